import {
  actors,
  alarmCause,
  corpseSightings,
  type During,
  sawTrail,
  sightings,
  trailShown,
  unitsThatSee,
  unitsThatWitness,
} from "./sightings.ts";
import {
  type AxisUnit,
  type G,
  isDisguised,
  isVehicle,
  type Operator,
  type Placed,
  placeOf,
  reading,
  record,
  type Rules,
  unitApart,
  unitsOnBoard,
} from "../board/index.ts";
import { answers } from "./answers.ts";
import { smell } from "./smell.ts";
import {
  advanceMeter,
  alarmAtZero,
  alarmIsDue,
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
import { watches } from "../sight/index.ts";
import type { Citation } from "../catalogue/index.ts";

export { type Incident, incident, type Trace } from "../alarm/index.ts";

/**
 * What follows from an action, in this order (rr.open.trigger-order): noise; the attacked units turn; those that saw it
 * flip and shout; the alarm; the immediate attacks and reaction attacks.
 */
export function* consequences(g: G, it: Incident, during: During): Rules {
  const shown = trailShown(g, it);
  const seers = unitsThatSee(g, it, shown);
  const witnesses = unitsThatWitness(g, it);
  for (const { unit } of it.killed) {
    if (!watches(g, unit) || !sawTrail(g, it, shown, unit)) continue;
    record(g, {
      event: "silenced",
      piece: unit.id,
      cites: ["rr.seen.killed-unit-silent", "rr.reaction.killed-no-attack"],
    });
  }
  // most actions are heard by nobody and hurt nobody: procedures with nothing to do are not begun
  if (it.loud.length > 0 || it.engine !== null || it.sprinted.length > 0) yield* noise(g, it, during);
  if (it.attacked.length > 0) yield* attackedUnitsTurn(g, it);
  const expanded = g.state.expansions.length > 0;
  if (expanded && it.moved) yield* smell(g, it);
  if (g.state.jager !== null) twigSnaps(g, it);
  if (seers.length > 0 || witnesses.length > 0 || it.corpses.length > 0) sightings(g, it, seers, witnesses);
  if (it.corpsesBefore !== null)
    corpseSightings(g, it.corpsesBefore, [...it.killed.map(({ unit }) => unit.at), ...it.corpses]);
  if (g.state.jager !== null && it.moved) yield* catHearsOperator(g, it);
  if (it.brokeCover && reading(g, "rr.open.break-cover-alarm") === "advances-meter")
    advanceMeter(g, ["rr.open.break-cover-alarm"]);
  if (alarmIsDue(g)) yield* alarmAtZero(g, alarmCause(it, during));
  if (g.state.section === "battle" && it.loud.some(({ spots }) => spots))
    for (const operator of actors(it)) spot(g, operator, "loud-weapon", ["rr.alarm.battle-loud"]);
  if (nobodyIsSpotted(g)) yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
  if (expanded) yield* deployTroops(g);
  if (seers.length > 0 || it.attacked.length > 0) yield* answers(g, it, seers, during);
}

/** An Operator who has moved, on foot or with his vehicle, may have startled the cat. rr.jager.cat-startled */
function* catHearsOperator(g: G, { operator, crew, trail, driven }: Incident): Rules {
  if (operator === null) return;
  for (const [i, squares] of driven.entries()) {
    const from = driven[i - 1];
    if (from !== undefined) yield* catHearsWheels(g, crew[0] ?? operator, from, squares);
  }
  if (driven.length > 0) return;
  for (const [i, { at }] of trail.entries()) {
    const from = trail[i - 1]?.at;
    if (from !== undefined) yield* catHears(g, operator, from, at);
  }
}

/** The closest units to a square, for breaking cover: rr.breakcover.stealth, rr.breakcover.tie. */
export function* breakCover(g: G, operator: Placed<Operator>): Rules {
  const disguised: readonly Citation[] = isDisguised(operator) ? ["rr.dare.disguise-break-cover"] : [];
  spot(g, operator, "break-cover", [
    g.state.section === "battle" ? "rr.breakcover.battle" : "rr.breakcover.stealth",
    ...disguised,
  ]);
  if (g.state.section === "battle") return;
  const units = unitsOnBoard(g).filter((unit) => counts(g, unit));
  const away = (unit: AxisUnit): number => unitApart(g, unit, placeOf(g, operator.at));
  const least = Math.min(...units.map(away));
  const nearest = units.filter((unit) => away(unit) === least);
  for (const unit of nearest) {
    flip(g, unit, "break-cover", [
      "rr.breakcover.stealth",
      "rr.open.break-cover-turn",
      ...disguised,
      ...(nearest.length > 1 ? (["rr.breakcover.tie"] as const) : []),
    ]);
    if (reading(g, "rr.open.break-cover-turn") === "yes" && !isVehicle(unit) && unit.held !== "ensnared")
      yield* turnToward(g, unit, placeOf(g, operator.at), ["rr.open.break-cover-turn"]);
  }
}
