import type { Route } from "../../geometry/index.ts";
import {
  advanceMortar,
  type AdvancePlan,
  advanceVehicle,
  alertPatrols,
  attackable,
  carriersEnter,
  closestSpotted,
  convoyMoves,
  couldAttack,
  deploysWhereItStands,
  distinctRoutes,
  failureStops,
  follow,
  holdersBefore,
  inConvoy,
  keepsToRoute,
  landsAlthoughStalled,
  markedAttackWindow,
  noticeOnTheWay,
  planAdvance,
  viewsSpotted,
  weigh,
} from "../axis/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { attackProfile } from "../fighting/index.ts";
import { sighted } from "../sight/index.ts";
import {
  apartFrom,
  type AxisUnit,
  choose,
  closest,
  type G,
  footTraits,
  impossible,
  isFootKind,
  isVehicle,
  isVehicleKind,
  name,
  onBoard,
  type Operator,
  type Placed,
  placeOf,
  players,
  reading,
  record,
  type Rules,
  spottedOperators,
  unitNamed,
  vehicleTraits,
  targetName,
} from "../board/index.ts";
import { deployTroops, facingToward, setFacing } from "../alarm/index.ts";
import { commandUnit, isCommanded, isCommanding, stalkersMove } from "../jager/index.ts";
import { heldReason } from "./not-attacking.ts";
import { placeOnLine } from "./patrol-phase.ts";

/** What a unit does in an Axis Advance Phase: move on the Operators, or turn on its place. */
export type Part = "advances" | "turns" | "waits";

/** Whether a rifleman stands on the sentry point it belongs to. rr.open.sentry-off-point */
const onItsPoint = (g: G, unit: AxisUnit): boolean =>
  unit.post.kind === "sentry" && g.state.points[unit.post.point]?.at === unit.at;

/** Whether a unit is of a kind that advances in the Battle Section. rr.battle.who */
const advancesInBattle = (g: G, unit: AxisUnit): boolean =>
  (isFootKind(unit.kind) && footTraits(unit.kind).advances) ||
  (unit.kind === "mortar" && !unit.setUp) ||
  (unit.kind === "rifleman" && !onItsPoint(g, unit)) ||
  vehicleAdvances(g, unit);

/**
 * Whether an armed vehicle advances: not with its convoy, not before its time. rr.vadvance.like-infantry,
 * rr.open.unarmed-advance, rr.convoy.no-advance
 */
const vehicleAdvances = (g: G, unit: AxisUnit): boolean =>
  isVehicle(unit) &&
  vehicleTraits(unit.kind).advances &&
  !unit.empty &&
  !inConvoy(g, unit) &&
  !(unit.post.kind === "convoy" && unit.post.waiting);

/** Whether a mechanical failure keeps a vehicle where it is; letting troops out is no movement. rr.open.metal-failure-turning */
const isStopped = (g: G, unit: AxisUnit): boolean =>
  unit.stalled &&
  !(
    isVehicle(unit) &&
    (deploysWhereItStands(g, unit) ||
      (landsAlthoughStalled(unit) && !isCommanded(g, unit) && spottedOperators(g).length > 0))
  );

/**
 * Which part a unit has in the phase: rr.advance.who-stealth, rr.advance.officer-stealth, rr.battle.who,
 * rr.battle.sentries-stay, rr.battle.sentries-leave, rr.battle.officers
 */
export function partOf(g: G, unit: AxisUnit): Part {
  if (isCommanded(g, unit)) return partOfJager(g, unit);
  if (unit.smoking || unit.held !== null || isStopped(g, unit) || !unit.alert) return "waits";
  if (waitsForItsWaypoint(g, unit)) return "waits";
  if (unit.kind === "officer") return "turns";
  if (isVehicleKind(unit.kind))
    return vehicleAdvances(g, unit) && (g.state.section === "battle" || unit.at !== null) ? "advances" : "waits";
  if (unit.kind === "mortar") return unit.setUp || g.state.section === "stealth" ? "waits" : "advances";
  // rr.dogs.dog-advance-both-sections
  if (g.state.section === "stealth") return unit.at === null ? "waits" : "advances";
  if (advancesInBattle(g, unit)) return "advances";
  return g.state.units.some((other) => advancesInBattle(g, other)) ? "turns" : "advances";
}

