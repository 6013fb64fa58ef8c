import { seatInWords } from "../../rules/kernel/index.ts";
import type { GameMeta } from "../storage/store.ts";

/** How whoever sits at a seat is called: by the name that was given at the beginning, else by the seat, in words. */
export const calledIn = ({ names = [] }: Pick<GameMeta, "names">, seat: string): string =>
  names.find((entry) => entry.seat === seat)?.name ?? (seat === "master" ? "the game master" : seatInWords(seat));

/** The same where a sentence begins. */
export function calledFirst(meta: Pick<GameMeta, "names">, seat: string): string {
  const called = calledIn(meta, seat);
  return called.charAt(0).toUpperCase() + called.slice(1);
}

/** So many of the latest moves of a game, in words. */
export const lastMoves = (count: number): string => (count === 1 ? "the last move" : `the last ${count} moves`);
