import { adjacent, type Square } from "../geometry/index.ts";
import { advanceMeter, alarmAtZero, flip, shout, spot } from "./alert.ts";
import { attackProfile, axisAttack, axisModifiers } from "./axis-attack.ts";
import type { Citation } from "./events.ts";
import type { Blockers } from "./sight-line.ts";
import { axisBlockers, gained, rangeTo, seenAt, seesOperator, type Sighted, sighted, visibility, watches } from "./sight.ts";
import type { AxisUnit, Operator } from "./state.ts";
import { apart, choose, type G, grid, impossible, name, onBoard, type Placed, placeOf, players, reading, record, type Rules, unitsOnBoard } from "./table.ts";
import { turnToward } from "./turning.ts";

/** A place where an action was carried out, and the Operator's posture there. */
export interface Trace {
  readonly at: Square;
  readonly crouched: boolean;
}

/** Everything about one action (or marked attack) that the Axis may notice. */
export interface Incident {
  readonly operator: Operator;
  /** Where the action was carried out: the square it started on, then every square entered. */
  readonly trail: Trace[];
  /** Units killed, with their squares. */
  readonly killed: { readonly unit: Placed<AxisUnit>; readonly assassination: boolean }[];
  /** Units attacked and still alive, and where the attack came from. */
  readonly attacked: { readonly unit: AxisUnit; readonly from: Square; readonly blind: boolean }[];
  /** Loud weapons used: where, and how far they are heard in squares. */
  readonly loud: { readonly at: Square; readonly earshot: number }[];
  /** The squares of a sprint, which units beside them hear. */
  readonly sprinted: Square[];
  /** Squares on which a corpse was placed. */
  readonly corpses: Square[];
  /** Whether the action started with movement, so that only squares entered might count: rr.open.seen-start-square. */
  moved: boolean;
  brokeCover: boolean;
  /** Who was alert, what blocked sight and what each unit saw of corpses before the action. */
  readonly alertBefore: ReadonlySet<string>;
  readonly blockersBefore: Blockers;
  readonly corpsesBefore: ReadonlyMap<string, Sighted> | null;
}

/** Opens the account of an action, before it changes anything. */
export const incident = (g: G, operator: Operator): Incident => ({
  operator,
  trail: operator.at === null ? [] : [{ at: operator.at, crouched: operator.crouched }],
  killed: [],
  attacked: [],
  loud: [],
  sprinted: [],
  corpses: [],
  moved: false,
  brokeCover: false,
  alertBefore: new Set(g.state.units.filter(({ alert }) => alert).map(({ id }) => id)),
  blockersBefore: axisBlockers(g),
  corpsesBefore: corpsesInView(g),
});

/** What each unit sees of corpses now; null when there is nothing to see. */
function corpsesInView(g: G): ReadonlyMap<string, Sighted> | null {
  if (g.state.corpses.length === 0) return null;
  return new Map(g.state.units.map((unit) => [unit.id, sighted(g, unit)]));
}

/** Who makes a noise or shows himself decides what may answer at once: reaction attacks belong to the Operator Phase. */
export type During = "operator" | "advance" | "event" | "patrol";

/**
 * What follows from an action, in this order (rr.open.trigger-order): noise; the attacked units turn; those that saw it flip and shout;
 * the alarm; the immediate attacks and reaction attacks.
 */
export function* consequences(g: G, it: Incident, during: During): Rules {
  const seers = unitsThatSee(g, it);
  const witnesses = unitsThatWitness(g, it);
  for (const { unit } of it.killed) {
    if (!watches(unit) || !sawTrail(g, it, unit)) continue;
    record(g, { event: "silenced", piece: unit.id, cites: ["rr.seen.killed-unit-silent", "rr.reaction.killed-no-attack"] });
  }
  yield* noise(g, it, during);
  yield* attackedUnitsTurn(g, it);
  sightings(g, it, seers, witnesses);
  corpseSightings(g, it.corpsesBefore, [...it.killed.map(({ unit }) => unit.at), ...it.corpses]);
  if (it.brokeCover && reading(g, "rr.open.break-cover-alarm") === "advances-meter") advanceMeter(g, ["rr.open.break-cover-alarm"]);
  const cause = it.loud.length > 0 ? ({ kind: "loud-weapon", operator: it.operator, phase: during } as const) : it.brokeCover ? ({ kind: "break-cover", operator: it.operator } as const) : ({ kind: "event-card" } as const);
  yield* alarmAtZero(g, cause);
  if (it.loud.length > 0 && g.state.section === "battle") spot(g, it.operator, "loud-weapon", ["rr.alarm.battle-loud"]);
  yield* answers(g, it, seers, during);
}

