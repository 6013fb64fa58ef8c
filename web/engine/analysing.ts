import type { AnalysisTask, AnalysisTold } from "./analysis-messages.ts";

/** Something that is analysed until it is done or stopped. */
export interface Analysing {
  stop(): void;
}

/**
 * Has something analysed in a thread of its own, which ends with it: `told` is given what is known so far, and at last
 * what was found out.
 */
export function analysing(task: AnalysisTask, told: (what: AnalysisTold) => void): Analysing {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", ({ data }: MessageEvent<AnalysisTold>) => told(data));
  worker.addEventListener("error", () => told({ kind: "failed", text: "The analysis could not begin." }));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
  worker.postMessage(task);
  return { stop: () => worker.terminate() };
}
