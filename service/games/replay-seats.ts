import { areOneSide } from "../../rules/kernel/index.ts";
import type { Adjudicator } from "../adjudication/adjudicator.ts";
import { justPlayed } from "../adjudication/own-positions.ts";
import type { MoveFields } from "../schema/requests.ts";
import { POLICY } from "./advance.ts";
import { MASTER } from "./invitations.ts";
import type { MoveBody } from "./move.ts";
import type { RecordedDeed, RecordMove } from "./record.ts";

/** What is kept of an earlier move to judge an undo: whether it told somebody something, as far as that is known. */
export interface PastMove {
  readonly by: string | null;
  readonly deed: RecordedDeed;
  readonly informed: boolean;
}

/**
 * Whether a move is an action with a piece of whoever made it: such a one may come between the actions of others, where
 * the rules allow it.
 */
function isOwn(
  adjudicator: Adjudicator,
  before: MoveBody,
  version: number,
  by: string,
  { action }: MoveFields,
): boolean {
  if (action === undefined) return false;
  const owner = adjudicator.openOwn(before.position, justPlayed(version - 1)).ownerOf(action);
  return owner.ok && owner.value === by;
}

/** Whether a seat acts for another player of its side, as it may where nothing is hidden. */
function standsIn(
  adjudicator: Adjudicator,
  { position }: MoveBody,
  version: number,
  asked: string,
  by: string,
): boolean {
  if (!areOneSide(asked, by)) return false;
  const { game } = adjudicator.openOwn(position, justPlayed(version - 1));
  return !adjudicator.game(game).isHiddenGame(position);
}

/** A deed that somebody may not have done. */
interface Misdeed {
  readonly kind: "seat" | "refused";
  readonly text: string;
}

const seat = (text: string): Misdeed => ({ kind: "seat", text });

/** Somebody among those who consent who is not a seat of the game. */
function strangerAmong(seats: readonly string[], consents: readonly string[]): Misdeed | null {
  const stranger = consents.find((consenting) => !seats.includes(consenting));
  return stranger === undefined ? null : seat(`"${stranger}" consents, but is not a seat of this game.`);
}

/** What is wrong with an undo: who does it, who consents, or how far it goes back. */
function wrongUndo(
  seats: readonly string[],
  history: readonly PastMove[],
  version: number,
  by: string | null,
  { to, consents }: { readonly to: number; readonly consents: readonly string[] },
): Misdeed | null {
  if (by === null || !seats.includes(by))
    return seat(`Only a player's seat undoes; this is said to be by ${by ?? "nobody"}.`);
  const stranger = strangerAmong(seats, consents);
  if (stranger !== null) return stranger;
  if (seats.every((player) => player === by || consents.includes(player)) && consents.length > 0) return null;
  const bound = history.findIndex(
    (past, at) =>
      at > to && at < version && (past.informed || past.by !== by || !("move" in past.deed || "undo" in past.deed)),
  );
  if (bound < 0) return null;
  const text = `It goes back behind version ${bound}, which ${by} cannot take back alone, without the consent of all seats.`;
  return { kind: "refused", text };
}

/** What is wrong with who takes rules over, and with whose consent. */
function wrongTakeOver(seats: readonly string[], by: string | null, consents: readonly string[]): Misdeed | null {
  const stranger = strangerAmong(seats, consents);
  if (stranger !== null) return stranger;
  if (by === MASTER || by === POLICY) return null;
  if (by === null || !seats.includes(by))
    return seat(
      `Only the game master, the clock and the players take rules over; this is said to be by ${by ?? "nobody"}.`,
    );
  const missing = seats.filter((player) => !consents.includes(player));
  return missing.length === 0
    ? null
    : seat(`${by} takes rules over without the consent of ${missing.join(", ")}: the players do it together.`);
}

/** What a move is judged by: the seats of its game, what the move before left, and what all before it were. */
export interface JudgedBy {
  readonly adjudicator: Adjudicator;
  readonly seats: readonly string[];
  readonly before: MoveBody | null;
  readonly history: readonly PastMove[];
}

/** What is wrong with who did something, or with how far an undo goes back; null when nothing is. */
export function faultOfMove(
  { adjudicator, seats, before, history }: JudgedBy,
  version: number,
  { by, deed }: RecordMove,
): Misdeed | null {
  if ("opening" in deed) return null;
  if ("undo" in deed) return wrongUndo(seats, history, version, by, deed.undo);
  if ("close" in deed)
    return by === MASTER ? null : seat(`Only the game master does this; it is said to be by ${by ?? "nobody"}.`);
  if ("takeOver" in deed) return wrongTakeOver(seats, by, deed.takeOver.consents);
  if (by === POLICY) return null;
  if (by === null || !seats.includes(by)) return seat(`"${by ?? "nobody"}" is not a seat of this game.`);
  const asked = before?.decision?.seat ?? null;
  if (
    before === null ||
    asked === null ||
    asked === by ||
    !seats.includes(asked) ||
    standsIn(adjudicator, before, version, asked, by) ||
    isOwn(adjudicator, before, version, by, deed.move)
  )
    return null;
  return seat(`${asked} was asked, not ${by}.`);
}
