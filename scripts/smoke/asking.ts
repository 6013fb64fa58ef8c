import * as z from "zod";

/** Bytes of an answer that are read: no answer of Umpire's is longer. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Milliseconds that an answer may take, a function that starts for it included. */
const PATIENCE = 30_000;

/** A request that was not answered as it has to be. */
export class Unexpected extends Error {
  override readonly name = "Unexpected";
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** What is sent, and what is to come back. */
export interface Request {
  readonly body?: unknown;
  /** An invitation. */
  readonly as?: string;
  /** What the answer may be; anything where it is left out. */
  readonly accept?: string;
  /** The status that is expected; 200 where it is left out. */
  readonly status?: number;
}

/** Asks one server. */
export interface Asking {
  /** The text that a path answers with. Throws Unexpected where the status is another. */
  text(path: string, request?: Request): Promise<Answer>;
  /** The JSON that a path answers with, read by a schema. Throws Unexpected where it is another. */
  json<T>(path: string, schema: z.ZodType<T>, request?: Request): Promise<T>;
}

/** Asks a server by its address, without what may stand behind the host in it; an answer may take `patience` milliseconds. */
export function askingAt(address: string, patience = PATIENCE): Asking {
  const base = new URL(address).origin;
  const text = async (path: string, { body, as, accept, status = 200 }: Request = {}): Promise<Answer> => {
    const what = `${body === undefined ? "GET" : "POST"} ${path}`;
    const response = await fetch(new URL(path, base), {
      method: body === undefined ? "GET" : "POST",
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(accept !== undefined && { accept }),
        ...(as !== undefined && { authorization: `Bearer ${as}` }),
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const answered = await response.text();
    if (answered.length > MOST_BYTES) throw new Unexpected(`${what} answers with ${answered.length} characters.`);
    if (response.status !== status)
      throw new Unexpected(`${what} answers ${response.status}, not ${status}: ${answered.slice(0, 300)}`);
    return { status, headers: response.headers, text: answered };
  };
  return {
    text,
    async json(path, schema, request) {
      const answer = await text(path, request);
      let value: unknown;
      try {
        value = JSON.parse(answer.text);
      } catch {
        throw new Unexpected(`${path} answers with what is not JSON: ${answer.text.slice(0, 100)}`);
      }
      const read = schema.safeParse(value);
      if (read.success) return read.data;
      throw new Unexpected(`${path} answers with something else than expected: ${z.prettifyError(read.error)}`);
    },
  };
}
