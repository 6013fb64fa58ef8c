import { columnOf, directionTo, directions, edgeBetween, rowOf, type Square, squareAt } from "../../geometry/index.ts";
import { type Ctx, grid, operatorSquares, type Placed, reading } from "../table/context.ts";
import type { Operator } from "../table/state.ts";
import { edge, ground } from "../table/terrain.ts";

/**
 * Whether a Dog can attack from a square onto an adjacent one: no wall, window or doorway lies between.
 * rr.dogs.dog-range-one, rr.dogs.dog-not-over-wall, rr.dogs.dog-not-through-window, rr.open.dogs-hedge-attack,
 * rr.building.door-attack
 */
export function canBiteAcross(ctx: Ctx, from: Square, to: Square): boolean {
  const board = grid(ctx);
  const direction = directionTo(board, from, to);
  if (direction === null) return false;
  if (direction % 2 === 0) return edgeBetween(board, from, to) === edge.open;
  // round a corner: by one of the two squares beside it
  const { dx, dy } = directions[direction] ?? { dx: 0, dy: 0 };
  const x = columnOf(board, from);
  const y = rowOf(board, from);
  const beside = [squareAt(board, x + dx, y), squareAt(board, x, y + dy)].filter((square) => square !== null);
  const barrier = (square: Square): boolean =>
    board.squares[square] === ground.hedge || board.squares[square] === ground.crates;
  if (reading(ctx, "rr.open.dogs-hedge-attack") === "blocked" && beside.some(barrier)) return false;
  return beside.some((via) => edgeBetween(board, from, via) === edge.open && edgeBetween(board, via, to) === edge.open);
}

/** Whether a Dog on a square can attack an Operator, or the vehicle he sits in. */
export const canBite = (ctx: Ctx, from: Square, operator: Placed<Operator>): boolean =>
  operatorSquares(ctx, operator).some((square) => canBiteAcross(ctx, from, square));
