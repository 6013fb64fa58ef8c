import type { Wording } from "../../kernel/index.ts";
import type { Activation, DeclaredSkill, Planned, Reaction, State, Unit } from "../table/state.ts";
import { type Ctx, impossible } from "../table/context.ts";
import { hasOwnSkill, type CombinedUnit, unitById } from "../table/units.ts";

/** A unit, and the hero with it as long as he lives. dt.hero.join-moment */
function withHero(state: State, acting: { readonly unit: string; readonly hero: string | null }): CombinedUnit {
  const unit = unitById(state, acting.unit);
  const hero = acting.hero === null ? null : unitById(state, acting.hero);
  return hero === null || hero.where === "gone" ? [unit] : [unit, hero];
}

/** The requirement that a unit has not been activated this turn. */
export const unactivated = ({ id }: Unit): Wording => ({
  met: `${id} has not been activated this turn.`,
  unmet: `${id} has already been activated this turn.`,
});

/** The unit that is activated, and the hero with it. */
export const actorsOf = ({ state }: Ctx): CombinedUnit =>
  state.activation === null ? [] : withHero(state, state.activation);

/** The units that react. */
export const reactorsOf = ({ state }: Ctx): CombinedUnit =>
  state.reaction === null ? [] : withHero(state, state.reaction);

/** The reaction that is carried out now; null where none is, or one waits for the last action. dt.open.react-timing-three */
export const reactionNow = ({ state }: Ctx): Reaction | null =>
  state.reaction === null || state.reaction.waits ? null : state.reaction;

/** The units that act now: those that react, or those that are activated. */
export const actingNow = (ctx: Ctx): CombinedUnit => (reactionNow(ctx) === null ? actorsOf(ctx) : reactorsOf(ctx));

export const activationOf = ({ state }: Ctx): Activation => {
  if (state.activation === null) throw impossible("nobody is activated");
  return state.activation;
};

/** What is planned next; null when all is done. */
export function nextPlanned({ plan, done }: Activation): Planned | null {
  return plan?.[done] ?? null;
}

/** Whether a skill may be declared now: it has not been used up. dt.skill.declare, dt.skill.not-twice */
export function mayDeclare(together: CombinedUnit, skill: DeclaredSkill): boolean {
  const bearers = together.filter((unit) => hasOwnSkill(unit, skill));
  return bearers.length > 0 && together.every((unit: Unit) => !unit.used.includes(skill));
}
