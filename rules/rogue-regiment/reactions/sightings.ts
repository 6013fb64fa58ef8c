import {
  type AxisUnit,
  bodies,
  type G,
  type Operator,
  operatorSquares,
  type Placed,
  reading,
  unitsOnBoard,
} from "../board/index.ts";
import { type AlarmCause, entered, flip, type Incident, shout, spot, type Trace } from "../alarm/index.ts";
import type { Square } from "../../geometry/index.ts";
import {
  axisBlockers,
  type Concealment,
  concealmentOf,
  gained,
  noticesCorpses,
  seenThrough,
  type Sighted,
  sighted,
  visibility,
  watches,
} from "../sight/index.ts";
import { shouts, stainRules } from "./looking.ts";
import type { Citation } from "../catalogue/index.ts";

/**
 * Who makes a noise or shows himself decides what may answer at once: reaction attacks belong to the Operator Phase.
 */
export type During = "operator" | "advance" | "event" | "patrol";

/** Everyone who acts: the Operator, or all aboard the vehicle. rr.open.vehicle-seen */
export const actors = (it: Incident): readonly Operator[] =>
  it.operator === null ? [] : it.crew.length > 0 ? it.crew : [it.operator];

/** Whose weapon sounds the alarm: a grenade, bomb or mine gives nobody away. rr.alarm.loud-spots, rr.alarm.grenade */
export function alarmCause(it: Incident, during: During): AlarmCause {
  const { operator } = it;
  if (operator !== null && it.loud.some(({ spots }) => spots)) return { kind: "loud-weapon", operator, phase: during };
  if (it.loud.length > 0) return { kind: "explosion", phase: during };
  if (it.brokeCover && operator !== null) return { kind: "break-cover", operator };
  return { kind: "event-card" };
}

/**
 * Units that had a square of the trail in their line of sight: rr.seen.first-action, rr.seen.any-action,
 * rr.seen.during-action.
 */
export function unitsThatSee(g: G, it: Incident, shown: readonly ShownTrace[]): readonly AxisUnit[] {
  if (it.brokeCover && reading(g, "rr.open.break-cover-seen") === "no") return [];
  return g.state.units.filter((unit) => watches(g, unit) && sawTrail(g, it, shown, unit));
}

/** A place where an action could be seen, and what conceals the Operator there. */
interface ShownTrace extends Trace {
  readonly concealment: Concealment;
}

/** The part of an action's trail on which it can be seen: rr.open.seen-start-square. */
export const trailThatCounts = (g: G, it: Incident): readonly Trace[] =>
  it.moved && reading(g, "rr.open.seen-start-square") === "entered-only" ? entered(it) : it.trail;

/** The places where an action could be seen, and what conceals the Operator there. */
export function trailShown(g: G, it: Incident): readonly ShownTrace[] {
  const { operator } = it;
  if (operator === null) return [];
  return trailThatCounts(g, it).map(({ at, crouched }) => ({
    at,
    crouched,
    concealment: it.undisguised ? "none" : concealmentOf(g, operator, at, it.attacks),
  }));
}

export function sawTrail(g: G, it: Incident, shown: readonly ShownTrace[], unit: Placed<AxisUnit>): boolean {
  const { operator, crew, blockersBefore } = it;
  if (operator === null) return false;
  if (crew.length > 0) {
    // a vehicle is seen by any of its squares, over low cover
    const squares = [...operatorSquares(g, operator), ...shown.map(({ at }) => at)];
    return shown.some(({ at }) => visibility(g, unit, at, blockersBefore, squares) !== "none");
  }
  const onHisWay = shown.some(({ at, crouched, concealment }) =>
    seenThrough(g, unit, at, visibility(g, unit, at, blockersBefore), crouched, concealment),
  );
  return onHisWay || seesBoarded(g, it, operator, unit);
}

/** Whether a unit sees the vehicle that an Operator has boarded, by any of its squares. rr.open.vehicle-boarding-seen */
function seesBoarded(g: G, it: Incident, operator: Operator, unit: Placed<AxisUnit>): boolean {
  if (!it.moved || operator.aboard === null || reading(g, "rr.open.vehicle-boarding-seen") !== "any-square")
    return false;
  const squares = operatorSquares(g, operator);
  return squares.some((square) => visibility(g, unit, square, it.blockersBefore, squares) !== "none");
}

/**
 * Units that have the square of a killed unit in line of sight, fully or partially, or of one attacked with the
 * garrotte, whether or not it dies: rr.seen.kill-witness, rr.open.kill-of-blocker, rr.dare.garrotte-witness.
 */
export function unitsThatWitness(
  g: G,
  it: Incident,
): readonly { readonly unit: AxisUnit; readonly assassination: boolean }[] {
  const victims = it.garrotted === null ? it.killed : [{ unit: it.garrotted, assassination: true }];
  if (victims.length === 0) return [];
  const blockers = axisBlockers(g);
  return unitsOnBoard(g).flatMap((unit) => {
    if (!watches(g, unit) || unit.id === it.garrotted?.id) return [];
    const kills = victims.filter(({ unit: { at } }) => visibility(g, unit, at, blockers) !== "none");
    return kills.length === 0 ? [] : [{ unit, assassination: kills.some(({ assassination }) => assassination) }];
  });
}

/** What a unit remembers of whom it has seen: an Operator, or the vehicle he sits in. */
export const nameSeen = (operator: Operator): string => operator.aboard ?? operator.id;

