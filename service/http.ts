import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { Fault } from "./faults.ts";
import { type Caller, callerFrom } from "./games/index.ts";
import type { Visitors } from "./guessing.ts";
import { MOST_BODY_BYTES, readJson } from "./json.ts";
import { type Log, problem, problemType } from "./problems.ts";

/** The JSON of a request. Throws Fault. */
export async function bodyOf(c: Context): Promise<unknown> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/json\s*(;|$)/i.test(type))
    throw new Fault("unsupported-media-type", `Send JSON with "content-type: application/json".`);
  if (Number(c.req.header("content-length") ?? "0") > MOST_BODY_BYTES)
    throw new Fault("too-large", `A request body has at most ${MOST_BODY_BYTES} bytes.`);
  return readJson(await c.req.arrayBuffer());
}

/** Who asks: by his invitation, and by where he comes from. */
export const callersOf =
  (visitors: Visitors) =>
  (c: Context): Caller =>
    callerFrom(c.req.header("authorization"), visitors(c));

/** Says what went wrong as problem details; what is our own fault is logged and not told. */
export const answerError =
  (log: Log): ErrorHandler =>
  (error) => {
    if (error instanceof Fault) return problem(error);
    log({ level: "error", message: error.message, stack: error.stack });
    return new Response(
      JSON.stringify({
        type: "urn:umpire:problem:internal",
        title: "Something went wrong on our side.",
        status: 500,
        errors: [],
      }),
      { status: 500, headers: { "content-type": problemType } },
    );
  };

export const answerNothing: NotFoundHandler = (c) =>
  problem(
    new Fault("not-found", `There is nothing at ${c.req.method} ${c.req.path.slice(0, 200)}; see /v1/openapi.json.`),
  );
