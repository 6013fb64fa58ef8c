import { partInWords } from "../api/problem.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { ChancesProps } from "./chances.tsx";

/** What may come of an action; how it is told is fetched with the first action that is aimed. */
export function ChancesLazily(props: ChancesProps) {
  const part = useAnswer(() => import("./chances.tsx"), [], partInWords);
  return (
    // as the line that stands there while the odds are worked out
    <Answered to={part} waiting="Working out the odds …" class="minor odds-line">
      {({ Chances }) => <Chances {...props} />}
    </Answered>
  );
}
