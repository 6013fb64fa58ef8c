import { partInWords } from "../api/problem.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { GuideProps } from "./guide.tsx";

/** The guide, fetched where somebody is taught; its room is kept meanwhile. */
export function GuideLazily(props: GuideProps) {
  const part = useAnswer(() => import("./guide.tsx"), [], partInWords);
  return (
    <Answered to={part} waiting="Fetching the guide …" class="guide">
      {({ Guide }) => <Guide {...props} />}
    </Answered>
  );
}
