import { adjacent, type Square } from "../../geometry/index.ts";
import {
  advanceMeter,
  alarmAtZero,
  type AlarmCause,
  alarmIsDue,
  flip,
  type Incident,
  keepOneSpotted,
  nobodyIsSpotted,
  shout,
  spot,
  type Trace,
  turnToward,
} from "../alarm/index.ts";
import {
  attackProfile,
  axisAttack,
  axisModifiers,
  type Muzzle,
  muzzlesOf,
  rangeFrom,
  seesFrom,
} from "../fighting/index.ts";
import type { Citation } from "../catalogue/index.ts";
import {
  axisBlockers,
  type Concealment,
  concealmentOf,
  gained,
  seenThrough,
  seesOperator,
  sighted,
  type Sighted,
  visibility,
  watches,
} from "../sight/index.ts";
import {
  type AxisUnit,
  choose,
  closest,
  type G,
  grid,
  impossible,
  isVehicle,
  name,
  onBoard,
  type Operator,
  operatorSquares,
  type Placed,
  placeOf,
  players,
  reading,
  record,
  type Rules,
  squaresOf,
  unitApart,
  unitsOnBoard,
} from "../board/index.ts";

export { type Incident, incident, type Trace } from "../alarm/index.ts";

/**
 * Who makes a noise or shows himself decides what may answer at once: reaction attacks belong to the Operator Phase.
 */
export type During = "operator" | "advance" | "event" | "patrol";

/**
 * What follows from an action, in this order (rr.open.trigger-order): noise; the attacked units turn; those that saw it
 * flip and shout; the alarm; the immediate attacks and reaction attacks.
 */
export function* consequences(g: G, it: Incident, during: During): Rules {
  const shown = trailShown(g, it);
  const seers = unitsThatSee(g, it, shown);
  const witnesses = unitsThatWitness(g, it);
  for (const { unit } of it.killed) {
    if (!watches(unit) || !sawTrail(g, it, shown, unit)) continue;
    record(g, {
      event: "silenced",
      piece: unit.id,
      cites: ["rr.seen.killed-unit-silent", "rr.reaction.killed-no-attack"],
    });
  }
  // most actions are heard by nobody and hurt nobody: procedures with nothing to do are not begun
  if (it.loud.length > 0 || it.sprinted.length > 0) yield* noise(g, it, during);
  if (it.attacked.length > 0) yield* attackedUnitsTurn(g, it);
  sightings(g, it, seers, witnesses);
  corpseSightings(g, it.corpsesBefore, [...it.killed.map(({ unit }) => unit.at), ...it.corpses]);
  if (it.brokeCover && reading(g, "rr.open.break-cover-alarm") === "advances-meter")
    advanceMeter(g, ["rr.open.break-cover-alarm"]);
  if (alarmIsDue(g)) yield* alarmAtZero(g, alarmCause(it, during));
  const gaveAway = it.loud.some(({ spots }) => spots);
  if (gaveAway && g.state.section === "battle")
    for (const operator of actors(it)) spot(g, operator, "loud-weapon", ["rr.alarm.battle-loud"]);
  if (nobodyIsSpotted(g)) yield* keepOneSpotted(g, ["rr.alarm.renominate", "rr.alarm.always-one"]);
  if (seers.length > 0 || it.attacked.length > 0) yield* answers(g, it, seers, during);
}

/** Everyone who acts: the Operator, or all aboard the vehicle. rr.open.vehicle-seen */
const actors = (it: Incident): readonly Operator[] =>
  it.operator === null ? [] : it.crew.length > 0 ? it.crew : [it.operator];

