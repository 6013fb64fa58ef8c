import { impossible, citeIf } from "../../kernel/index.ts";
import {
  advanceMortar,
  advanceVehicle,
  alertPatrols,
  carriersEnter,
  convoyMoves,
  deploysWhereItStands,
  failureStops,
  holdersBefore,
  isInConvoy,
  keepsToRoute,
  landsAlthoughStalled,
  markedAttackWindow,
} from "../axis/index.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import { isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  choose,
  closest,
  type Ctx,
  distanceToOperator,
  name,
  isOnBoard,
  type Placed,
  players,
  reading,
  record,
  remark,
  type Rules,
  spottedOperators,
  recordStay,
  unitNamed,
} from "../table/context.ts";
import type { StayReason } from "../table/event-fragments.ts";
import type { AxisUnit } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { attackProfile } from "../fighting/index.ts";
import { deployTroops } from "../alarm/index.ts";
import { isCommanded, isCommanding, stalkersMove } from "../jager/index.ts";
import { commandUnit } from "./jager-commands.ts";
import { heldReason } from "./not-attacking.ts";
import { placeOnLine } from "./patrol-phase.ts";
import { rotateInPlace, advance, isOnItsPoint, closestTo } from "./one-advance.ts";

/** What a unit does in an Axis Advance Phase: move on the Operators, or turn on its place. */
export type Part = "advances" | "turns" | "waits";

/** Whether a unit is of a kind that advances in the Battle Section. rr.battle.who */
const advancesInBattle = (ctx: Ctx, unit: AxisUnit): boolean =>
  (isFootKind(unit.kind) && footTraits(unit.kind).advances) ||
  (unit.kind === "mortar" && !unit.setUp) ||
  (unit.kind === "rifleman" && !isOnItsPoint(ctx, unit)) ||
  vehicleAdvances(ctx, unit);

/**
 * Whether an armed vehicle advances: not with its convoy, not before its time. rr.vadvance.like-infantry,
 * rr.open.unarmed-advance, rr.convoy.no-advance
 */
const vehicleAdvances = (ctx: Ctx, unit: AxisUnit): boolean =>
  isVehicle(unit) &&
  vehicleTraits(unit.kind).advances &&
  !unit.empty &&
  !isInConvoy(ctx, unit) &&
  !(unit.post.kind === "convoy" && unit.post.waiting);

/** Whether a mechanical failure keeps a vehicle where it is; letting troops out is no movement. rr.open.metal-failure-turning */
const isStopped = (ctx: Ctx, unit: AxisUnit): boolean =>
  unit.stalled &&
  !(
    isVehicle(unit) &&
    (deploysWhereItStands(ctx, unit) ||
      (landsAlthoughStalled(unit) && !isCommanded(ctx, unit) && spottedOperators(ctx).length > 0))
  );

/**
 * Which part a unit has in the phase: rr.advance.who-stealth, rr.advance.officer-stealth, rr.battle.who,
 * rr.battle.sentries-stay, rr.battle.sentries-leave, rr.battle.officers
 */
export function partOf(ctx: Ctx, unit: AxisUnit): Part {
  if (isCommanded(ctx, unit)) return partOfJager(ctx, unit);
  if (unit.smoking || unit.held !== null || isStopped(ctx, unit) || !unit.alert) return "waits";
  if (waitsForItsWaypoint(ctx, unit)) return "waits";
  if (unit.kind === "officer") return "turns";
  if (isVehicleKind(unit.kind))
    return vehicleAdvances(ctx, unit) && (ctx.state.section === "battle" || unit.at !== null) ? "advances" : "waits";
  if (unit.kind === "mortar") return unit.setUp || ctx.state.section === "stealth" ? "waits" : "advances";
  // rr.dogs.dog-advance-both-sections
  if (ctx.state.section === "stealth") return unit.at === null ? "waits" : "advances";
  if (advancesInBattle(ctx, unit)) return "advances";
  return ctx.state.units.some((other) => advancesInBattle(ctx, other)) ? "turns" : "advances";
}

