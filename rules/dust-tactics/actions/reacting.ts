import type { Citation } from "../book/citation.ts";
import { firesFrom, isExposed, stanceOf } from "../table/stances.ts";
import {
  type Req,
  type Ctx,
  inCm,
  number,
  reading,
  record,
  roll,
  type Rules,
  secondSymbol,
  impossible,
} from "../table/context.ts";
import {
  joinObstacle,
  removalRoll,
  takeStimulants,
  type Costs,
  costOf,
  costsOf,
  isFree,
  activationOf,
  actorsOf,
  reactionNow,
  reactorsOf,
  unactivated,
  toActivate,
} from "../activation/index.ts";
import { isWithinCm, distanceOf } from "../table/ranges.ts";
import { type Activation, otherSide, type Planned, sideIds, type Unit } from "../table/state.ts";
import { standObstacle } from "../movement/index.ts";
import { drop, releaseGrapples, shakenBy } from "../table/tokens.ts";
import {
  cardOf,
  figuresOf,
  findUnit,
  hasOwnSkill,
  hasSkill,
  hasToken,
  inPlay,
  isAircraft,
  isHero,
  isOnTable,
  type CombinedUnit,
  unitNamed,
  isIdle,
  isOnBoard,
} from "../table/units.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { measured } from "../../geometry/index.ts";
import { prismOf } from "../table/bodies.ts";
import type { ActionRule } from "./rule.ts";

/** How near a reacting unit has to be. dt.react.range, dt.skill.advanced-reactive-range */
const reactRange = (ctx: Ctx, unit: Unit): number =>
  number(ctx, hasAdvancedFire(unit) ? "dt.number.react-advanced" : "dt.number.react");

const hasAdvancedFire = (unit: Unit): boolean => hasSkill(unit, "advanced reactive fire", [unit]);

/** How far apart the nearest miniatures of two units are, in lattice units. */
function distanceBetween(ctx: Ctx, unit: Unit, others: CombinedUnit): number {
  return Math.min(
    ...figuresOf([unit]).flatMap((figure) =>
      figuresOf(others).map((other) =>
        distanceOf(ctx, stanceOf(ctx.state, figure).prism, stanceOf(ctx.state, other).prism),
      ),
    ),
  );
}

const isNear = (ctx: Ctx, unit: Unit, others: CombinedUnit, cm: number): boolean =>
  figuresOf([unit]).some((figure) =>
    figuresOf(others).some((other) =>
      isWithinCm(ctx, stanceOf(ctx.state, figure).prism, stanceOf(ctx.state, other).prism, cm),
    ),
  );

/** Whether a unit could react from where it is: on the table, or aboard what it fires from. dt.carry.fire-sides */
const isReady = (ctx: Ctx, unit: Unit): boolean =>
  (isOnTable(unit) && !isIdle(unit)) || firesFrom(ctx.state, unit) !== null;

