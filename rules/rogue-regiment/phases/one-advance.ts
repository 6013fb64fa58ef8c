import { citeIf } from "../../kernel/index.ts";
import {
  closestSpotted,
  type AdvancePlan,
  attackable,
  couldAttack,
  distinctRoutes,
  follow,
  noticeOnTheWay,
  planAdvance,
  spottedInView,
  recordChoice,
  type Vacating,
} from "../axis/index.ts";
import type { Citation } from "../book/citation.ts";
import { footTraits, isFootKind } from "../book/foot-kinds.ts";
import {
  choose,
  closest,
  type Ctx,
  distanceToOperator,
  name,
  isOnBoard,
  type Placed,
  placeOf,
  players,
  reading,
  record,
  type Rules,
  spottedOperators,
  recordStay,
  unitNamed,
} from "../table/context.ts";
import { targetName } from "../table/crew.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import type { Route } from "../../geometry/index.ts";
import { sighted } from "../sight/index.ts";
import { aslantRule, facingToward, setFacing } from "../alarm/index.ts";

/**
 * Sentries and officers rotate: to an attack position on the closest, on another, or just to face the closest.
 * rr.battle.static-priority
 */
export function* rotateInPlace(ctx: Ctx, unit: AxisUnit): Rules {
  if (!isOnBoard(unit)) return;
  const nearest = yield* closestTo(ctx, unit);
  const others = closest(
    spottedOperators(ctx).filter((operator) => operator.id !== nearest.id && couldAttack(ctx, unit, operator)),
    (operator) => distanceToOperator(ctx, unit, operator),
  );
  const [other] = others;
  const target =
    ctx.state.section === "stealth" || couldAttack(ctx, unit, nearest) || other === undefined
      ? nearest
      : others.length === 1
        ? other
        : yield* choose(
            players,
            { id: "rr.decide.closest-tie", text: `Which Operator does ${unit.id} turn to?`, piece: unit.id },
            others.map((operator) => ({ id: targetName(operator), text: targetName(operator), value: operator })),
          );
  const cites: readonly Citation[] =
    ctx.state.section === "stealth"
      ? ["rr.advance.officer-stealth"]
      : [
          unit.kind === "officer" ? "rr.battle.officers" : "rr.battle.sentries-stay",
          "rr.battle.static-priority",
          "rr.open.static-order",
        ];
  const before = sighted(ctx, unit);
  setFacing(ctx, unit, yield* facingToward(ctx, unit, placeOf(ctx, target.at)), [...cites, "rr.open.facing-diagonal"]);
  recordStay(
    ctx,
    unit.id,
    `it faces ${targetName(target)}.`,
    ...cites,
    ...aslantRule(ctx, unit, placeOf(ctx, target.at)),
  );
  noticeOnTheWay(ctx, unit, before);
}

/**
 * Advances one unit, or has it leave its square to a Mortar Team. rr.advance.who-stealth, rr.advance.officer-stealth,
 * rr.advance.order, rr.advance.priority-one, rr.advance.priority-two, rr.advance.priority-three, rr.advance.optimal,
 * rr.advance.other-target-only-if, rr.advance.stop-at-optimal, rr.advance.full-move, rr.advance.shortest-route,
 * rr.advance.route-choice, rr.advance.route-los, rr.battle.step-on, rr.unit.mortar-vacate
 */
export function* advance(ctx: Ctx, unit: AxisUnit, vacating: Vacating = {}): Rules {
  const nearest = yield* closestTo(ctx, unit);
  const plan = planAdvance(ctx, unit, nearest, vacating);
  if (plan === null || plan.routes.length === 0) {
    recordStay(
      ctx,
      unit.id,
      "no free square is in reach.",
      "rr.square.one-unit",
      "rr.open.spawn-blocked",
      "rr.open.advance-end-occupied",
    );
    return;
  }
  const cites: readonly Citation[] = [
    "rr.advance.priority-one",
    "rr.advance.priority-two",
    "rr.advance.priority-three",
  ];
  recordChoice(
    ctx,
    { piece: unit.id, about: "advance", cites },
    plan.ranking,
    ({ square, operator }) => `${name(ctx, square)} against ${targetName(operator)}`,
  );
  const route = yield* chooseRoute(ctx, plan);
  const target = targetOf(plan, route);
  record(ctx, {
    event: "advanced",
    piece: unit.id,
    target: targetName(target),
    priority: plan.priority,
    decidedBy: plan.ranking.decidedBy,
    cites: planRules(ctx, plan, route),
  });
  yield* follow(ctx, unit, route);
  if (unitNamed(ctx.state, unit.id) === undefined || !isOnBoard(unit) || !isOnBoard(target)) return;
  yield* faceAfterAdvance(ctx, unit, plan, target);
}

