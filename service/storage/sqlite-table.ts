import { once } from "node:events";
import { DatabaseSync } from "node:sqlite";
import { Worker } from "node:worker_threads";
import type { Table } from "./table.ts";
import { writingThread } from "../places.ts";
import { noteAsWriting } from "../adjudication/budget.ts";
import { toldError } from "./sqlite-errors.ts";
import { layOut, reading, rowOf, type Write, writing } from "./sqlite-rows.ts";
import type { FromWriter, ToWriter } from "./sqlite-writer.ts";

/** A table in a file or in memory, and how to close it. */
export interface SqliteTable extends Table {
  close(): Promise<void>;
}

/** Carries out writes, all of them in one transaction. Rejects when none was done. */
type Commit = (writes: readonly Write[]) => Promise<readonly boolean[]>;

/** The most writes of one transaction. */
const MOST_TOGETHER = 500;

interface Waiting {
  readonly write: Write;
  readonly done: (done: boolean) => void;
  readonly failed: (error: unknown) => void;
}

/** Writes that wait at the same time are committed together, and so share one sync of the disk. */
function together(commit: Commit): { write(write: Write): Promise<boolean>; idle(): Promise<void> } {
  const waiting: Waiting[] = [];
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    // what comes in the same turn of the loop goes along
    await new Promise(setImmediate);
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_TOGETHER);
      try {
        const done = await commit(batch.map(({ write }) => write));
        for (const [at, entry] of batch.entries()) entry.done(done[at] ?? false);
      } catch (error) {
        for (const entry of batch) entry.failed(error);
      }
    }
    running = null;
  };
  return {
    write: (write) =>
      new Promise((done, failed) => {
        waiting.push({ write, done, failed });
        running ??= run();
      }),
    async idle() {
      for (let now = running; now !== null; now = running) await now;
    },
  };
}

/** Answers, with the errors of a file as the service tells them. */
async function toldOf<T>(file: string, answer: () => T | Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    throw toldError(error, file);
  }
}

/** What of a table reads: over a connection, which may read alone. */
export function readTable(db: DatabaseSync, file: string): Pick<Table, "get" | "query"> {
  const read = reading(db);
  return {
    get: (pk, sk) => toldOf(file, () => read.get(pk, sk)),
    query: (pk, { from, to }, order, limit) => toldOf(file, () => read.query(pk, from, to, order, limit)),
  };
}

/** Everything of a table but where its writes go. */
function tableOver(db: DatabaseSync, file: string, commit: Commit, close: () => Promise<void>): SqliteTable {
  const { write, idle } = together(commit);
  /** Writes for the present request, which is answered here from then on. */
  const wrote = (task: () => Write): Promise<boolean> =>
    toldOf(file, () => {
      noteAsWriting();
      return write(task());
    });
  return {
    ...readTable(db, file),
    putNew: (item) => wrote(() => ({ kind: "new", row: rowOf(item) })),
    putNext: (item, generation) =>
      wrote(() => {
        const row = rowOf({ ...item, generation });
        return generation === 0 ? { kind: "new", row } : { kind: "next", row, after: generation - 1 };
      }),
    async put(item) {
      await wrote(() => ({ kind: "put", row: rowOf(item) }));
    },
    async remove(pk, sk) {
      await wrote(() => ({ kind: "remove", pk, sk }));
    },
    async close() {
      await idle();
      db.close();
      await close();
    },
  };
}

/** A table in memory: gone with the process. */
export function openMemoryTable(): SqliteTable {
  const db = new DatabaseSync(":memory:");
  layOut(db);
  const apply = writing(db);
  return tableOver(
    db,
    "memory",
    async (writes) => apply(writes),
    async () => undefined,
  );
}

/** A thread that writes to a file, and how to end it. */
function writerOf(file: string): { readonly commit: Commit; close(): Promise<void> } {
  const thread = new Worker(writingThread, { workerData: { file } });
  let broken: Error | null = null;
  thread.on("error", (error) => {
    broken = error instanceof Error ? error : new Error(String(error));
  });
  const ask = async (message: ToWriter): Promise<FromWriter> => {
    if (broken !== null) throw broken;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(message);
    // rejects when the thread ends with an error instead
    const [answer]: FromWriter[] = await once(thread, "message");
    return answer ?? "closed";
  };
  return {
    async commit(writes) {
      const answer = await ask(writes);
      if (answer !== "closed" && "done" in answer) return answer.done;
      throw answer === "closed"
        ? new Error("The file was closed.")
        : Object.assign(new Error(answer.failed.message), { errcode: answer.failed.errcode });
    },
    async close() {
      const ended = once(thread, "exit");
      await ask("close");
      await ended;
    },
  };
}

/** A table in a file that is laid out already: read here, written by a thread of its own. */
export function openFileTable(file: string): SqliteTable {
  const { commit, close } = writerOf(file);
  const db = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  return tableOver(db, file, commit, close);
}
