import { parentPort, workerData } from "node:worker_threads";
import * as z from "zod";
import { keptInPlace } from "./in-place.ts";
import { openWriter, type Write, writing } from "./sqlite-rows.ts";

/** What a thread is sent: writes for one transaction, or that it is to end. */
export type ToWriter = readonly Write[] | "close";

/** What it answers: which writes were done, or why none was; last that the file is closed. */
export type FromWriter =
  | { readonly done: readonly boolean[] }
  | { readonly failed: { readonly message: string; readonly errcode: number } }
  | "closed";

/*
 * The thread that writes: while it waits for the disk, requests are answered, and writes that come meanwhile go to the
 * disk together.
 */
const { file } = z.object({ file: z.string() }).parse(workerData);
const db = openWriter(file);
const apply = writing(db);
const seeToPlace = keptInPlace(file);

/** Writes where the file lies, and says that it was done only while it lies there. */
function applyInPlace(writes: readonly Write[]): readonly boolean[] {
  seeToPlace();
  const done = apply(writes);
  seeToPlace();
  return done;
}

const answer = (message: ToWriter): FromWriter => {
  if (message === "close") {
    db.close();
    return "closed";
  }
  try {
    return { done: applyInPlace(message) };
  } catch (error) {
    // what is not a failure of the file is a fault of ours, and ends the process
    if (!(error instanceof Error && "errcode" in error && typeof error.errcode === "number")) throw error;
    return { failed: { message: error.message, errcode: error.errcode } };
  }
};

parentPort?.on("message", (message: ToWriter) => {
  const answered = answer(message);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(answered);
  if (answered === "closed") parentPort?.close();
});