/** What a reactive attack by a unit needs. dt.react.unactivated, dt.react.range, dt.react.no-aircraft */
function requiresReaction(ctx: Ctx, req: Req, action: ActionOf<"react">): void {
  const { activation } = ctx.state;
  if (
    !req.need(
      activation !== null,
      { met: "A unit is activated.", unmet: "No unit is activated, so there is nothing to react to." },
      "dt.react.window",
    ) ||
    activation === null
  )
    return;
  const early = windowObstacle(ctx);
  const now = { met: "Reactions are possible now.", unmet: early?.text ?? "" };
  if (!req.need(early === null, now, ...(early?.cites ?? (["dt.react.window"] as const)))) return;
  const unit = findUnit(ctx.state, action.unit);
  const enemy = unitNamed(ctx.state, activation.unit);
  if (
    !req.need(
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
  if (isIdle(unit)) req.fail(`${unit.id} has no pilot.`, "dt.pilot.abandoned");
  req.need(
    isIdle(unit) || isReady(ctx, unit),
    {
      met: unit.where === "aboard" ? `${unit.id} is aboard and can fire from there.` : `${unit.id} is on the table.`,
      unmet: `${unit.id} is not on the table, nor aboard anything it could fire from.`,
    },
    "dt.react.range",
    ...(unit.where === "aboard" ? (["dt.carry.fire-sides"] as const) : []),
  );
  req.need(!unit.activated, unactivated(unit), "dt.react.unactivated");
  req.need(
    !isAircraft(unit),
    { met: `${unit.id} is not an aircraft.`, unmet: `${unit.id} is an aircraft, and aircraft do not react.` },
    "dt.react.no-aircraft",
  );
  const cm = reactRange(ctx, unit);
  if (isReady(ctx, unit)) {
    const far = inCm(distanceBetween(ctx, unit, actorsOf(ctx)));
    const advanced = hasAdvancedFire(unit);
    const by = advanced ? " with Advanced Reactive Fire" : "";
    req.need(
      isNear(ctx, unit, actorsOf(ctx), cm),
      {
        met: `${unit.id} is ${far} cm away${by}.`,
        unmet: `${unit.id} is ${far} cm away, ${cm} cm allowed${by}.`,
      },
      "dt.react.range",
      ...(advanced ? (["dt.skill.advanced-reactive-range"] as const) : []),
    );
  }
  if (action.hero === undefined) return;
  const hero = findUnit(ctx.state, action.hero);
  req.need(
    reading(ctx, "dt.open.react-hero") === "yes",
    {
      met: "A hero may join a reaction.",
      unmet: `Heroes do not join reactions in this game, and ${action.hero} would.`,
    },
    "dt.open.react-hero",
  );
  if (
    !req.need(
      hero !== undefined && isHero(hero) && !hero.activated,
      {
        met: `${action.hero} has not been activated this turn.`,
        unmet:
          hero !== undefined && isHero(hero)
            ? `${action.hero} has already been activated this turn.`
            : `${action.hero} is not a hero.`,
      },
      "dt.hero.join-moment",
    )
  )
    return;
  const why = hero === undefined ? null : joinObstacle(ctx, hero, unit);
  if (why !== null) req.fail(why.text, ...why.cites);
}

const couldReact = (ctx: Ctx, unit: Unit): boolean =>
  isReady(ctx, unit) && !unit.activated && !isAircraft(unit) && isNear(ctx, unit, actorsOf(ctx), reactRange(ctx, unit));

const enemies = (ctx: Ctx): readonly Unit[] =>
  inPlay(ctx.state, otherSide(unitNamed(ctx.state, activationOf(ctx).unit).side));

/** Whether any unit of the other side could react now. */
export const anyoneReacts = (ctx: Ctx): boolean => enemies(ctx).some((unit) => couldReact(ctx, unit));

/** Who of the other side could react now, and how far away each is in lattice units. dt.react.range */
export const whoReacts = (ctx: Ctx): readonly { readonly unit: Unit; readonly distance: number }[] =>
  enemies(ctx)
    .filter((unit) => couldReact(ctx, unit))
    .map((unit) => ({ unit, distance: distanceBetween(ctx, unit, actorsOf(ctx)) }));

/** How many actions are over, free ones left aside; half a march is one. */
function actionsOver(ctx: Ctx, { plan, done, half }: Activation): number {
  const costs = costsOf(ctx);
  const over = (plan ?? []).slice(0, done).filter((planned) => !isFree(planned));
  return over.reduce(
    (sum, planned, i) => sum + costOf(ctx, planned, costs, { isFirst: i === 0 }),
    half === null ? 0 : 1,
  );
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

/**
 * Whether a SUSTAINED ATTACK, or NOTHING as the second action, bars reactions. dt.react.not-sustained,
 * dt.react.not-second-nothing, dt.open.react-nothing-three
 */
function barredBy(ctx: Ctx, activation: Activation, costs: Costs): Bar | null {
  const { unit, plan } = activation;
  const counted = (plan ?? []).filter((planned) => !isFree(planned));
  const at = counted.findIndex((planned) => sustains(activation, planned));
  if (at >= 0 && (reading(ctx, "dt.open.react-sustained-three") === "no" || at === 0))
    return bar(`${unit} takes a SUSTAINED ATTACK.`, "dt.react.not-sustained", "dt.open.react-sustained-three");
  if (actionsInAll(ctx, activation, costs) > 2 && reading(ctx, "dt.open.react-nothing-three") === "last")
    return counted.at(-1) === "nothing"
      ? bar(`The last action of ${unit} is NOTHING.`, "dt.react.not-second-nothing", "dt.open.react-nothing-three")
      : null;
  const [first, second] = counted;
  const isSecond = first !== undefined && costOf(ctx, first, costs, { isFirst: true }) === 1;
  return isSecond && second === "nothing"
    ? bar(`The second action of ${unit} is NOTHING.`, "dt.react.not-second-nothing")
    : null;
}

/** How many actions a unit takes in all, free ones left aside. */
const actionsInAll = (ctx: Ctx, { plan }: Activation, costs: Costs): number =>
  (plan ?? [])
    .filter((planned) => !isFree(planned))
    .reduce((sum, planned, i) => sum + costOf(ctx, planned, costs, { isFirst: i === 0 }), 0);

/** How many actions the last one is that a reaction comes before: a SUSTAINED ATTACK is not interrupted, a march is half way. */
function lengthOfLast(ctx: Ctx, activation: Activation, costs: Costs): number {
  const last = activation.plan?.findLast((planned) => !isFree(planned));
  return last !== undefined && sustains(activation, last) ? costOf(ctx, last, costs, { isFirst: false }) : 1;
}

/**
 * After how many actions the other side reacts: after the first, or of three before the last; a SUSTAINED ATTACK is not interrupted.
 * dt.react.window, dt.react.three-actions, dt.open.react-sustained-three
 */
function reactsAfter(ctx: Ctx, activation: Activation, costs: Costs, total: number): number {
  if (total <= 2 || reading(ctx, "dt.open.react-timing-three") !== "before-last") return 1;
  return total - lengthOfLast(ctx, activation, costs);
}

/** Why one may not react now: only after the first action, of three before the last, of a march in its middle. */
function windowObstacle(ctx: Ctx): Bar | null {
  const activation = activationOf(ctx);
  const reacting = reactionNow(ctx);
  if (reacting !== null) return bar(`${reacting.unit} is carrying its reaction out.`, "dt.react.window");
  if (activation.window === "open") return null;
  if (activation.window === "over")
    return bar(`The reaction to ${activation.unit} has been made or declined.`, "dt.react.window");
  if (activation.plan === null) return bar(`${activation.unit} has not acted yet.`, "dt.react.window");
  if (!actorsOf(ctx).every((unit) => isExposed(ctx.state, unit)))
    return bar(`${activation.unit} is not on the table.`, "dt.react.window");
  const costs = costsOf(ctx);
  const why = barredBy(ctx, activation, costs);
  if (why !== null) return why;
  const total = actionsInAll(ctx, activation, costs);
  if (total === 1 && reading(ctx, "dt.open.react-one-action") === "no")
    return bar(`${activation.unit} has only one action.`, "dt.open.react-one-action");
  const after = reactsAfter(ctx, activation, costs, total);
  if (actionsOver(ctx, activation) === after) return null;
  return after > 1
    ? bar(
        `A reaction to ${activation.unit} comes before the last of its ${total} actions.`,
        "dt.react.three-actions",
        "dt.open.react-timing-three",
      )
    : bar(`A reaction to ${activation.unit} comes when its first action is over.`, "dt.react.window");
}

/** Whether one may react now, and somebody can. dt.react.window, dt.react.three-actions, dt.react.mid-march */
export const opensWindow = (ctx: Ctx): boolean => windowObstacle(ctx) === null && anyoneReacts(ctx);

/** The rules by which a reaction comes when it does. */
function momentRules(ctx: Ctx): readonly Citation[] {
  const activation = activationOf(ctx);
  const three = actionsInAll(ctx, activation, costsOf(ctx)) > 2;
  return [
    "dt.react.window",
    ...(three ? (["dt.react.three-actions", "dt.open.react-timing-three"] as const) : []),
    ...(activation.half !== null ? (["dt.react.mid-march"] as const) : []),
  ];
}

const isAce = (unit: Unit): boolean => hasOwnSkill(unit, "infantry ace");

/**
 * A unit attempts a reactive attack: that is its activation, in which it takes its stimulants and no third action.
 * dt.react.roll, dt.react.uses-activation, dt.react.stimulants, dt.react.no-third-action
 */
function* attemptReaction(ctx: Ctx, action: ActionOf<"react">): Rules {
  const activation = activationOf(ctx);
  const unit = unitNamed(ctx.state, action.unit);
  const hero = action.hero === undefined ? null : unitNamed(ctx.state, action.hero);
  const together = hero === null ? [unit] : [unit, hero];
  record(ctx, {
    event: "reacted",
    unit: unit.id,
    hero: hero?.id ?? null,
    against: activation.unit,
    cites: [...momentRules(ctx), "dt.react.optional", "dt.react.uses-activation", "dt.open.react-one"],
  });
  for (const member of together) {
    member.activated = true;
    member.acted = true;
    member.marched = false;
  }
  ctx.state.reaction = { unit: unit.id, hero: hero?.id ?? null, may: "attack", waits: false };
  const rolls = hasToken(unit, "suppressed") || reading(ctx, "dt.open.under-fire-reaction") === "rolls";
  if (rolls) yield* removalRoll(ctx, together);
  const stimulant = yield* takeStimulants(ctx, together);
  const stimulated = stimulant === "attack";
  const shaken = hasToken(unit, "suppressed") || together.some((member) => hasToken(member, "stunned"));
  const dice = number(ctx, shaken ? "dt.number.react-dice-shaken" : "dt.number.react-dice");
  const second = secondSymbol(ctx, "dt.open.adv-reactive-symbol");
  const advanced = hasSkill(unit, "advanced reactive fire", together);
  const rolled = yield* roll(ctx, dice, advanced ? ["ARMY", second] : ["ARMY"], `${unit.id} reacts`, "dt.react.roll");
  for (const member of together) drop(ctx, member, "stunned", "it reacts", "dt.skill.stunned-reactive");
  const barred = hasToken(unit, "suppressed") && reading(ctx, "dt.open.suppressed-reactive") === "cannot";
  const may = barred || rolled.successes === 0 ? "nothing" : rolled.successes > 1 ? "either" : "attack";
  record(ctx, {
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
      ...(stimulant === null ? [] : (["dt.react.stimulants"] as const)),
      ...(stimulant !== null || together.some(isAce) ? (["dt.react.no-third-action"] as const) : []),
    ],
  });
  if (may === "nothing") endReaction(ctx);
  else {
    const waits = waitsForLast(ctx);
    ctx.state.reaction = { unit: unit.id, hero: hero?.id ?? null, may, waits, ...(stimulated && { stimulated }) };
    if (waits) activation.window = "over";
  }
}

/** Whether actions come before the last, so that a reaction is carried out only then. dt.open.react-timing-three */
export function waitsForLast(ctx: Ctx): boolean {
  if (reading(ctx, "dt.open.react-timing-three") === "before-last") return false;
  const activation = activationOf(ctx);
  const costs = costsOf(ctx);
  return actionsOver(ctx, activation) < actionsInAll(ctx, activation, costs) - lengthOfLast(ctx, activation, costs);
}

/** Ends the reaction; the activated unit resumes, if any of it is left. dt.react.resume */
export function endReaction(ctx: Ctx): void {
  ctx.state.reaction = null;
  const { activation } = ctx.state;
  if (activation === null) return;
  activation.window = reading(ctx, "dt.open.react-one") === "any-number" && anyoneReacts(ctx) ? "open" : "over";
  const goesOn = [activation.unit, activation.hero].find(
    (id) => id !== null && unitNamed(ctx.state, id).where !== "gone",
  );
  if (goesOn !== undefined && goesOn !== null)
    record(ctx, { event: "resumed", unit: goesOn, cites: ["dt.react.resume"] });
}

/** Whether those who react may fight: a suppressed unit whose die succeeded may. dt.open.suppressed-reactive */
export const mayFight = (unit: Unit): boolean => shakenBy(unit) === null || hasToken(unit, "suppressed");

/** What turning on the spot needs. dt.react.rotate-only, dt.react.large-rotate */
function requiresTurn(ctx: Ctx, req: Req, action: ActionOf<"turn">): void {
  const { reaction, activation } = ctx.state;
  if (
    !req.need(
      reaction?.may === "either" && reaction.unit === action.unit,
      { met: `${action.unit} may turn now.`, unmet: `${action.unit} cannot turn now.` },
      "dt.react.two-army",
    )
  )
    return;
  const [unit] = reactorsOf(ctx);
  if (unit === undefined || activation === null) return;
  if (
    !req.need(
      isOnTable(unit),
      { met: `${unit.id} is on the table.`, unmet: `${unit.id} is not on the table.` },
      "dt.carry.no-move",
    )
  )
    return;
  for (const { id, at, floor } of unit.miniatures) {
    const why = standObstacle(ctx, unit, { at, facing: action.facing, floor }, { moved: new Map(), self: id });
    if (why !== null) req.fail(why.text, ...why.cites);
  }
  if (cardOf(unit).size === "normal") return;
  const before = distanceBetween(ctx, unit, actorsOf(ctx));
  const turned: Unit = { ...unit, facing: action.facing };
  const after = distanceBetween(ctx, turned, actorsOf(ctx));
  req.need(
    after <= before + 10,
    {
      met: `${unit.id} does not end further away from ${activation.unit}.`,
      unmet: `${unit.id} would end ${inCm(after - before)} cm further away from ${activation.unit}.`,
    },
    "dt.react.large-rotate",
  );
}

/** What holding back from a reaction requires. dt.react.optional */
function requiresHold(ctx: Ctx, req: Req, { side }: ActionOf<"hold">): void {
  const { activation } = ctx.state;
  const open = activation?.window === "open" && otherSide(unitNamed(ctx.state, activation.unit).side) === side;
  const may = { met: `The ${side} may react now.`, unmet: `There is nothing for the ${side} to react to now.` };
  if (!req.need(open, may, "dt.react.optional")) return;
  const reacting = reactionNow(ctx);
  req.need(
    reacting === null,
    {
      met: `No unit of the ${side} is reacting yet.`,
      unmet: `${reacting?.unit ?? "A unit"} is carrying its reaction out.`,
    },
    "dt.react.optional",
    "dt.react.window",
  );
}

/** Facings a reacting unit may turn to: towards the enemy, and the eight points of the compass. */
function facings(ctx: Ctx, unit: Unit, enemy: Unit): readonly number[] {
  const [own] = unit.miniatures;
  const [theirs] = enemy.miniatures;
  const way =
    own === undefined || theirs === undefined
      ? null
      : measured.directionTo(prismOf(ctx.state, unit, own).centre, theirs.at);
  return [...new Set([...(way === null ? [] : [measured.degreesOf(way)]), 0, 45, 90, 135, 180, 225, 270, 315])];
}

/** A unit attempts a reactive attack, or a hero with it. dt.react.optional, dt.open.react-hero */
const react: ActionRule<"react"> = {
  actors: (moment, { state }) =>
    moment.awaits === "reaction"
      ? toActivate(state, moment.side)
          .filter(isOnBoard)
          .map(({ id }) => ({ id }))
      : [],
  requires: requiresReaction,
  candidates({ state }, { id: unit }) {
    const heroes = toActivate(state, unitNamed(state, unit).side).filter((hero) => isOnBoard(hero) && isHero(hero));
    return [
      { do: "react", unit },
      ...heroes.filter(({ id }) => id !== unit).map(({ id: hero }) => ({ do: "react" as const, unit, hero })),
    ];
  },
  perform: (ctx, _actor, action) => attemptReaction(ctx, action),
};

/** A side does not react. dt.react.optional */
const hold: ActionRule<"hold"> = {
  actors: (moment) => (moment.awaits === "reaction" ? [{ id: moment.side }] : []),
  requires: requiresHold,
  candidates: (_ctx, { id }) => sideIds.filter((side) => side === id).map((side) => ({ do: "hold", side })),
  *perform(ctx) {
    activationOf(ctx).window = "over";
  },
};

/** A unit that reacts turns before it attacks. dt.react.two-army, dt.react.rotate-only */
const turn: ActionRule<"turn"> = {
  actors: (moment) => (moment.awaits === "reactive-action" && moment.may === "either" ? [{ id: moment.unit }] : []),
  requires: requiresTurn,
  candidates(ctx, { id: unit }) {
    const { activation } = ctx.state;
    if (activation === null) return [];
    return facings(ctx, unitNamed(ctx.state, unit), unitNamed(ctx.state, activation.unit)).map((facing) => ({
      do: "turn",
      unit,
      facing,
    }));
  },
  *perform(ctx, _actor, { facing }) {
    const { reaction } = ctx.state;
    const [unit] = reactorsOf(ctx);
    if (unit === undefined || reaction === null) throw impossible("nobody turns");
    unit.facing = facing;
    record(ctx, { event: "turned", unit: unit.id, facing, cites: ["dt.react.two-army", "dt.react.rotate-only"] });
    drop(ctx, unit, "dozer", "it turns", "dt.veh.dozer-cover");
    releaseGrapples(ctx, reactorsOf(ctx));
    ctx.state.reaction = { ...reaction, may: "turned" };
  },
};

export const actions = { react, hold, turn };
