import type { BoardModel } from "../api/answers.ts";
import { nameOfPress, nameOfSpot, piecesNear, type Spot, spotsApart } from "../board/spots.ts";

/** The radius of the ring round a place that is marked, in pixels: so far a press may miss it. */
export const RING = 7;

/** A place that a press near it means. */
export interface Snap {
  readonly name: string;
  readonly at: Spot;
}

/**
 * What a press on a measured table means: the marked place that is nearest within `slack` (in its unit of length), the
 * piece there where that is nearer, else the place that was pressed itself.
 */
export function meantOnTable(
  model: BoardModel,
  snaps: readonly Snap[],
  spot: Spot,
  slack: number,
): { readonly place: string; readonly piece: string | null } {
  const [near] = snaps
    .filter((snap) => spotsApart(snap.at, spot) <= slack)
    .toSorted((a, b) => spotsApart(a.at, spot) - spotsApart(b.at, spot));
  const [piece] = piecesNear(model, spot, near === undefined ? slack / 2 : 0);
  if (near !== undefined && (piece === undefined || spotsApart(near.at, spot) < spotsApart(piece, spot)))
    return { place: nameOfSpot(near.at), piece: null };
  return piece === undefined
    ? { place: nameOfPress(spot), piece: null }
    : { place: nameOfSpot(piece), piece: piece.id };
}
