import type { GameAnswer } from "../api/answers.ts";
import type { Sitter } from "../game/table.ts";

/** Somebody who has still to act, with the piece that has. */
export interface StillToAct {
  readonly piece: string;
  readonly sitter: Sitter;
}

/** Whether a seat is waited for: among several who may act, not any more once nobody of theirs is left to. */
export function isTurnOf(
  { ended, waitsFor, seats }: Pick<GameAnswer, "ended" | "waitsFor" | "seats">,
  seat: string | null,
  still: readonly StillToAct[],
): boolean {
  if (ended !== null || seat === null || waitsFor?.seats.includes(seat) !== true) return false;
  const place = seats.indexOf(seat);
  return waitsFor.seats.length === 1 || still.length === 0 || still.some(({ sitter }) => sitter.place === place);
}
