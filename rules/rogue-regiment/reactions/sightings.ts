import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { corpseSquares, type Ctx, operatorSquares, type Placed, reading, unitsOnBoard } from "../table/context.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { type AlarmCause, entered, flip, type Incident, shout, spot, type Trace } from "../alarm/index.ts";
import type { Square } from "../../geometry/index.ts";
import {
  axisBlockers,
  concealmentOf,
  newlySighted,
  noticesCorpses,
  pointsOfField,
  isSeenThrough,
  type Shown,
  type Sighted,
  sighted,
  visibility,
  canLook,
} from "../sight/index.ts";
import { shouts, stainRules } from "./looking.ts";

/**
 * Who makes a noise or shows himself decides what may answer at once: reaction attacks belong to the Operator Phase.
 */
export type During = "operator" | "advance" | "event" | "patrol";

/** Everyone who acts: the Operator, or all aboard the vehicle. rr.open.vehicle-seen */
export const actors = (incident: Incident): readonly Operator[] =>
  incident.operator === null ? [] : incident.crew.length > 0 ? incident.crew : [incident.operator];

/** Whose weapon sounds the alarm: a grenade, bomb or mine gives nobody away. rr.alarm.loud-spots, rr.alarm.grenade */
export function alarmCause(incident: Incident, during: During): AlarmCause {
  const { operator } = incident;
  if (operator !== null && incident.loud.some(({ spots }) => spots))
    return { kind: "loud-weapon", operator, phase: during };
  if (incident.loud.length > 0) return { kind: "explosion", phase: during };
  if (incident.brokeCover && operator !== null) return { kind: "break-cover", operator };
  return { kind: "event-card" };
}

/**
 * Units that had a square of the trail in their line of sight: rr.seen.first-action, rr.seen.any-action,
 * rr.seen.during-action, rr.los.squares-not-lines.
 */
export function unitsThatSee(ctx: Ctx, incident: Incident, shown: readonly Shown[]): readonly Placed<AxisUnit>[] {
  if (incident.brokeCover && reading(ctx, "rr.open.break-cover-seen") === "no") return [];
  return unitsOnBoard(ctx).filter((unit) => canLook(ctx, unit) && sawTrail(ctx, incident, shown, unit));
}

/** The part of an action's trail on which it can be seen: rr.open.seen-start-square. */
export const visibleTrail = (ctx: Ctx, incident: Incident): readonly Trace[] =>
  incident.moved && reading(ctx, "rr.open.seen-start-square") === "entered-only" ? entered(incident) : incident.trail;

/** The places where an action could be seen, and what conceals the Operator there. */
export function placesShownOnTrail(ctx: Ctx, incident: Incident): readonly Shown[] {
  const { operator } = incident;
  if (operator === null) return [];
  return visibleTrail(ctx, incident).map(({ at, crouched }) => ({
    at,
    crouched,
    concealment: incident.undisguised ? "none" : concealmentOf(ctx, operator, at, { attacks: incident.attacks }),
  }));
}

export function sawTrail(ctx: Ctx, incident: Incident, shown: readonly Shown[], unit: Placed<AxisUnit>): boolean {
  const { operator, crew, blockersBefore } = incident;
  if (operator === null) return false;
  if (crew.length > 0) {
    // a vehicle is seen by any of its squares, over low cover
    const squares = [...operatorSquares(ctx, operator), ...shown.map(({ at }) => at)];
    return shown.some(({ at }) => visibility(ctx, unit, at, blockersBefore, squares) !== "none");
  }
  const onHisWay = shown.some((trace) =>
    isSeenThrough(ctx, unit, trace, visibility(ctx, unit, trace.at, blockersBefore)),
  );
  return onHisWay || seesBoarded(ctx, incident, operator, unit);
}

/** Whether a unit sees the vehicle that an Operator has boarded, by any of its squares. rr.open.vehicle-boarding-seen */
function seesBoarded(ctx: Ctx, incident: Incident, operator: Operator, unit: Placed<AxisUnit>): boolean {
  if (!incident.moved || operator.aboard === null || reading(ctx, "rr.open.vehicle-boarding-seen") !== "any-square")
    return false;
  const squares = operatorSquares(ctx, operator);
  return squares.some((square) => visibility(ctx, unit, square, incident.blockersBefore, squares) !== "none");
}

