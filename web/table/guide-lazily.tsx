import { useAnswer } from "../page/use-answer.ts";
import type { GuideProps } from "./guide.tsx";

/** The guide, fetched where somebody is taught; its line is kept meanwhile, and stays free where it cannot be had. */
export function GuideLazily(props: GuideProps) {
  const { answer } = useAnswer(() => import("./guide.tsx"), []);
  if (answer.value === null) return <aside class="guide" aria-label="Guide" aria-busy="true" />;
  const { Guide } = answer.value;
  return <Guide {...props} />;
}
