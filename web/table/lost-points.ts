import type { Action, BoardModel, BoardPiece, Form } from "../api/answers.ts";
import { pieceName } from "../page/names.ts";
import { pieceNamed } from "../board/places.ts";

/** Somebody whose action points an action throws away. */
export interface Lost {
  readonly piece: string;
  readonly points: number;
  /** Whether he has done nothing yet this turn. */
  readonly isFresh: boolean;
}

/** The action points of a piece and how far its turn has come, as its details tell; null where it has none. */
function leftOf(piece: BoardPiece | undefined): Lost | null {
  const points = piece?.details["ap"];
  return piece === undefined || typeof points !== "number" || points <= 0
    ? null
    : { piece: piece.id, points, isFresh: piece.details["turn"] === "to-act" };
}

/** Whose turns an action ends: that of whoever does it, or those of all who could still act. */
function endedBy({ do: name }: Action, doer: string, forms: readonly Form[], board: BoardModel): readonly string[] {
  if (name === "end-turn") return [doer];
  if (name !== "end-phase") return [];
  const acting = new Set(forms.map(({ piece }) => piece));
  const waiting = board.pieces.filter(({ details }) => details["turn"] === "to-act" || details["turn"] === "acting");
  return [...new Set([...acting, ...waiting.map(({ id }) => id)])];
}

/** Who loses action points by an action that ends a turn or a phase, and how many. */
export const lostBy = (board: BoardModel, forms: readonly Form[], action: Action, doer: string): readonly Lost[] =>
  endedBy(action, doer, forms, board).flatMap((id) => leftOf(pieceNamed(board, id)) ?? []);

/** What is lost, as a sentence: "Paddy has not acted: 4 AP are lost." */
export const lostInWords = ({ piece, points, isFresh }: Lost): string =>
  `${pieceName(piece)} has ${isFresh ? "not acted" : `${points} AP left`}: ${isFresh ? `${points} AP ${points === 1 ? "is" : "are"}` : points === 1 ? "it is" : "they are"} lost.`;

/** A piece whose turn is not over, and the seat that plays it. */
export interface Unfinished extends Lost {
  readonly seat: string;
}

/** The seat that the rules give a piece to, in a game that deals pieces out to players; null for any other. */
export const seatOfPiece = ({ details: { player } }: BoardPiece): string | null =>
  typeof player === "number" ? `player-${player}` : null;

/** Of a game in which each piece is played by a seat: the pieces whose turn of this phase is not over. */
export const unfinished = ({ pieces }: BoardModel): readonly Unfinished[] =>
  pieces.flatMap((piece) => {
    const { turn, ap } = piece.details;
    const seat = seatOfPiece(piece);
    if (seat === null || (turn !== "to-act" && turn !== "acting")) return [];
    const points = typeof ap === "number" ? ap : 0;
    return [{ piece: piece.id, seat, points, isFresh: turn === "to-act" }];
  });
