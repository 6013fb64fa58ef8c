import type { Form } from "../api/answers.ts";
import type { Step } from "../game/table.ts";
import { pieceName } from "../page/names.ts";
import type { Doing } from "./doing.ts";
import { lostBy, unfinished } from "./lost-points.ts";
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

/**
 * Those who have still to act in this phase, while somebody else is in the middle of his turn: a press ends that turn and
 * goes on with them. Where action points are lost by it, that is told first.
 */
export function NextInTurn({ sitting, doing, step, dice, onPiece }: NextInTurnProps) {
  const { board } = step.moment;
  const { sitter } = sitting.table;
  const end = endOfTurn(sitting);
  const [action] = end?.actions ?? [];
  if (end === undefined || action === undefined || !mayBeDone(sitting, step, end)) return null;
  const acting = new Set((sitting.forms.value ?? []).map(({ piece }) => piece));
  const next = unfinished(board).filter(
    ({ piece, seat, isFresh }) => isFresh && !acting.has(piece) && (sitter?.(seat, piece)?.isYou ?? true),
  );
  const goOn = async (piece: string): Promise<void> => {
    if (lostBy(board, sitting.forms.value ?? [], action, end.piece).length > 0) doing.begin(end);
    else if (await sitting.play({ action, until: "phase" }, dice)) onPiece(piece);
  };
  return (
    <>
      {next.map(({ piece, points }) => (
        <li key={`next ${piece}`}>
          <button type="button" data-next-doer={piece} disabled={sitting.busy.value} onClick={() => void goOn(piece)}>
            <strong>{pieceName(piece)}</strong>
            <span class="minor">
              {points} AP, after {pieceName(end.piece)}
            </span>
          </button>
        </li>
      ))}
    </>
  );
}