/** Whose weapon sounds the alarm: a grenade, bomb or mine gives nobody away. rr.alarm.loud-spots, rr.alarm.grenade */
function alarmCause(it: Incident, during: During): AlarmCause {
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
function unitsThatSee(g: G, it: Incident, shown: readonly ShownTrace[]): readonly AxisUnit[] {
  if (it.brokeCover && reading(g, "rr.open.break-cover-seen") === "no") return [];
  return g.state.units.filter((unit) => watches(unit) && sawTrail(g, it, shown, unit));
}

/** A place where an action could be seen, and what conceals the Operator there. */
interface ShownTrace extends Trace {
  readonly concealment: Concealment;
}

/** The places where an action could be seen: rr.open.seen-start-square. */
function trailShown(g: G, it: Incident): readonly ShownTrace[] {
  const { operator } = it;
  if (operator === null) return [];
  const trail = it.moved && reading(g, "rr.open.seen-start-square") === "entered-only" ? it.trail.slice(1) : it.trail;
  return trail.map(({ at, crouched }) => ({ at, crouched, concealment: concealmentOf(g, operator, at, it.attacks) }));
}

function sawTrail(g: G, it: Incident, shown: readonly ShownTrace[], unit: Placed<AxisUnit>): boolean {
  const { operator, crew, blockersBefore } = it;
  if (operator === null) return false;
  if (crew.length > 0) {
    // a vehicle is seen by any of its squares, over low cover
    const squares = [...operatorSquares(g, operator), ...shown.map(({ at }) => at)];
    return shown.some(({ at }) => visibility(g, unit, at, blockersBefore, squares) !== "none");
  }
  return shown.some(({ at, crouched, concealment }) =>
    seenThrough(g, unit, at, visibility(g, unit, at, blockersBefore), crouched, concealment),
  );
}

/**
 * Units that have the square of a killed unit in line of sight, fully or partially: rr.seen.kill-witness,
 * rr.open.kill-of-blocker.
 */
function unitsThatWitness(g: G, it: Incident): readonly { readonly unit: AxisUnit; readonly assassination: boolean }[] {
  if (it.killed.length === 0) return [];
  const blockers = axisBlockers(g);
  return unitsOnBoard(g).flatMap((unit) => {
    if (!watches(unit)) return [];
    const kills = it.killed.filter(({ unit: { at } }) => visibility(g, unit, at, blockers) !== "none");
    return kills.length === 0 ? [] : [{ unit, assassination: kills.some(({ assassination }) => assassination) }];
  });
}

/** Loud weapons advance the meter and turn every unit within earshot; a sprint turns the units beside it. */
function* noise(g: G, it: Incident, during: During): Rules {
  for (const { at, earshot, meter } of it.loud) {
    if (meter) advanceMeter(g, ["rr.heard.loud", "rr.heard.meter"]);
    yield* heardBy(g, [at], earshot);
  }
  yield* sprintHeard(g, it, during);
}

/**
 * Every unit within earshot of a sound flips and turns to it; a vehicle keeps its facing. rr.heard.radius,
 * rr.heard.reaction, rr.heard.vehicles-keep-facing
 */
export function* heardBy(g: G, from: readonly Square[], earshot: number): Rules {
  for (const unit of unitsOnBoard(g)) {
    // a vehicle is heard from its nearest square
    const [at] = closest(from, (square) => unitApart(g, unit, placeOf(g, square)));
    if (at === undefined || unitApart(g, unit, placeOf(g, at)) > earshot) continue;
    record(g, {
      event: "heard",
      piece: unit.id,
      at: name(g, at),
      cites: ["rr.heard.radius", "rr.open.distance-obstacles", "rr.open.distance-metric"],
    });
    const wasAlert = unit.alert;
    flip(g, unit, "sound", ["rr.heard.reaction", "rr.heard.no-shout"]);
    if (isVehicle(unit))
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "a vehicle that hears keeps its facing.",
        cites: ["rr.heard.vehicles-keep-facing"],
      });
    else {
      yield* turnToward(g, unit, placeOf(g, at), [
        wasAlert ? "rr.heard.alert-turns" : "rr.heard.reaction",
        "rr.open.turn-by-sound-sees",
        "rr.open.turn-passing-view",
        ...(unit.kind === "officer" ? (["rr.open.officer-sound"] as const) : []),
      ]);
      seeAfterTurning(g, unit);
    }
  }
}