const priorityRules = {
  1: ["rr.advance.priority-one"],
  2: ["rr.advance.priority-two", "rr.advance.other-target-only-if"],
  3: ["rr.advance.priority-three"],
} as const satisfies Record<1 | 2 | 3, readonly Citation[]>;

function planRules(ctx: Ctx, plan: AdvancePlan, route: Route): readonly Citation[] {
  const { unit, best } = plan;
  const end = route.squares.at(-1) ?? unit.at;
  const arrived = best.some(({ square, optimal }) => optimal && square === end);
  const who: readonly Citation[] =
    ctx.state.section === "battle"
      ? [
          unit.post.kind === "sentry" && isOnItsPoint(ctx, unit) ? "rr.battle.sentries-leave" : "rr.battle.who",
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
    "rr.open.distance-metric",
    ...citeIf(plan.routes.length > 1, "rr.advance.route-choice"),
    ...citeIf(unit.post.kind === "sentry", "rr.open.sentry-off-point"),
    ...citeIf(spottedInView(ctx, unit, route).length > 0, "rr.advance.route-los", "rr.open.advance-keep-los"),
  ];
}

const targetOf = (plan: AdvancePlan, route: Route): Placed<Operator> =>
  plan.best.find(({ square }) => square === route.squares.at(-1))?.operator ?? plan.best[0]?.operator ?? plan.closest;

/** The players choose among equally short routes, where something can come of it. rr.advance.route-choice */
function* chooseRoute(ctx: Ctx, plan: AdvancePlan): Rules<Route> {
  const { unit, routes, best } = plan;
  const distinct = distinctRoutes(ctx, unit, routes);
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
      const names = route.squares.map((square) => name(ctx, square));
      const squares = names.join(" ");
      return {
        id: alone ? name(ctx, end) : squares,
        text: squares === "" ? "Stay" : `Go by ${names.join(", then ")}`,
        value: route,
      };
    }),
  );
}

/**
 * A unit faces its target if it can attack it, else the closest spotted Operator in view, else the closest.
 * rr.open.advance-facing, rr.advance.priority-three
 */
function* faceAfterAdvance(ctx: Ctx, unit: Placed<AxisUnit>, plan: AdvancePlan, target: Placed<Operator>): Rules {
  if (reading(ctx, "rr.open.advance-facing") === "last-step") return;
  const before = sighted(ctx, unit);
  const [inView] =
    isFootKind(unit.kind) && footTraits(unit.kind).stopsAtOnce !== false
      ? attackable(ctx, unit)
      : spottedInView(ctx, unit, { squares: [], spent: [] });
  const toFace = couldAttack(ctx, unit, target)
    ? target
    : (inView ?? (isOnBoard(plan.closest) ? plan.closest : target));
  setFacing(ctx, unit, yield* facingToward(ctx, unit, placeOf(ctx, toFace.at)), [
    "rr.open.advance-facing",
    "rr.open.facing-diagonal",
    ...citeIf(toFace !== target, "rr.advance.priority-three", "rr.advance.route-los"),
  ]);
  noticeOnTheWay(ctx, unit, before);
}

/** Whether a rifleman stands on the sentry point it belongs to. rr.open.sentry-off-point */
export const isOnItsPoint = (ctx: Ctx, unit: AxisUnit): boolean =>
  unit.post.kind === "sentry" && ctx.state.points[unit.post.point]?.at === unit.at;

/** The spotted Operator who counts as closest; the players choose among equals. */
export function* closestTo(ctx: Ctx, unit: AxisUnit): Rules<Placed<Operator>> {
  return yield* choose(
    players,
    { id: "rr.decide.closest-tie", text: `Which spotted Operator counts as closest to ${unit.id}?`, piece: unit.id },
    closestSpotted(ctx, unit).map((operator) => ({
      id: targetName(operator),
      text: `${targetName(operator)} on ${name(ctx, operator.at)}`,
      value: operator,
    })),
  );
}
