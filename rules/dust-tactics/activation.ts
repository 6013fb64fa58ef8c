import type { Wording } from "../kernel/index.ts";
import { pilotOf } from "./carrying/capacity.ts";
import type { Citation } from "./events.ts";
import type { Activation, DeclaredSkill, Planned, Reaction, State, Unit } from "./state.ts";
import { choose, type G, impossible, number, reading, record, roll, type Rules, secondSymbol } from "./table.ts";
import { drop, gain } from "./tokens.ts";
import { prismOf } from "./bodies.ts";
import { isWithinCm } from "./ranges.ts";
import { hasOwnSkill, hasSkill, hasToken, isHero, isOnTable, onTable, type Together, unitNamed } from "./units.ts";

/** A unit, and the hero with it as long as he lives. dt.hero.join-moment */
function withHero(state: State, one: { readonly unit: string; readonly hero: string | null }): Together {
  const unit = unitNamed(state, one.unit);
  const hero = one.hero === null ? null : unitNamed(state, one.hero);
  return hero === null || hero.where === "gone" ? [unit] : [unit, hero];
}

/** What is said of a unit that has to be activated still. */
export const unactivated = ({ id }: Unit): Wording => ({
  met: `${id} has not been activated this turn.`,
  unmet: `${id} has already been activated this turn.`,
});

/** The unit that is activated, and the hero with it. */
export const actorsOf = ({ state }: G): Together =>
  state.activation === null ? [] : withHero(state, state.activation);

/** The units that react. */
export const reactorsOf = ({ state }: G): Together => (state.reaction === null ? [] : withHero(state, state.reaction));

/** The reaction that is carried out now; null where none is, or one waits for the last action. dt.open.react-timing-three */
export const reactionNow = ({ state }: G): Reaction | null =>
  state.reaction === null || state.reaction.waits ? null : state.reaction;

/** The units that act now: those that react, or those that are activated. */
export const actingNow = (g: G): Together => (reactionNow(g) === null ? actorsOf(g) : reactorsOf(g));

export const activationOf = ({ state }: G): Activation => {
  if (state.activation === null) throw impossible("nobody is activated");
  return state.activation;
};

/** What makes actions cost more or less. dt.skill.scout */
export interface Costs {
  readonly scouts: boolean;
  readonly stimulant: Activation["stimulant"];
}

/** What the actions of the activation cost: a scout's first march of the game counts as one. dt.skill.scout */
export const costsOf = (g: G): Costs => ({
  scouts: actorsOf(g).every((unit) => !unit.acted) && actorsOf(g).some((unit) => hasSkill(unit, "scout", actorsOf(g))),
  stimulant: activationOf(g).stimulant,
});

/** A free action that a skill grants uses none of a unit's own. dt.act.free-exempt */
export const isFree = (planned: Planned): boolean => planned === "free-move" || planned === "free-attack";

/** Whether a planned action is a MARCH MOVE, as is a MOVE with Move Stimulants. dt.act.march, dt.cmd.stim-move */
export const isMarch = (planned: Planned | null | undefined, { stimulant }: Pick<Activation, "stimulant">): boolean =>
  planned === "march" || (planned === "move" && stimulant === "move");

/** How many of its own actions a planned one uses. dt.act.march, dt.act.sustained, dt.act.free-exempt */
export function costOf(g: G, planned: Planned, { scouts, stimulant }: Costs, isFirst: boolean): number {
  switch (planned) {
    // dt.skill.scout
    case "march":
      return scouts && isFirst ? 1 : 2;
    case "sustained":
      return 2;
    // dt.cmd.stim-attack, dt.cmd.stim-move, dt.open.stim-three
    case "attack":
    case "move":
      return stimulant === planned && reading(g, "dt.open.stim-three") === "counted-as-two" ? 2 : 1;
    case "free-move":
    case "free-attack":
      return 0;
    default:
      return 1;
  }
}

/** The dice of a removal roll: one more with a hero, Brave or a commissar, never more. dt.skill.three-dice-cap */
function removalDice(g: G, together: Together): { readonly dice: number; readonly cites: readonly Citation[] } {
  const [unit] = together;
  if (unit === undefined) return { dice: 0, cites: [] };
  const cites: Citation[] = [];
  if (together.length > 1 && together.some(isHero)) cites.push("dt.hero.three-dice");
  if (hasSkill(unit, "brave", together)) cites.push("dt.skill.brave");
  if (hasSkill(unit, "brave", together) && !hasOwnSkill(unit, "brave")) cites.push("dt.skill.shared");
  if (unit.miniatures.some(({ commissar }) => commissar)) cites.push("dt.skill.commissar");
  const helped = cites.length > 0;
  if (cites.length > 1) cites.push("dt.skill.three-dice-cap");
  return { dice: number(g, helped ? "dt.number.removal-dice-helped" : "dt.number.removal-dice"), cites };
}

