import { useEffect, useRef } from "preact/hooks";
import { pieceNamed } from "../board/places.ts";
import { isDoer, type Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";
import { lookAway, lookOut } from "./watch.ts";

/**
 * The side against which the ground is watched that is tinted, null for none: who acts sees what the others see, unless
 * `wanted` switches that off; a layer that was asked for stays, whoever is selected.
 */
export function useWatchLayer(
  sitting: Sitting,
  step: Step | null,
  piece: string | null,
  wanted: string | undefined,
): string | null {
  const board = step?.moment.board;
  const sideOf = (id: string | null): string | null =>
    board === undefined || id === null ? null : (pieceNamed(board, id)?.side ?? null);
  const [doersSide] = (sitting.forms.value ?? []).flatMap((form) => sideOf(form.piece) ?? []);
  const mine = useRef<string | null>(null);
  if (doersSide !== undefined) mine.current = doersSide;
  const whileActing = step?.moment.decision?.kind === "act" && isDoer(sitting, piece) ? sideOf(piece) : null;
  const layer = wanted === "off" ? null : wanted === "on" ? mine.current : whileActing;
  useEffect(() => {
    if (step === null || layer === null) lookAway();
    else void lookOut(step, layer);
  }, [step, layer]);
  return layer;
}