/**
 * Units that have the square of a killed unit in line of sight, fully or partially, or of one attacked with the
 * garrotte, whether or not it dies: rr.seen.kill-witness, rr.open.kill-of-blocker, rr.dare.garrotte-witness.
 */
export function unitsThatWitness(ctx: Ctx, incident: Incident): readonly Witness[] {
  const victims = incident.garrotted === null ? incident.killed : [{ unit: incident.garrotted, assassination: true }];
  if (victims.length === 0) return [];
  const blockers = axisBlockers(ctx);
  return unitsOnBoard(ctx).flatMap((unit) => {
    if (!canLook(ctx, unit) || unit.id === incident.garrotted?.id) return [];
    const kills = victims.filter(({ unit: { at } }) => visibility(ctx, unit, at, blockers) !== "none");
    return kills.length === 0 ? [] : [{ unit, assassination: kills.some(({ assassination }) => assassination) }];
  });
}

/** What a unit remembers of whom it has seen: an Operator, or the vehicle he sits in. */
export const nameSeen = (operator: Operator): string => operator.aboard ?? operator.id;

/** A unit that shouts, and the rules it does so by. */
interface Shouter {
  readonly unit: AxisUnit;
  readonly cites: readonly Citation[];
}

/**
 * Units that have seen the Operator flip, and he is spotted; returns those who shout. rr.seen.first-action,
 * rr.seen.no-turn, rr.reaction.not-on-alerting, rr.alarm.battle-seen
 */
function seersFlip(ctx: Ctx, incident: Incident, seers: readonly Placed<AxisUnit>[]): readonly Shouter[] {
  const { operator } = incident;
  const everyone = actors(incident);
  const wasSpotted = operator?.spotted === true;
  const seenName = operator === null ? "" : nameSeen(operator);
  const squares = visibleTrail(ctx, incident).map(({ at }) => at);
  return seers.flatMap((unit) => {
    if (unit.seen.includes(seenName)) return [];
    unit.seen = [...unit.seen, seenName];
    const wasAlert = incident.alertBefore.has(unit.id);
    const hangs = pointsOfField(ctx, unit, squares);
    flip(ctx, unit, "sight", [
      ...hangs,
      "rr.seen.first-action",
      "rr.seen.any-action",
      "rr.seen.no-turn",
      "rr.reaction.not-on-alerting",
      "rr.open.seen-start-square",
      "rr.open.seen-resolve",
    ]);
    const cites: readonly Citation[] =
      ctx.state.section === "battle"
        ? ["rr.alarm.battle-seen"]
        : ["rr.seen.first-action", "rr.seen.during-action", "rr.los.squares-not-lines", "rr.open.trigger-order"];
    for (const actor of everyone)
      spot(ctx, actor, "seen", [...cites, ...hangs, ...citeIf(incident.crew.length > 0, "rr.open.vehicle-seen")], unit);
    const silent = wasAlert
      ? reading(ctx, "rr.open.alert-unit-shouts") === "only-flipping"
      : wasSpotted && reading(ctx, "rr.open.spotted-seen-again") === "flips";
    if (silent || !shouts(ctx, unit)) return [];
    return [{ unit, cites: [wasAlert ? "rr.open.alert-unit-shouts" : "rr.open.spotted-seen-again"] }];
  });
}

/** A unit that has seen a kill, and whether it was an assassination. */
interface Witness {
  readonly unit: AxisUnit;
  readonly assassination: boolean;
}

/**
 * Units that have seen a kill flip, and an assassin is spotted; returns those who shout. rr.seen.kill-witness,
 * rr.seen.assassin, rr.seen.shooter-not, rr.spear.assassination
 */
