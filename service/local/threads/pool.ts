import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { Piscina } from "piscina";
import type { AnswerPart } from "../../adjudication/budget.ts";
import { Fault } from "../../schema/faults.ts";
import type { Log } from "../../logging/log.ts";
import { answeringThread, compiledFolder } from "../../places.ts";
import type { Table } from "../../storage/table.ts";
import { whenTakesMore } from "./watching.ts";
import { FairQueue, type QueueLimits, type Waiting } from "./fair-queue.ts";
import type { FromThread, HandedRequest, Task, ThreadAnswer, ThreadData, ToThread } from "./messages.ts";
import { answerCall, writtenBy } from "./table-calls.ts";

/** How threads are made, and when one is ended. */
export interface ThreadLimits {
  /** The most threads. */
  readonly threads: number;
  /** Milliseconds of a processor that an answer may take: counted work is done long before. */
  readonly processor: number;
  /** Milliseconds that it may take in all, whatever else the machine does. */
  readonly deadline: number;
  /** Megabytes that a thread may hold. */
  readonly memory: number;
  /** How many requests wait. */
  readonly waiting: Omit<QueueLimits, "atOnce">;
}

const MEGABYTE = 2 ** 20;

/** Where positions are analysed: apart, so that no other question waits for it. */
export const analysisLimits = (): ThreadLimits => ({
  ...usualLimits,
  threads: Math.max(1, availableParallelism() - 1),
  waiting: { ...usualLimits.waiting, each: 1, all: 32 },
});

export const usualLimits: ThreadLimits = {
  // one answers others while another is taken up by somebody
  threads: Math.max(2, availableParallelism()),
  processor: 10_000,
  deadline: 30_000,
  memory: 512,
  waiting: { each: 32, all: 256, eachBytes: 16 * MEGABYTE, allBytes: 64 * MEGABYTE },
};

/**
 * How many times the memory that a thread may hold its heap could take: it is looked at from outside, and there has to
 * be room for one step too large.
 */
const HARD_LIMIT = 4;

/** Milliseconds for a thread to start, besides those for its answer: there may be much else to do. */
const START = 60_000;

