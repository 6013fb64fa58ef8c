/*
 * A second answer to where one unit of infantry advances against one spotted Operator, written from pages 12 and 13 of
 * the rule book and not from the engine: all shortest ways are gone through. Only the default readings; there are no
 * buildings, and nobody but the unit moves.
 */

import { coverOf, squaresBetween } from "./attack-oracle.ts";
import { axisSees, type DrawnBoard, type Figure, type Point, type Side } from "./sight-oracle.ts";

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** rr.open.facing-diagonal: along the larger of the two distances, either where they are equal. */
function facings({ x, y }: Point, to: Point): readonly Side[] {
  const [dx, dy] = [to.x - x, to.y - y];
  const across: Side = dx > 0 ? "E" : "W";
  const along: Side = dy > 0 ? "S" : "N";
  return Math.abs(dx) > Math.abs(dy) ? [across] : Math.abs(dx) < Math.abs(dy) ? [along] : [across, along];
}

export interface Scene {
  readonly board: DrawnBoard;
  readonly operator: Point & { readonly crouched: boolean };
  /** The unit that advances, then others that stay: they are passed, and nobody stops on them. */
  readonly units: readonly Figure[];
}

/** The edge between two squares that share one. */
function edge({ upper, left }: DrawnBoard, a: Point, b: Point): string {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return (a.x === b.x ? upper[y]?.[x] : left[y]?.[x]) ?? " ";
}

/** The eight squares round a square, whether or not they are on the board. */
const beside = ({ x, y }: Point): readonly Point[] =>
  [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => ({ x: x + dx, y: y + dy }))).filter((at) => !same(at, { x, y }));

/** Movement points of a step; null where there is none. rr.advance.terrain, rr.open.diagonal-wall-corner, rr.open.axis-climb-crates */
export function costOf(board: DrawnBoard, from: Point, to: Point): number | null {
  const ground = board.squares[to.y]?.[to.x];
  if (ground === undefined || "r~cs".includes(ground)) return null;
  const isOpen = (a: Point, b: Point): boolean => " -|".includes(edge(board, a, b));
  const corners = [
    { x: from.x, y: to.y },
    { x: to.x, y: from.y },
  ];
  const passes =
    from.x === to.x || from.y === to.y
      ? isOpen(from, to)
      : corners.some((corner) => isOpen(from, corner) && isOpen(corner, to));
  return passes ? (ground === "h" ? 2 : 1) : null;
}

/** Points from a square to every other, or from every other to it. */
function points(board: DrawnBoard, start: readonly Point[], isTowards: boolean): (at: Point) => number {
  const key = ({ x, y }: Point): string => `${x},${y}`;
  const found = new Map(start.map((at) => [key(at), 0]));
  const open = [...start];
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const far = found.get(key(at)) ?? 0;
    for (const next of beside(at)) {
      if (board.squares[next.y]?.[next.x] === undefined) continue;
      const cost = isTowards ? costOf(board, next, at) : costOf(board, at, next);
      if (cost === null || far + cost >= (found.get(key(next)) ?? Infinity)) continue;
      found.set(key(next), far + cost);
      open.push(next);
    }
  }
  return (at) => found.get(key(at)) ?? Infinity;
}

/** Where the unit may end, and why; null where the text leaves it open. */
export interface Ends {
  readonly ends: readonly Point[];
  readonly why: "stays" | "reaches a position" | "on the way" | "on the way, in sight";
}

const MOVE = 4;

/** rr.advance.optimal, rr.advance.stop-at-optimal, rr.advance.full-move, rr.advance.route-los, rr.open.shortest-route-target */
export function endsOf({ board, operator, units }: Scene): Ends | null {
  const [unit, ...others] = units;
  if (unit === undefined) return null;
  const all = board.squares.flatMap((row, y) => row.map((_, x) => ({ x, y })));
  const isFree = (at: Point): boolean => !same(at, operator) && !others.some((other) => same(other, at));
  const sees = (at: Point): boolean =>
    facings(at, operator).some((facing) => {
      const seen = axisSees(board, { ...unit, ...at, facing }, operator, [{ ...unit, ...at, facing }, ...others]);
      return seen === "full" || (seen === "partial" && !operator.crouched);
    });
  const isPartly = (at: Point): boolean =>
    facings(at, operator).some(
      (facing) =>
        axisSees(board, { ...unit, ...at, facing }, operator, [{ ...unit, ...at, facing }, ...others]) !== "none",
    );
  const from = points(board, [unit], false);
  const standing = all.filter(
    (at) => from(at) < Infinity && isFree(at) && squaresBetween(at, operator) <= 4 && sees(at),
  );
  const covers = standing.map((at) => coverOf(board, operator, operator.crouched, at));
  if (covers.includes(null)) return null;
  const optimal = standing.filter((_, i) => covers[i] === 0);
  const least = Math.min(...optimal.map(from));
  if (least === Infinity) return null;
  const nearest = optimal.filter((at) => from(at) === least);
  if (least <= MOVE) return { ends: nearest, why: least === 0 ? "stays" : "reaches a position" };
  // as far as it comes on any of the shortest ways; the last free square of a way on which it would stop on somebody
  const left = points(board, nearest, true);
  const isOnWay = (at: Point): boolean => from(at) + left(at) === least;
  const next = (at: Point): readonly Point[] =>
    beside(at).filter((to) => isOnWay(to) && from(to) === from(at) + (costOf(board, at, to) ?? Infinity));
  const blocked = (at: Point): boolean => next(at).some((to) => from(to) > MOVE || (!isFree(to) && blocked(to)));
  const ends = all.filter((at) => isOnWay(at) && from(at) <= MOVE && isFree(at) && blocked(at));
  const full = ends.filter((at) => from(at) === MOVE);
  // where a way is cut short by somebody or by a climb and another is not, the text does not say which is taken
  if (full.length !== ends.length) return null;
  const seen = ends.filter(isPartly);
  return seen.length > 0 ? { ends: seen, why: "on the way, in sight" } : { ends, why: "on the way" };
}
