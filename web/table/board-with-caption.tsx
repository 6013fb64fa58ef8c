import type { ComponentProps } from "preact";
import type { Action } from "../api/answers.ts";
import { isStage } from "../board/room.ts";
import { Caption } from "../director/caption.tsx";
import type { DiceFrom } from "./sitting.ts";
import { TableBoard } from "./table-board.tsx";
import { ThumbBar } from "./thumb-bar.tsx";

/** The board with its caption, and on a telephone what can be done without a press on it. */
export function BoardWithCaption({
  dice,
  acts,
  ...props
}: Omit<ComponentProps<typeof TableBoard>, "onDo"> & {
  readonly dice: DiceFrom;
  /** Whether something can be done now. */
  readonly acts: boolean;
}) {
  const { sitting, doing, step, piece } = props;
  const { table } = sitting;
  const seat = table.card.mine?.seat ?? table.seat?.() ?? null;
  const act = (action: Action): void => void sitting.play({ action, until: "phase" }, dice);
  return (
    <div class="table-board">
      <Caption ruleset={table.card.ruleset} seat={seat} step={step} quiet={doing.form.value !== null} />
      <TableBoard {...props} onDo={act} />
      {!isStage.value && acts && (
        <ThumbBar sitting={sitting} doing={doing} step={step} piece={piece} dice={dice} onDo={act} />
      )}
    </div>
  );
}