/**
 * The Jäger player moves a Jäger unit wherever he likes; a mechanical failure stops a vehicle. rr.jager.control-move,
 * rr.jager.upgrade-control, rr.open.jager-control-mechanical
 */
function partOfJager(g: G, unit: AxisUnit): Part {
  const stands = unit.smoking || unit.held !== null || unit.empty || unit.setUp || !unit.alert;
  const fails = isStopped(g, unit) && reading(g, "rr.open.jager-control-mechanical") === "stops";
  return stands || fails || (g.state.section === "stealth" && unit.at === null) ? "waits" : "advances";
}

/** A Stalker that is alerted on its spawn tile enters, or waits for a waypoint. rr.open.jager-stalker-alarm */
const waitsForItsWaypoint = (g: G, unit: AxisUnit): boolean =>
  unit.stalker !== null && unit.at === null && reading(g, "rr.open.jager-stalker-alarm") === "wait";

/**
 * The Axis Advance Phase in either section: rr.advance.order, rr.open.advance-closest-when, rr.open.static-order,
 * rr.alarm.advance-phase
 */
export function* advancePhase(g: G): Rules {
  if (!isCommanding(g)) {
    yield* beforeTheAdvance(g);
    const moves = g.state.units.some((unit) => isCommanded(g, unit) && partOf(g, unit) !== "waits");
    // who has no target waits, a guard with its facing: rr.advance.none-spotted, rr.advance.guard-waits,
    // rr.jager.sturmboot-no-spotted
    if (spottedOperators(g).length === 0 && !moves) return;
  }
  for (;;) {
    const hunted = spottedOperators(g).length > 0;
    const waiting = g.state.units.filter(
      (unit) => !unit.advanced && partOf(g, unit) !== "waits" && (hunted || isCommanded(g, unit)),
    );
    const next = commandedNow(g) ?? (waiting.length === 0 ? undefined : yield* nextToAdvance(g, waiting));
    if (next === undefined) break;
    const unit = commandedBefore(g, next);
    unit.advanced = true;
    if (isCommanded(g, unit)) yield* commandUnit(g, unit);
    else if (partOf(g, unit) === "turns") yield* turnOnThePlace(g, unit);
    else if (isVehicle(unit)) yield* advanceVehicle(g, unit, yield* closestTo(g, unit));
    else if (unit.kind === "mortar") yield* advanceMortar(g, unit, vacate);
    else yield* advance(g, unit);
    yield* deployTroops(g);
  }
  tellWhoHolds(g);
  yield* markedAttackWindow(g, "advance");
}

/** The unit that the Jäger player is in the middle of moving. */
const commandedNow = (g: G): AxisUnit | undefined =>
  g.state.jager === null || g.state.jager.commanding === null ? undefined : unitNamed(g, g.state.jager.commanding);

/** What comes before the first unit advances: stalled vehicles, carriers and convoys, Stalkers, and who has no target. */
function* beforeTheAdvance(g: G): Rules {
  yield* markedAttackWindow(g, "advance");
  for (const unit of g.state.units) if (isStopped(g, unit)) record(g, failureStops(unit));
  yield* carriersEnter(g);
  yield* convoyMoves(g);
  yield* alertPatrols(g);
  yield* stalkersMove(g);
  // rr.advance.none-spotted, rr.jager.sturmboot-no-spotted
  if (spottedOperators(g).length > 0) return;
  for (const unit of g.state.units)
    if (unit.alert && onBoard(unit) && !inConvoy(g, unit) && !keepsToRoute(unit) && !isCommanded(g, unit))
      record(g, { event: "stayed", piece: unit.id, why: "no Operator is spotted.", cites: waitRules(g, unit) });
}

/** Writes down why alert units on the board have no part in the advance. rr.battle.who, rr.event.cigarette-effect */
function tellWhoHolds(g: G): void {
  for (const unit of g.state.units.filter(onBoard)) {
    // why a stalled vehicle does not move has been told before anybody moved
    if (!unit.alert || unit.advanced || unit.stalled || partOf(g, unit) !== "waits" || inConvoy(g, unit)) continue;
    const [why, ...cites] = holdReason(g, unit);
    record(g, { event: "stayed", piece: unit.id, why, cites });
  }
}

function holdReason(g: G, unit: AxisUnit): readonly [string, ...Citation[]] {
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
  return attackProfile(g, unit.kind).dice === 0
    ? ["an unarmed vehicle does not advance.", "rr.open.unarmed-advance", "rr.unit.unarmed"]
    : ["it waits for its time.", "rr.vassault.wait", "rr.battle.who"];
}

