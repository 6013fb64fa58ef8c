import { citeIf } from "../../kernel/index.ts";
import {
  actors,
  alarmCause,
  corpseSightings,
  type During,
  sawTrail,
  sightings,
  placesShownOnTrail,
  unitsThatSee,
  unitsThatWitness,
} from "./sightings.ts";
import type { Citation } from "../book/citation.ts";
import {
  type Ctx,
  distanceFromUnit,
  type Placed,
  placeOf,
  reading,
  record,
  type Rules,
  unitsOnBoard,
} from "../table/context.ts";
import { isDisguised } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { isVehicle } from "../table/vehicle-token.ts";
import { answers } from "./answers.ts";
import { smell } from "./smell.ts";
import {
  advanceMeter,
  alarmAtZero,
  isAlarmDue,
  counts,
  deployTroops,
  flip,
  type Incident,
  keepOneSpotted,
  nobodyIsSpotted,
  spot,
  turnToward,
} from "../alarm/index.ts";
import { catHears, catHearsWheels } from "./cat.ts";
import { twigSnaps } from "./twig.ts";
import { attackedUnitsTurn, noise } from "./hearing.ts";
import { canLook } from "../sight/index.ts";

export { type Incident, newIncident, type Trace } from "../alarm/index.ts";

/**
 * What follows from an action, in this order (rr.open.trigger-order): noise; the attacked units turn; those that saw it
 * flip and shout; the alarm; the immediate attacks and reaction attacks. rr.seen.killed-unit-silent,
 * rr.reaction.killed-no-attack, rr.alarm.battle-loud
 */
export function* consequences(ctx: Ctx, incident: Incident, during: During): Rules {
  const shown = placesShownOnTrail(ctx, incident);
  const seers = unitsThatSee(ctx, incident, shown);
  const witnesses = unitsThatWitness(ctx, incident);
  for (const { unit } of incident.killed) {
    if (!canLook(ctx, unit) || !sawTrail(ctx, incident, shown, unit)) continue;
    record(ctx, {
      event: "silenced",
      piece: unit.id,
      cites: ["rr.seen.killed-unit-silent", "rr.reaction.killed-no-attack"],
    });
  }
  // most actions are heard by nobody and hurt nobody: procedures with nothing to do are not begun
  if (incident.loud.length > 0 || incident.engine !== null || incident.sprinted.length > 0)
    yield* noise(ctx, incident, during);
  if (incident.attacked.length > 0) yield* attackedUnitsTurn(ctx, incident);
  const expanded = ctx.state.expansions.length > 0;
  if (expanded && incident.moved) yield* smell(ctx, incident);
  if (ctx.state.jager !== null) twigSnaps(ctx, incident);
  if (seers.length > 0 || witnesses.length > 0 || incident.corpses.length > 0)
    sightings(ctx, incident, seers, witnesses);
  if (incident.corpsesBefore !== null)
    corpseSightings(ctx, incident.corpsesBefore, [...incident.killed.map(({ unit }) => unit.at), ...incident.corpses]);
  if (ctx.state.jager !== null && incident.moved) yield* catHearsOperator(ctx, incident);
  if (incident.brokeCover && reading(ctx, "rr.open.break-cover-alarm") === "advances-meter")
    advanceMeter(ctx, ["rr.open.break-cover-alarm"]);
  if (isAlarmDue(ctx)) yield* alarmAtZero(ctx, alarmCause(incident, during));
  if (ctx.state.section === "battle" && incident.loud.some(({ spots }) => spots))
    for (const operator of actors(incident)) spot(ctx, operator, "loud-weapon", ["rr.alarm.battle-loud"]);
  if (nobodyIsSpotted(ctx)) yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
  if (expanded) yield* deployTroops(ctx);
  if (seers.length > 0 || incident.attacked.length > 0) yield* answers(ctx, incident, seers, during);
}

/** An Operator who has moved, on foot or with his vehicle, may have startled the cat. rr.jager.cat-startled */
function* catHearsOperator(ctx: Ctx, { operator, crew, trail, driven }: Incident): Rules {
  if (operator === null) return;
  for (const [i, squares] of driven.entries()) {
    const from = driven[i - 1];
    if (from !== undefined) yield* catHearsWheels(ctx, crew[0] ?? operator, from, squares);
  }
  if (driven.length > 0) return;
  for (const [i, { at }] of trail.entries()) {
    const from = trail[i - 1]?.at;
    if (from !== undefined) yield* catHears(ctx, operator, from, at);
  }
}

/**
 * The closest units to a square, for breaking cover: rr.breakcover.stealth, rr.breakcover.tie,
 * rr.dare.disguise-break-cover.
 */
export function* breakCover(ctx: Ctx, operator: Placed<Operator>): Rules {
  const disguised: readonly Citation[] = isDisguised(operator) ? ["rr.dare.disguise-break-cover"] : [];
  spot(ctx, operator, "break-cover", [
    ctx.state.section === "battle" ? "rr.breakcover.battle" : "rr.breakcover.stealth",
    ...disguised,
  ]);
  if (ctx.state.section === "battle") return;
  const units = unitsOnBoard(ctx).filter((unit) => counts(ctx, unit));
  const away = (unit: AxisUnit): number => distanceFromUnit(ctx, unit, placeOf(ctx, operator.at));
  const least = Math.min(...units.map(away));
  const nearest = units.filter((unit) => away(unit) === least);
  for (const unit of nearest) {
    flip(ctx, unit, "break-cover", [
      "rr.breakcover.stealth",
      "rr.open.break-cover-turn",
      ...disguised,
      ...citeIf(nearest.length > 1, "rr.breakcover.tie"),
      ...citeIf(units.length > 1, "rr.open.distance-metric"),
    ]);
    if (reading(ctx, "rr.open.break-cover-turn") === "yes" && !isVehicle(unit) && unit.held !== "ensnared")
      yield* turnToward(ctx, unit, placeOf(ctx, operator.at), ["rr.open.break-cover-turn"]);
  }
}
