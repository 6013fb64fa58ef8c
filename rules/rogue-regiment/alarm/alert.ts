import { counts, deployTroops } from "./carriers.ts";
import { flippedWhileHeld } from "./held.ts";
import { seesOperator } from "../sight/index.ts";
import type { AlertCause, Citation, SpotCause } from "../catalogue/index.ts";
import {
  apart,
  apartFrom,
  type AxisUnit,
  choose,
  closest,
  type G,
  isCrew,
  isDisguised,
  isWillys,
  name,
  number,
  type Operator,
  operatorsOnBoard,
  PASSENGER_SEAT,
  type Placed,
  players,
  reading,
  record,
  type Rules,
  spottedOperators,
  unitApart,
  unitPlace,
  vehicleSquares,
} from "../board/index.ts";

/** Flips a unit to alert; its cigarette, if it has one, is discarded at once. rr.event.cigarette-broken */
export function flip(g: G, unit: AxisUnit, by: AlertCause, cites: readonly Citation[]): void {
  if (unit.smoking && by !== "sight" && by !== "witness" && by !== "corpse") {
    const offered: readonly Citation[] = unit.offered ? ["rr.kick.cigarette-effect"] : [];
    unit.smoking = false;
    unit.offered = false;
    record(g, { event: "cigarette-discarded", piece: unit.id, cites: ["rr.event.cigarette-broken", ...offered] });
  }
  if (unit.alert) {
    // whoever is alert already is reached all the same: rr.open.dare-garrotte-alarm
    if (unit.held === "ensnared") flippedWhileHeld(g, unit, by);
    return;
  }
  unit.alert = true;
  record(g, { event: "alerted", piece: unit.id, by, cites });
  if (unit.held !== null) flippedWhileHeld(g, unit, by);
}

/** Swaps an Operator's token for its spotted side; `unit` is who sees, where that is why. */
export function spot(
  g: G,
  operator: Operator,
  by: SpotCause,
  cites: readonly Citation[],
  unit: AxisUnit | null = null,
): void {
  if (operator.spotted || (operator.at === null && operator.aboard === null)) return;
  operator.spotted = true;
  if (operator.outfit !== null && isDisguised(operator) && reading(g, "rr.open.dare-unspotted-again") === "blown")
    operator.outfit = { ...operator.outfit, blown: true };
  record(g, {
    event: "spotted",
    piece: operator.id,
    by,
    ...(unit !== null && { unit: unit.id }),
    cites: operator.support ? [...cites, "rr.support.like-operators"] : cites,
  });
}

/**
 * A unit shouts a warning: every other unit on the board within 4 squares flips to alert, keeps its facing and does not
 * shout itself. rr.seen.shout, rr.seen.shout-keeps-facing, rr.seen.shout-no-chain, rr.open.shout-spawn
 */
export function shout(g: G, unit: AxisUnit, cites: readonly Citation[]): void {
  const radius = number(g, "rr.number.shout");
  const bark: readonly Citation[] = unit.kind === "dog" ? ["rr.dogs.dog-bark", "rr.dogs.dog-see-hear"] : [];
  record(g, { event: "shouted", piece: unit.id, radius, cites: ["rr.seen.shout", ...cites, ...bark] });
  const from = unitPlace(g, unit);
  for (const other of g.state.units) {
    if (other.id === unit.id || other.at === null || other.alert) continue;
    if (unitApart(g, other, from) <= radius) {
      flip(g, other, "shout", [
        "rr.seen.shout",
        "rr.seen.shout-keeps-facing",
        "rr.seen.shout-no-chain",
        "rr.open.shout-spawn",
        "rr.open.distance-metric",
        ...(other.held === "talking" ? (["rr.dare.interact-still-hears"] as const) : []),
      ]);
    }
  }
}

/** Advances the stealth meter by a space, or as many as are named; it counts down to 0 and does not go below. */
export function advanceMeter(g: G, cites: readonly Citation[], spaces = number(g, "rr.number.meter-advance")): void {
  const { state } = g;
  if (state.section === "battle" || state.meter === 0) return;
  const from = state.meter;
  state.meter = Math.max(0, from - spaces);
  record(g, { event: "meter", from, to: state.meter, cites });
}

/** What made the alarm sound, as far as it decides who is spotted. */
export type AlarmCause =
  | {
      readonly kind: "loud-weapon";
      readonly operator: Operator;
      readonly phase: "operator" | "advance" | "event" | "patrol";
    }
  | { readonly kind: "explosion"; readonly phase: "operator" | "advance" | "event" | "patrol" }
  | { readonly kind: "break-cover"; readonly operator: Operator }
  | { readonly kind: "willys" }
  | { readonly kind: "suspicion" }
  | { readonly kind: "event-card" }
  | { readonly kind: "aircraft" }
  | { readonly kind: "end-phase" };

