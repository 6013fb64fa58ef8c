import { firesFrom, isExposed, stanceOf } from "./carrying/standing.ts";
import type { Needs } from "./attack/orders.ts";
import { joinObstacle } from "./heroes.ts";
import { isWithinCm } from "./ranges.ts";
import { type Activation, otherSide, type Planned, type Unit } from "./state.ts";
import {
  activationOf,
  actorsOf,
  type Costs,
  costOf,
  costsOf,
  isFree,
  reactorsOf,
  removalRoll,
  takeStimulants,
  unactivated,
} from "./activation.ts";
import { type G, inCm, number, reading, record, roll, type Rules, secondSymbol } from "./table.ts";
import type { Citation } from "./events.ts";
import { standObstacle } from "./moving/barriers.ts";
import { drop, shakenBy } from "./tokens.ts";
import {
  cardOf,
  figuresOf,
  findUnit,
  hasSkill,
  hasToken,
  inPlay,
  isAircraft,
  isHero,
  isOnTable,
  type Together,
  unitNamed,
  isIdle,
} from "./units.ts";
import type { ActionOf } from "./actions/schema.ts";
import { distanceOf } from "./ranges.ts";

/** How near a reacting unit has to be. dt.react.range, dt.skill.advanced-reactive-range */
const reactRange = (g: G, unit: Unit): number =>
  number(g, hasSkill(unit, "advanced reactive fire", [unit]) ? "dt.number.react-advanced" : "dt.number.react");

/** How far apart the nearest miniatures of two units are, in lattice units. */
function distanceBetween(g: G, unit: Unit, others: Together): number {
  return Math.min(
    ...figuresOf([unit]).flatMap((one) =>
      figuresOf(others).map((other) => distanceOf(g, stanceOf(g.state, one).prism, stanceOf(g.state, other).prism)),
    ),
  );
}

const isNear = (g: G, unit: Unit, others: Together, cm: number): boolean =>
  figuresOf([unit]).some((one) =>
    figuresOf(others).some((other) => isWithinCm(g, stanceOf(g.state, one).prism, stanceOf(g.state, other).prism, cm)),
  );

/** Whether a unit could react from where it is: on the table, or aboard what it fires from. dt.carry.fire-sides */
const isReady = (g: G, unit: Unit): boolean => (isOnTable(unit) && !isIdle(unit)) || firesFrom(g.state, unit) !== null;

/** What a reactive attack by a unit needs. dt.react.unactivated, dt.react.range, dt.react.no-aircraft */
export function reactNeeds(g: G, r: Needs, action: ActionOf<"react">): void {
  const { activation } = g.state;
  if (
    !r.need(
      activation !== null,
      { met: "A unit is activated.", unmet: "No unit is activated, so there is nothing to react to." },
      "dt.react.window",
    ) ||
    activation === null
  )
    return;
  const early = windowObstacle(g);
  const now = { met: "Reactions are possible now.", unmet: early?.text ?? "" };
  if (!r.need(early === null, now, ...(early?.cites ?? (["dt.react.window"] as const)))) return;
  const unit = findUnit(g.state, action.unit);
  const enemy = unitNamed(g.state, activation.unit);
  if (
    !r.need(
      unit !== undefined && unit.side !== enemy.side,
      {
        met: `${action.unit} belongs to the other side.`,
        unmet:
          unit === undefined
            ? `There is no unit ${action.unit}.`
            : `${action.unit} is on the side of ${enemy.id} and cannot react to it.`,
      },
      "dt.react.window",
    ) ||
    unit === undefined
  )
    return;
  r.need(!isIdle(unit), { met: `${unit.id} has its pilot.`, unmet: `${unit.id} has no pilot.` }, "dt.pilot.abandoned");
  r.need(
    isIdle(unit) || isReady(g, unit),
    {
      met: `${unit.id} is on the table.`,
      unmet: `${unit.id} is not on the table, nor aboard anything it could fire from.`,
    },
    "dt.react.range",
    "dt.carry.fire-sides",
  );
  r.need(!unit.activated, unactivated(unit), "dt.react.unactivated");
  r.need(
    !isAircraft(unit),
    { met: `${unit.id} is no aircraft.`, unmet: `${unit.id} is an aircraft, and aircraft do not react.` },
    "dt.react.no-aircraft",
  );
  const cm = reactRange(g, unit);
  if (isReady(g, unit)) {
    const far = inCm(distanceBetween(g, unit, actorsOf(g)));
    r.need(
      isNear(g, unit, actorsOf(g), cm),
      { met: `${unit.id} is ${far} cm away.`, unmet: `${unit.id} is ${far} cm away, ${cm} cm allowed.` },
      "dt.react.range",
      "dt.skill.advanced-reactive-range",
    );
  }
  if (action.hero === undefined) return;
  const hero = findUnit(g.state, action.hero);
  r.need(
    reading(g, "dt.open.react-hero") === "yes",
    { met: "A hero may join a reaction.", unmet: "Heroes do not join reactions by this reading." },
    "dt.open.react-hero",
  );
  if (
    !r.need(
      hero !== undefined && isHero(hero) && !hero.activated,
      {
        met: `${action.hero} has not been activated this turn.`,
        unmet:
          hero !== undefined && isHero(hero)
            ? `${action.hero} has already been activated this turn.`
            : `${action.hero} is no hero.`,
      },
      "dt.hero.join-moment",
    )
  )
    return;
  const why = hero === undefined ? null : joinObstacle(g, hero, unit);
  if (why !== null) r.fail(why.text, ...why.cites);
}