/** Units that had a square of the trail in their line of sight: rr.seen.first-action, rr.seen.any-action, rr.seen.during-action. */
function unitsThatSee(g: G, it: Incident): readonly AxisUnit[] {
  if (it.brokeCover && reading(g, "rr.open.break-cover-seen") === "no") return [];
  return unitsOnBoard(g).filter((unit) => watches(unit) && sawTrail(g, it, unit));
}

function sawTrail(g: G, it: Incident, unit: Placed<AxisUnit>): boolean {
  const trail = it.moved && reading(g, "rr.open.seen-start-square") === "entered-only" ? it.trail.slice(1) : it.trail;
  return trail.some(({ at, crouched }) => seenAt(visibility(g, unit, at, it.blockersBefore), crouched));
}

/** Units that have the square of a killed unit in line of sight, fully or partially: rr.seen.kill-witness, rr.open.kill-of-blocker. */
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
  for (const { at, earshot } of it.loud) {
    advanceMeter(g, ["rr.heard.loud", "rr.heard.meter"]);
    for (const unit of unitsOnBoard(g)) {
      if (apart(g, unit.at, at) > earshot) continue;
      record(g, { event: "heard", piece: unit.id, at: name(g, at), cites: ["rr.heard.radius", "rr.open.distance-obstacles", "rr.open.distance-metric"] });
      const wasAlert = unit.alert;
      flip(g, unit, "sound", ["rr.heard.reaction", "rr.heard.no-shout"]);
      yield* turnToward(g, unit, placeOf(g, at), [wasAlert ? "rr.heard.alert-turns" : "rr.heard.reaction", "rr.open.turn-by-sound-sees", "rr.open.turn-passing-view", ...(unit.kind === "officer" ? (["rr.open.officer-sound"] as const) : [])]);
      seeAfterTurning(g, unit);
    }
  }
  if (it.sprinted.length === 0 || it.operator.at === null) return;
  const { at } = it.operator;
  const heard = reading(g, "rr.open.sprint-noise-squares") === "entered-only" ? it.sprinted.slice(1) : it.sprinted;
  for (const unit of unitsOnBoard(g)) {
    if (unit.smoking || !heard.some((square) => adjacent(grid(g), square, unit.at))) continue;
    flip(g, unit, "sound", ["rr.heard.sprint", "rr.heard.no-shout", "rr.open.sprint-noise-squares", "rr.open.adjacent-across-wall"]);
    yield* turnToward(g, unit, placeOf(g, at), ["rr.heard.sprint", "rr.open.turn-by-sound-sees"]);
    if (during === "operator") seeAfterTurning(g, unit);
  }
}

/** A unit turned by a sound looks only when the Operators next act, unless it is read to look at once: rr.open.turn-by-sound-sees. */
function seeAfterTurning(g: G, unit: AxisUnit): void {
  if (reading(g, "rr.open.turn-by-sound-sees") === "next-action") return;
  const seen = [...sighted(g, unit).operators];
  for (const operator of g.state.operators) {
    if (!seen.includes(operator.id)) continue;
    spot(g, operator, "seen", ["rr.seen.first-action", "rr.open.turn-by-sound-sees"]);
  }
}

