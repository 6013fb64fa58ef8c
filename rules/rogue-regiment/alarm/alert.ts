import { citeIf } from "../../kernel/index.ts";
import { counts, deployTroops } from "./carriers.ts";
import { flippedWhileHeld } from "./held.ts";
import { seesOperator } from "../sight/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  choose,
  closest,
  type Ctx,
  distanceBetween,
  distanceFromUnit,
  distanceToOperator,
  name,
  number,
  operatorsOnBoard,
  type Placed,
  players,
  reading,
  record,
  type Rules,
  spottedOperators,
  unitPlace,
  vehicleSquares,
} from "../table/context.ts";
import { isCrew, isWillys, PASSENGER_SEAT } from "../table/crew.ts";
import type { AlertCause, SpotCause } from "../table/event-words.ts";
import { isDisguised } from "../table/nancy.ts";
import type { AxisUnit, Operator } from "../table/state.ts";

/**
 * Flips a unit to alert; its cigarette, if it has one, is discarded at once. rr.event.cigarette-broken,
 * rr.kick.cigarette-effect
 */
export function flip(ctx: Ctx, unit: AxisUnit, by: AlertCause, cites: readonly Citation[]): void {
  if (unit.smoking && by !== "sight" && by !== "witness" && by !== "corpse") {
    const offered: readonly Citation[] = unit.offered ? ["rr.kick.cigarette-effect"] : [];
    unit.smoking = false;
    unit.offered = false;
    record(ctx, { event: "cigarette-discarded", piece: unit.id, cites: ["rr.event.cigarette-broken", ...offered] });
  }
  if (unit.alert) {
    // whoever is alert already is reached all the same: rr.open.dare-garrotte-alarm
    if (unit.held === "ensnared") flippedWhileHeld(ctx, unit, by);
    return;
  }
  unit.alert = true;
  record(ctx, { event: "alerted", piece: unit.id, by, cites });
  if (unit.held !== null) flippedWhileHeld(ctx, unit, by);
}

/** Swaps an Operator's token for its spotted side; `unit` is who sees, where that is why. rr.support.like-operators */
export function spot(
  ctx: Ctx,
  operator: Operator,
  by: SpotCause,
  cites: readonly Citation[],
  unit: AxisUnit | null = null,
): void {
  if (operator.spotted || (operator.at === null && operator.aboard === null)) return;
  operator.spotted = true;
  if (operator.outfit !== null && isDisguised(operator) && reading(ctx, "rr.open.dare-unspotted-again") === "blown")
    operator.outfit = { ...operator.outfit, blown: true };
  record(ctx, {
    event: "spotted",
    piece: operator.id,
    by,
    ...(unit !== null && { unit: unit.id }),
    cites: operator.support ? [...cites, "rr.support.like-operators"] : cites,
  });
}

/**
 * Whether a shout or a twig does something to a unit: it is not alert, or it is in the garrotte, where a sound reaches it
 * alert or not. rr.open.dare-garrotte-alarm
 */
export const canBeRoused = ({ alert, held }: AxisUnit): boolean => !alert || held === "ensnared";

/**
 * A unit shouts a warning: every other unit on the board within 4 squares flips to alert, keeps its facing and does not
 * shout itself. rr.seen.shout, rr.seen.shout-keeps-facing, rr.seen.shout-no-chain, rr.open.shout-spawn,
 * rr.dogs.dog-see-hear, rr.dogs.dog-bark, rr.dare.interact-still-hears
 */
export function shout(ctx: Ctx, unit: AxisUnit, cites: readonly Citation[]): void {
  const radius = number(ctx, "rr.number.shout");
  const bark: readonly Citation[] = unit.kind === "dog" ? ["rr.dogs.dog-bark", "rr.dogs.dog-see-hear"] : [];
  record(ctx, { event: "shouted", piece: unit.id, radius, cites: ["rr.seen.shout", ...cites, ...bark] });
  const from = unitPlace(ctx, unit);
  for (const other of ctx.state.units) {
    if (other.id === unit.id || other.at === null || !canBeRoused(other)) continue;
    if (distanceFromUnit(ctx, other, from) <= radius) {
      flip(ctx, other, "shout", [
        "rr.seen.shout",
        "rr.seen.shout-keeps-facing",
        "rr.seen.shout-no-chain",
        "rr.open.shout-spawn",
        "rr.open.distance-metric",
        ...citeIf(other.held === "talking", "rr.dare.interact-still-hears"),
      ]);
    }
  }
}