const couldReact = (g: G, unit: Unit): boolean =>
  isReady(g, unit) && !unit.activated && !isAircraft(unit) && isNear(g, unit, actorsOf(g), reactRange(g, unit));

const enemies = (g: G): readonly Unit[] => inPlay(g.state, otherSide(unitNamed(g.state, activationOf(g).unit).side));

/** Whether any unit of the other side could react now. */
export const anyoneReacts = (g: G): boolean => enemies(g).some((unit) => couldReact(g, unit));

/** Who of the other side could react now, and how far away each is in lattice units. dt.react.range */
export const whoReacts = (g: G): readonly { readonly unit: Unit; readonly distance: number }[] =>
  enemies(g)
    .filter((unit) => couldReact(g, unit))
    .map((unit) => ({ unit, distance: distanceBetween(g, unit, actorsOf(g)) }));

/** How many actions are over, free ones left aside; half a march is one. */
function actionsOver(g: G, { plan, done, half }: Activation): number {
  const costs = costsOf(g);
  const over = (plan ?? []).slice(0, done).filter((planned) => !isFree(planned));
  return over.reduce((sum, planned, i) => sum + costOf(g, planned, costs, i === 0), half === null ? 0 : 1);
}

/** A reason why nobody reacts now. */
interface Bar {
  readonly text: string;
  readonly cites: readonly Citation[];
}

const bar = (text: string, ...cites: readonly Citation[]): Bar => ({ text, cites });

/** Whether a planned action is a SUSTAINED ATTACK, be it by Attack Stimulants. dt.cmd.stim-attack */
const sustains = ({ stimulant }: Activation, planned: Planned): boolean =>
  planned === "sustained" || (planned === "attack" && stimulant === "attack");

/** Whether a SUSTAINED ATTACK, or NOTHING as the second action, bars reactions. */
function barredBy(g: G, activation: Activation, costs: Costs): Bar | null {
  const { unit, plan } = activation;
  const counted = (plan ?? []).filter((planned) => !isFree(planned));
  const at = counted.findIndex((planned) => sustains(activation, planned));
  if (at >= 0 && (reading(g, "dt.open.react-sustained-three") === "no" || at === 0))
    return bar(`${unit} takes a SUSTAINED ATTACK.`, "dt.react.not-sustained", "dt.open.react-sustained-three");
  const [first, second] = counted;
  const isSecond = first !== undefined && costOf(g, first, costs, true) === 1;
  return isSecond && second === "nothing"
    ? bar(`The second action of ${unit} is NOTHING.`, "dt.react.not-second-nothing")
    : null;
}

