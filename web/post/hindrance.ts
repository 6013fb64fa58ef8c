import type { GameAnswer } from "../api/answers.ts";
import { seatsInWords } from "./seat-words.ts";

/** Why the one who looks at a version cannot play on from it, in words; null where he can. */
export function hindranceOf(
  { version, ended, rules, you, seats, waitsFor, decision }: GameAnswer,
  looked: number,
): string | null {
  if (ended !== null)
    return "The game has ended. You can look at all of it, and play on from any moment in a game of its own.";
  if (looked < version) return "You look back. Go to the present to play on.";
  if (!rules.current)
    return "The server has newer rules than this game. It goes on when the game master has it take them over, or all players agree to.";
  if (you === null || !seats.includes(you))
    return `You look on. It is for ${seatsInWords(waitsFor?.seats ?? [])} to answer.`;
  const asked = waitsFor?.seats ?? [];
  // with pieces of one's own something may be possible between the actions of others: the rules know
  if (asked.includes(you) || decision?.kind === "act") return null;
  return `It is for ${seatsInWords(asked)} to answer. Until then you can look at the board, ask who sees whom, and read the record.`;
}
