import { fetchedWhenShown } from "../page/fetched.tsx";

/** A measured table, fetched when there is one: boards of squares and areas do without. */
export const MeasuredBoardLazily = fetchedWhenShown(async () => (await import("./measured-board.tsx")).MeasuredBoard, {
  waiting: "Drawing …",
  class: "board-wait",
});