/** Advances the stealth meter by a space, or as many as are named; it counts down to 0 and does not go below. */
export function advanceMeter(
  ctx: Ctx,
  cites: readonly Citation[],
  spaces = number(ctx, "rr.number.meter-advance"),
): void {
  const { state } = ctx;
  if (state.section === "battle" || state.meter === 0) return;
  const from = state.meter;
  state.meter = Math.max(0, from - spaces);
  record(ctx, { event: "meter", from, to: state.meter, cites });
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

/** What follows an alarm, by the phase in which it sounds. rr.alarm.operator-phase, rr.alarm.event-phase */
const phaseRule = {
  operator: "rr.alarm.operator-phase",
  advance: "rr.alarm.advance-phase",
  event: "rr.alarm.event-phase",
  patrol: "rr.alarm.patrol-phase",
} as const satisfies Record<string, Citation>;

/** Whether the meter has reached 0 and the alarm has not sounded yet. rr.alarm.at-zero */
export const isAlarmDue = ({ state }: Ctx): boolean => state.section === "stealth" && state.meter <= 0;

/**
 * Sounds the alarm when the meter has reached 0 in the Stealth Section. rr.alarm.at-zero, rr.alarm.flip-all,
 * rr.turn.sections, rr.alarm.breakcover-spots, rr.alarm.stay-spotted
 */
export function* alarmAtZero(ctx: Ctx, cause: AlarmCause): Rules {
  const { state } = ctx;
  if (!isAlarmDue(ctx)) return;
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
    spottedOperators(ctx).length > 0 ? ["rr.alarm.stay-spotted", "rr.alarm.battle-permanent"] : [];
  record(ctx, {
    event: "alarm",
    section: "battle",
    cites: ["rr.alarm.at-zero", "rr.turn.sections", "rr.open.alarm-mid-action", ...phase, ...stay],
  });
  const alertBefore = state.units.filter((unit) => unit.at !== null && unit.alert && counts(ctx, unit));
  const partners = new Set(state.units.filter(({ held }) => held === "talking").map(({ id }) => id));
  for (const unit of state.units) flip(ctx, unit, "alarm", ["rr.alarm.flip-all", "rr.open.alarm-turns"]);
  switch (cause.kind) {
    case "loud-weapon":
      spot(ctx, cause.operator, "loud-weapon", ["rr.alarm.loud-spots"]);
      break;
    case "break-cover":
      spot(ctx, cause.operator, "break-cover", ["rr.alarm.breakcover-spots", "rr.open.break-cover-alarm"]);
      break;
    case "end-phase":
      spotClosestToAlert(ctx, alertBefore);
      break;
    case "willys":
      if (reading(ctx, "rr.open.dare-swillys-meter-alarm") === "closest") spotClosestToSupport(ctx);
      break;
    case "explosion":
    case "suspicion":
    case "aircraft":
    case "event-card":
      break;
  }
  spotWillys(ctx);
  spotDisguised(ctx, partners);
  const nominate: readonly Citation[] =
    cause.kind === "event-card"
      ? ["rr.alarm.nominate", "rr.alarm.always-one"]
      : cause.kind === "explosion"
        ? ["rr.alarm.grenade", "rr.alarm.nominate", "rr.alarm.always-one"]
        : cause.kind === "aircraft"
          ? ["rr.dare.typhoon-alarm", "rr.open.dare-typhoon-nominate", "rr.alarm.nominate", "rr.alarm.always-one"]
          : ["rr.alarm.always-one"];
  yield* keepOneSpotted(ctx, nominate);
  yield* deployTroops(ctx);
}

/** The Operators of the players, without the crews of vehicles. */
const onFootOrPassengers = (ctx: Ctx): readonly Placed<Operator>[] =>
  operatorsOnBoard(ctx).filter((operator) => !isCrew(operator));

/**
 * The Support Willys has sounded the alarm in the End Phase with nobody aboard: the closest Operators are read to be
 * spotted. rr.open.dare-swillys-meter-alarm
 */
function spotClosestToSupport(ctx: Ctx): void {
  const jeep = ctx.state.vehicles.find(
    ({ kind, seats }) => kind === "support-willys" && (seats[PASSENGER_SEAT] ?? null) === null,
  );
  if (jeep === undefined) return;
  const squares = vehicleSquares(ctx, jeep);
  const away = (operator: Placed<Operator>): number =>
    Math.min(...squares.map((square) => distanceBetween(ctx, square, operator.at)));
  const able = onFootOrPassengers(ctx).filter(({ support }) => !support);
  for (const operator of closest(able, away)) spot(ctx, operator, "closest", ["rr.open.dare-swillys-meter-alarm"]);
}

/** When the alarm sounds everyone in the Willys is spotted. rr.opveh.willys-alarm, rr.alarm.end-willys */
function spotWillys(ctx: Ctx): void {
  for (const vehicle of ctx.state.vehicles) {
    if (!isWillys(vehicle)) continue;
    for (const operator of ctx.state.operators)
      if (operator.aboard === vehicle.id)
        spot(ctx, operator, "willys", [
          "rr.opveh.willys-alarm",
          ...citeIf(ctx.state.phase === "end", "rr.alarm.end-willys", "rr.open.alarm-end-both"),
        ]);
  }
}

/**
 * When the alarm sounds Nancy in disguise is spotted if a unit has her in line of sight, her partner included.
 * rr.dare.disguise-alarm-in-los, rr.dare.disguise-alarm-unseen, rr.dare.disguise-alarm-while-interacting,
 * rr.open.dare-interact-alarm-partner
 */
function spotDisguised(ctx: Ctx, partners: ReadonlySet<string>): void {
  const othersOnly = reading(ctx, "rr.open.dare-interact-alarm-partner") === "others-only";
  for (const operator of operatorsOnBoard(ctx)) {
    if (!isDisguised(operator) || operator.spotted) continue;
    const seer = ctx.state.units.find(
      (unit) => !(othersOnly && partners.has(unit.id)) && seesOperator(ctx, unit, operator),
    );
    if (seer === undefined) {
      record(ctx, { event: "unseen", piece: operator.id, cites: ["rr.dare.disguise-alarm-unseen"] });
      continue;
    }
    spot(
      ctx,
      operator,
      "seen",
      [
        "rr.dare.disguise-alarm-in-los",
        "rr.dare.disguise-alarm-ends",
        ...citeIf(partners.size > 0, "rr.dare.disguise-alarm-while-interacting", "rr.open.dare-interact-alarm-partner"),
      ],
      seer,
    );
  }
}

/**
 * The Operators closest to a unit that was alert before the alarm are spotted, all that are tied. rr.alarm.end-closest
 */
function spotClosestToAlert(ctx: Ctx, alert: readonly AxisUnit[]): void {
  let least = Infinity;
  const distances = onFootOrPassengers(ctx).map((operator) => {
    const away = Math.min(...alert.map((unit) => distanceToOperator(ctx, unit, operator)));
    least = Math.min(least, away);
    return { operator, d: away };
  });
  for (const { operator, d } of distances)
    if (d === least) spot(ctx, operator, "closest", ["rr.alarm.end-closest", "rr.open.distance-metric"]);
}

/**
 * Whether the Battle Section lacks a spotted Operator; a spotted support unit does not meet the need.
 * rr.alarm.always-one, rr.support.spotted-not-enough, rr.dare.support-spotted-not-counted
 */
export const nobodyIsSpotted = (ctx: Ctx): boolean =>
  ctx.state.section === "battle" &&
  !spottedOperators(ctx).some(
    ({ support, crew }) => !support || (crew !== null && reading(ctx, "rr.open.dare-swillys-battle-spotted") === "yes"),
  );

/** What a spotted support unit of the SAS shows, and the crew of the Support Willys. */
const sasCites = (ctx: Ctx): readonly Citation[] => [
  ...citeIf(
    ctx.state.operators.some(isCrew),
    "rr.open.dare-swillys-battle-spotted",
    "rr.open.dare-swillys-meter-alarm",
  ),
  ...spottedSas(ctx),
];

const spottedSas = (ctx: Ctx): readonly Citation[] =>
  ctx.state.operators.some(({ sas, spotted }) => sas && spotted) ? ["rr.dare.support-spotted-not-counted"] : [];

/**
 * In the Battle Section at least one Operator is spotted at all times; the players nominate. rr.alarm.always-one,
 * rr.alarm.renominate
 */
export function* keepOneSpotted(ctx: Ctx, cites: readonly Citation[]): Rules {
  if (nobodyIsSpotted(ctx)) yield* nominateOne(ctx, cites);
}

/** The players nominate an Operator who is not spotted yet. rr.alarm.nominate */
export function* nominateOne(ctx: Ctx, cites: readonly Citation[]): Rules {
  const candidates = operatorsOnBoard(ctx).filter(({ support, spotted }) => !support && !spotted);
  if (candidates.length === 0) return;
  const nominated = yield* choose(
    players,
    { id: "rr.decide.nominate", text: "Which Operator becomes spotted?" },
    candidates.map((operator) => ({
      id: operator.id,
      text: `${operator.id} on ${name(ctx, operator.at)}`,
      value: operator,
    })),
  );
  spot(
    ctx,
    nominated,
    "nominated",
    ctx.state.operators.some(({ support, spotted }) => support && spotted)
      ? [...cites, "rr.support.spotted-not-enough", ...sasCites(ctx)]
      : cites,
  );
}
