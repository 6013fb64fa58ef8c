import type { BoardModel, Form } from "../api/answers.ts";
import type { Drags } from "../board/drags.ts";
import { pieceNamed, piecesOn, placeOf } from "../board/places.ts";
import { type Doing, isAimedAt } from "./doing.ts";
import { doerMeant, mayBeDone, type Sitting } from "./sitting.ts";
import type { Step } from "../game/table.ts";

interface Playing {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly board: BoardModel;
  /** Whether what is pressed on the board acts. */
  readonly acts: boolean;
}

/**
 * Dragging a piece is pressing it, and pressing where it is let go. On a board of squares or areas a place that is free
 * is gone to at once, as by a second press; on a measured table, where a hand is not exact, and of what stands there, the
 * second press is still to come.
 */
export function dragging(
  { sitting, doing, step, board, acts }: Playing,
  select: (changes: { readonly piece: string; readonly at: null }) => void,
  point: (place: string | null, piece: string | null) => void,
): Drags {
  const doerOf = (piece: string): string => doerMeant(sitting, board, piece);
  const formsOf = (piece: string): readonly Form[] =>
    (sitting.forms.value ?? []).filter((form) => form.piece === doerOf(piece));
  const homeOf = (piece: string): string | null => {
    const held = pieceNamed(board, piece);
    return held === undefined ? null : placeOf(board, held);
  };
  return {
    may: (piece) =>
      acts &&
      step.moment.decision?.kind === "act" &&
      formsOf(piece).some((form) => form.actions.length > 0 && mayBeDone(sitting, step, form)),
    take: (piece) => {
      doing.begin(null);
      select({ piece: doerOf(piece), at: null });
    },
    over: (piece, place) => {
      const aimed =
        place !== null &&
        place !== homeOf(piece) &&
        piecesOn(board, place).length === 0 &&
        doing.aimAt(formsOf(piece), doerOf(piece), { place, pieces: [] });
      if (!aimed) doing.begin(null);
    },
    drop: (piece, place, onto) => {
      if (place === null || place === homeOf(piece)) return doing.begin(null);
      const isAimed = isAimedAt(doing, place);
      point(place, onto);
      if (board.kind !== "table" && onto === null && !isAimed && isAimedAt(doing, place)) point(place, null);
    },
  };
}
