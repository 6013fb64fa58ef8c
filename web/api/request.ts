import type { ProblemAnswer } from "./answers.ts";
import { Problem, Unreachable } from "./problem.ts";

/** Pauses between tries, in milliseconds. */
const pauses = [250, 1000, 3000];

const wait = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

async function problemOf(response: Response): Promise<Problem> {
  const body: ProblemAnswer = await response.json().catch(() => ({}));
  const kind = (body.type ?? "").replace("urn:umpire:problem:", "");
  return new Problem(
    kind,
    response.status,
    body.detail ?? body.title ?? response.statusText,
    body.errors ?? [],
    body.presentVersion ?? null,
  );
}

/**
 * Asks the server, and asks again when the connection fails. That is safe for every question; what changes a stored
 * game carries an idempotency key, so that a second try gets the first answer. An invitation travels as a header, never
 * in an address. The shape of an answer is what the server's own tests hold it to, so it is not checked again here.
 */
async function ask<T>(
  method: "GET" | "POST",
  path: string,
  body: unknown,
  invitation: string | undefined,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const init: RequestInit = {
    method,
    credentials: "omit",
    referrerPolicy: "no-referrer",
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(invitation !== undefined && { authorization: `Bearer ${invitation}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  for (const pause of [...pauses, null]) {
    const response = await fetch(path, init).catch(() => null);
    if (response?.ok === true) return await read(response);
    const busy = response === null || [502, 503, 504].includes(response.status);
    if (!busy) throw await problemOf(response);
    if (pause !== null) await wait(pause);
  }
  throw new Unreachable();
}

export const get = <T>(path: string, invitation?: string): Promise<T> =>
  ask<T>("GET", path, undefined, invitation, (response) => response.json());
export const getText = (path: string, invitation?: string): Promise<string> =>
  ask("GET", path, undefined, invitation, (response) => response.text());
export const post = <T>(path: string, body: unknown, invitation?: string): Promise<T> =>
  ask<T>("POST", path, body, invitation, (response) => response.json());
