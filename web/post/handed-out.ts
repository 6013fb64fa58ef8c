import type { CreatedGame, Invitation } from "../api/answers.ts";
import { go } from "../page/route.ts";
import { keepInvitation } from "./invitations.ts";
import type { SeatNames } from "./seat-words.ts";

/** The invitations of a new game, until they are handed out. */
export interface ToHandOut {
  readonly title: string;
  readonly visibility: "public" | "private";
  readonly invitations: readonly Invitation[];
  readonly names: SeatNames;
}

/** What this window has not handed out yet, so that it is shown even where the browser keeps nothing. */
const inThisWindow = new Map<string, ToHandOut>();

const keyOf = (game: string): string => `umpire-to-hand-out ${game}`;

/** What of a new game is not yet handed out; null when that is done, or was never in this window. */
export function toHandOut(game: string): ToHandOut | null {
  const kept = sessionStorage.getItem(keyOf(game));
  if (kept === null) return inThisWindow.get(game) ?? null;
  const parsed: ToHandOut = JSON.parse(kept);
  return parsed;
}

/** A new game: its master and the seat that is one's own are kept in this browser, and its invitations are shown. */
export function welcome(
  { id, title, visibility, invitations, seats, names }: CreatedGame,
  mine: string | null = seats[0] ?? null,
): void {
  for (const { seat, secret } of invitations) if (seat === "master" || seat === mine) keepInvitation(secret, seat);
  const shown: ToHandOut = { title, visibility, invitations, names };
  inThisWindow.set(id, shown);
  try {
    // so that a reload loses none; it is gone with the window
    sessionStorage.setItem(keyOf(id), JSON.stringify(shown));
  } catch {
    // then a reload would lose them, and the master makes new ones
  }
  go(["invitations", id]);
}

/** They are handed out, and shown no more. */
export function handedOut(game: string): void {
  inThisWindow.delete(game);
  sessionStorage.removeItem(keyOf(game));
}
