import { nearest } from "../../rules/kernel/index.ts";
import type { Context, ErrorHandler } from "hono";
import { Fault, unreadableAt } from "../schema/faults.ts";
import { type Caller, callerFrom } from "../games/index.ts";
import type { Visitors } from "../limits/invitation-rate-limit.ts";
import { readBody } from "./body.ts";
import { isObject, MOST_BODY_BYTES, MOST_RECORD_BODY_BYTES } from "../schema/json.ts";
import { internalProblem, problem } from "./problems.ts";
import { errorLine, type Log } from "../logging/log.ts";
import { asFault } from "../adjudication/questions.ts";
import { requestIdOf } from "./request-id.ts";
import { type Readable, readJson } from "./read-json.ts";

async function read(c: Context, readable: Readable & { readonly most: number }): Promise<unknown> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Fault("unsupported-media-type", `Send JSON with "content-type: application/json".`);
  return readJson(await readBody(c, readable.most), readable);
}

/** The JSON of a request. Throws Fault. */
export const bodyOf = (c: Context): Promise<unknown> => read(c, { most: MOST_BODY_BYTES });

/** A key of a retry as the header has it: bare, or in the quotes of a structured field. */
const keyOf = (header: string): string => /^"(.*)"$/.exec(header)?.[1] ?? header;

/**
 * A request with the key of its retry, which may stand in the header Idempotency-Key in place of the field. Throws a
 * Fault where the two differ.
 */
export function withKey(c: Context, body: unknown): unknown {
  const header = c.req.header("idempotency-key");
  if (header === undefined || !isObject(body)) return body;
  const key = keyOf(header);
  const { idempotencyKey = key } = body;
  if (idempotencyKey !== key)
    throw unreadableAt(
      "/idempotencyKey",
      "The header Idempotency-Key and the field idempotencyKey say different keys: one of them is enough.",
      "two-keys",
    );
  return { ...body, idempotencyKey };
}

/** The JSON of a request that holds a record: that may make it longer than others. Throws Fault. */
export const recordBodyOf = (c: Context): Promise<unknown> => read(c, { most: MOST_RECORD_BODY_BYTES, longTextAt: 1 });

/** The parameters of an address. Throws a Fault where one stands there twice: which of them is meant nobody can say. */
export function parametersOf(c: Context): Record<string, string> {
  for (const [name, values] of Object.entries(c.req.queries()))
    if (values.length > 1)
      throw unreadableAt(`/${name.slice(0, 100)}`, "This parameter stands in the address more than once.", "repeated");
  return c.req.query();
}

/** Who asks: by his invitation, and by where he comes from. */
export const callersOf =
  (visitors: Visitors) =>
  (c: Context): Caller =>
    callerFrom(c.req.header("authorization"), visitors(c));

/** Says what went wrong as problem details; what is our own fault is logged and not told. */
export const answerError =
  (log: Log): ErrorHandler =>
  (error, c) => {
    // also what is found out only while the answer is written
    const fault = asFault(error);
    if (fault instanceof Fault) return problem(fault);
    log({ ...errorLine(error), request: requestIdOf(c) });
    return internalProblem();
  };

/** Says that there is nothing at a path, and which are nearest to it of those there are. */
export const answerNothing = (
  c: Context,
  headers: Readonly<Record<string, string>> = {},
  paths: readonly string[] = [],
): Response =>
  problem(
    new Fault(
      "not-found",
      `There is nothing at ${c.req.method} ${c.req.path.slice(0, 200)}${nearest(c.req.path, paths)}; see /v1/openapi.json.`,
    ),
    headers,
  );