/** An attacked unit flips and turns to the attack; the attacker it then sees is spotted. rr.reaction.attacked-flips, rr.reaction.attacked-spots */
function* attackedUnitsTurn(g: G, it: Incident): Rules {
  for (const { unit, from, blind } of it.attacked) {
    flip(g, unit, "attack", ["rr.reaction.attacked-flips", "rr.open.missed-nonalert"]);
    yield* turnToward(g, unit, placeOf(g, from), ["rr.reaction.attacked-flips", ...(it.alertBefore.has(unit.id) ? (["rr.reaction.attacked-alert"] as const) : [])]);
    const { operator } = it;
    const sees = canSee(g, unit, operator);
    if (sees) spot(g, operator, "attack", ["rr.reaction.attacked-spots"]);
    else if (blind) record(g, { event: "unseen", piece: operator.id, cites: ["rr.blind.no-answer"] });
    const shouts = reading(g, "rr.open.shout-by-attacked");
    if (shouts === "always" || (shouts === "if-it-sees" && sees && !unit.seen.includes(operator.id))) shout(g, unit, ["rr.open.shout-by-attacked"]);
    if (sees && !unit.seen.includes(operator.id)) unit.seen.push(operator.id);
  }
}

/** Units that saw the Operator, or a kill, or a corpse being placed, flip and shout; what they saw is spotted. */
function sightings(g: G, it: Incident, seers: readonly AxisUnit[], witnesses: readonly { readonly unit: AxisUnit; readonly assassination: boolean }[]): void {
  const { operator } = it;
  const shouters: { readonly unit: AxisUnit; readonly cites: readonly Citation[] }[] = [];
  const wasSpotted = operator.spotted;
  for (const unit of seers) {
    if (unit.seen.includes(operator.id)) continue;
    unit.seen.push(operator.id);
    const wasAlert = it.alertBefore.has(unit.id);
    flip(g, unit, "sight", ["rr.seen.first-action", "rr.seen.any-action", "rr.seen.no-turn", "rr.reaction.not-on-alerting", "rr.open.seen-start-square", "rr.open.seen-resolve"]);
    spot(
      g,
      operator,
      "seen",
      g.state.section === "battle" ? ["rr.alarm.battle-seen"] : ["rr.seen.first-action", "rr.seen.during-action", "rr.los.squares-not-lines", "rr.open.trigger-order"],
    );
    const silent = wasAlert ? reading(g, "rr.open.alert-unit-shouts") === "only-flipping" : wasSpotted && reading(g, "rr.open.spotted-seen-again") === "flips";
    if (!silent) shouters.push({ unit, cites: [wasAlert ? "rr.open.alert-unit-shouts" : "rr.open.spotted-seen-again"] });
  }
  for (const { unit, assassination } of witnesses) {
    const wasAlert = it.alertBefore.has(unit.id);
    flip(g, unit, "witness", ["rr.seen.kill-witness", "rr.open.kill-of-blocker", ...(assassination ? [] : (["rr.seen.shooter-not"] as const))]);
    if (assassination) spot(g, operator, "assassination", ["rr.seen.assassin"]);
    if (wasAlert && reading(g, "rr.open.witness-alert") === "no") continue;
    if (!shouters.some((shouter) => shouter.unit === unit)) shouters.push({ unit, cites: ["rr.seen.kill-witness", "rr.open.witness-alert"] });
  }
  for (const square of it.corpses) {
    for (const unit of unitsOnBoard(g)) {
      if (!watches(unit) || visibility(g, unit, square, it.blockersBefore) !== "full" || !g.state.corpses.includes(square)) continue;
      flip(g, unit, "corpse", ["rr.place.corpse-alerts", "rr.seen.corpse"]);
      if (!shouters.some((shouter) => shouter.unit === unit)) shouters.push({ unit, cites: ["rr.seen.corpse"] });
    }
  }
  for (const { unit, cites } of shouters) shout(g, unit, cites);
}