/** A sprint is heard by the units beside it. rr.heard.sprint, rr.open.sprint-noise-squares */
function* sprintHeard(g: G, it: Incident, during: During): Rules {
  if (it.sprinted.length === 0 || it.operator === null || it.operator.at === null) return;
  const { at } = it.operator;
  const heard = reading(g, "rr.open.sprint-noise-squares") === "entered-only" ? it.sprinted.slice(1) : it.sprinted;
  for (const unit of unitsOnBoard(g)) {
    if (unit.smoking || !heard.some((square) => squaresOf(g, unit).some((own) => adjacent(grid(g), square, own))))
      continue;
    flip(g, unit, "sound", [
      "rr.heard.sprint",
      "rr.heard.no-shout",
      "rr.open.sprint-noise-squares",
      "rr.open.adjacent-across-wall",
    ]);
    if (isVehicle(unit)) continue;
    yield* turnToward(g, unit, placeOf(g, at), ["rr.heard.sprint", "rr.open.turn-by-sound-sees"]);
    if (during === "operator") seeAfterTurning(g, unit);
  }
}

/**
 * A unit turned by a sound looks only when the Operators next act, unless it is read to look at once:
 * rr.open.turn-by-sound-sees.
 */
function seeAfterTurning(g: G, unit: AxisUnit): void {
  if (reading(g, "rr.open.turn-by-sound-sees") === "next-action") return;
  const seen = [...sighted(g, unit).operators];
  for (const operator of g.state.operators) {
    if (!seen.includes(operator.id)) continue;
    spot(g, operator, "seen", ["rr.seen.first-action", "rr.open.turn-by-sound-sees"]);
  }
}

/**
 * An attacked unit flips and turns to the attack; the attacker it then sees is spotted. rr.reaction.attacked-flips,
 * rr.reaction.attacked-spots
 */
function* attackedUnitsTurn(g: G, it: Incident): Rules {
  const { operator } = it;
  if (operator === null) return;
  for (const { unit, from, blind } of it.attacked) {
    flip(g, unit, "attack", ["rr.reaction.attacked-flips", "rr.open.missed-nonalert"]);
    if (isVehicle(unit))
      record(g, {
        event: "stayed",
        piece: unit.id,
        why: "a vehicle does not turn to face an attacker.",
        cites: ["rr.vattack.reaction-los"],
      });
    else
      yield* turnToward(g, unit, placeOf(g, from), [
        "rr.reaction.attacked-flips",
        ...(it.alertBefore.has(unit.id) ? (["rr.reaction.attacked-alert"] as const) : []),
      ]);
    const sees = canSee(g, unit, operator);
    if (sees) for (const actor of actors(it)) spot(g, actor, "attack", ["rr.reaction.attacked-spots"]);
    else if (blind) record(g, { event: "unseen", piece: operator.id, cites: ["rr.blind.no-answer"] });
    const shouts = reading(g, "rr.open.shout-by-attacked");
    const known = nameSeen(operator);
    const silent = isVehicle(unit);
    if (!silent && (shouts === "always" || (shouts === "if-it-sees" && sees && !unit.seen.includes(known))))
      shout(g, unit, ["rr.open.shout-by-attacked"]);
    if (sees && !unit.seen.includes(known)) unit.seen = [...unit.seen, known];
  }
}

/** A vehicle that sees something does not shout: rr.open.vehicle-shout. */
export const shouts = (g: G, unit: AxisUnit): boolean =>
  !isVehicle(unit) || reading(g, "rr.open.vehicle-shout") === "shouts";

/** What a unit remembers of whom it has seen: an Operator, or the vehicle he sits in. */
const nameSeen = (operator: Operator): string => operator.aboard ?? operator.id;

