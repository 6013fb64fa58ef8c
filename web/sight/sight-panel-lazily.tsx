import { partInWords } from "../api/problem.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { SightPanelProps } from "./sight-panel.tsx";

/** What can be asked about sight: fetched when somebody asks. */
export function SightPanelLazily(props: SightPanelProps) {
  const part = useAnswer(() => import("./sight-panel.tsx"), [], partInWords);
  return (
    <Answered to={part} waiting="Fetching the questions about sight …">
      {({ SightPanel }) => <SightPanel {...props} />}
    </Answered>
  );
}
