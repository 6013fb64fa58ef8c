import { askEngine, hasRules, loadRules } from "../engine/engine.ts";
import type { ProblemAnswer } from "./answers.ts";
import { Problem, Unreachable } from "./problem.ts";
import { tries } from "./tries.ts";

const problemOf = (
  status: number,
  { type = "", detail, title, errors = [], presentVersion }: ProblemAnswer,
): Problem => {
  const kind = type.replace("urn:umpire:problem:", "");
  return new Problem(kind, status, detail ?? title ?? `Status ${status}`, errors, presentVersion ?? null);
};

/** What is asked: as it goes to the server. */
interface Question {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly body: unknown;
  /** The ETag of what is known: while that is the answer there is none. */
  readonly known?: string | undefined;
}

const member = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The game whose rules alone answer a question; null where the server is needed, as for all that is stored there. */
function rulesAsked({ method, path, body }: Question): string | null {
  if (method === "GET")
    return /^\/v1\/rulesets(?:\/([^/?]+))?/.exec(path)?.[1] ?? (path === "/v1/rulesets" ? "" : null);
  if (!/^\/v1\/[a-z-]+$/.test(path) || storing.has(path) || member(body, "gameId") !== undefined) return null;
  const ruleset = member(body, "ruleset") ?? member(member(body, "position"), "ruleset");
  return typeof ruleset === "string" ? ruleset : null;
}

const storing: ReadonlySet<string> = new Set(["/v1/games", "/v1/my-games"]);

/** What the rules in this browser answer; null where they cannot be had. Throws a Problem, as the server would. */
async function answeredHere(question: Question, ruleset: string): Promise<Response | null> {
  const answer = await askEngine(question, ruleset).catch(() => null);
  if (answer === null) return null;
  const response = Response.json(answer.body);
  if (answer.status !== 200) throw problemOf(answer.status, await response.json());
  return response;
}

/** Lets a board be shown and looked at before the rules are fetched, in milliseconds. */
const AFTER_A_BOARD = 1500;

/** Fetches the rules of a game when a board of it has come and the browser has nothing else to do. */
function fetchRulesSoon(ruleset: string, path: string): void {
  if (path !== "/v1/board" || ruleset === "") return;
  setTimeout(() => requestIdleCallback(() => void loadRules(ruleset), { timeout: 5000 }), AFTER_A_BOARD);
}

/**
 * Asks the rules in this browser where they are at hand, else the server, and asks again when the connection fails. That
 * is safe for every question; what changes a stored game carries an idempotency key, so that a second try gets the first
 * answer. It never waits for ever: a server that does not answer in time is said not to. Without a connection the rules are loaded as they were kept. An invitation travels as a header, never in an
 * address. The shape of an answer is what the server's own tests hold it to, so it is not checked again here.
 */
async function ask<T>(
  question: Question,
  invitation: string | undefined,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { method, path, body, known } = question;
  const ruleset = invitation === undefined ? rulesAsked(question) : null;
  if (ruleset !== null && hasRules(ruleset)) {
    const here = await answeredHere(question, ruleset);
    if (here !== null) return await read(here);
  }
  const init: RequestInit = {
    method,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(invitation !== undefined && { authorization: `Bearer ${invitation}` }),
      ...(known !== undefined && { "if-none-match": known }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  for await (const signal of tries()) {
    const response = await fetch(path, { ...init, signal }).catch(() => null);
    if (response?.ok === true || response?.status === 304) {
      if (ruleset !== null) fetchRulesSoon(ruleset, path);
      return await read(response);
    }
    if (response === null && ruleset !== null) {
      const here = await answeredHere(question, ruleset);
      if (here !== null) return await read(here);
    }
    const busy = response === null || [502, 503, 504].includes(response.status);
    if (!busy) throw problemOf(response.status, await response.json().catch(() => ({})));
  }
  throw new Unreachable();
}

export const get = <T>(path: string, invitation?: string): Promise<T> =>
  ask<T>({ method: "GET", path, body: undefined }, invitation, (response) => response.json());
/** What stands at a path with its ETag; null while what is known by that tag is still the answer. */
export const getIfNew = <T>(
  path: string,
  invitation: string | undefined,
  known: string | undefined,
): Promise<{ readonly answer: T; readonly tag: string | undefined } | null> =>
  ask({ method: "GET", path, body: undefined, known }, invitation, async (response) =>
    response.status === 304 ? null : { answer: await response.json(), tag: response.headers.get("etag") ?? undefined },
  );
export const getText = (path: string, invitation?: string): Promise<string> =>
  ask({ method: "GET", path, body: undefined }, invitation, (response) => response.text());
export const post = <T>(path: string, body: unknown, invitation?: string): Promise<T> =>
  ask<T>({ method: "POST", path, body }, invitation, (response) => response.json());
