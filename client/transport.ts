import { errorOf, isRetryable, type Problem, UmpireError, Unanswered, unexpected } from "./errors.ts";
import { checkNames } from "./known.ts";
import { pauseBefore, restOfLimit, retryAfter } from "./pauses.ts";
import { textOf, wholeOf } from "./reading.ts";

/** How a client reaches a server. */
export interface ClientSettings {
  /** Where the server is, e.g. "http://localhost:4000". */
  readonly url: string;
  /** An API key, where whoever runs the server has given one: then limits count for it, and not for the address. */
  readonly apiKey?: string;
  /** What sends the requests; without it the `fetch` of where this runs. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** How often a request is sent again that may be; 3 without it. */
  readonly retries?: number;
  /** How long an answer may take, in milliseconds; 15,000 without it. */
  readonly timeoutMs?: number;
  /** Waits so many milliseconds, for tests; it may end early by throwing when the signal says so. */
  readonly pause?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** A number from 0 to 1, for tests. */
  readonly random?: () => number;
}

/** A request to the API. */
export interface ApiRequest {
  /** How it is sent. */
  readonly method: "GET" | "POST";
  /** The path behind the server's address, e.g. "/v1/sight". */
  readonly path: string;
  /** What stands behind the "?" of its address; what is undefined is left out. */
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** What is sent as JSON. */
  readonly body?: unknown;
  /** The invitation that speaks for a seat. */
  readonly invitation?: string;
  /** The ETag of what is known already. */
  readonly known?: string;
  /**
   * Whether it may be sent again when no answer came: whatever reads, and what carries an idempotency key. What does
   * neither is sent again only where the server says that it has done nothing.
   */
  readonly repeatable: boolean;
  /** Whether the answer may go on without end, line by line: then only its beginning has to come in time. */
  readonly stays?: boolean;
  /** Ends it when it is aborted, with its reason. */
  readonly signal?: AbortSignal;
}

/** Sends requests of one client. */
export type Send = (request: ApiRequest) => Promise<Response>;

/** Waits so many milliseconds; ends early with the reason of the signal. */
export const waiting = (ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal?.addEventListener("abort", stop, { once: true });
  });

/** The address of a path. Throws where it leads to another server, which is told nothing. */
function addressOf(url: string, path: string): URL {
  const [there, address] = [new URL(url), new URL(path, url)];
  if (address.origin === there.origin) return address;
  throw new TypeError(`"${path.slice(0, 100)}" leads away from ${there.origin}.`);
}

function requestOf({ url, apiKey }: ClientSettings, asked: ApiRequest, limit: AbortSignal): Request {
  const address = addressOf(url, asked.path);
  for (const [name, value] of Object.entries(asked.query ?? {}))
    if (value !== undefined) address.searchParams.set(name, String(value));
  const accept = `${asked.stays === true ? "application/x-ndjson" : "application/json"}, application/problem+json`;
  const headers = new Headers({ accept });
  if (asked.invitation !== undefined) headers.set("authorization", `Bearer ${asked.invitation}`);
  if (apiKey !== undefined) headers.set("umpire-api-key", apiKey);
  if (asked.known !== undefined) headers.set("if-none-match", asked.known);
  if (asked.body !== undefined) headers.set("content-type", "application/json");
  return new Request(address, {
    method: asked.method,
    headers,
    // the API leads nowhere else, and elsewhere nobody is to be told an invitation, which may stand in the body
    redirect: "manual",
    signal: asked.signal === undefined ? limit : AbortSignal.any([asked.signal, limit]),
    ...(asked.body !== undefined && { body: JSON.stringify(asked.body) }),
  });
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" &&
  value !== null &&
  "type" in value &&
  typeof value.type === "string" &&
  "title" in value &&
  typeof value.title === "string" &&
  "status" in value &&
  typeof value.status === "number" &&
  "errors" in value &&
  Array.isArray(value.errors);

/** Whether an answer only says where else to ask; a browser tells no more of it than that. */
const leadsAway = ({ status, type }: Response): boolean =>
  type === "opaqueredirect" || (status >= 300 && status < 400 && status !== 304);

/** What an answer that is not a success says; where it is not of the API (a proxy's page), its status alone. */
async function errorIn(response: Response): Promise<UmpireError> {
  if (leadsAway(response)) {
    void response.body?.cancel().catch(() => undefined);
    return unexpected(response, "and leads elsewhere, where nothing is sent");
  }
  try {
    const json: unknown = JSON.parse(await textOf(response));
    if (isProblem(json)) return errorOf(json, response.headers.get("umpire-request-id"));
  } catch {
    // no JSON, or not whole: told by its status
  }
  return unexpected(response);
}

/** Why no answer came, as far as what was thrown says so. */
function becauseOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return "";
  const why = "code" in cause && typeof cause.code === "string" ? cause.code : cause.message;
  return why === "" ? "" : `: ${why.replace(/\.$/, "")}`;
}

