import { Unanswered, unexpected } from "./errors.ts";

/** The longest answer that is read, in bytes: no answer of the API is half as long. */
export const MOST_ANSWER = 32 * 1024 * 1024;

/**
 * The parts of an answer as they come. Throws Unanswered where the connection is lost in the middle of it, and an
 * UmpireError where it is longer than any answer of the API: a server may be anybody's, and one that never ends would fill
 * the memory.
 */
async function* partsOf(response: Response, body: NonNullable<Response["body"]>, most: number) {
  const reader = body.getReader();
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      read += value.length;
      if (read > most) break;
      yield value;
    }
  } catch (error) {
    throw new Unanswered("The connection was lost in the middle of the answer.", { cause: error });
  }
  // whoever sends without end need not agree that it is enough
  void reader.cancel().catch(() => undefined);
  throw unexpected(response, `with more than ${most} bytes`);
}

/** The text of an answer. Throws as its parts do. */
export async function textOf(response: Response, most: number = MOST_ANSWER): Promise<string> {
  // where this runs there may be no streams: then an answer comes whole
  const body = response.body ?? null;
  if (body === null) return response.text();
  const letters = new TextDecoder();
  let text = "";
  for await (const part of partsOf(response, body, most)) text += letters.decode(part, { stream: true });
  return text + letters.decode();
}

/** An answer that has come whole, so that nothing of it can be lost any more. Throws as its parts do. */
export async function wholeOf(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = response.body ?? null;
  if (body === null) return response;
  const parts: Uint8Array[] = [];
  for await (const part of partsOf(response, body, MOST_ANSWER)) parts.push(part);
  return new Response(new Blob(parts), { status, statusText, headers });
}

/**
 * What an answer holds. Its type is that of the API's own document; the tests of the API hold every answer against it.
 * Throws an UmpireError where it is not an object of JSON.
 */
export async function jsonOf<T>(response: Response): Promise<T> {
  const text = await textOf(response);
  try {
    const json: T = JSON.parse(text);
    if (typeof json === "object" && json !== null) return json;
  } catch {
    // told below, as any other answer that is none of the API
  }
  throw unexpected(response, "with no JSON of the API");
}
