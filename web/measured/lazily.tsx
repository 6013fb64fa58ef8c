import { useAnswer } from "../page/use-answer.ts";
import type { MeasuredBoardProps } from "./measured-board.tsx";

/** A measured table, fetched when there is one: boards of squares and areas do without. */
export function MeasuredBoardLazily(props: MeasuredBoardProps) {
  const { answer } = useAnswer(() => import("./measured-board.tsx"), []);
  if (answer.value === null) return <p class="waiting board-wait">Drawing …</p>;
  const { MeasuredBoard } = answer.value;
  return <MeasuredBoard {...props} />;
}
