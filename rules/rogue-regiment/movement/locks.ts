import type { Square } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, name, record } from "../table/context.ts";
import type { Lock } from "../table/jager-state.ts";
import { edge } from "../table/terrain.ts";
import { edgeBetween, neighbour } from "../../geometry/index.ts";

/** The lock on the door between two squares, if there is one. rr.jager.lock-place */
export const lockBetween = (ctx: Ctx, a: Square, b: Square): Lock | undefined =>
  ctx.state.jager?.locks.find(({ from, to }) => (from === a && to === b) || (from === b && to === a));

/** A door by its name: the two squares it joins. */
export const doorName = (ctx: Ctx, { from, to }: Lock): string => `${name(ctx, from)} ${name(ctx, to)}`;

/** Every door of the board, by the squares it joins, the lower one first. */
export function doorsOf(ctx: Ctx): readonly Lock[] {
  const board = grid(ctx);
  const doors: Lock[] = [];
  for (const from of board.squares.keys())
    for (const direction of [2, 4]) {
      const to = neighbour(board, from, direction);
      if (to !== null && edgeBetween(board, from, to) === edge.door) doors.push({ from, to });
    }
  return doors;
}

/** Takes a lock off its door. */
export function unlock(ctx: Ctx, lock: Lock, cites: readonly Citation[]): void {
  const { jager } = ctx.state;
  if (jager === null) return;
  jager.locks = jager.locks.filter((other) => other !== lock);
  record(ctx, { event: "token-removed", what: "door-lock", at: name(ctx, lock.to), cites });
}

/** An Axis unit moves through a door: a lock there is removed. rr.jager.lock-axis-opens */
export function passDoor(ctx: Ctx, from: Square | null, to: Square): void {
  if (ctx.state.jager === null || from === null) return;
  const lock = lockBetween(ctx, from, to);
  if (lock !== undefined) unlock(ctx, lock, ["rr.jager.lock-axis-opens", "rr.jager.lock-blocks"]);
}
