import type { Square } from "../../geometry/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { type G, grid, name, record, roomsOf } from "../board/index.ts";

/** The room a square belongs to, by its first square; null outside of buildings. */
export function roomAt(g: G, square: Square): Square | null {
  const room = roomsOf(grid(g)).of[square] ?? -1;
  return room < 0 ? null : room;
}

/** Puts one flame token in a room, for the rest of the game. rr.dogs.flame-token, rr.dogs.flame-token-stays */
export function addFlames(g: G, room: Square, cites: readonly Citation[]): void {
  const before = g.state.flames.find((flames) => flames.room === room)?.tokens ?? 0;
  const tokens = before + 1;
  g.state.flames = [...g.state.flames.filter((flames) => flames.room !== room), { room, tokens }].toSorted(
    (a, b) => a.room - b.room,
  );
  record(g, { event: "flames", at: name(g, room), tokens, cites: ["rr.dogs.flame-token-stays", ...cites] });
}
