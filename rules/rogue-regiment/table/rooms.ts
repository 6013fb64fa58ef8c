import { edgeBetween, type Grid, neighbour, type Square } from "../../geometry/index.ts";
import { edge, ground } from "./terrain.ts";

/** The rooms of a board: the indoor squares that no wall, door or window parts from one another. */
export interface Rooms {
  /** The first square of the room each square belongs to, by square; −1 outside of buildings. */
  readonly of: Int32Array;
  /** The squares of a room, by its first square. */
  squares(room: Square): readonly Square[];
}

const worked = new WeakMap<Grid, Rooms>();

/** The rooms of a board, worked out once. rr.dogs.flame-token, rr.open.dogs-operator-on-exterior-window */
export function roomsOf(grid: Grid): Rooms {
  const kept = worked.get(grid);
  if (kept !== undefined) return kept;
  const of = new Int32Array(grid.squares.length).fill(-1);
  const rooms = new Map<Square, Square[]>();
  for (const [first, code] of grid.squares.entries()) {
    if (code !== ground.indoors || of[first] !== -1) continue;
    const squares = [first];
    of[first] = first;
    for (const square of squares) {
      for (const direction of [0, 2, 4, 6]) {
        const next = neighbour(grid, square, direction);
        if (next === null || of[next] !== -1 || grid.squares[next] !== ground.indoors) continue;
        if (edgeBetween(grid, square, next) !== edge.open) continue;
        of[next] = first;
        squares.push(next);
      }
    }
    rooms.set(first, squares);
  }
  const made: Rooms = { of, squares: (room) => rooms.get(room) ?? [] };
  worked.set(grid, made);
  return made;
}
