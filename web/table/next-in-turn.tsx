import type { Action, Form } from "../api/answers.ts";
import type { Step } from "../game/table.ts";
import { pieceName } from "../page/names.ts";
import type { Doing } from "./doing.ts";
import { lostBy, type Unfinished, unfinished } from "./lost-points.ts";
import { type DiceFrom, mayBeDone, type Sitting } from "./sitting.ts";

interface NextInTurnProps {
  readonly sitting: Sitting;
  readonly doing: Doing;
  readonly step: Step;
  readonly dice: DiceFrom;
  readonly onPiece: (id: string | null) => void;
}

/** The kind of action by which the turn of whoever acts ends; undefined where nobody is in the middle of one. */
const endOfTurn = ({ forms }: Sitting): Form | undefined =>
  (forms.value ?? []).find(({ name, actions }) => name === "end-turn" && actions.length > 0);

/** The turn that somebody is in the middle of, and those who have still to act in this phase; null where nobody is. */
export interface TurnUnderWay {
  /** By which that turn ends. */
  readonly end: Form;
  readonly action: Action;
  readonly next: readonly Unfinished[];
}

/** The turn that is under way at a step, where whoever sits here may end it. */
export function turnUnderWay(sitting: Sitting, step: Step): TurnUnderWay | null {
  const { board } = step.moment;
  const { sitter } = sitting.table;
  const end = endOfTurn(sitting);
  const [action] = end?.actions ?? [];
  if (end === undefined || action === undefined || !mayBeDone(sitting, step, end)) return null;
  const acting = new Set((sitting.forms.value ?? []).map(({ piece }) => piece));
  const next = unfinished(board).filter(
    ({ piece, seat, isFresh }) => isFresh && !acting.has(piece) && (sitter?.(seat, piece)?.isYou ?? true),
  );
  return { end, action, next };
}

interface GoingOn extends Omit<NextInTurnProps, "onPiece"> {
  readonly turn: TurnUnderWay;
  /** Told that the turn has ended. */
  readonly gone: () => void;
}

/** Ends the turn that is under way and goes on with somebody else; where action points are lost by it, that is told first. */
export async function goOnTo({ sitting, doing, step, dice, turn: { end, action }, gone }: GoingOn): Promise<void> {
  if (lostBy(step.moment.board, sitting.forms.value ?? [], action, end.piece).length > 0) doing.begin(end);
  else if (await sitting.play({ action, until: "phase" }, dice)) gone();
}

/** Those who have still to act in this phase, while somebody else is in the middle of his turn: a press goes on with them. */
export function NextInTurn({ onPiece, ...props }: NextInTurnProps) {
  const { sitting, step } = props;
  const turn = turnUnderWay(sitting, step);
  if (turn === null) return null;
  return (
    <>
      {turn.next.map(({ piece, points }) => (
        <li key={`next ${piece}`}>
          <button
            type="button"
            data-next-doer={piece}
            disabled={sitting.busy.value}
            onClick={() => void goOnTo({ ...props, turn, gone: () => onPiece(piece) })}
          >
            <strong>{pieceName(piece)}</strong>
            <span class="minor">
              {points} AP, after {pieceName(turn.end.piece)}
            </span>
          </button>
        </li>
      ))}
    </>
  );
}
