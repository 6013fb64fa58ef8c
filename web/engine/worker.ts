import { settled } from "./jitless.ts";
import { answerTo } from "./answers.ts";
import type { AnalysisTask } from "./analysis-messages.ts";
import type { EngineAnswer, EngineRequest } from "./messages.ts";

async function answer({ id, ...request }: EngineRequest): Promise<void> {
  const told: EngineAnswer = { id, ...(await answerTo(request)) };
  postMessage(told);
}

/** The rules in a thread of their own: one request after the other, so that each has its own budget of work. */
let last = settled.jitless === true ? Promise.resolve() : Promise.reject(new Error("zod would make code from text."));

/** Games are played out by a worker of its own, which is ended when nobody waits any more: none of its answers is in a line. */
async function analyse(task: AnalysisTask): Promise<void> {
  const { analysed } = await import("./analysed.ts");
  await analysed(task, (told) => postMessage(told));
}

addEventListener("message", ({ data }: MessageEvent<EngineRequest | AnalysisTask>) => {
  last = last.then(() => ("kind" in data ? analyse(data) : answer(data)));
  // whoever started the worker hears of it: nothing that comes after is answered
  last.catch((error: unknown) => reportError(error));
});