/**
 * A Rifleman leaves his point to a Mortar Team and advances before it moves, unless he cannot: he has advanced already,
 * or it is the Jäger player who moves him. rr.unit.mortar-vacate, rr.open.mortar-vacate-advanced
 */
function* vacate(g: G, holder: Placed<AxisUnit>, mortar: AxisUnit): Rules {
  const stays = whyHeStays(g, holder);
  if (stays !== null) {
    const [why, ...cites] = stays;
    record(g, { event: "stayed", piece: holder.id, why, cites: ["rr.unit.mortar-vacate", ...cites] });
    return;
  }
  record(g, {
    event: "prepared",
    what: `${holder.id} leaves its point to ${mortar.id}.`,
    cites: ["rr.unit.mortar-vacate"],
  });
  holder.advanced = true;
  yield* advance(g, holder, true);
}

function whyHeStays(g: G, holder: AxisUnit): readonly [string, ...Citation[]] | null {
  if (isCommanded(g, holder)) return ["the Jäger player has left it there.", "rr.jager.upgrade-control"];
  if (holder.advanced && reading(g, "rr.open.mortar-vacate-advanced") === "stays")
    return ["it has advanced in this phase already.", "rr.open.mortar-vacate-advanced", "rr.advance.full-move"];
  return null;
}

/**
 * The Riflemen who wait for a Mortar Team that is about to come onto their point, so that they leave it right before:
 * that is their advance. rr.unit.mortar-vacate
 */
export const waitingForMortars = (g: G, waiting: readonly AxisUnit[]): ReadonlyMap<string, readonly AxisUnit[]> => {
  const found = new Map<string, readonly AxisUnit[]>();
  for (const mortar of waiting) {
    if (mortar.kind !== "mortar" || isCommanded(g, mortar)) continue;
    for (const holder of holdersBefore(g, mortar))
      if (!holder.advanced && whyHeStays(g, holder) === null)
        found.set(holder.id, [...(found.get(holder.id) ?? []), mortar]);
  }
  return found;
};

/**
 * Before a Mortar Team comes onto the point of a Rifleman whom the Jäger player moves, it is his turn to move him.
 * rr.jager.upgrade-control, rr.unit.mortar-vacate
 */
const commandedBefore = (g: G, unit: AxisUnit): AxisUnit =>
  (unit.kind === "mortar" && !isCommanded(g, unit) && reading(g, "rr.open.jager-control-order") === "among-others"
    ? holdersBefore(g, unit).find((holder) => isCommanded(g, holder) && !holder.advanced)
    : undefined) ?? unit;

const waitRules = (g: G, unit: AxisUnit): readonly Citation[] =>
  isVehicleKind(unit.kind)
    ? [
        "rr.advance.none-spotted",
        "rr.vguard.hold",
        "rr.open.alert-vehicle-no-target",
        "rr.open.guard-vehicle-unspotted",
        "rr.open.unarmed-advance",
        ...(unit.kind === "sturmboot" ? (["rr.jager.sturmboot-no-spotted"] as const) : []),
      ]
    : unit.post.kind === "guard" || unit.post.kind === "officer"
      ? ["rr.advance.none-spotted", "rr.advance.guard-waits"]
      : unit.post.kind === "patrol" && placeOnLine(g, unit) === null
        ? ["rr.advance.none-spotted", "rr.advance.off-line-waits", "rr.open.alert-after-unspotted"]
        : ["rr.advance.none-spotted", "rr.advance.off-line-waits"];

/** Jäger units move among the others, before or after them, as it is read. rr.open.jager-control-order */
function inTheirOrder(g: G, waiting: readonly AxisUnit[]): readonly AxisUnit[] {
  const order = reading(g, "rr.open.jager-control-order");
  if (g.state.jager === null || order === "among-others") return waiting;
  const wanted = waiting.filter((unit) => isCommanded(g, unit) === (order === "first"));
  return wanted.length > 0 ? wanted : waiting;
}