/** An address of a server, as the rules' own doors take it: a name or a number of a machine, with a port or without. */
const addresses = /^https?:\/\/(?:[^\s/?#:@[\]%<>^|\\"`{}]+|\[[\da-f:.]+\])(?::\d{1,5})?(?:[/?#]\S*)?$/i;

/** Throws where it is not said which server is meant. */
function checkAddress(settings: unknown): void {
  const url = typeof settings === "object" && settings !== null && "url" in settings ? settings.url : settings;
  if (url === settings || typeof url !== "string" || !addresses.test(url))
    throw new TypeError(`A client takes { url }, an address as "http://localhost:4000", not ${JSON.stringify(url)}.`);
}

/** Whether an answer says that nothing was done: the request was not even looked at. */
const wasTurnedAway = (status: number): boolean => status === 429 || status === 425;

/**
 * Sends requests to a server as a careful guest: what may be repeated is sent again after lost connections and after
 * 408, 425, 429 and 5xx, each time later, or when `Retry-After` says; a 409 never is. While the server's `RateLimit`
 * says that nothing is left, nothing is sent. Throws what `errorOf` makes of a problem, Unanswered where no answer came,
 * and the signal's reason where it was aborted.
 */
export function createSend(settings: ClientSettings): Send {
  checkAddress(settings);
  checkNames(settings, "url apiKey fetch retries timeoutMs pause random");
  const { retries = 3, timeoutMs = 15_000, pause = waiting, random = Math.random } = settings;
  const send = settings.fetch ?? ((request: Request) => fetch(request));
  let quietUntil = 0;

  /** One try: the answer, or what kept it from coming. */
  async function attempt(asked: ApiRequest): Promise<Response | Unanswered> {
    const rest = quietUntil - Date.now();
    if (rest > 0) await pause(rest, asked.signal);
    const late = new AbortController();
    // what cannot be written as JSON is a fault of whoever asks, and no lost answer
    const limit = asked.stays === true ? late.signal : AbortSignal.timeout(timeoutMs);
    const request = requestOf(settings, asked, limit);
    const timer = asked.stays === true ? setTimeout(() => late.abort(), timeoutMs) : undefined;
    let known: Response | null = null;
    try {
      const response = await send(request);
      const limited = restOfLimit(response.headers.get("ratelimit"));
      if (limited > 0) quietUntil = Date.now() + limited;
      if (asked.stays === true || leadsAway(response) || isRetryable(response.status)) return response;
      // what is cut in the middle of an answer is asked for again as where none came
      known = response.ok || asked.repeatable ? null : response;
      return await wholeOf(response);
    } catch (error) {
      asked.signal?.throwIfAborted();
      if (error instanceof UmpireError) throw error;
      // a refusal that may not be asked for again is told by its status
      if (error instanceof Unanswered) return known ?? error;
      return new Unanswered(`No answer came from ${new URL(settings.url).origin}${becauseOf(error)}.`, {
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  return async (asked) => {
    checkNames(asked, "method path query body invitation known repeatable stays signal");
    addressOf(settings.url, asked.path);
    for (let tries = 0; ; tries++) {
      const answer = await attempt(asked);
      const lost = answer instanceof Unanswered;
      if (!lost && (answer.ok || answer.status === 304)) return answer;
      const again = lost
        ? asked.repeatable
        : isRetryable(answer.status) && (asked.repeatable || wasTurnedAway(answer.status));
      const asks = lost ? null : retryAfter(answer.headers.get("retry-after"), Date.now());
      const wait = again && tries < retries ? pauseBefore(tries, asks, random()) : null;
      if (wait === null) {
        if (lost) throw answer;
        throw await errorIn(answer);
      }
      // a server that goes on sending need not agree
      if (!lost) void answer.body?.cancel().catch(() => undefined);
      await pause(wait, asked.signal);
    }
  };
}
