import { settled } from "./jitless.ts";
import { answerTo } from "./answers.ts";
import type { EngineAnswer, EngineRequest } from "./messages.ts";

async function answer({ id, ...request }: EngineRequest): Promise<void> {
  const told: EngineAnswer = { id, ...(await answerTo(request)) };
  postMessage(told);
}

/** The rules in a thread of their own: one request after the other, so that each has its own budget of work. */
let last = settled.jitless === true ? Promise.resolve() : Promise.reject(new Error("zod would make code from text."));

addEventListener("message", ({ data }: MessageEvent<EngineRequest>) => {
  last = last.then(() => answer(data));
});
