import { type ReadonlySignal, useSignal } from "@preact/signals";
import type { BoardModel } from "../api/answers.ts";
import type { Drags } from "../board/drags.ts";
import { baseOf, nameOfPress, nameOfSpot, piecesNear, type Spot, spotsApart } from "../board/spots.ts";
import type { Grip, Touching } from "./touches.ts";

/** A piece that is held: from where, and over which place. */
export interface Held {
  readonly from: Spot;
  readonly to: Spot;
}

/** Pieces that are dragged over a measured table; by a finger none is, and none while somebody measures. */
export function useHeldPiece(
  model: BoardModel,
  drags: Drags | undefined,
  isMeasuring: () => boolean,
): { readonly held: ReadonlySignal<Held | null>; readonly grip: (touching: Touching) => Grip | null } {
  const held = useSignal<Held | null>(null);
  const grip = ({ spot, byFinger }: Touching): Grip | null => {
    const [piece] = byFinger || isMeasuring() ? [] : piecesNear(model, spot, 0);
    if (piece === undefined || drags?.may(piece.id) !== true) return null;
    return {
      move: (to) => {
        if (held.value === null) drags.take(piece.id);
        held.value = { from: piece, to };
      },
      drop: () => {
        const { value } = held;
        held.value = null;
        if (value === null || spotsApart(value.to, piece) <= baseOf(piece)) return;
        const [onto] = piecesNear(model, value.to, 0).filter(({ id }) => id !== piece.id);
        drags.drop(piece.id, onto === undefined ? nameOfPress(value.to) : nameOfSpot(onto), onto?.id ?? null);
      },
    };
  };
  return { held, grip };
}
