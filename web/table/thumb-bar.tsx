import type { Action } from "../api/answers.ts";
import { pieceNamed } from "../board/places.ts";
import type { Step } from "../game/table.ts";
import { pieceName } from "../page/names.ts";
import { askedDone, canBeDone, Done, endable } from "./all-done.tsx";
import { Chips, formsHere } from "./at-piece.tsx";
import type { Doing } from "./doing.ts";
import { actorOf } from "./in-view.ts";
import type { DiceFrom, Sitting } from "./sitting.ts";

/** Those who act together beside the board, such as all players. */
const togetherOf = ({ forms }: Sitting, { moment: { board } }: Step): readonly string[] =>
  [...new Set((forms.value ?? []).map(({ piece }) => piece))].filter(
    (id) => pieceNamed(board, id) === undefined && !/\d/.test(id),
  );

/**
 * What can be done without a press on the board, at the foot of a telephone: where the thumb is, whatever the list below
 * the board was scrolled to. Where something is about to be done, its sheet stands there.
 */
export function ThumbBar({
  sitting,
  doing,
  step,
  piece,
  dice,
  onDo,
}: {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  /** The piece that is selected. */
  readonly piece: string | null;
  readonly dice: DiceFrom;
  readonly onDo: (action: Action) => void;
}) {
  if (step.moment.decision?.kind !== "act" || doing.form.value !== null || askedDone.value === step) return null;
  const doer = actorOf(sitting, piece);
  const isOnBoard = doer !== null && pieceNamed(step.moment.board, doer) !== undefined;
  const who = [...(isOnBoard ? [doer] : []), ...togetherOf(sitting, step)];
  const ends = endable(sitting, step);
  const isDone = canBeDone(sitting, step);
  const forms = who
    .flatMap((id) => formsHere(sitting, step, id))
    // who has one piece is done when its turn ends
    .filter(({ name, piece: of }) => !(isDone && ends.length === 1 && name === "end-turn" && of === ends[0]?.piece));
  if (forms.length === 0 && !isDone) return null;
  return (
    <div
      class="thumb-bar"
      role="group"
      aria-label={isOnBoard ? `What ${pieceName(doer)} can do here` : "What can be done here"}
      data-thumb-bar={doer ?? ""}
    >
      <Chips sitting={sitting} doing={doing} step={step} forms={forms} onDo={onDo} />
      <Done sitting={sitting} step={step} dice={dice} />
    </div>
  );
}