/** A request to be answered by a thread. */
export interface Handed {
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

/** What threads are given to work on. */
export interface PoolDeps {
  readonly table: Table;
  readonly file: string | null;
  /** The games that one address may begin in an hour, if they are others than usual. */
  readonly gamesAnHour?: number;
  /** The public key of an application of Discord. */
  readonly discordKey?: string | undefined;
  /** Whether notices may be sent to the machine itself. */
  readonly allowsLoopback?: boolean | undefined;
  readonly log: Log;
  /** Called with a game's id after each commit. */
  readonly afterCommit: (game: string) => void;
  /** The module whose `answer` a thread runs. */
  readonly thread?: URL;
  readonly limits?: ThreadLimits;
  /** Does something after so many milliseconds, unless it is called off by what this returns. */
  readonly after?: (milliseconds: number, deed: () => void) => () => void;
}

function afterMilliseconds(milliseconds: number, deed: () => void): () => void {
  const timer = setTimeout(deed, milliseconds);
  return () => clearTimeout(timer);
}

/** Threads that answer requests, each of which can be ended while it does. */
export interface Pool {
  /** Answers a request. Throws a Fault where there is no room for it, or where its answer was given up. */
  answer(handed: Handed): Promise<ThreadAnswer>;
  close(): Promise<void>;
}

interface Queued extends Waiting {
  readonly handed: Handed;
  readonly done: (answer: ThreadAnswer) => void;
  readonly failed: (error: unknown) => void;
}

/** Why an answer was given up. */
type Ended = "deadline" | "memory";

/** By what a signal has ended something; null where it has not. */
function endedBy({ aborted, reason }: AbortSignal): Ended | null {
  if (!aborted) return null;
  return reason === "memory" ? "memory" : "deadline";
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);

const whatToDo = "Ask about less: a smaller position, one piece, one kind of action, fewer at once.";

/** What is told of an answer that was given up; whoever wrote something is told that it may be there. */
function givenUp(ended: Ended, { processor, deadline, memory }: ThreadLimits, hasWritten: boolean): Fault {
  const why =
    ended === "deadline"
      ? `This takes longer than the ${processor / 1000} s of a processor, or ${deadline / 1000} s in all, that there are for an answer.`
      : `This takes more memory than the ${memory} MB there are for an answer.`;
  const message = hasWritten
    ? `${why} What you sent may have been done or not: look again, or send it again with the same idempotency key.`
    : `${why} ${whatToDo}`;
  return new Fault("given-up", message, [{ code: ended, path: "", message: why }]);
}

/** The games whose partitions were written to. */
const gamesIn = (partitions: ReadonlySet<string>): readonly string[] =>
  [...partitions].flatMap((pk) => (pk.startsWith("GAME#") ? [pk.slice("GAME#".length)] : []));

/** A pool of threads, which start when they are first needed. */
export function createPool({
  table,
  file,
  gamesAnHour,
  discordKey,
  allowsLoopback,
  log,
  afterCommit,
  thread = answeringThread,
  limits = usualLimits,
  after = afterMilliseconds,
}: PoolDeps): Pool {
  const { threads, processor, deadline, memory, waiting } = limits;
  const queue = new FairQueue<Queued>({ ...waiting, atOnce: Math.max(1, threads - 1) });
  let running = 0;
  let workers: Piscina<Task, ThreadAnswer> | null = null;

  const started = (): Piscina<Task, ThreadAnswer> => {
    if (workers !== null) return workers;
    const data: ThreadData = { file, gamesAnHour, discordKey, allowsLoopback };
    workers = new Piscina<Task, ThreadAnswer>({
      filename: fileURLToPath(thread),
      name: "answer",
      minThreads: 1,
      maxThreads: threads,
      idleTimeout: Infinity,
      // a thread that waits goes on with what it still has to do
      atomics: "disabled",
      workerData: data,
      env: { NODE_COMPILE_CACHE: compiledFolder, ...process.env },
      resourceLimits: { maxOldGenerationSizeMb: HARD_LIMIT * memory },
      // elsewhere it would be all of the process
      ...(process.platform === "linux" && { niceIncrement: 5 }),
      recordTiming: false,
    });
    // of a thread that ends while it has nothing to answer; the next one starts anew
    workers.on("error", (error: Error) => log({ level: "error", event: "thread", error: error.message }));
    return workers;
  };

  /**
   * Does what a thread says until it has ended; answers with what it has written to, and with when everything it said
   * is done.
   */
  const listen = (
    port: MessagePort,
    handed: Handed,
    { signal }: AbortController,
    began: (thread: number) => void,
  ): { readonly written: ReadonlySet<string>; readonly allSaid: Promise<void> } => {
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
  };

  const run = async (handed: Handed): Promise<ThreadAnswer> => {
    const { port1, port2 } = new MessageChannel();
    const ending = new AbortController();
    const end = (why: Ended) => (): void => ending.abort(why);
    let callOff = after(START + deadline, end("deadline"));
    let stopLooking = (): void => undefined;
    const { written, allSaid } = listen(port1, handed, ending, (began) => {
      callOff();
      callOff = after(deadline, end("deadline"));
      const worker = started().threads.find(({ threadId }) => threadId === began);
      const most = { bytes: memory * MEGABYTE, processor };
      if (worker !== undefined)
        stopLooking = whenTakesMore(worker, most, (what) => end(what === "bytes" ? "memory" : "deadline")());
    });
    const gone: ToThread = { kind: "gone" };
    const leave = (): void => port1.postMessage(gone);
    handed.signal.addEventListener("abort", leave);
    try {
      const answer = await started().run(
        { request: handed.request, port: port2 },
        { transferList: [port2], signal: ending.signal },
      );
      // it comes by another way than what was said before it
      await allSaid;
      return answer;
    } catch (error) {
      const ended = endedBy(ending.signal) ?? (codeOf(error) === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : null);
      ending.abort();
      // whatever a thread has written before it ended is there
      for (const game of gamesIn(written)) afterCommit(game);
      if (ended === null) throw error;
      const { method, url } = handed.request;
      log({ level: "error", event: "given up", why: ended, method, path: new URL(url).pathname.slice(0, 200) });
      throw givenUp(ended, limits, written.size > 0);
    } finally {
      handed.signal.removeEventListener("abort", leave);
      callOff();
      stopLooking();
    }
  };

  /** Hands over what comes next, as long as a thread is free. */
  const go = (): void => {
    while (running < threads) {
      const queued = queue.next();
      if (queued === null) return;
      running++;
      void run(queued.handed)
        .then(queued.done, queued.failed)
        .finally(() => {
          running--;
          queue.done(queued.network);
          go();
        });
    }
  };

  return {
    answer: (handed) =>
      new Promise((done, failed) => {
        const { network, request, signal } = handed;
        const queued: Queued = { handed, network, bytes: request.body?.byteLength ?? 0, done, failed };
        if (!queue.add(queued)) {
          const seconds = Math.max(1, Math.ceil(queue.waitingOf(network) / Math.max(1, threads - 1)));
          const message = "Too much waits to be answered already: come again in a while.";
          failed(new Fault("busy", message, [{ code: "busy", path: "", message }], null, seconds));
          return;
        }
        signal.addEventListener("abort", () => {
          if (queue.remove(queued)) failed(new Fault("busy", "Nobody waits for the answer any more."));
        });
        go();
      }),
    async close() {
      await workers?.destroy();
    },
  };
}
