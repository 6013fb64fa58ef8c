import { partInWords } from "../api/problem.ts";
import { Answered } from "../page/answered.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { AnalysisPanelProps } from "./analysis-panel.tsx";

/** What is best here, and how good what was played has been: fetched when somebody asks for it. */
export function AnalysisLazily(props: AnalysisPanelProps) {
  const part = useAnswer(() => import("./analysis-panel.tsx"), [], partInWords);
  return (
    <Answered to={part} waiting="Fetching the analysis …">
      {({ AnalysisPanel }) => <AnalysisPanel {...props} />}
    </Answered>
  );
}
