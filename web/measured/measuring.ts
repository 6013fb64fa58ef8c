import type { BoardModel } from "../api/answers.ts";
import { pieceName } from "../page/names.ts";
import { baseOf, gapBetween, lengthInWords, piecesNear, type Spot, spotsApart } from "../board/spots.ts";

/** A ruler that lies on the table: from where, and to where it reaches now. */
export interface Ruler {
  readonly from: Spot;
  readonly to: Spot;
  /** Whether it was laid down: it follows the hand no more. */
  readonly done: boolean;
}

/** What a ruler shows, in words: from base to base where it lies on pieces. */
export function measuredInWords(model: BoardModel, { from, to }: Ruler): string {
  const [a, b] = [piecesNear(model, from, 0)[0], piecesNear(model, to, 0)[0]];
  const far = lengthInWords(model, spotsApart(from, to));
  if (a !== undefined && b !== undefined && a !== b)
    return `${pieceName(a.id)} to ${pieceName(b.id)}: ${lengthInWords(model, gapBetween(a, b))} from base to base`;
  const piece = a ?? b;
  if (piece === undefined || a === b) return far;
  const other = a === undefined ? from : to;
  return `${far}; ${lengthInWords(model, Math.max(0, spotsApart(piece, other) - baseOf(piece)))} from the base of ${pieceName(piece.id)}`;
}

/** The ends of a ruler: on pieces it lies from middle to middle. */
export const straightened = (model: BoardModel, spot: Spot): Spot => piecesNear(model, spot, 0)[0] ?? spot;