/** The roll to remove Under Fire or Suppression from a unit that activates. dt.supp.clear-under-fire, dt.supp.roll */
export function* removalRoll(g: G, together: Together): Rules {
  const [unit] = together;
  if (unit === undefined) return;
  const suppressed = hasToken(unit, "suppressed");
  if (!suppressed && !hasToken(unit, "under-fire")) return;
  const { dice, cites } = removalDice(g, together);
  const rule = suppressed ? "dt.supp.roll" : "dt.supp.clear-under-fire";
  const rolled = yield* roll(g, dice, ["ARMY"], `${unit.id} shakes off its token`, rule, ...cites);
  record(g, {
    event: "rolled",
    unit: unit.id,
    about: suppressed ? "suppression" : "under fire",
    dice: rolled.shown,
    successes: rolled.successes,
    cites: [rule, ...cites],
  });
  if (!suppressed) {
    if (rolled.successes > 0) drop(g, unit, "under-fire", "rolled off", "dt.supp.clear-under-fire");
    return;
  }
  const needed = dice > 2 && reading(g, "dt.open.three-dice-clear") === "all-three" ? dice : 2;
  if (rolled.successes >= needed)
    drop(g, unit, "suppressed", "rolled off", "dt.supp.clear", "dt.open.three-dice-clear");
  else if (rolled.successes > 0) {
    drop(g, unit, "suppressed", "rolled down", "dt.supp.downgrade");
    gain(g, unit, "under-fire", "rolled down", "dt.supp.downgrade");
  }
}

/** The ace at the controls of what is activated. dt.skill.ace-pilot */
const acePilot = ({ state }: G, together: Together): Unit | undefined =>
  together
    .map((unit) => pilotOf(state, unit))
    .find((pilot) => pilot !== undefined && (hasOwnSkill(pilot, "ace pilot") || hasOwnSkill(pilot, "ace air pilot")));

/** The ace among those who act; out of an ambush its dice alone count, by the default. dt.skill.infantry-ace, dt.skill.ace-pilot, dt.open.ambush-ace */
function aceOf(g: G, together: Together): Unit | undefined {
  const hidden = together.some(({ waits }) => waits === "ambush");
  if (hidden && reading(g, "dt.open.ambush-ace") === "ambush-alone") return undefined;
  return together.find((unit) => hasOwnSkill(unit, "infantry ace")) ?? acePilot(g, together);
}

/** Whether an ace takes a third action. dt.skill.infantry-ace, dt.skill.ace-pilot */
function* aceRoll(g: G, together: Together): Rules<boolean> {
  const ace = aceOf(g, together);
  if (ace === undefined) return false;
  const second = secondSymbol(g, "dt.open.ace-symbol");
  const rule = hasOwnSkill(ace, "infantry ace") ? "dt.skill.infantry-ace" : "dt.skill.ace-pilot";
  const rolled = yield* roll(g, 1, ["ARMY", second], `${ace.id} for a third action`, rule, "dt.open.ace-symbol");
  record(g, {
    event: "rolled",
    unit: ace.id,
    about: "a third action",
    dice: rolled.shown,
    successes: rolled.successes,
    cites: [rule, "dt.open.ace-symbol"],
  });
  return rolled.successes > 0;
}

/** Whether a Blutkreuz hero stands near a Mindless Zombie unit as it activates. dt.skill.blutkreuz */
function isDriven(g: G, unit: Unit): boolean {
  if (!hasOwnSkill(unit, "mindless zombie") || !isOnTable(unit)) return false;
  const cm = number(g, "dt.number.special");
  return onTable(g.state).some(
    (hero) =>
      hero.side === unit.side &&
      hasOwnSkill(hero, "blutkreuz") &&
      hero.miniatures.some((one) =>
        unit.miniatures.some((other) => isWithinCm(g, prismOf(g.state, hero, one), prismOf(g.state, unit, other), cm)),
      ),
  );
}