/**
 * Units that gained sight of a corpse because something else changed: rr.seen.corpse, rr.open.passive-los-gain, rr.open.corpse-again.
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
    shout(g, unit, ["rr.seen.corpse"]);
  }
}

/** The immediate attack of an alert unit that was attacked, and the reaction attacks. rr.reaction.* */
function* answers(g: G, it: Incident, seers: readonly AxisUnit[], during: During): Rules {
  const { operator } = it;
  const immediate = it.attacked.filter(({ unit, blind }) => {
    if (blind && !canSee(g, unit, operator)) return false;
    const was = it.alertBefore.has(unit.id) || reading(g, "rr.open.missed-nonalert") === "attacks";
    return was && canSee(g, unit, operator);
  });
  const immediateIds = immediate.map(({ unit }) => unit.id);
  if (during !== "operator" && reading(g, "rr.open.marked-consequences") === "no-reactions") return;
  const counts = reading(g, "rr.open.immediate-counts") === "uses-up";
  for (const { unit } of immediate) {
    if (!onBoard(unit) || !onBoard(operator) || (counts && unit.reacted.includes(operator.id))) continue;
    if (counts) unit.reacted.push(operator.id);
    yield* answer(g, unit, operator, ["rr.reaction.attacked-alert", "rr.open.immediate-counts", "rr.open.reaction-and-miss"]);
  }
  if (during !== "operator") return;
  let reacting = seers.filter((unit) => it.alertBefore.has(unit.id) && !unit.reacted.includes(operator.id) && !(counts && immediateIds.includes(unit.id)));
  while (reacting.length > 0 && operator.at !== null) {
    const unit = yield* nextToReact(g, reacting, operator);
    reacting = reacting.filter((other) => other.id !== unit.id);
    unit.reacted.push(operator.id);
    if (!onBoard(unit) || !onBoard(operator)) continue;
    yield* answer(g, unit, operator, ["rr.reaction.trigger", "rr.reaction.roll", "rr.reaction.after-action", "rr.reaction.one-per-operator", "rr.reaction.continue", "rr.reaction.phase", "rr.open.reaction-order"]);
  }
}

const canSee = (g: G, unit: AxisUnit, operator: Operator): boolean => onBoard(operator) && seesOperator(g, unit, operator);

/** The players choose the order of reaction attacks, where the attackers are not all alike. rr.open.reaction-order */
function* nextToReact(g: G, reacting: readonly AxisUnit[], operator: Operator): Rules<AxisUnit> {
  const [first] = reacting;
  if (first === undefined) throw impossible("nobody reacts");
  const how = (unit: AxisUnit): string =>
    JSON.stringify([attackProfile(g, unit.kind), onBoard(unit) && onBoard(operator) ? axisModifiers(g, unit.kind, unit.at, operator).map(({ value }) => value) : null]);
  if (reacting.every((unit) => how(unit) === how(first))) return first;
  return yield* choose(
    players,
    { id: "rr.decide.reaction-order", text: `Which unit makes its reaction attack on ${operator.id} first?`, piece: operator.id },
    reacting.map((unit) => ({ id: unit.id, text: unit.id, value: unit })),
  );
}

/** One attack on an Operator right after his action: from where he ends, or at −2 when he has moved out of LOS or range. rr.reaction.leaving-only */
function* answer(g: G, unit: Placed<AxisUnit>, operator: Placed<Operator>, cites: readonly Citation[]): Rules {
  const inLos = seesOperator(g, unit, operator);
  const inRange = rangeTo(g, unit.at, operator.at) <= attackProfile(g, unit.kind).long;
  if (inLos && !inRange && reading(g, "rr.open.leaving-and-cover") === "no-attack") return;
  yield* axisAttack(g, unit, operator, inLos && !inRange ? [...cites, "rr.open.leaving-and-cover"] : cites, !inLos || !inRange);
}

/** The closest units to a square, for breaking cover: rr.breakcover.stealth, rr.breakcover.tie. */
export function* breakCover(g: G, operator: Placed<Operator>): Rules {
  spot(g, operator, "break-cover", [g.state.section === "battle" ? "rr.breakcover.battle" : "rr.breakcover.stealth"]);
  if (g.state.section === "battle") return;
  const units = unitsOnBoard(g);
  const least = Math.min(...units.map((unit) => apart(g, unit.at, operator.at)));
  const nearest = units.filter((unit) => apart(g, unit.at, operator.at) === least);
  for (const unit of nearest) {
    flip(g, unit, "break-cover", ["rr.breakcover.stealth", "rr.open.break-cover-turn", ...(nearest.length > 1 ? (["rr.breakcover.tie"] as const) : [])]);
    if (reading(g, "rr.open.break-cover-turn") === "yes") yield* turnToward(g, unit, placeOf(g, operator.at), ["rr.open.break-cover-turn"]);
  }
}
