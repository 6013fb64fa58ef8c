import { directionTo, type Route, type Square } from "../../geometry/index.ts";
import { type Ctx, distanceBetween, grid, number, isOnBoard, reading, unitsOnBoard } from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { sighted } from "../sight/index.ts";
import { travelFacing } from "./marching.ts";

/** How often a route changes its direction, and how many of its steps are diagonal. */
function bends(ctx: Ctx, start: Square | null, route: Route): readonly [number, number] {
  let turns = 0;
  let diagonals = 0;
  let last: number | null = null;
  let from = start;
  for (const to of route.squares) {
    const direction: number | null = from === null ? null : directionTo(grid(ctx), from, to);
    if (last !== null && direction !== last) turns++;
    if (direction !== null && direction % 2 === 1) diagonals++;
    last = direction;
    from = to;
  }
  return [turns, diagonals];
}

/** Routes with the straightest first: the fewest bends, then the fewest diagonal steps. */
export const straightestFirst = (ctx: Ctx, start: Square | null, routes: readonly Route[]): readonly Route[] =>
  routes
    .map((route) => ({ route, how: bends(ctx, start, route) }))
    .sort((a, b) => a.how[0] - b.how[0] || a.how[1] - b.how[1])
    .map(({ route }) => route);

/**
 * Of routes that differ in nothing that can come of them, the straightest: they end on the same square, meet the same
 * traps and landmines, and bring into view the same Operators who are not spotted, and corpses, where the same units
 * hear of it. Where a marked attack could interrupt the unit, every route stands for itself. rr.advance.route-choice
 */
export function distinctRoutes(ctx: Ctx, unit: AxisUnit, routes: readonly Route[]): readonly Route[] {
  const marked = ctx.state.operators.some(({ mark, markAt }) => mark === unit.id || markAt !== null);
  const options = new Map<string, Route>();
  for (const route of straightestFirst(ctx, unit.at, routes)) {
    const end = route.squares.at(-1) ?? unit.at ?? -1;
    const key = marked
      ? route.squares.join(" ")
      : `${end}: ${steppedOver(ctx, route)}: ${noticedAlong(ctx, unit, route)}`;
    if (!options.has(key)) options.set(key, route);
  }
  return [...options.values()];
}

/** The traps and landmines on a route. rr.battle.step-on */
const steppedOver = (ctx: Ctx, { squares }: Route): string =>
  ctx.state.laid.length === 0
    ? ""
    : squares
        .filter((square) =>
          ctx.state.laid.some(
            (thing) => thing.at === square && (thing.kind === "landmine" || (thing.kind === "trap" && !thing.used)),
          ),
        )
        .join(" ");

/** Those who would hear a unit shout on a square: in the Battle Section everybody is alert anyway. rr.seen.shout */
const hearers = (ctx: Ctx, unit: AxisUnit, square: Square): string =>
  unitsOnBoard(ctx)
    .filter(
      (other) =>
        other.id !== unit.id &&
        !other.alert &&
        distanceBetween(ctx, square, other.at) <= number(ctx, "rr.number.shout"),
    )
    .map(({ id }) => id)
    .join(",");

/** Whom and what a unit would come to notice along a route, and who would hear of it. rr.open.advance-spots */
function noticedAlong(ctx: Ctx, unit: AxisUnit, route: Route): string {
  if (reading(ctx, "rr.open.advance-spots") !== "spotted") return "";
  const hidden = ctx.state.operators.filter((operator) => isOnBoard(operator) && !operator.spotted).map(({ id }) => id);
  const corpses = ctx.state.section === "stealth" && ctx.state.corpses.length > 0;
  if (hidden.length === 0 && !corpses) return "";
  const start = unit.at === null ? null : sighted(ctx, unit);
  const noticedBefore = new Set<string | number>([...(start?.operators ?? []), ...(start?.corpses ?? [])]);
  const noticed: string[] = [];
  let from = unit.at;
  for (const square of route.squares) {
    const seen = sighted(ctx, { ...unit, at: square, facing: travelFacing(ctx, unit, from, square) });
    from = square;
    const fresh = [...[...seen.operators].filter((id) => hidden.includes(id)), ...(corpses ? seen.corpses : [])].filter(
      (piece) => !noticedBefore.has(piece),
    );
    if (fresh.length === 0) continue;
    for (const piece of fresh) noticedBefore.add(piece);
    noticed.push(`${fresh.join(",")} heard by ${hearers(ctx, unit, square)}`);
  }
  return noticed.toSorted().join(";");
}
