import { MessageChannel, type MessagePort } from "node:worker_threads";
import type { AnswerPart } from "../../adjudication/budget.ts";
import type { Log } from "../../logging/log.ts";
import type { Table } from "../../storage/table.ts";
import { type Ended, givenUpFault, reasonOfEnd } from "./given-up.ts";
import type { FromThread, HandedRequest, ThreadAnswer, ToThread } from "./messages.ts";
import { answerCall, writtenBy } from "./table-calls.ts";
import { MEGABYTE, type ThreadLimits } from "./thread-limits.ts";
import { watchUse } from "./watching.ts";
import type { Workers } from "./workers.ts";

/** Milliseconds for a thread to start, besides those for its answer: there may be much else to do. */
const START = 60_000;

/** A request to be answered by a thread. */
export interface ThreadRequest {
  readonly request: HandedRequest;
  /** Whose it is. */
  readonly network: string;
  /** Ends when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** An invitation of it has opened nothing. */
  wrongGuess(secret: string): void;
  /** Is given parts of the answer as they come; what comes at the end is told by the answer. */
  part(part: AnswerPart): void;
}

/** What the answer of a thread is made with. */
export interface Answering {
  readonly table: Table;
  readonly log: Log;
  /** Called with a game's id after each commit. */
  readonly afterCommit: (game: string) => void;
  readonly limits: ThreadLimits;
  /** The threads, which start when they are first needed. */
  readonly workers: () => Workers;
  /** Does something after so many milliseconds, unless it is called off by what this returns. */
  readonly after: (milliseconds: number, deed: () => void) => () => void;
}

/** The games whose partitions were written to. */
const gamesIn = (partitions: ReadonlySet<string>): readonly string[] =>
  [...partitions].flatMap((pk) => (pk.startsWith("GAME#") ? [pk.slice("GAME#".length)] : []));

/** What a thread has said of an answer: the partitions that it has written to, and when everything it said is done. */
interface Said {
  readonly written: ReadonlySet<string>;
  readonly allSaid: Promise<void>;
}

/** Does what a thread says until it has ended. */
function listen(
  { table, log, afterCommit }: Answering,
  port: MessagePort,
  handed: ThreadRequest,
  { signal }: AbortController,
  began: (thread: number) => void,
): Said {
  const written = new Set<string>();
  const call = async ({ id, call: asked }: Extract<FromThread, { readonly kind: "call" }>): Promise<void> => {
    const pk = writtenBy(asked);
    if (pk !== null) written.add(pk);
    const answer: ToThread = { kind: "called", id, answer: await answerCall(table, asked) };
    port.postMessage(answer);
  };
  port.on("message", (message: FromThread) => {
    // what comes later is told to nobody, and so it is not done
    if (signal.aborted) return undefined;
    switch (message.kind) {
      case "began":
        return began(message.thread);
      case "log":
        return log(message.line);
      case "committed":
        return afterCommit(message.game);
      case "wrong-guess":
        return handed.wrongGuess(message.secret);
      case "part":
        return handed.part(message.part);
      case "call":
        return void call(message);
    }
  });
  return { written, allSaid: new Promise((said) => port.once("close", said)) };
}

/** Has a thread answer a request. Throws a Fault where its answer was given up. */
export async function answerInThread(answering: Answering, handed: ThreadRequest): Promise<ThreadAnswer> {
  const { log, afterCommit, limits, workers, after } = answering;
  const { processor, deadline, memory } = limits;
  const { port1, port2 } = new MessageChannel();
  const ending = new AbortController();
  const end = (why: Ended) => (): void => ending.abort(why);
  let callOff = after(START + deadline, end("deadline"));
  let stopLooking = (): void => undefined;
  const { written, allSaid } = listen(answering, port1, handed, ending, (began) => {
    callOff();
    callOff = after(deadline, end("deadline"));
    const worker = workers().threads.find(({ threadId }) => threadId === began);
    const most = { bytes: memory * MEGABYTE, processor };
    if (worker !== undefined)
      stopLooking = watchUse(worker, most, (what) => end(what === "bytes" ? "memory" : "deadline")());
  });
  const gone: ToThread = { kind: "gone" };
  const leave = (): void => port1.postMessage(gone);
  handed.signal.addEventListener("abort", leave);
  try {
    const answer = await workers().run(
      { request: handed.request, port: port2 },
      { transferList: [port2], signal: ending.signal },
    );
    // it comes by another way than what was said before it
    await allSaid;
    return answer;
  } catch (error) {
    const ended = reasonOfEnd(ending.signal, error);
    ending.abort();
    // whatever a thread has written before it ended is there
    for (const game of gamesIn(written)) afterCommit(game);
    if (ended === null) throw error;
    const { method, url } = handed.request;
    log({ level: "error", event: "given up", why: ended, method, path: new URL(url).pathname.slice(0, 200) });
    throw givenUpFault(ended, limits, written.size > 0);
  } finally {
    handed.signal.removeEventListener("abort", leave);
    callOff();
    stopLooking();
  }
}