function witnessesFlip(ctx: Ctx, incident: Incident, witnesses: readonly Witness[]): readonly Shouter[] {
  const { operator } = incident;
  const isGarrotte = incident.garrotted !== null;
  const garrotte: readonly Citation[] = isGarrotte ? ["rr.dare.garrotte-witness"] : [];
  return witnesses.flatMap(({ unit, assassination }) => {
    const wasAlert = incident.alertBefore.has(unit.id);
    flip(ctx, unit, "witness", [
      "rr.seen.kill-witness",
      "rr.open.kill-of-blocker",
      ...(assassination ? garrotte : (["rr.seen.shooter-not"] as const)),
    ]);
    if (assassination && operator !== null)
      spot(
        ctx,
        operator,
        "assassination",
        ["rr.seen.assassin", ...garrotte, ...citeIf(operator.speared, "rr.spear.assassination")],
        unit,
      );
    if (!shouts(ctx, unit)) return [];
    if (isGarrotte && reading(ctx, "rr.open.dare-garrotte-shout") === "only-flip") return [];
    if (wasAlert && reading(ctx, "rr.open.witness-alert") === "no") return [];
    return [
      {
        unit,
        cites: ["rr.seen.kill-witness", "rr.open.witness-alert", ...citeIf(isGarrotte, "rr.open.dare-garrotte-shout")],
      },
    ];
  });
}

/** Units that see a corpse flip; returns those who shout. rr.seen.corpse */
function corpsesSeen(ctx: Ctx, incident: Incident): readonly Shouter[] {
  // corpses mean nothing any more once everyone is alert
  if (ctx.state.section === "battle") return [];
  const placed: readonly Citation[] = incident.operator === null ? [] : ["rr.place.corpse-alerts"];
  return incident.corpses.flatMap((square) =>
    unitsOnBoard(ctx).flatMap((unit): readonly Shouter[] => {
      if (
        !canLook(ctx, unit) ||
        !noticesCorpses(ctx, unit) ||
        visibility(ctx, unit, square, incident.blockersBefore) !== "full" ||
        !ctx.state.corpses.includes(square)
      )
        return [];
      flip(ctx, unit, "corpse", [...placed, "rr.seen.corpse"]);
      return shouts(ctx, unit) ? [{ unit, cites: ["rr.seen.corpse"] }] : [];
    }),
  );
}

/**
 * Units that saw the Operator, or a kill, or a corpse being placed, flip; then they shout, each once. What they saw is
 * spotted.
 */
export function sightings(
  ctx: Ctx,
  incident: Incident,
  seers: readonly Placed<AxisUnit>[],
  witnesses: readonly Witness[],
): void {
  const shouters = [
    ...seersFlip(ctx, incident, seers),
    ...witnessesFlip(ctx, incident, witnesses),
    ...corpsesSeen(ctx, incident),
  ];
  for (const [i, { unit, cites }] of shouters.entries())
    if (shouters.findIndex((shouter) => shouter.unit === unit) === i) shout(ctx, unit, cites);
}

/**
 * What units other than the one that is about to move see, of those that a corpse could alert; null where no corpse
 * lies on the board.
 */
export const corpsesInSight = (ctx: Ctx, mover: AxisUnit): ReadonlyMap<string, Sighted> | null =>
  corpseSquares(ctx).length === 0
    ? null
    : new Map(
        ctx.state.units
          .filter((unit) => !unit.alert && unit.id !== mover.id)
          .map((unit) => [unit.id, sighted(ctx, unit)]),
      );

/**
 * Units that gained sight of a corpse because something else changed: rr.seen.corpse, rr.open.passive-los-gain,
 * rr.open.corpse-again.
 * `laid` are corpses of this very moment, which were witnessed as kills or placings.
 */
export function corpseSightings(ctx: Ctx, before: ReadonlyMap<string, Sighted> | null, laid: readonly Square[]): void {
  if (before === null || ctx.state.section === "battle") return;
  for (const unit of unitsOnBoard(ctx)) {
    const earlier = before.get(unit.id);
    if (earlier === undefined) continue;
    const { corpses } = newlySighted(earlier, sighted(ctx, unit));
    if (![...corpses].some((square) => !laid.includes(square))) continue;
    flip(ctx, unit, "corpse", [
      "rr.seen.corpse",
      "rr.open.passive-los-gain",
      "rr.open.corpse-again",
      ...stainRules(ctx, corpses),
    ]);
    if (shouts(ctx, unit)) shout(ctx, unit, ["rr.seen.corpse"]);
  }
}
