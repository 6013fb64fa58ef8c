import type { Form, GameAnswer } from "../api/answers.ts";
import { anyOfSeats, capital, seatInWords } from "./seat-words.ts";

/** Whether a seat is among those who are asked now. */
export const isAsked = ({ waitsFor }: Pick<GameAnswer, "waitsFor">, seat: string | null): boolean =>
  seat !== null && waitsFor?.seats.includes(seat) === true;

/**
 * Why the one who looks at a version cannot play on from it, in words; null where he can. Of a kind of action (`form`)
 * it says why he cannot do that, while he may look what would come of it.
 */
export function hindranceOf(
  { version, ended, rules, you, seats, names, waitsFor, decision }: GameAnswer,
  looked: number,
  form?: Pick<Form, "seat">,
): string | null {
  if (ended !== null)
    return "The game has ended. You can look at all of it, and play on from any moment in a game of its own.";
  if (looked < version) return "You look back. Go to the present to play on.";
  if (!rules.current)
    return "The server has newer rules than this game. It goes on when the game master has it take them over, or all players agree to.";
  const asked = waitsFor?.seats ?? [];
  const whoever = anyOfSeats(asked, names, null);
  if (you === null || !seats.includes(you)) return `You look on. ${capital(whoever)} can act.`;
  if (decision?.kind !== "act")
    return asked.includes(you)
      ? null
      : `${capital(whoever)} can answer this. Until then you can look at the board, ask who sees whom, and read the record.`;
  // with pieces of one's own something may be possible between the actions of others: the rules know
  if (form === undefined || form.seat === you) return null;
  if (form.seat !== null) return `Only ${seatInWords(form.seat, names)} can do this.`;
  return asked.includes(you) ? null : `Only ${whoever} can do this.`;
}
