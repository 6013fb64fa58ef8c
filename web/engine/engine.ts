import type { EngineAnswer, EngineRequest } from "./messages.ts";

interface Asked {
  readonly done: (answer: EngineAnswer) => void;
  readonly failed: (error: Error) => void;
}

/** The worker that holds the rules, once it was wanted; null where there can be none. */
let worker: Worker | null | undefined;
let count = 0;
const waiting = new Map<number, Asked>();
/** Games whose rules the engine has loaded. */
const loaded = new Set<string>();

/** The longest that the engine may take for an answer, in milliseconds: then it is asked elsewhere. */
const LONGEST = 60_000;

/** What waits for an engine that has broken down is asked elsewhere. */
function broken(): void {
  worker?.terminate();
  worker = null;
  for (const { failed } of waiting.values()) failed(new Error("The engine broke down."));
  waiting.clear();
}

function engine(): Worker | null {
  if (worker !== undefined) return worker;
  try {
    const started = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    started.addEventListener("message", ({ data }: MessageEvent<EngineAnswer>) => {
      waiting.get(data.id)?.done(data);
      waiting.delete(data.id);
    });
    started.addEventListener("error", broken);
    worker = started;
  } catch {
    worker = null;
  }
  return worker;
}

/**
 * Puts a request to the engine; rejects where there is none. Whoever knows which game's rules answer it names it: they
 * are at hand from then on.
 */
export async function askEngine(request: Omit<EngineRequest, "id">, ruleset = ""): Promise<EngineAnswer> {
  const answer = await put(request);
  if (ruleset !== "" && answer.status === 200) loaded.add(ruleset);
  return answer;
}

function put(request: Omit<EngineRequest, "id">): Promise<EngineAnswer> {
  return new Promise((done, failed) => {
    const at = engine();
    if (at === null) {
      failed(new Error("There is no engine."));
      return;
    }
    const id = ++count;
    const late = setTimeout(() => {
      waiting.delete(id);
      failed(new Error("The engine does not answer."));
    }, LONGEST);
    const ended =
      <T>(how: (what: T) => void) =>
      (what: T): void => {
        clearTimeout(late);
        how(what);
      };
    waiting.set(id, { done: ended(done), failed: ended(failed) });
    const message: EngineRequest = { id, ...request };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    at.postMessage(message);
  });
}

/** Whether the engine has the rules of a game at hand, so that it answers at once. */
export const hasRules = (ruleset: string): boolean => loaded.has(ruleset);

/** Has the engine load the rules of a game, where it has not. */
export async function loadRules(ruleset: string): Promise<void> {
  if (loaded.has(ruleset)) return;
  const path = `/v1/rulesets/${encodeURIComponent(ruleset)}/notation`;
  await askEngine({ method: "GET", path, body: undefined }, ruleset).catch(() => null);
}