const phaseRule = {
  operator: "rr.alarm.operator-phase",
  advance: "rr.alarm.advance-phase",
  event: "rr.alarm.event-phase",
  patrol: "rr.alarm.patrol-phase",
} as const satisfies Record<string, Citation>;

/** Whether the meter has reached 0 and the alarm has not sounded yet. rr.alarm.at-zero */
export const alarmIsDue = ({ state }: G): boolean => state.section === "stealth" && state.meter <= 0;

/**
 * Sounds the alarm when the meter has reached 0 in the Stealth Section. rr.alarm.at-zero, rr.alarm.flip-all,
 * rr.turn.sections
 */
export function* alarmAtZero(g: G, cause: AlarmCause): Rules {
  const { state } = g;
  if (!alarmIsDue(g)) return;
  const phase: readonly Citation[] =
    cause.kind === "loud-weapon" || cause.kind === "explosion"
      ? [phaseRule[cause.phase]]
      : cause.kind === "event-card"
        ? ["rr.alarm.event-phase"]
        : cause.kind === "break-cover"
          ? ["rr.alarm.operator-phase", "rr.alarm.breakcover-spots"]
          : [];
  state.section = "battle";
  const stay: readonly Citation[] =
    spottedOperators(g).length > 0 ? ["rr.alarm.stay-spotted", "rr.alarm.battle-permanent"] : [];
  record(g, {
    event: "alarm",
    section: "battle",
    cites: ["rr.alarm.at-zero", "rr.turn.sections", "rr.open.alarm-mid-action", ...phase, ...stay],
  });
  const alertBefore = state.units.filter((unit) => unit.at !== null && unit.alert && counts(g, unit));
  const partners = new Set(state.units.filter(({ held }) => held === "talking").map(({ id }) => id));
  for (const unit of state.units) flip(g, unit, "alarm", ["rr.alarm.flip-all", "rr.open.alarm-turns"]);
  switch (cause.kind) {
    case "loud-weapon":
      spot(g, cause.operator, "loud-weapon", ["rr.alarm.loud-spots"]);
      break;
    case "break-cover":
      spot(g, cause.operator, "break-cover", ["rr.alarm.breakcover-spots", "rr.open.break-cover-alarm"]);
      break;
    case "end-phase":
      spotClosestToAlert(g, alertBefore);
      break;
    case "willys":
      if (reading(g, "rr.open.dare-swillys-meter-alarm") === "closest") spotClosestToSupport(g);
      break;
    case "explosion":
    case "suspicion":
    case "aircraft":
    case "event-card":
      break;
  }
  spotWillys(g);
  spotDisguised(g, partners);
  const nominate: readonly Citation[] =
    cause.kind === "event-card"
      ? ["rr.alarm.nominate", "rr.alarm.always-one"]
      : cause.kind === "explosion"
        ? ["rr.alarm.grenade", "rr.alarm.nominate", "rr.alarm.always-one"]
        : cause.kind === "aircraft"
          ? ["rr.dare.typhoon-alarm", "rr.open.dare-typhoon-nominate", "rr.alarm.nominate", "rr.alarm.always-one"]
          : ["rr.alarm.always-one"];
  yield* keepOneSpotted(g, nominate);
  yield* deployTroops(g);
}

/** The Operators of the players, without the crews of vehicles. */
const onFootOrPassengers = (g: G): readonly Placed<Operator>[] =>
  operatorsOnBoard(g).filter((operator) => !isCrew(operator));

/**
 * The Support Willys has sounded the alarm in the End Phase with nobody aboard: the closest Operators are read to be
 * spotted. rr.open.dare-swillys-meter-alarm
 */
function spotClosestToSupport(g: G): void {
  const jeep = g.state.vehicles.find(
    ({ kind, seats }) => kind === "support-willys" && (seats[PASSENGER_SEAT] ?? null) === null,
  );
  if (jeep === undefined) return;
  const squares = vehicleSquares(g, jeep);
  const away = (operator: Placed<Operator>): number =>
    Math.min(...squares.map((square) => apart(g, square, operator.at)));
  const able = onFootOrPassengers(g).filter(({ support }) => !support);
  for (const operator of closest(able, away)) spot(g, operator, "closest", ["rr.open.dare-swillys-meter-alarm"]);
}