/** Units that saw the Operator, or a kill, or a corpse being placed, flip and shout; what they saw is spotted. */
function sightings(
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
      spot(g, actor, "seen", it.crew.length > 0 ? [...cites, "rr.open.vehicle-seen"] : cites);
    const silent = wasAlert
      ? reading(g, "rr.open.alert-unit-shouts") === "only-flipping"
      : wasSpotted && reading(g, "rr.open.spotted-seen-again") === "flips";
    if (!silent && shouts(g, unit))
      shouters.push({ unit, cites: [wasAlert ? "rr.open.alert-unit-shouts" : "rr.open.spotted-seen-again"] });
  }
  for (const { unit, assassination } of witnesses) {
    const wasAlert = it.alertBefore.has(unit.id);
    flip(g, unit, "witness", [
      "rr.seen.kill-witness",
      "rr.open.kill-of-blocker",
      ...(assassination ? [] : (["rr.seen.shooter-not"] as const)),
    ]);
    if (assassination && operator !== null)
      spot(g, operator, "assassination", [
        "rr.seen.assassin",
        ...(operator.speared ? (["rr.spear.assassination"] as const) : []),
      ]);
    if (!shouts(g, unit)) continue;
    if (wasAlert && reading(g, "rr.open.witness-alert") === "no") continue;
    if (!shouters.some((shouter) => shouter.unit === unit))
      shouters.push({ unit, cites: ["rr.seen.kill-witness", "rr.open.witness-alert"] });
  }
  for (const square of it.corpses) {
    for (const unit of unitsOnBoard(g)) {
      if (
        !watches(unit) ||
        visibility(g, unit, square, it.blockersBefore) !== "full" ||
        !g.state.corpses.includes(square)
      )
        continue;
      flip(g, unit, "corpse", ["rr.place.corpse-alerts", "rr.seen.corpse"]);
      if (shouts(g, unit) && !shouters.some((shouter) => shouter.unit === unit))
        shouters.push({ unit, cites: ["rr.seen.corpse"] });
    }
  }
  for (const { unit, cites } of shouters) shout(g, unit, cites);
}

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
    flip(g, unit, "corpse", ["rr.seen.corpse", "rr.open.passive-los-gain", "rr.open.corpse-again"]);
    if (shouts(g, unit)) shout(g, unit, ["rr.seen.corpse"]);
  }
}

/** The immediate attack of an alert unit that was attacked, and the reaction attacks. rr.reaction.* */
function* answers(g: G, it: Incident, seers: readonly AxisUnit[], during: During): Rules {
  const { operator } = it;
  if (operator === null) return;
  const target = nameSeen(operator);
  const immediate = it.attacked.filter(({ unit }) => {
    const was = it.alertBefore.has(unit.id) || reading(g, "rr.open.missed-nonalert") === "attacks";
    return was && canSee(g, unit, operator);
  });
  const immediateIds = immediate.map(({ unit }) => unit.id);
  if (during !== "operator" && reading(g, "rr.open.marked-consequences") === "no-reactions") return;
  const counts = reading(g, "rr.open.immediate-counts") === "uses-up";
  for (const { unit } of immediate) {
    if (!onBoard(unit) || !onBoard(operator) || (counts && unit.reacted.includes(target))) continue;
    if (counts) unit.reacted = [...unit.reacted, target];
    yield* answer(g, unit, operator, [
      "rr.reaction.attacked-alert",
      "rr.open.immediate-counts",
      "rr.open.reaction-and-miss",
    ]);
  }
  if (during !== "operator") return;
  let reacting = seers.filter(
    (unit) =>
      it.alertBefore.has(unit.id) &&
      isArmed(g, unit) &&
      !unit.reacted.includes(target) &&
      !(counts && immediateIds.includes(unit.id)),
  );
  while (reacting.length > 0 && operator.at !== null) {
    const unit = yield* nextToReact(g, reacting, operator);
    reacting = reacting.filter((other) => other.id !== unit.id);
    unit.reacted = [...unit.reacted, target];
    if (!onBoard(unit) || !onBoard(operator)) continue;
    yield* answer(g, unit, operator, [
      "rr.reaction.trigger",
      "rr.reaction.roll",
      "rr.reaction.after-action",
      "rr.reaction.one-per-operator",
      "rr.reaction.continue",
      "rr.reaction.phase",
      "rr.open.reaction-order",
    ]);
  }
}

const isArmed = (g: G, unit: AxisUnit): boolean => attackProfile(g, unit.kind).dice > 0;

