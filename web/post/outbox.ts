import type { Move } from "../api/move.ts";
import { keepAt, keptAt } from "../page/kept.ts";

/** A move that was sent, or was to be, and of which no answer has come: kept until one does, also over a reload. */
export interface Unsent {
  readonly game: string;
  readonly seat: string;
  readonly expectedVersion: number;
  /** With the same key a second try gets the answer of the first. */
  readonly key: string;
  readonly move: Move;
}

const keyOf = (game: string, seat: string): string => `umpire-unsent ${game} ${seat}`;

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === "object" &&
  value !== null &&
  "expectedVersion" in value &&
  typeof value.expectedVersion === "number" &&
  "key" in value &&
  typeof value.key === "string" &&
  "move" in value &&
  typeof value.move === "object" &&
  value.move !== null;

/** The move of a seat without an answer; null when there is none. */
export function unsentOf(game: string, seat: string): Unsent | null {
  const kept = keptAt(keyOf(game, seat));
  return isUnsent(kept) ? kept : null;
}

/** Keeps a move before it is sent. The same move on the same version keeps its key. */
export function keepUnsent(game: string, seat: string, expectedVersion: number, move: Move): Unsent {
  const there = unsentOf(game, seat);
  if (
    there !== null &&
    there.expectedVersion === expectedVersion &&
    JSON.stringify(there.move) === JSON.stringify(move)
  )
    return there;
  const unsent: Unsent = { game, seat, expectedVersion, key: crypto.randomUUID(), move };
  // where the browser keeps nothing, the move is still sent
  keepAt(keyOf(game, seat), unsent);
  return unsent;
}

export const forgetUnsent = (game: string, seat: string): void => localStorage.removeItem(keyOf(game, seat));
