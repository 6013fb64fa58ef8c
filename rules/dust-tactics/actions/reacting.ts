import { citeIf } from "../../kernel/index.ts";
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
  removalRoll,
  takeStimulants,
  costsOf,
  activationOf,
  actorsOf,
  reactionNow,
  reactorsOf,
  toActivate,
} from "../activation/index.ts";
import { otherSide, sideIds, type Unit } from "../table/state.ts";
import { standObstacle } from "../movement/index.ts";
import { drop, releaseGrapples, shakenBy } from "../table/tokens.ts";
import { cardOf, hasSkill, hasToken, isHero, isOnTable, unitById, unitNamed, isOnBoard } from "../table/units.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { measured } from "../../geometry/index.ts";
import { prismOf } from "../table/bodies.ts";
import type { ActionRule } from "./rule.ts";
import { distanceBetween, requireReaction, anyoneReacts } from "./who-reacts.ts";
import { actionsOver, actionsInAll, lengthOfLast, momentRules, isAce } from "./reaction-windows.ts";

/**
 * A unit attempts a reactive attack: that is its activation, in which it takes its stimulants and no third action.
 * dt.react.roll, dt.react.uses-activation, dt.react.stimulants, dt.react.no-third-action, dt.react.no-army,
 * dt.react.suppressed-roll, dt.react.suppressed-one-die, dt.skill.advanced-reactive-dice, dt.skill.stunned-reactive,
 * dt.skill.stunned-and-suppressed
 */
function* attemptReaction(ctx: Ctx, action: ActionOf<"react">): Rules {
  const activation = activationOf(ctx);
  const unit = unitById(ctx.state, action.unit);
  const hero = action.hero === undefined ? null : unitById(ctx.state, action.hero);
  const together = hero === null ? [unit] : [unit, hero];
  record(ctx, {
    event: "reacted",
    unit: unit.id,
    hero: hero?.id ?? null,
    against: activation.unit,
    cites: [
      ...momentRules(ctx),
      "dt.react.optional",
      "dt.react.uses-activation",
      "dt.open.react-one",
      ...citeIf(hero !== null, "dt.open.react-hero"),
    ],
  });
  for (const member of together) {
    member.activated = true;
    member.acted = true;
    member.marched = false;
  }
  ctx.state.reaction = { unit: unit.id, hero: hero?.id ?? null, may: "attack", waits: false };
  const rolls = hasToken(unit, "suppressed") || reading(ctx, "dt.open.under-fire-reaction") === "rolls";
  const points = citeIf(!hasToken(unit, "suppressed"), "dt.open.under-fire-reaction");
  if (rolls) yield* removalRoll(ctx, together, ...points);
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
      ...citeIf(shaken, "dt.react.suppressed-roll", "dt.react.suppressed-one-die", "dt.open.suppressed-reactive"),
      ...citeIf(advanced, "dt.skill.advanced-reactive-dice", "dt.open.adv-reactive-symbol"),
      ...citeIf(stimulant !== null, "dt.react.stimulants"),
      ...citeIf(stimulant !== null || together.some(isAce), "dt.react.no-third-action"),
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
    (id) => id !== null && unitById(ctx.state, id).where !== "gone",
  );
  if (goesOn !== undefined && goesOn !== null)
    record(ctx, { event: "resumed", unit: goesOn, cites: ["dt.react.resume"] });
}

/** Whether those who react may fight: a suppressed unit whose die succeeded may. dt.open.suppressed-reactive */
export const mayFight = (unit: Unit): boolean => shakenBy(unit) === null || hasToken(unit, "suppressed");

/** What turning on the spot needs. dt.react.rotate-only, dt.react.large-rotate */
function requireTurn(ctx: Ctx, req: Req, action: ActionOf<"turn">): void {
  const { reaction, activation } = ctx.state;
  if (!req.known(unitNamed(ctx.state, action.unit), "unit", action.unit, "unit", "dt.react.two-army")) return;
  const may = { met: `${action.unit} may turn now.`, unmet: `${action.unit} cannot turn now.` };
  if (!req.need(reaction?.may === "either" && reaction.unit === action.unit, may, "dt.react.two-army")) return;
  const [unit] = reactorsOf(ctx);
  if (unit === undefined || activation === null) return;
  const isThere = { met: `${unit.id} is on the table.`, unmet: `${unit.id} is not on the table.` };
  if (!req.need(isOnTable(unit), isThere, "dt.carry.no-move")) return;
  for (const { id, at, floor } of unit.miniatures) {
    req.unless(standObstacle(ctx, unit, { at, facing: action.facing, floor }, { self: id }));
  }
  if (cardOf(unit).size === "normal") return;
  const before = distanceBetween(ctx, unit, actorsOf(ctx));
  const turned: Unit = { ...unit, facing: action.facing };
  const after = distanceBetween(ctx, turned, actorsOf(ctx));
  req.need(after <= before + 10, {
    met: `${unit.id} does not end further away from ${activation.unit}.`,
    unmet: `${unit.id} would end ${inCm(after - before)} cm further away from ${activation.unit}.`,
    cites: ["dt.react.large-rotate"],
  });
}

/** What holding back from a reaction requires. dt.react.optional */
function requireHold(ctx: Ctx, req: Req, { side }: ActionOf<"hold">): void {
  const { activation } = ctx.state;
  const open = activation?.window === "open" && otherSide(unitById(ctx.state, activation.unit).side) === side;
  const may = { met: `The ${side} may react now.`, unmet: `There is nothing for the ${side} to react to now.` };
  if (!req.need(open, may, "dt.react.optional")) return;
  const reacting = reactionNow(ctx);
  req.need(reacting === null, {
    met: `No unit of the ${side} is reacting yet.`,
    unmet: `${reacting?.unit ?? "A unit"} is carrying its reaction out.`,
    cites: ["dt.react.optional", "dt.react.window"],
  });
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
export const react: ActionRule<"react"> = {
  actors: (moment, { state }) =>
    moment.awaits === "reaction"
      ? toActivate(state, moment.side)
          .filter(isOnBoard)
          .map(({ id }) => ({ id }))
      : [],
  requires: requireReaction,
  candidates({ state }, { id: unit }) {
    const heroes = toActivate(state, unitById(state, unit).side).filter((hero) => isOnBoard(hero) && isHero(hero));
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
  requires: requireHold,
  candidates: (_ctx, { id }) => sideIds.filter((side) => side === id).map((side) => ({ do: "hold", side })),
  *perform(ctx) {
    activationOf(ctx).window = "over";
  },
};

/** A unit that reacts turns before it attacks. dt.react.two-army, dt.react.rotate-only */
export const turn: ActionRule<"turn"> = {
  actors: (moment) => (moment.awaits === "reactive-action" && moment.may === "either" ? [{ id: moment.unit }] : []),
  requires: requireTurn,
  candidates(ctx, { id: unit }) {
    const { activation } = ctx.state;
    if (activation === null) return [];
    return facings(ctx, unitById(ctx.state, unit), unitById(ctx.state, activation.unit)).map((facing) => ({
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
