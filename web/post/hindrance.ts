import type { Form, GameAnswer } from "../api/answers.ts";
import { capital, pieceName } from "../page/names.ts";
import { claimantOf, holderOf, isPartner } from "./holders.ts";
import { anyOfSeats, seatInWords } from "./seat-words.ts";

/** Whether a seat is among those who are asked now. */
export const isAsked = ({ waitsFor }: Pick<GameAnswer, "waitsFor">, seat: string | null): boolean =>
  seat !== null && waitsFor?.seats.includes(seat) === true;

/** What hinders is asked of: a game, and whether whoever looks has said that he acts for a seat with a piece. */
export type Hindered = GameAnswer & { readonly actsFor?: (seat: string, piece: string) => boolean };

const never = (): boolean => false;

/**
 * Why the one who looks at a version cannot play on from it, in words; null where he can. Of a kind of action (`form`)
 * it says why he cannot do that, while he may look what would come of it.
 */
export function hindranceOf(state: Hindered, looked: number, form?: Pick<Form, "seat" | "piece">): string | null {
  const { version, ended, rules, you, seats, names, waitsFor, decision, actsFor = never } = state;
  if (ended !== null)
    return "The game has ended. You can look at all of it, and play on from any moment in a game of its own.";
  if (looked < version) return "You look back. Go to the present to play on.";
  if (!rules.current)
    return "The server has newer rules than this game. It goes on when the game master has it take them over, or all players agree to.";
  const asked = waitsFor?.seats ?? [];
  const whoever = anyOfSeats(asked, names, null);
  if (you === null || !seats.includes(you)) return `You look on. ${capital(whoever)} can act.`;
  if (decision?.kind !== "act") {
    const other = partnerAsked(state);
    if (other !== null)
      return actsFor(other.seat, other.piece)
        ? null
        : `${capital(seatInWords(other.seat, names))} plays ${pieceName(other.piece)}.`;
    return asked.includes(you)
      ? null
      : `${capital(whoever)} can answer this. Until then you can look at the board, ask who sees whom, and read the record.`;
  }
  if (form === undefined) return null;
  const holder = holderOf(state, form.piece, form.seat);
  // with pieces of one's own something may be possible between the actions of others: the rules know
  if (holder === you || (holder !== null && isPartner(state, holder) && actsFor(holder, form.piece))) return null;
  if (holder !== null) return `Only ${seatInWords(holder, names)} can do this.`;
  return asked.includes(you) ? null : `Only ${whoever} can do this.`;
}

/** The other player of one's own side who is to answer, and the piece it is about: his claim, or he alone is asked. */
export function partnerAsked(state: GameAnswer): { readonly seat: string; readonly piece: string } | null {
  const piece = state.decision?.piece ?? null;
  if (piece === null) return null;
  const [only, ...others] = state.waitsFor?.seats ?? [];
  const seat = claimantOf(state, piece) ?? (others.length === 0 ? only : undefined);
  return seat !== undefined && isPartner(state, seat) ? { seat, piece } : null;
}
