import { type Context, Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { cors } from "hono/cors";
import { Fault } from "../schema/faults.ts";
import { answerError, answerNothing } from "./reading.ts";
import { newRequestId } from "./request-id.ts";
import { answerHeaders } from "./page-headers.ts";
import { problem } from "./problems.ts";
import { type Log } from "../logging/log.ts";

const carriedOut = ["GET", "POST"] as const;

/** The methods a path has, as the header Allow names them; none for a path that is not there. */
function methodsAt(app: Hono, path: string): readonly string[] {
  const has = (method: string): boolean =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
  const own = carriedOut.filter(has);
  if (own.length === 0) return [];
  return [...own, ...(own.includes("GET") ? ["HEAD"] : []), "OPTIONS"];
}

/** What every web page may do, for nothing hangs on cookies: who asks is known by what he sends. */
const forAnybody: Readonly<Record<string, string>> = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers":
    "allow,etag,link,location,ratelimit,ratelimit-policy,retry-after,umpire-request-id,www-authenticate",
};

/** Whether a web page may ask is told before it does: OPTIONS alone needs more than the headers that all answers have. */
const preflight = (app: Hono): MiddlewareHandler =>
  cors({
    origin: "*",
    allowMethods: (_origin, c) => [...methodsAt(app, c.req.path)],
    allowHeaders: [
      "authorization",
      "content-type",
      "content-encoding",
      "idempotency-key",
      "if-none-match",
      "last-event-id",
    ],
    maxAge: 86_400,
  });

/** Answers OPTIONS with what a path has; whether a web page may ask is told beside it. */
const options = (app: Hono): MiddlewareHandler => {
  const told = preflight(app);
  return async (c, next) => {
    if (c.req.method !== "OPTIONS") return next();
    const allowed = methodsAt(app, c.req.path);
    if (allowed.length === 0) return answerNothing(c);
    const answer = await told(c, next);
    if (answer instanceof Response) answer.headers.set("allow", allowed.join(", "));
    return answer;
  };
};

const notAllowed = (c: Context, allowed: readonly string[]): Response =>
  problem(
    new Fault(
      "method-not-allowed",
      `${c.req.method} is not possible at ${c.req.path.slice(0, 200)}; it has ${allowed.join(", ")}.`,
    ),
    {
      allow: allowed.join(", "),
    },
  );

/** What may be kept of an answer: nothing where an invitation is in play, else what was asked about again. */
const cachingOf = (c: Context): string =>
  c.req.header("authorization") !== undefined || c.req.method === "POST" ? "no-store" : "no-cache";

const alwaysSaid = Object.entries({ ...answerHeaders, ...forAnybody });

const headers: MiddlewareHandler = async (c, next) => {
  const requestId = newRequestId(c);
  await next();
  const { headers: given } = c.res;
  given.set("umpire-request-id", requestId);
  for (const [name, value] of alwaysSaid) if (!given.has(name)) given.set(name, value);
  if (!given.has("cache-control")) given.set("cache-control", cachingOf(c));
  given.append(
    "vary",
    c.req.method === "GET" || c.req.method === "HEAD" ? "accept-encoding, authorization" : "accept-encoding",
  );
};

const packed = compress();
/** Packs an answer for whoever takes that; for others it goes out as it is, without being looked into. */
const compressed: MiddlewareHandler = (c, next) =>
  c.req.header("accept-encoding") === undefined ? next() : packed(c, next);

/** What an API stands in: where its log goes, and what goes round the answer to each request. */
export interface Surroundings {
  readonly log: Log;
  readonly round?: MiddlewareHandler;
  /** What tells with each answer, refusals among them, what is left to whoever asked. */
  readonly telling?: MiddlewareHandler;
  /** What finds out by which key a request is counted, before anything else looks at who asks. */
  readonly keyed?: MiddlewareHandler;
}

const untouched: MiddlewareHandler = (_c, next) => next();

/** The paths that an app has. */
const pathsOf = ({ routes }: Hono): readonly string[] =>
  routes.map(({ path }) => path).filter((path) => !path.includes("*"));

/**
 * An app of an API with what all its answers have in common: they may be asked for by any web page, are compressed for
 * whoever takes that, say how long they may be kept, and tell faults as problem details.
 */
export function newApi({ log, keyed = untouched, round = untouched, telling = untouched }: Surroundings): Hono {
  const app = new Hono();
  app.onError(answerError(log));
  app.notFound((c) => {
    const allowed = methodsAt(app, c.req.path);
    return allowed.length === 0 ? answerNothing(c, {}, pathsOf(app)) : notAllowed(c, allowed);
  });
  app.use(compressed, headers, options(app), keyed, telling, round);
  return app;
}