/** How many actions a unit takes in all, free ones left aside. */
const actionsInAll = (g: G, { plan }: Activation, costs: Costs): number =>
  (plan ?? [])
    .filter((planned) => !isFree(planned))
    .reduce((sum, planned, i) => sum + costOf(g, planned, costs, i === 0), 0);

/**
 * After how many actions one reacts: after the first, of three before the last; a SUSTAINED ATTACK is not interrupted.
 * dt.react.window, dt.react.three-actions, dt.open.react-sustained-three
 */
function reactsAfter(g: G, activation: Activation, costs: Costs, total: number): number {
  if (total <= 2 || reading(g, "dt.open.react-timing-three") !== "before-last") return 1;
  const last = activation.plan?.findLast((planned) => !isFree(planned));
  return total - (last !== undefined && sustains(activation, last) ? costOf(g, last, costs, false) : 1);
}

/** Why one may not react now: only after the first action, of three before the last, of a march in its middle. */
function windowObstacle(g: G): Bar | null {
  const activation = activationOf(g);
  if (activation.window === "open") return null;
  if (activation.window === "over")
    return bar(`The reaction to ${activation.unit} has been made or declined.`, "dt.react.window");
  if (activation.plan === null) return bar(`${activation.unit} has not acted yet.`, "dt.react.window");
  if (!actorsOf(g).every((unit) => isExposed(g.state, unit)))
    return bar(`${activation.unit} is not on the table.`, "dt.react.window");
  const costs = costsOf(g);
  const why = barredBy(g, activation, costs);
  if (why !== null) return why;
  const total = actionsInAll(g, activation, costs);
  if (total === 1 && reading(g, "dt.open.react-one-action") === "no")
    return bar(`${activation.unit} has only one action.`, "dt.open.react-one-action");
  const after = reactsAfter(g, activation, costs, total);
  if (actionsOver(g, activation) === after) return null;
  return after > 1
    ? bar(
        `A reaction to ${activation.unit} comes before the last of its ${total} actions.`,
        "dt.react.three-actions",
        "dt.open.react-timing-three",
      )
    : bar(`A reaction to ${activation.unit} comes when its first action is over.`, "dt.react.window");
}

/** Whether one may react now, and somebody can. dt.react.window, dt.react.three-actions, dt.react.mid-march */
export const opensWindow = (g: G): boolean => windowObstacle(g) === null && anyoneReacts(g);

/** The rules by which a reaction comes when it does. */
function momentRules(g: G): readonly Citation[] {
  const activation = activationOf(g);
  const three = actionsInAll(g, activation, costsOf(g)) > 2;
  return [
    "dt.react.window",
    ...(three ? (["dt.react.three-actions", "dt.open.react-timing-three"] as const) : []),
    ...(activation.half !== null ? (["dt.react.mid-march"] as const) : []),
  ];
}

