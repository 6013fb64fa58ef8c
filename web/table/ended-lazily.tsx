import { partInWords } from "../api/problem.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { EndedProps } from "./ended.tsx";

/** How a game ended and what decided it: fetched when it is over. */
export function EndedLazily(props: EndedProps) {
  const part = useAnswer(() => import("./ended.tsx"), [], partInWords);
  return (
    <Answered to={part} waiting="Fetching the account of the game …">
      {({ Ended }) => <Ended {...props} />}
    </Answered>
  );
}
