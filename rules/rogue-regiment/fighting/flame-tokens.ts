import type { Square } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, name, record } from "../table/context.ts";
import { roomsOf } from "../table/rooms.ts";

/** The room a square belongs to, by its first square; null outside of buildings. */
export function roomAt(ctx: Ctx, square: Square): Square | null {
  const room = roomsOf(grid(ctx)).of[square] ?? -1;
  return room < 0 ? null : room;
}

/** Puts one flame token in a room, for the rest of the game. rr.dogs.flame-token, rr.dogs.flame-token-stays */
export function addFlames(ctx: Ctx, room: Square, cites: readonly Citation[]): void {
  const before = ctx.state.flames.find((flames) => flames.room === room)?.tokens ?? 0;
  const tokens = before + 1;
  ctx.state.flames = [...ctx.state.flames.filter((flames) => flames.room !== room), { room, tokens }].toSorted(
    (a, b) => a.room - b.room,
  );
  record(ctx, { event: "flames", at: name(ctx, room), tokens, cites: ["rr.dogs.flame-token-stays", ...cites] });
}