/** A unit attempts a reactive attack: that is its activation. dt.react.roll, dt.react.uses-activation */
export function* react(g: G, action: ActionOf<"react">): Rules {
  const activation = activationOf(g);
  const unit = unitNamed(g.state, action.unit);
  const hero = action.hero === undefined ? null : unitNamed(g.state, action.hero);
  const together = hero === null ? [unit] : [unit, hero];
  record(g, {
    event: "reacted",
    unit: unit.id,
    hero: hero?.id ?? null,
    against: activation.unit,
    cites: [...momentRules(g), "dt.react.optional", "dt.react.uses-activation", "dt.open.react-one"],
  });
  for (const one of together) {
    one.activated = true;
    one.acted = true;
    one.marched = false;
  }
  g.state.reaction = { unit: unit.id, hero: hero?.id ?? null, may: "attack", waits: false };
  const rolls = hasToken(unit, "suppressed") || reading(g, "dt.open.under-fire-reaction") === "rolls";
  if (rolls) yield* removalRoll(g, together);
  // the attempt activates it: dt.react.uses-activation
  const stimulated = (yield* takeStimulants(g, together)) === "attack";
  const shaken = hasToken(unit, "suppressed") || together.some((one) => hasToken(one, "stunned"));
  const dice = number(g, shaken ? "dt.number.react-dice-shaken" : "dt.number.react-dice");
  const second = secondSymbol(g, "dt.open.adv-reactive-symbol");
  const advanced = hasSkill(unit, "advanced reactive fire", together);
  const rolled = yield* roll(g, dice, advanced ? ["ARMY", second] : ["ARMY"], `${unit.id} reacts`, "dt.react.roll");
  for (const one of together) drop(g, one, "stunned", "it reacts", "dt.skill.stunned-reactive");
  const barred = hasToken(unit, "suppressed") && reading(g, "dt.open.suppressed-reactive") === "cannot";
  const may = barred || rolled.successes === 0 ? "nothing" : rolled.successes > 1 ? "either" : "attack";
  record(g, {
    event: "reaction-rolled",
    unit: unit.id,
    dice: rolled.shown,
    may,
    cites: [
      "dt.react.roll",
      may === "nothing" ? "dt.react.no-army" : may === "either" ? "dt.react.two-army" : "dt.react.one-army",
      ...(shaken
        ? (["dt.react.suppressed-roll", "dt.react.suppressed-one-die", "dt.open.suppressed-reactive"] as const)
        : []),
      ...(advanced ? (["dt.skill.advanced-reactive-dice", "dt.open.adv-reactive-symbol"] as const) : []),
    ],
  });
  if (may === "nothing") endReaction(g);
  else {
    const waits = waitsForLast(g);
    g.state.reaction = { unit: unit.id, hero: hero?.id ?? null, may, waits, ...(stimulated && { stimulated }) };
    if (waits) activation.window = "over";
  }
}

/** Whether actions come before the last, so that a reaction is carried out only then. dt.open.react-timing-three */
export function waitsForLast(g: G): boolean {
  if (reading(g, "dt.open.react-timing-three") === "before-last") return false;
  const activation = activationOf(g);
  return actionsOver(g, activation) < actionsInAll(g, activation, costsOf(g)) - 1;
}

/** The reaction is over; the enemy goes on, if anybody of it is left. dt.react.resume */
export function endReaction(g: G): void {
  g.state.reaction = null;
  const { activation } = g.state;
  if (activation === null) return;
  activation.window = reading(g, "dt.open.react-one") === "any-number" && anyoneReacts(g) ? "open" : "over";
  const goesOn = [activation.unit, activation.hero].find(
    (id) => id !== null && unitNamed(g.state, id).where !== "gone",
  );
  if (goesOn !== undefined && goesOn !== null)
    record(g, { event: "resumed", unit: goesOn, cites: ["dt.react.resume"] });
}

/** Whether those who react may fight: a suppressed unit whose die succeeded may. dt.open.suppressed-reactive */
export const mayFight = (unit: Unit): boolean => shakenBy(unit) === null || hasToken(unit, "suppressed");

/** What turning on the spot needs. dt.react.rotate-only, dt.react.large-rotate */
export function turnNeeds(g: G, r: Needs, action: ActionOf<"turn">): void {
  const { reaction, activation } = g.state;
  if (
    !r.need(
      reaction?.may === "either" && reaction.unit === action.unit,
      { met: `${action.unit} may turn now.`, unmet: `${action.unit} cannot turn now.` },
      "dt.react.two-army",
    )
  )
    return;
  const [unit] = reactorsOf(g);
  if (unit === undefined || activation === null) return;
  if (
    !r.need(
      isOnTable(unit),
      { met: `${unit.id} is on the table.`, unmet: `${unit.id} is not on the table.` },
      "dt.carry.no-move",
    )
  )
    return;
  for (const { id, at, floor } of unit.miniatures) {
    const why = standObstacle(g, unit, at, action.facing, floor, new Map(), id);
    if (why !== null) r.fail(`${id}: ${why.text}`, ...why.cites);
  }
  if (cardOf(unit).size === "normal") return;
  const before = distanceBetween(g, unit, actorsOf(g));
  const turned: Unit = { ...unit, facing: action.facing };
  const after = distanceBetween(g, turned, actorsOf(g));
  r.need(
    after <= before + 10,
    { met: "It does not end further away.", unmet: `It would end ${inCm(after - before)} cm further away.` },
    "dt.react.large-rotate",
  );
}
