import { signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { Action } from "../api/answers.ts";
import { useInSight } from "../board/in-sight.tsx";
import { pieceName } from "../page/names.ts";
import { lostInWords, seatOfPiece, type Unfinished, unfinished } from "./lost-points.ts";
import type { DiceFrom, Sitting } from "./sitting.ts";
import type { Sitter, Step } from "../game/table.ts";

interface AllDoneProps {
  readonly sitting: Sitting;
  readonly step: Step;
  readonly dice: DiceFrom;
}

/** Pieces whose turn is not over, where somebody else plays one of them from afar: none where one person decides. */
export function othersUnfinished({ table }: Sitting, { moment: { board, decision } }: Step): readonly Unfinished[] {
  const { sitter } = table;
  if (sitter === undefined || decision?.kind !== "act") return [];
  return unfinished(board).filter(({ seat, piece }) => sitter(seat, piece)?.isYou === false);
}

/** Everybody whose turn of a phase is not over, with who plays them; none where one person decides or nobody acts. */
export function stillToAct(
  { table: { sitter } }: Sitting,
  { moment: { board, decision } }: Step,
): readonly { readonly piece: string; readonly sitter: Sitter }[] {
  if (sitter === undefined || decision?.kind !== "act") return [];
  return unfinished(board).flatMap(({ seat, piece }) => {
    const who = sitter(seat, piece);
    return who === null ? [] : [{ piece, sitter: who }];
  });
}

/** The action that ends the turn of a piece, where that can be done now. */
function endOfTurn({ forms }: Sitting, piece: string): Action | undefined {
  return (forms.value ?? []).find((form) => form.piece === piece && form.name === "end-turn")?.actions[0];
}

/** Whether somebody who looks has a piece whose turn is not over. */
export const isUnfinished = ({ table: { sitter } }: Sitting, { moment: { board } }: Step): boolean =>
  unfinished(board).some(({ seat, piece }) => sitter?.(seat, piece)?.isYou === true);

/** Whether somebody who looks plays any piece of the board. */
export const hasPieces = ({ table: { sitter } }: Sitting, { moment: { board } }: Step): boolean =>
  board.pieces.some((piece) => {
    const seat = seatOfPiece(piece);
    return seat !== null && sitter?.(seat, piece.id)?.isYou === true;
  });

/** "Paddy (Ben), 4 AP left". */
export const waitedFor = ({ table }: Sitting, { piece, seat, points }: Unfinished): string =>
  `${pieceName(piece)} (${table.sitter?.(seat, piece)?.name ?? seat}), ${points} AP left`;

/** Nothing that would have to come into view. */
const nowhere = { current: null };

/** The step at which somebody was asked whether to be done although points are lost by it. */
export const askedDone = signal<Step | null>(null);

/** The pieces of whoever looks whose turn he can end now. */
export function endable(sitting: Sitting, { moment: { board } }: Step): readonly Unfinished[] {
  const { sitter } = sitting.table;
  return unfinished(board).filter(
    ({ seat, piece }) => sitter?.(seat, piece)?.isYou === true && endOfTurn(sitting, piece) !== undefined,
  );
}

/** Whether whoever looks can say that he is done: of pieces of his own, while others have still to act. */
export const canBeDone = (sitting: Sitting, step: Step): boolean =>
  endable(sitting, step).length > 0 && othersUnfinished(sitting, step).length > 0;

/** Ends the turns of one's own pieces, where others have still to act: at once where nothing is lost by it. */
export function Done({ sitting, step, dice }: AllDoneProps) {
  const able = endable(sitting, step);
  if (!canBeDone(sitting, step)) return null;
  const isSure = askedDone.value === step;
  const end = async (): Promise<void> => {
    // one turn after the other: the phase ends with none of them, for others have not finished
    for (const { piece } of able) {
      const action = endOfTurn(sitting, piece);
      if (action === undefined || !(await sitting.play({ action, until: "phase" }, dice))) return;
    }
  };
  return (
    <button
      type="button"
      class={isSure ? "main grave" : ""}
      data-done=""
      disabled={sitting.busy.value}
      onClick={() => {
        if (isSure || able.every(({ points }) => points === 0)) void end();
        else askedDone.value = step;
      }}
    >
      {isSure ? "I am done anyway" : "I am done"}
    </button>
  );
}

/**
 * The end of a phase that several play from afar: nobody ends it for the others. Each says of his own pieces that they
 * are done, and it ends when all are.
 */
export function AllDone({ sitting, step, dice }: AllDoneProps) {
  const held = useRef<HTMLElement>(null);
  const isSure = askedDone.value === step;
  useInSight(isSure ? held : nowhere, [isSure]);
  const others = othersUnfinished(sitting, step);
  const { sitter } = sitting.table;
  if (others.length === 0 || sitter === undefined) return null;
  const mine = unfinished(step.moment.board).filter(({ seat, piece }) => sitter(seat, piece)?.isYou === true);
  const able = endable(sitting, step);
  const lost = able.filter(({ points }) => points > 0);
  return (
    <section class="all-done" aria-label="Who is done" data-all-done="" ref={held}>
      <p>
        {mine.length === 0 && hasPieces(sitting, step) && <strong>You are done. </strong>}
        The phase ends when everybody is done. Still to act:{" "}
        {others.map((waiting) => waitedFor(sitting, waiting)).join("; ")}.
      </p>
      {isSure && (
        <ul class="warning plain-list" data-lost={lost.length}>
          {lost.map((loss) => (
            <li key={loss.piece}>{lostInWords(loss)}</li>
          ))}
        </ul>
      )}
      {able.length > 0 && (
        <div class="row">
          <Done sitting={sitting} step={step} dice={dice} />
          {isSure && (
            <button type="button" class="quiet" onClick={() => (askedDone.value = null)}>
              Not yet
            </button>
          )}
        </div>
      )}
    </section>
  );
}