/** Units that saw the Operator, or a kill, or a corpse being placed, flip and shout; what they saw is spotted. */
export function sightings(
  g: G,
  it: Incident,
  seers: readonly AxisUnit[],
  witnesses: readonly { readonly unit: AxisUnit; readonly assassination: boolean }[],
): void {
  const { operator } = it;
  const everyone = actors(it);
  const shouters: { readonly unit: AxisUnit; readonly cites: readonly Citation[] }[] = [];
  const wasSpotted = operator?.spotted === true;
  const known = operator === null ? "" : nameSeen(operator);
  for (const unit of seers) {
    if (unit.seen.includes(known)) continue;
    unit.seen = [...unit.seen, known];
    const wasAlert = it.alertBefore.has(unit.id);
    flip(g, unit, "sight", [
      "rr.seen.first-action",
      "rr.seen.any-action",
      "rr.seen.no-turn",
      "rr.reaction.not-on-alerting",
      "rr.open.seen-start-square",
      "rr.open.seen-resolve",
    ]);
    const cites: readonly Citation[] =
      g.state.section === "battle"
        ? ["rr.alarm.battle-seen"]
        : ["rr.seen.first-action", "rr.seen.during-action", "rr.los.squares-not-lines", "rr.open.trigger-order"];
    for (const actor of everyone)
      spot(g, actor, "seen", it.crew.length > 0 ? [...cites, "rr.open.vehicle-seen"] : cites, unit);
    const silent = wasAlert
      ? reading(g, "rr.open.alert-unit-shouts") === "only-flipping"
      : wasSpotted && reading(g, "rr.open.spotted-seen-again") === "flips";
    if (!silent && shouts(g, unit))
      shouters.push({ unit, cites: [wasAlert ? "rr.open.alert-unit-shouts" : "rr.open.spotted-seen-again"] });
  }
  for (const { unit, assassination } of witnesses) {
    const wasAlert = it.alertBefore.has(unit.id);
    const garrotte: readonly Citation[] = it.garrotted === null ? [] : ["rr.dare.garrotte-witness"];
    flip(g, unit, "witness", [
      "rr.seen.kill-witness",
      "rr.open.kill-of-blocker",
      ...(assassination ? garrotte : (["rr.seen.shooter-not"] as const)),
    ]);
    if (assassination && operator !== null)
      spot(
        g,
        operator,
        "assassination",
        ["rr.seen.assassin", ...garrotte, ...(operator.speared ? (["rr.spear.assassination"] as const) : [])],
        unit,
      );
    if (!shouts(g, unit)) continue;
    if (it.garrotted !== null && reading(g, "rr.open.dare-garrotte-shout") === "only-flip") continue;
    if (wasAlert && reading(g, "rr.open.witness-alert") === "no") continue;
    if (!shouters.some((shouter) => shouter.unit === unit))
      shouters.push({
        unit,
        cites: [
          "rr.seen.kill-witness",
          "rr.open.witness-alert",
          ...(it.garrotted === null ? [] : (["rr.open.dare-garrotte-shout"] as const)),
        ],
      });
  }
  // corpses mean nothing any more once everyone is alert: rr.seen.corpse
  for (const square of g.state.section === "battle" ? [] : it.corpses) {
    for (const unit of unitsOnBoard(g)) {
      if (
        !watches(g, unit) ||
        !noticesCorpses(g, unit) ||
        visibility(g, unit, square, it.blockersBefore) !== "full" ||
        !g.state.corpses.includes(square)
      )
        continue;
      flip(g, unit, "corpse", [...(operator === null ? [] : (["rr.place.corpse-alerts"] as const)), "rr.seen.corpse"]);
      if (shouts(g, unit) && !shouters.some((shouter) => shouter.unit === unit))
        shouters.push({ unit, cites: ["rr.seen.corpse"] });
    }
  }
  for (const { unit, cites } of shouters) shout(g, unit, cites);
}

/**
 * What units other than the one that is about to move see, of those that a corpse could alert; null where no corpse
 * lies on the board.
 */
export const corpsesInSight = (g: G, mover: AxisUnit): ReadonlyMap<string, Sighted> | null =>
  bodies(g).length === 0
    ? null
    : new Map(
        g.state.units.filter((unit) => !unit.alert && unit.id !== mover.id).map((unit) => [unit.id, sighted(g, unit)]),
      );

/**
 * Units that gained sight of a corpse because something else changed: rr.seen.corpse, rr.open.passive-los-gain,
 * rr.open.corpse-again.
 * `laid` are corpses of this very moment, which were witnessed as kills or placings.
 */
export function corpseSightings(g: G, before: ReadonlyMap<string, Sighted> | null, laid: readonly Square[]): void {
  if (before === null || g.state.section === "battle") return;
  for (const unit of unitsOnBoard(g)) {
    const known = before.get(unit.id);
    if (known === undefined) continue;
    const { corpses } = gained(known, sighted(g, unit));
    if (![...corpses].some((square) => !laid.includes(square))) continue;
    flip(g, unit, "corpse", [
      "rr.seen.corpse",
      "rr.open.passive-los-gain",
      "rr.open.corpse-again",
      ...stainRules(g, corpses),
    ]);
    if (shouts(g, unit)) shout(g, unit, ["rr.seen.corpse"]);
  }
}
