import { charge } from "../kernel/index.ts";
import { directions, type Grid, type Square } from "./grid.ts";

/** The cost of the step from each square in each direction: `square × 8 + direction`; 0 where there is no step. */
export type StepCosts = Uint8Array;

/** The cost to reach each square from the starts; -1 where it cannot be reached within the limit. */
export type Reach = Int16Array;

/** Where a search begins, and what has been spent there already. */
export interface PathStart {
  readonly square: Square;
  readonly spent: number;
}

const offsetsByWidth = new Map<number, Int16Array>();

/** The offset of a square's number for each direction; only valid where a step exists. */
function offsets({ width }: Grid): Int16Array {
  let kept = offsetsByWidth.get(width);
  if (kept === undefined)
    offsetsByWidth.set(width, (kept = Int16Array.from(directions, ({ dx, dy }) => dy * width + dx)));
  return kept;
}

/** The cheapest cost from the starts to every square, up to `limit` points. */
export const reach = (grid: Grid, costs: StepCosts, starts: readonly PathStart[], limit: number): Reach =>
  reachFurther(grid, costs, starts, limit)(limit);

/**
 * The same search in several goes, each further than the one before, none beyond `most` points. It is always the same
 * table that is filled: a square that costs more than the last limit is not settled yet.
 */
export function reachFurther(
  grid: Grid,
  costs: StepCosts,
  starts: readonly PathStart[],
  most: number,
): (limit: number) => Reach {
  const spent: Reach = new Int16Array(grid.squares.length).fill(-1);
  const offset = offsets(grid);
  charge("steps", grid.squares.length >> 3);
  const buckets: Square[][] = [];
  for (const start of starts) {
    const spentBefore = spent[start.square] ?? -1;
    if (start.spent > most || (spentBefore >= 0 && spentBefore <= start.spent)) continue;
    spent[start.square] = start.spent;
    (buckets[start.spent] ??= []).push(start.square);
  }
  let cost = 0;
  return (limit) => {
    for (; cost <= limit && cost < buckets.length; cost++) {
      const bucket = buckets[cost];
      if (bucket === undefined) continue;
      charge("steps", bucket.length);
      for (const square of bucket) {
        if (spent[square] !== cost) continue;
        for (let direction = 0; direction < 8; direction++) {
          const step = costs[square * 8 + direction] ?? 0;
          if (step === 0) continue;
          const after = cost + step;
          const next = square + (offset[direction] ?? 0);
          const spentBefore = spent[next] ?? -1;
          if (after > most || (spentBefore >= 0 && spentBefore <= after)) continue;
          spent[next] = after;
          (buckets[after] ??= []).push(next);
        }
      }
    }
    return spent;
  };
}

/** A route: the squares entered, in order, and the points spent after each. */
export interface Route {
  readonly squares: readonly Square[];
  readonly spent: readonly number[];
}

/** The work of one route, besides its squares. */
const ROUTE = 10;

/** More equally short routes than can be listed. */
export class TooManyRoutes extends Error {
  override readonly name = "TooManyRoutes";
}

/** Which routes are looked for: from where, to where, and how much of them is followed. */
export interface RouteSearch {
  readonly starts: readonly PathStart[];
  readonly goals: readonly Square[];
  /** The points that are spent on the way: a route is cut where the next step would cost more than is left. */
  readonly allowance: number;
  /** The most routes that are listed; 5000 where nothing is said. */
  readonly most?: number | undefined;
  /** Just one route to each square they can end on, however many there are. */
  readonly oneToEach?: boolean;
}

/** The squares that lie on a shortest way to one of the goals, marked by 1: found backwards, from the goals. */
function squaresOnTheWay(grid: Grid, costs: StepCosts, spent: Reach, goals: readonly Square[]): Uint8Array {
  const offset = offsets(grid);
  const marked = new Uint8Array(grid.squares.length);
  const stack = goals.filter((goal) => (spent[goal] ?? -1) >= 0);
  for (const goal of stack) marked[goal] = 1;
  for (let square = stack.pop(); square !== undefined; square = stack.pop()) {
    for (let direction = 0; direction < 8; direction++) {
      // no step leads off the board, so one that is there begins on a neighbour
      const before = square - (offset[direction] ?? 0);
      const step = costs[before * 8 + direction] ?? 0;
      if (step === 0 || marked[before] === 1) continue;
      const cost = spent[before] ?? -1;
      if (cost >= 0 && cost + step === spent[square]) {
        marked[before] = 1;
        stack.push(before);
      }
    }
  }
  charge("steps", grid.squares.length);
  return marked;
}

/**
 * All equally short routes from the starts to any of the goals, as far as the allowance goes. `spent` must be the reach
 * from the same starts. Routes that differ only beyond the cut are one. Throws TooManyRoutes.
 */
export function shortestRoutes(
  grid: Grid,
  costs: StepCosts,
  spent: Reach,
  { starts, goals, allowance, most = 5000, oneToEach = false }: RouteSearch,
): readonly Route[] {
  const offset = offsets(grid);
  const onTheWay = squaresOnTheWay(grid, costs, spent, goals);
  const isGoal = new Set(goals);
  const routes: Route[] = [];
  const squares: Square[] = [];
  const points: number[] = [];
  const add = (): void => {
    if (routes.length >= most) throw new TooManyRoutes(`More than ${most} equally short routes.`);
    charge("routes", ROUTE + squares.length);
    routes.push({ squares: squares.slice(), spent: points.slice() });
  };
  const passed = new Set<Square>();
  const follow = (square: Square): void => {
    if (oneToEach) {
      if (passed.has(square)) return;
      passed.add(square);
    }
    const cost = spent[square] ?? 0;
    let further = false;
    if (!isGoal.has(square)) {
      for (let direction = 0; direction < 8; direction++) {
        const step = costs[square * 8 + direction] ?? 0;
        if (step === 0 || cost + step > allowance) continue;
        const next = square + (offset[direction] ?? 0);
        if (onTheWay[next] === 0 || spent[next] !== cost + step) continue;
        further = true;
        squares.push(next);
        points.push(cost + step);
        follow(next);
        squares.pop();
        points.pop();
      }
    }
    if (!further) add();
  };
  for (const start of starts) {
    if (onTheWay[start.square] === 0 || spent[start.square] !== start.spent || start.spent > allowance) continue;
    if (start.spent > 0) {
      squares.push(start.square);
      points.push(start.spent);
    }
    follow(start.square);
    squares.length = 0;
    points.length = 0;
  }
  return routes;
}