/**
 * The Jäger player moves a Jäger unit wherever he likes; a mechanical failure stops a vehicle. rr.jager.control-move,
 * rr.jager.upgrade-control, rr.open.jager-control-mechanical
 */
function partOfJager(ctx: Ctx, unit: AxisUnit): Part {
  const stands = unit.smoking || unit.held !== null || unit.empty || unit.setUp || !unit.alert;
  const fails = isStopped(ctx, unit) && reading(ctx, "rr.open.jager-control-mechanical") === "stops";
  return stands || fails || (ctx.state.section === "stealth" && unit.at === null) ? "waits" : "advances";
}

/** A Stalker that is alerted on its spawn tile enters, or waits for a waypoint. rr.open.jager-stalker-alarm */
const waitsForItsWaypoint = (ctx: Ctx, unit: AxisUnit): boolean =>
  unit.stalker !== null && unit.at === null && reading(ctx, "rr.open.jager-stalker-alarm") === "wait";

/**
 * The Axis Advance Phase in either section: rr.advance.order, rr.open.advance-closest-when, rr.open.static-order,
 * rr.alarm.advance-phase
 */
export function* advancePhase(ctx: Ctx): Rules {
  if (!isCommanding(ctx)) {
    yield* beforeTheAdvance(ctx);
    const moves = ctx.state.units.some((unit) => isCommanded(ctx, unit) && partOf(ctx, unit) !== "waits");
    // who has no target waits, a guard with its facing: rr.advance.none-spotted, rr.advance.guard-waits,
    // rr.jager.sturmboot-no-spotted
    if (spottedOperators(ctx).length === 0 && !moves) return;
  }
  for (;;) {
    const hunted = spottedOperators(ctx).length > 0;
    const waiting = ctx.state.units.filter(
      (unit) => !unit.advanced && partOf(ctx, unit) !== "waits" && (hunted || isCommanded(ctx, unit)),
    );
    const next = commandedNow(ctx) ?? (waiting.length === 0 ? undefined : yield* nextToAdvance(ctx, waiting));
    if (next === undefined) break;
    const unit = commandedBefore(ctx, next);
    unit.advanced = true;
    if (isCommanded(ctx, unit)) yield* commandUnit(ctx, unit);
    else if (partOf(ctx, unit) === "turns") yield* rotateInPlace(ctx, unit);
    else if (isVehicle(unit)) yield* advanceVehicle(ctx, unit, yield* closestTo(ctx, unit));
    else if (unit.kind === "mortar") yield* advanceMortar(ctx, unit, vacate);
    else yield* advance(ctx, unit);
    yield* deployTroops(ctx);
  }
  recordUnitsHolding(ctx);
  yield* markedAttackWindow(ctx, "advance");
}

/** The unit that the Jäger player is in the middle of moving. */
const commandedNow = (ctx: Ctx): AxisUnit | undefined =>
  ctx.state.jager === null || ctx.state.jager.commanding === null
    ? undefined
    : unitNamed(ctx.state, ctx.state.jager.commanding);

/** What comes before the first unit advances: stalled vehicles, carriers and convoys, Stalkers, and who has no target. */
function* beforeTheAdvance(ctx: Ctx): Rules {
  yield* markedAttackWindow(ctx, "advance");
  for (const unit of ctx.state.units) if (isStopped(ctx, unit)) record(ctx, failureStops(unit));
  yield* carriersEnter(ctx);
  yield* convoyMoves(ctx);
  yield* alertPatrols(ctx);
  yield* stalkersMove(ctx);
  // rr.advance.none-spotted, rr.jager.sturmboot-no-spotted
  if (spottedOperators(ctx).length > 0) return;
  for (const unit of ctx.state.units)
    if (unit.alert && isOnBoard(unit) && !isInConvoy(ctx, unit) && !keepsToRoute(unit) && !isCommanded(ctx, unit))
      recordStay(ctx, unit.id, "no Operator is spotted.", ...waitRules(ctx, unit));
}

