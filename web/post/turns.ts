import type { GameAnswer } from "../api/answers.ts";
import type { Sitter } from "../game/table.ts";

/** Somebody who has still to act, with the piece that has. */
export interface StillToAct {
  readonly piece: string;
  readonly sitter: Sitter;
}

/** Whether a seat is waited for: among several who may act, not any more once nobody of theirs is left to. */
export const isTurnOf = ({ ended, waitsFor }: Pick<GameAnswer, "ended" | "waitsFor">, seat: string | null): boolean =>
  ended === null && seat !== null && waitsFor?.toAct.includes(seat) === true;
