import { gunzipSync } from "node:zlib";
import type { Context } from "hono";
import { Fault, unreadableAt } from "../schema/faults.ts";
import { halfSent } from "./half-sent.ts";
import { MOST_BODY_BYTES, tooLarge } from "../schema/json.ts";
import { keepSent, leaveSmallPlace, bytesLeft, countBytes } from "../adjudication/budget.ts";

/** A body of which no more is said to come is read at once: a connection may hold as much unread anyway, in bytes. */
const SMALL = 64 * 1024;

/** The most parts in which one comes: each is work of its own, however small. */
const MOST_PARTS = 10_000;

const tooManyParts = (): Fault =>
  new Fault("too-large", `A request body comes in at most ${MOST_PARTS} parts: send larger ones.`);

/** Reads what is sent until it is there or too much of it: what comes after the limit is never kept. */
async function counted(body: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  const place = halfSent.begin();
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), place.givenUp]);
      if (done) return Buffer.concat(parts, length);
      length += value.byteLength;
      if (length > most) throw tooLarge(most);
      if (parts.push(value) > MOST_PARTS) throw tooManyParts();
      place.holds(length);
    }
  } catch (error) {
    void reader.cancel().catch(() => undefined);
    throw error;
  } finally {
    place.end();
  }
}

/** What is read of a body; that it breaks off is not our fault. */
async function whole(read: Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw unreadableAt("", "The body broke off before its end.");
  }
}

/** The bytes as they were sent, which the attempt at the request keeps. */
async function sent(c: Context, most: number): Promise<Uint8Array> {
  const body = await taken(c, most);
  keepSent(body);
  return body;
}

/** The bytes of a body: at once where their number is said before and within the limit, counted otherwise. */
async function taken(c: Context, most: number): Promise<Uint8Array> {
  const length = c.req.header("content-length");
  if (length !== undefined && Number(length) > most) throw tooLarge(most);
  const isMeasured = length !== undefined && c.req.header("transfer-encoding") === undefined;
  if (isMeasured && Number(length) <= SMALL) return whole(c.req.arrayBuffer().then((bytes) => new Uint8Array(bytes)));
  const { body } = c.req.raw;
  return body === null ? new Uint8Array() : whole(counted(body, most));
}

/** Whether a fault of the zlib library says that more came out than was allowed. */
const isBeyond = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";

/** Unpacked at once, so that of what many send together one is unpacked at a time, and read before the next. */
function unpacked(packed: Uint8Array, most: number): Uint8Array {
  const room = Math.min(most, bytesLeft());
  try {
    return gunzipSync(packed, { maxOutputLength: room });
  } catch (error) {
    // it may be no more than is read elsewhere
    if (isBeyond(error) && room < most) leaveSmallPlace();
    if (isBeyond(error)) throw tooLarge(most);
    throw new Fault("unreadable", "The body is not what its content-encoding says: gzip.", [
      { code: "unreadable", path: "", message: "The body cannot be unpacked." },
    ]);
  }
}

/**
 * The body of a request, unpacked if it is packed by gzip; the limit, in bytes, holds before and after. Throws a Fault
 * when there is more, or when it is packed in another way.
 */
export async function readBody(c: Context, most: number = MOST_BODY_BYTES): Promise<Uint8Array> {
  const encoding = c.req.header("content-encoding")?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity" || encoding === "") return sent(c, most);
  if (encoding === "gzip" || encoding === "x-gzip") {
    const body = unpacked(await sent(c, most), most);
    countBytes(body.byteLength);
    return body;
  }
  throw new Fault(
    "unsupported-encoding",
    `Send the body as it is or packed by gzip, not by "${encoding.slice(0, 40)}".`,
  );
}
