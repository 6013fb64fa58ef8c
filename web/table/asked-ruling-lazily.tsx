import { partInWords } from "../api/problem.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { AskedRulingProps } from "./asked-ruling.tsx";

/** The ruling that a situation of the gallery asks for; fetched with the first of them. */
export function AskedRulingLazily(props: AskedRulingProps) {
  const isAsked = props.table.card.asked !== undefined;
  const part = useAnswer(isAsked ? () => import("./asked-ruling.tsx") : null, [isAsked], partInWords);
  if (!isAsked) return null;
  return (
    <Answered to={part} waiting="Fetching the ruling …">
      {({ AskedRuling }) => <AskedRuling {...props} />}
    </Answered>
  );
}
