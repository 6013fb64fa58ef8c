import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { partInWords } from "../api/problem.ts";
import type { MeasuredBoardProps } from "./measured-board.tsx";

/** A measured table, fetched when there is one: boards of squares and areas do without. */
export function MeasuredBoardLazily(props: MeasuredBoardProps) {
  const part = useAnswer(() => import("./measured-board.tsx"), [], partInWords);
  return (
    <Answered to={part} waiting="Drawing …" class="board-wait">
      {({ MeasuredBoard }) => <MeasuredBoard {...props} />}
    </Answered>
  );
}
