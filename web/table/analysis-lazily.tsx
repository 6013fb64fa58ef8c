import { useAnswer } from "../page/use-answer.ts";
import type { AnalysisPanelProps } from "./analysis-panel.tsx";

/** What is best here, and how good what was played has been: fetched when somebody asks for it. */
export function AnalysisLazily(props: AnalysisPanelProps) {
  const { answer } = useAnswer(() => import("./analysis-panel.tsx"), []);
  if (answer.value === null) return <p class="waiting">Fetching the analysis …</p>;
  const { AnalysisPanel } = answer.value;
  return <AnalysisPanel {...props} />;
}