/** The unit closest to a spotted Operator goes first; the players choose among equals that move. */
function* nextToAdvance(g: G, waiting: readonly AxisUnit[]): Rules<AxisUnit> {
  const spotted = spottedOperators(g);
  // vehicles move before infantry: rr.advance.vehicles-first
  const inOrder = inTheirOrder(g, waiting);
  const giveWay = waitingForMortars(g, inOrder);
  const next = inOrder.filter(({ id }) => !giveWay.has(id));
  const driving = next.filter((unit) => isVehicleKind(unit.kind));
  const nearest = closest(driving.length > 0 ? driving : next, (unit) =>
    Math.min(...spotted.map((operator) => apartFrom(g, unit, operator))),
  );
  const [first] = nearest;
  if (first === undefined) throw impossible("nobody advances");
  const moving = nearest.filter((unit) => partOf(g, unit) === "advances");
  if (moving.length === 0) return first;
  return yield* choose(
    players,
    moving.every((unit) => unit.post.kind === "sentry" && onItsPoint(g, unit)) && g.state.section === "battle"
      ? { id: "rr.decide.leave-tie", text: "Which sentry leaves its point first?" }
      : { id: "rr.decide.advance-order-tie", text: "Which unit advances first?" },
    nearest.map((unit) => ({
      id: unit.id,
      text: unit.at === null ? `${unit.id} on its spawn tile` : `${unit.id} on ${name(g, unit.at)}`,
      value: unit,
    })),
  );
}

/** The spotted Operator who counts as closest; the players choose among equals. */
function* closestTo(g: G, unit: AxisUnit): Rules<Placed<Operator>> {
  return yield* choose(
    players,
    { id: "rr.decide.closest-tie", text: `Which spotted Operator counts as closest to ${unit.id}?`, piece: unit.id },
    closestSpotted(g, unit).map((operator) => ({
      id: targetName(operator),
      text: `${targetName(operator)} on ${name(g, operator.at)}`,
      value: operator,
    })),
  );
}

/**
 * Sentries and officers rotate: to an attack position on the closest, on another, or just to face the closest.
 * rr.battle.static-priority
 */
function* turnOnThePlace(g: G, unit: AxisUnit): Rules {
  if (!onBoard(unit)) return;
  const nearest = yield* closestTo(g, unit);
  const others = closest(
    spottedOperators(g).filter((operator) => operator.id !== nearest.id && couldAttack(g, unit, operator)),
    (operator) => apartFrom(g, unit, operator),
  );
  const [other] = others;
  const target =
    g.state.section === "stealth" || couldAttack(g, unit, nearest) || other === undefined
      ? nearest
      : others.length === 1
        ? other
        : yield* choose(
            players,
            { id: "rr.decide.closest-tie", text: `Which Operator does ${unit.id} turn to?`, piece: unit.id },
            others.map((operator) => ({ id: targetName(operator), text: targetName(operator), value: operator })),
          );
  const cites: readonly Citation[] =
    g.state.section === "stealth"
      ? ["rr.advance.officer-stealth"]
      : [
          unit.kind === "officer" ? "rr.battle.officers" : "rr.battle.sentries-stay",
          "rr.battle.static-priority",
          "rr.open.static-order",
        ];
  const before = sighted(g, unit);
  setFacing(g, unit, yield* facingToward(g, unit, placeOf(g, target.at)), [...cites, "rr.open.facing-diagonal"]);
  record(g, { event: "stayed", piece: unit.id, why: `it faces ${targetName(target)}.`, cites });
  noticeOnTheWay(g, unit, before);
}

/** Advances one unit, or has it leave its square to a Mortar Team. rr.advance.*, rr.battle.step-on, rr.unit.mortar-vacate */
function* advance(g: G, unit: AxisUnit, leaves = false): Rules {
  const nearest = yield* closestTo(g, unit);
  const plan = planAdvance(g, unit, nearest, leaves);
  if (plan === null || plan.routes.length === 0) {
    record(g, {
      event: "stayed",
      piece: unit.id,
      why: "no free square is in reach.",
      cites: ["rr.square.one-unit", "rr.open.spawn-blocked", "rr.open.advance-end-occupied"],
    });
    return;
  }
  weigh(
    g,
    unit.id,
    "advance",
    plan.ranking,
    ({ square, operator }) => `${name(g, square)} against ${targetName(operator)}`,
    ["rr.advance.priority-one", "rr.advance.priority-two", "rr.advance.priority-three"],
  );
  const route = yield* chooseRoute(g, plan);
  const target = targetOf(plan, route);
  record(g, {
    event: "advanced",
    piece: unit.id,
    target: targetName(target),
    priority: plan.priority,
    decidedBy: plan.ranking.decidedBy,
    cites: planRules(g, plan, route),
  });
  yield* follow(g, unit, route);
  if (unitNamed(g, unit.id) === undefined || !onBoard(unit) || !onBoard(target)) return;
  yield* faceAfterAdvance(g, unit, plan, target);
}