/** Writes down why alert units on the board have no part in the advance. rr.battle.who, rr.event.cigarette-effect */
function recordUnitsHolding(ctx: Ctx): void {
  for (const unit of ctx.state.units.filter(isOnBoard)) {
    // why a stalled vehicle does not move has been told before anybody moved
    if (!unit.alert || unit.advanced || unit.stalled || partOf(ctx, unit) !== "waits" || isInConvoy(ctx, unit))
      continue;
    const [why, ...cites] = holdReason(ctx, unit);
    recordStay(ctx, unit.id, why, ...cites);
  }
}

/**
 * Why a unit that does not advance holds its place. rr.dare.aa-gun-immobile, rr.kick.aa-truck-guard,
 * rr.kick.aa-truck-roles
 */
function holdReason(ctx: Ctx, unit: AxisUnit): readonly [StayReason, ...Citation[]] {
  if (unit.smoking) return ["it has the cigarette token.", "rr.event.cigarette-effect"];
  if (unit.empty && isVehicle(unit))
    return ["it is empty.", ...(vehicleTraits(unit.kind).troops?.cites.leave ?? []), "rr.open.exp-empty-carrier"];
  if (unit.held !== null) return heldReason(unit.held);
  if (unit.kind === "mortar")
    return unit.setUp
      ? ["its mortar is set up.", "rr.unit.mortar-setup"]
      : ["a mortar team moves in the Battle Section.", "rr.unit.mortar-move"];
  if (unit.kind === "aa-gun") return ["an AA Gun never moves.", "rr.dare.aa-gun-immobile"];
  if (isVehicle(unit) && vehicleTraits(unit.kind).howitzer !== null)
    return ["a howitzer with a target holds its place.", "rr.open.exp-howitzer-advance"];
  if (unit.kind === "aa-truck")
    return ["an AA Truck on guard never moves.", "rr.kick.aa-truck-guard", "rr.kick.aa-truck-roles"];
  return attackProfile(ctx, unit.kind).dice === 0
    ? ["an unarmed vehicle does not advance.", "rr.open.unarmed-advance", "rr.unit.unarmed"]
    : ["it waits for its time.", "rr.vassault.wait", "rr.battle.who"];
}

/**
 * A Rifleman leaves his point to a Mortar Team and advances before it moves, unless he cannot: he has advanced already,
 * or it is the Jäger player who moves him. rr.unit.mortar-vacate, rr.open.mortar-vacate-advanced
 */
function* vacate(ctx: Ctx, holder: Placed<AxisUnit>, mortar: AxisUnit): Rules {
  const reason = whyHeStays(ctx, holder);
  if (reason !== null) {
    const [why, ...cites] = reason;
    recordStay(ctx, holder.id, why, "rr.unit.mortar-vacate", ...cites);
    return;
  }
  remark(ctx, `${holder.id} leaves its point to ${mortar.id}.`, "rr.unit.mortar-vacate");
  holder.advanced = true;
  yield* advance(ctx, holder, { leaves: true });
}

function whyHeStays(ctx: Ctx, holder: AxisUnit): readonly [StayReason, ...Citation[]] | null {
  if (isCommanded(ctx, holder)) return ["the Jäger player has left it there.", "rr.jager.upgrade-control"];
  if (holder.advanced && reading(ctx, "rr.open.mortar-vacate-advanced") === "stays")
    return ["it has already advanced in this phase.", "rr.open.mortar-vacate-advanced", "rr.advance.full-move"];
  return null;
}

/**
 * The Riflemen who wait for a Mortar Team that is about to come onto their point, so that they leave it right before:
 * that is their advance. rr.unit.mortar-vacate
 */
