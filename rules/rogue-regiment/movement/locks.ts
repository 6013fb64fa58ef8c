import type { Square } from "../../geometry/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { edge, type G, grid, type Lock, name, record } from "../board/index.ts";
import { edgeBetween, neighbour } from "../../geometry/index.ts";

/** The lock on the door between two squares, if there is one. rr.jager.lock-place */
export const lockBetween = (g: G, a: Square, b: Square): Lock | undefined =>
  g.state.jager?.locks.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));

/** A door by its name: the two squares it joins. */
export const doorName = (g: G, { from, to }: Lock): string => `${name(g, from)} ${name(g, to)}`;

/** Every door of the board, by the squares it joins, the lower one first. */
export function doorsOf(g: G): readonly Lock[] {
  const board = grid(g);
  const doors: Lock[] = [];
  for (const from of board.squares.keys())
    for (const direction of [2, 4]) {
      const to = neighbour(board, from, direction);
      if (to !== null && edgeBetween(board, from, to) === edge.door) doors.push({ from, to });
    }
  return doors;
}

/** Takes a lock off its door. */
export function unlock(g: G, lock: Lock, cites: readonly Citation[]): void {
  const { jager } = g.state;
  if (jager === null) return;
  jager.locks = jager.locks.filter((other) => other !== lock);
  record(g, { event: "token-removed", what: "door-lock", at: name(g, lock.to), cites });
}

/** An Axis unit moves through a door: a lock there is removed. rr.jager.lock-axis-opens */
export function passDoor(g: G, from: Square | null, to: Square): void {
  if (g.state.jager === null || from === null) return;
  const lock = lockBetween(g, from, to);
  if (lock !== undefined) unlock(g, lock, ["rr.jager.lock-axis-opens", "rr.jager.lock-blocks"]);
}
