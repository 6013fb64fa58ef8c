import { actorsOf, mayDeclare, reactionNow, reactorsOf } from "../activation/index.ts";
import {
  type Aim,
  observedNeeds,
  callArtillery,
  type CalledFire,
  observerOf,
  volleysOf,
  mannerNow,
  type Manner,
  performAttack,
} from "../attack/index.ts";
import type { Needs, Ctx, Rules } from "../table/context.ts";
import { mayFight } from "./reacting.ts";
import { shakenBy } from "../table/tokens.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { needPlanned } from "./planned.ts";
import type { DeclaredSkill } from "../table/state.ts";
import { type Together, unitNamed } from "../table/units.ts";

export function attackNeeds(ctx: Ctx, req: Needs, action: ActionOf<"attack">, aim?: Aim): void {
  const reaction = reactionNow(ctx);
  const actors = reaction === null ? actorsOf(ctx) : reactorsOf(ctx);
  const manner = mannerNow(ctx);
  const reacts = reaction?.unit === action.unit;
  if (reaction !== null) {
    if (
      !req.need(
        reacts,
        { met: `${reaction.unit} reacts now.`, unmet: `${reaction.unit} reacts now, not ${action.unit}.` },
        "dt.react.target",
      )
    )
      return;
  } else if (!needPlanned(ctx, req, action.unit, ["attack", "sustained", "free-attack"], "dt.act.attack")) return;
  if (manner === null) {
    req.need(
      reaction === null,
      { met: `${action.unit} has still to attack.`, unmet: `${action.unit} has already attacked, or may only turn.` },
      "dt.react.one-army",
    );
    return;
  }
  for (const unit of actors) {
    const why = shakenBy(unit);
    if (why !== null && !(reacts && mayFight(unit)))
      req.fail(
        `${unit.id} is ${why === "dt.supp.cannot-fight" ? "suppressed" : "stunned"} and cannot fight.`,
        why,
        "dt.open.suppressed-reactive",
      );
  }
  for (const skill of action.skills ?? []) {
    const cites = [skill === "lucky" ? "dt.skill.lucky" : "dt.skill.fighting-spirit", "dt.skill.declare"] as const;
    if (
      req.need(
        reacts,
        {
          met: `${skill} is declared with the reaction.`,
          unmet: `${skill} is declared with the plan, not with the attack.`,
        },
        "dt.skill.declare",
      )
    )
      req.need(
        mayDeclare(actors, skill),
        {
          met: `${action.unit} can use ${skill}.`,
          unmet: `${action.unit} does not have ${skill}, or has already used it.`,
        },
        ...cites,
        "dt.skill.not-twice",
      );
  }
  if (action.through !== undefined) return observedNeeds(ctx, req, action, actors, manner, aim);
  volleysOf(ctx, req, actors, action.shots, manner, aim);
}

/** An attack with weapons of their own, or by artillery that one of them observes for; whether it was ranged. dt.skill.observer */
export function* fight(
  ctx: Ctx,
  actors: Together,
  { shots, through }: ActionOf<"attack">,
  manner: Manner,
  skills: readonly DeclaredSkill[],
): Rules<boolean> {
  if (through === undefined) return (yield* performAttack(ctx, actors, shots, manner, skills)).ranged;
  const gun = unitNamed(ctx.state, through);
  const viewer = observerOf(actors);
  // dt.skill.observer-los
  const fires = function* (how: CalledFire): Rules {
    yield* performAttack(ctx, how.together, shots, how.manner, how.skills, viewer);
  };
  yield* callArtillery(ctx, gun, fires, manner);
  return true;
}