const canSee = (g: G, unit: AxisUnit, operator: Operator): boolean =>
  onBoard(operator) && seesOperator(g, unit, operator);

/**
 * The gun with which a unit answers: the one that sees the Operator from nearest; a half-track has two.
 * rr.vattack.reaction-los
 */
function muzzleAgainst(
  g: G,
  unit: Placed<AxisUnit>,
  operator: Placed<Operator>,
): { readonly muzzle: Muzzle; readonly sees: boolean } {
  const blockers = axisBlockers(g);
  const muzzles = muzzlesOf(g, unit).map((muzzle) => ({
    muzzle,
    sees: seesFrom(g, muzzle, operator, blockers),
    range: rangeFrom(g, muzzle, operator),
  }));
  muzzles.sort((a, b) => Number(b.sees) - Number(a.sees) || a.range - b.range);
  const [best] = muzzles;
  if (best === undefined) throw impossible(`${unit.id} has no gun`);
  return best;
}

/** The players choose the order of reaction attacks, where the attackers are not all alike. rr.open.reaction-order */
function* nextToReact(g: G, reacting: readonly AxisUnit[], operator: Operator): Rules<AxisUnit> {
  const [first] = reacting;
  if (first === undefined) throw impossible("nobody reacts");
  const how = (unit: AxisUnit): string =>
    JSON.stringify([
      attackProfile(g, unit.kind),
      onBoard(unit) && onBoard(operator)
        ? axisModifiers(g, muzzleAgainst(g, unit, operator).muzzle, operator).map(({ value }) => value)
        : null,
    ]);
  if (reacting.every((unit) => how(unit) === how(first))) return first;
  return yield* choose(
    players,
    {
      id: "rr.decide.reaction-order",
      text: `Which unit makes its reaction attack on ${operator.id} first?`,
      piece: operator.id,
    },
    reacting.map((unit) => ({ id: unit.id, text: unit.id, value: unit })),
  );
}

/**
 * One attack on an Operator right after his action: from where he ends, or at −2 when he has moved out of LOS or range.
 * rr.reaction.leaving-only
 */
function* answer(g: G, unit: Placed<AxisUnit>, operator: Placed<Operator>, cites: readonly Citation[]): Rules {
  if (!isArmed(g, unit)) return;
  const { muzzle, sees } = muzzleAgainst(g, unit, operator);
  const inRange = rangeFrom(g, muzzle, operator) <= attackProfile(g, unit.kind).long;
  if (sees && !inRange && reading(g, "rr.open.leaving-and-cover") === "no-attack") return;
  const vehicle: readonly Citation[] = isVehicle(unit) ? ["rr.vattack.reaction-los"] : [];
  yield* axisAttack(
    g,
    muzzle,
    operator,
    [...cites, ...vehicle, ...(sees && !inRange ? (["rr.open.leaving-and-cover"] as const) : [])],
    sees && inRange ? null : "leaving",
  );
}

/** The closest units to a square, for breaking cover: rr.breakcover.stealth, rr.breakcover.tie. */
export function* breakCover(g: G, operator: Placed<Operator>): Rules {
  spot(g, operator, "break-cover", [g.state.section === "battle" ? "rr.breakcover.battle" : "rr.breakcover.stealth"]);
  if (g.state.section === "battle") return;
  const units = unitsOnBoard(g);
  const away = (unit: AxisUnit): number => unitApart(g, unit, placeOf(g, operator.at));
  const least = Math.min(...units.map(away));
  const nearest = units.filter((unit) => away(unit) === least);
  for (const unit of nearest) {
    flip(g, unit, "break-cover", [
      "rr.breakcover.stealth",
      "rr.open.break-cover-turn",
      ...(nearest.length > 1 ? (["rr.breakcover.tie"] as const) : []),
    ]);
    if (reading(g, "rr.open.break-cover-turn") === "yes" && !isVehicle(unit))
      yield* turnToward(g, unit, placeOf(g, operator.at), ["rr.open.break-cover-turn"]);
  }
}
