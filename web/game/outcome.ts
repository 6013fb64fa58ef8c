import type { GameResult } from "../api/answers.ts";
import { sidesOf } from "./sides.ts";

// A result is a "victory" or a "defeat" of one side. Whoever sits at another one has lost where that has won.

/** Only one side has a seat against whom the others play: whoever looks on thinks of these. */
const loners: Readonly<Record<string, string>> = { "rogue-regiment": "jager" };

const reversed = { victory: "defeat", defeat: "victory", draw: "draw" } as const;

/** How a game ended for whoever looks, and in a word or two. */
export interface ToldOutcome {
  readonly result: GameResult["result"];
  /** Whose the victory is, where whoever looks sits at no side; null elsewhere. */
  readonly winner: string | null;
}

/** How a game ended for a seat; null where somebody looks on, or plays for everybody. */
export function outcomeFor(ruleset: string, result: GameResult["result"], seat: string | null): ToldOutcome {
  const [first, second] = sidesOf(ruleset);
  const isOther = seat !== null && (second === undefined ? seat === loners[ruleset] : seat.startsWith(second.id));
  const won = { victory: first, defeat: second, draw: undefined }[result];
  return { result: isOther ? reversed[result] : result, winner: seat === null ? (won?.name ?? null) : null };
}