const priorityRules = {
  1: ["rr.advance.priority-one"],
  2: ["rr.advance.priority-two", "rr.advance.other-target-only-if"],
  3: ["rr.advance.priority-three"],
} as const satisfies Record<1 | 2 | 3, readonly Citation[]>;

function planRules(g: G, plan: AdvancePlan, route: Route): readonly Citation[] {
  const { unit, best } = plan;
  const end = route.squares.at(-1) ?? unit.at;
  const arrived = best.some(({ square, optimal }) => optimal && square === end);
  const who: readonly Citation[] =
    g.state.section === "battle"
      ? [
          unit.post.kind === "sentry" && onItsPoint(g, unit) ? "rr.battle.sentries-leave" : "rr.battle.who",
          "rr.open.sentries-leave",
        ]
      : ["rr.advance.who-stealth"];
  return [
    ...priorityRules[plan.priority],
    ...who,
    "rr.advance.order",
    arrived ? "rr.advance.stop-at-optimal" : "rr.advance.full-move",
    "rr.advance.optimal",
    "rr.advance.shortest-route",
    ...(isFootKind(unit.kind) ? footTraits(unit.kind).cites.advance : []),
    "rr.open.advance-closest",
    "rr.open.advance-closest-when",
    "rr.open.shortest-route-target",
    "rr.open.advance-priority",
    ...(plan.routes.length > 1 ? (["rr.advance.route-choice"] as const) : []),
    ...(unit.post.kind === "sentry" ? (["rr.open.sentry-off-point"] as const) : []),
    ...(viewsSpotted(g, unit, route).length > 0 ? (["rr.advance.route-los", "rr.open.advance-keep-los"] as const) : []),
  ];
}

const targetOf = (plan: AdvancePlan, route: Route): Placed<Operator> =>
  plan.best.find(({ square }) => square === route.squares.at(-1))?.operator ?? plan.best[0]?.operator ?? plan.closest;

/** The players choose among equally short routes, where something can come of it. rr.advance.route-choice */
function* chooseRoute(g: G, plan: AdvancePlan): Rules<Route> {
  const { unit, routes, best } = plan;
  const distinct = distinctRoutes(g, unit, routes);
  const ends = distinct.map((route) => route.squares.at(-1) ?? unit.at ?? -1);
  const goals = new Set(best.map(({ square }) => square));
  return yield* choose(
    players,
    ends.every((end) => goals.has(end)) && new Set(ends).size > 1
      ? { id: "rr.decide.position-tie", text: `To which square does ${unit.id} advance?`, piece: unit.id }
      : { id: "rr.decide.route-tie", text: `Which of the equally short routes does ${unit.id} take?`, piece: unit.id },
    distinct.map((route, i) => {
      const end = ends[i] ?? -1;
      const alone = ends.filter((other) => other === end).length === 1;
      const squares = route.squares.map((square) => name(g, square)).join(" ");
      return { id: alone ? name(g, end) : squares, text: squares === "" ? "Stay" : `Go by ${squares}`, value: route };
    }),
  );
}

/**
 * A unit faces its target if it can attack it, else the closest spotted Operator in view, else the closest.
 * rr.open.advance-facing, rr.advance.priority-three
 */
function* faceAfterAdvance(g: G, unit: Placed<AxisUnit>, plan: AdvancePlan, target: Placed<Operator>): Rules {
  if (reading(g, "rr.open.advance-facing") === "last-step") return;
  const before = sighted(g, unit);
  const [inView] =
    isFootKind(unit.kind) && footTraits(unit.kind).stopsAtOnce !== false
      ? attackable(g, unit)
      : viewsSpotted(g, unit, { squares: [], spent: [] });
  const toFace = couldAttack(g, unit, target) ? target : (inView ?? (onBoard(plan.closest) ? plan.closest : target));
  setFacing(g, unit, yield* facingToward(g, unit, placeOf(g, toFace.at)), [
    "rr.open.advance-facing",
    "rr.open.facing-diagonal",
    ...(toFace === target ? [] : (["rr.advance.priority-three", "rr.advance.route-los"] as const)),
  ]);
  noticeOnTheWay(g, unit, before);
}