/** Units that activate, with a hero who is one of them, take stimulants: one of two takes effect. dt.cmd.stimulants, dt.open.stim-both */
export function* takeStimulants(g: G, together: Together): Rules<Activation["stimulant"]> {
  const [unit] = together;
  const attack = together.find((one) => hasToken(one, "attack-stimulants"));
  const move = together.find((one) => hasToken(one, "move-stimulants"));
  for (const one of together) {
    drop(g, one, "attack-stimulants", "it activates", "dt.cmd.stim-attack");
    drop(g, one, "move-stimulants", "it activates", "dt.cmd.stim-move");
  }
  if (attack !== undefined && move !== undefined && unit !== undefined) {
    // dt.open.stim-both: one of them takes effect
    const stimulant = yield* choose<"attack" | "move">(
      unit.side,
      { id: "dt.decide.which-stimulant", text: `Which stimulants work for ${unit.id}?`, piece: unit.id },
      [
        { id: "attack", text: "Attack Stimulants", value: "attack" },
        { id: "move", text: "Move Stimulants", value: "move" },
      ],
    );
    if (reading(g, "dt.open.stim-both") === "one-waits") {
      // it waits with whoever had it
      if (stimulant === "attack") gain(g, move, "move-stimulants", "it waits", "dt.open.stim-both");
      else gain(g, attack, "attack-stimulants", "it waits", "dt.open.stim-both");
    }
    return stimulant;
  }
  return attack !== undefined ? "attack" : move !== undefined ? "move" : null;
}

/** Whether actions are declared before the rolls are made. dt.open.declare-order */
export const declaresFirst = (g: G): boolean => reading(g, "dt.open.declare-order") === "declared-first";

/** What a unit may have of actions before it has rolled: a third where an ace or stimulants could give one. dt.open.declare-order */
export function* expectActions(g: G): Rules {
  const activation = activationOf(g);
  const together = actorsOf(g);
  const [unit] = together;
  if (unit === undefined) throw impossible("nobody is activated");
  activation.driven = isDriven(g, unit);
  activation.stimulant = yield* takeStimulants(g, together);
  const more = aceOf(g, together) !== undefined || activation.stimulant !== null ? 1 : 0;
  activation.actions = Math.min(number(g, "dt.number.actions") + more, number(g, "dt.number.most-actions"));
}

/** Everything that is rolled when a unit activates, and what it leaves of its actions. dt.open.declare-order */
export function* activationRolls(g: G): Rules {
  const activation = activationOf(g);
  const together = actorsOf(g);
  const [unit] = together;
  if (unit === undefined) throw impossible("nobody is activated");
  activation.driven = isDriven(g, unit);
  yield* removalRoll(g, together);
  let actions = number(g, "dt.number.actions");
  if (yield* aceRoll(g, together)) actions++;
  if (!declaresFirst(g)) activation.stimulant = yield* takeStimulants(g, together);
  // dt.cmd.stim-three: the upgraded action counts as two
  if (activation.stimulant !== null) actions++;
  activation.actions = Math.min(actions, number(g, "dt.number.most-actions"));
  // a hero who is part of the unit shares its first NOTHING, and it his: dt.hero.shared-nothing
  const shaken = hasToken(unit, "suppressed") || together.some((one) => hasToken(one, "stunned"));
  activation.forced = shaken;
  for (const one of together)
    drop(g, one, "stunned", "it activates", "dt.skill.stunned-activate", "dt.skill.stunned-and-suppressed");
  record(g, {
    event: "activated",
    unit: unit.id,
    hero: activation.hero,
    actions: activation.actions,
    cites: [
      "dt.act.two",
      "dt.turn.once",
      "dt.open.declare-order",
      ...(activation.driven ? (["dt.skill.blutkreuz"] as const) : []),
      ...(shaken ? (["dt.supp.forced-nothing", "dt.hero.shared-nothing"] as const) : []),
      ...(activation.actions > 2 ? (["dt.act.max-three"] as const) : []),
      ...(activation.stimulant !== null ? (["dt.cmd.stim-three", "dt.open.stim-three"] as const) : []),
      ...(unit.where === "aboard" ? (["dt.carry.separate"] as const) : []),
      ...(hasToken(unit, "under-fire") ? (["dt.supp.under-fire-harmless"] as const) : []),
    ],
  });
}

/** What is planned next; null when all is done. */
export function nextPlanned({ plan, done }: Activation): Planned | null {
  return plan?.[done] ?? null;
}

/** Whether a skill may be declared now: it has not been used up. dt.skill.declare, dt.skill.not-twice */
export function mayDeclare(together: Together, skill: DeclaredSkill): boolean {
  const bearers = together.filter((unit) => hasOwnSkill(unit, skill));
  return bearers.length > 0 && together.every((unit: Unit) => !unit.used.includes(skill));
}