/** When the alarm sounds everyone in the Willys is spotted. rr.opveh.willys-alarm, rr.alarm.end-willys */
function spotWillys(g: G): void {
  for (const vehicle of g.state.vehicles) {
    if (!isWillys(vehicle)) continue;
    for (const operator of g.state.operators)
      if (operator.aboard === vehicle.id)
        spot(g, operator, "willys", [
          "rr.opveh.willys-alarm",
          ...(g.state.phase === "end" ? (["rr.alarm.end-willys", "rr.open.alarm-end-both"] as const) : []),
        ]);
  }
}

/**
 * When the alarm sounds Nancy in disguise is spotted if a unit has her in line of sight, her partner included.
 * rr.dare.disguise-alarm-in-los, rr.dare.disguise-alarm-unseen, rr.dare.disguise-alarm-while-interacting,
 * rr.open.dare-interact-alarm-partner
 */
function spotDisguised(g: G, partners: ReadonlySet<string>): void {
  const othersOnly = reading(g, "rr.open.dare-interact-alarm-partner") === "others-only";
  for (const operator of operatorsOnBoard(g)) {
    if (!isDisguised(operator) || operator.spotted) continue;
    const seer = g.state.units.find(
      (unit) => !(othersOnly && partners.has(unit.id)) && seesOperator(g, unit, operator),
    );
    if (seer === undefined) {
      record(g, { event: "unseen", piece: operator.id, cites: ["rr.dare.disguise-alarm-unseen"] });
      continue;
    }
    spot(
      g,
      operator,
      "seen",
      [
        "rr.dare.disguise-alarm-in-los",
        "rr.dare.disguise-alarm-ends",
        ...(partners.size > 0
          ? (["rr.dare.disguise-alarm-while-interacting", "rr.open.dare-interact-alarm-partner"] as const)
          : []),
      ],
      seer,
    );
  }
}

/**
 * The Operators closest to a unit that was alert before the alarm are spotted, all that are tied. rr.alarm.end-closest
 */
function spotClosestToAlert(g: G, alert: readonly AxisUnit[]): void {
  let least = Infinity;
  const distances = onFootOrPassengers(g).map((operator) => {
    const d = Math.min(...alert.map((unit) => apartFrom(g, unit, operator)));
    least = Math.min(least, d);
    return { operator, d };
  });
  for (const { operator, d } of distances) if (d === least) spot(g, operator, "closest", ["rr.alarm.end-closest"]);
}

/**
 * Whether the Battle Section lacks a spotted Operator; a spotted support unit does not meet the need.
 * rr.alarm.always-one, rr.support.spotted-not-enough, rr.dare.support-spotted-not-counted
 */
export const nobodyIsSpotted = (g: G): boolean =>
  g.state.section === "battle" &&
  !spottedOperators(g).some(
    ({ support, crew }) => !support || (crew !== null && reading(g, "rr.open.dare-swillys-battle-spotted") === "yes"),
  );

/** What a spotted support unit of the SAS shows, and the crew of the Support Willys. */
const sasCites = (g: G): readonly Citation[] => [
  ...(g.state.operators.some(isCrew)
    ? (["rr.open.dare-swillys-battle-spotted", "rr.open.dare-swillys-meter-alarm"] as const)
    : []),
  ...spottedSas(g),
];

const spottedSas = (g: G): readonly Citation[] =>
  g.state.operators.some(({ sas, spotted }) => sas && spotted) ? ["rr.dare.support-spotted-not-counted"] : [];

/**
 * In the Battle Section at least one Operator is spotted at all times; the players nominate. rr.alarm.always-one,
 * rr.alarm.renominate
 */
export function* keepOneSpotted(g: G, cites: readonly Citation[]): Rules {
  if (nobodyIsSpotted(g)) yield* nominateOne(g, cites);
}

/** The players nominate an Operator who is not spotted yet. rr.alarm.nominate */
export function* nominateOne(g: G, cites: readonly Citation[]): Rules {
  const candidates = operatorsOnBoard(g).filter(({ support, spotted }) => !support && !spotted);
  if (candidates.length === 0) return;
  const nominated = yield* choose(
    players,
    { id: "rr.decide.nominate", text: "Which Operator becomes spotted?" },
    candidates.map((operator) => ({
      id: operator.id,
      text: `${operator.id} on ${name(g, operator.at)}`,
      value: operator,
    })),
  );
  spot(
    g,
    nominated,
    "nominated",
    g.state.operators.some(({ support, spotted }) => support && spotted)
      ? [...cites, "rr.support.spotted-not-enough", ...sasCites(g)]
      : cites,
  );
}