export const waitingForMortars = (ctx: Ctx, waiting: readonly AxisUnit[]): ReadonlyMap<string, readonly AxisUnit[]> => {
  const unitsByMortar = new Map<string, readonly AxisUnit[]>();
  for (const mortar of waiting) {
    if (mortar.kind !== "mortar" || isCommanded(ctx, mortar)) continue;
    for (const holder of holdersBefore(ctx, mortar))
      if (!holder.advanced && whyHeStays(ctx, holder) === null)
        unitsByMortar.set(holder.id, [...(unitsByMortar.get(holder.id) ?? []), mortar]);
  }
  return unitsByMortar;
};

/**
 * Before a Mortar Team comes onto the point of a Rifleman whom the Jäger player moves, it is his turn to move him.
 * rr.jager.upgrade-control, rr.unit.mortar-vacate
 */
const commandedBefore = (ctx: Ctx, unit: AxisUnit): AxisUnit =>
  (unit.kind === "mortar" && !isCommanded(ctx, unit) && reading(ctx, "rr.open.jager-control-order") === "among-others"
    ? holdersBefore(ctx, unit).find((holder) => isCommanded(ctx, holder) && !holder.advanced)
    : undefined) ?? unit;

const waitRules = (ctx: Ctx, unit: AxisUnit): readonly Citation[] =>
  isVehicleKind(unit.kind)
    ? [
        "rr.advance.none-spotted",
        "rr.vguard.hold",
        "rr.open.alert-vehicle-no-target",
        "rr.open.guard-vehicle-unspotted",
        "rr.open.unarmed-advance",
        ...citeIf(unit.kind === "sturmboot", "rr.jager.sturmboot-no-spotted"),
      ]
    : unit.post.kind === "guard" || unit.post.kind === "officer"
      ? ["rr.advance.none-spotted", "rr.advance.guard-waits"]
      : unit.post.kind === "patrol" && placeOnLine(ctx, unit) === null
        ? ["rr.advance.none-spotted", "rr.advance.off-line-waits", "rr.open.alert-after-unspotted"]
        : ["rr.advance.none-spotted", "rr.advance.off-line-waits"];

/** Jäger units move among the others, before or after them, as it is read. rr.open.jager-control-order */
function inTheirOrder(ctx: Ctx, waiting: readonly AxisUnit[]): readonly AxisUnit[] {
  const order = reading(ctx, "rr.open.jager-control-order");
  if (ctx.state.jager === null || order === "among-others") return waiting;
  const wanted = waiting.filter((unit) => isCommanded(ctx, unit) === (order === "first"));
  return wanted.length > 0 ? wanted : waiting;
}

/** The unit closest to a spotted Operator goes first; the players choose among equals that move. */
function* nextToAdvance(ctx: Ctx, waiting: readonly AxisUnit[]): Rules<AxisUnit> {
  const spotted = spottedOperators(ctx);
  // vehicles move before infantry: rr.advance.vehicles-first
  const inOrder = inTheirOrder(ctx, waiting);
  const giveWay = waitingForMortars(ctx, inOrder);
  const next = inOrder.filter(({ id }) => !giveWay.has(id));
  const driving = next.filter((unit) => isVehicleKind(unit.kind));
  const nearest = closest(driving.length > 0 ? driving : next, (unit) =>
    Math.min(...spotted.map((operator) => distanceToOperator(ctx, unit, operator))),
  );
  const [first] = nearest;
  if (first === undefined) throw impossible("nobody advances");
  const moving = nearest.filter((unit) => partOf(ctx, unit) === "advances");
  if (moving.length === 0) return first;
  return yield* choose(
    players,
    moving.every((unit) => unit.post.kind === "sentry" && isOnItsPoint(ctx, unit)) && ctx.state.section === "battle"
      ? { id: "rr.decide.leave-tie", text: "Which sentry leaves its point first?" }
      : { id: "rr.decide.advance-order-tie", text: "Which unit advances first?" },
    nearest.map((unit) => ({
      id: unit.id,
      text: unit.at === null ? `${unit.id} on its spawn tile` : `${unit.id} on ${name(ctx, unit.at)}`,
      value: unit,
    })),
  );
}
