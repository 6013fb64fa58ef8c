import { capital, seatInWords } from "../../rules/kernel/index.ts";
import type { GameMeta } from "../storage/store.ts";

/** How whoever sits at a seat is called: by the name that was given at the beginning, else by the seat, in words. */
export const calledIn = ({ names = [] }: Pick<GameMeta, "names">, seat: string): string =>
  names.find((entry) => entry.seat === seat)?.name ?? (seat === "master" ? "the game master" : seatInWords(seat));

/** The same where a sentence begins. */
export const calledFirst = (meta: Pick<GameMeta, "names">, seat: string): string => capital(calledIn(meta, seat));

/** So many of the latest moves of a game, in words. */
export const lastMoves = (count: number): string => (count === 1 ? "the last move" : `the last ${count} moves`);
