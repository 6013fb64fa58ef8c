import { Unanswered, unexpected } from "./errors.ts";

/** The longest answer that is read, in bytes: no answer of the API is half as long. */
export const MOST_ANSWER = 32 * 1024 * 1024;

/**
 * The text of an answer. Throws Unanswered where the connection is lost in the middle of it, and an UmpireError where it
 * is longer than any answer of the API: a server may be anybody's, and one that never ends would fill the memory.
 */
export async function textOf(response: Response, most: number = MOST_ANSWER): Promise<string> {
  // where this runs there may be no streams: then an answer comes whole
  const body = response.body ?? null;
  if (body === null) return response.text();
  const reader = body.getReader();
  const letters = new TextDecoder();
  const parts: string[] = [];
  let read = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return parts.join("") + letters.decode();
      read += value.length;
      if (read > most) break;
      parts.push(letters.decode(value, { stream: true }));
    }
  } catch (error) {
    throw new Unanswered("The connection was lost in the middle of the answer.", { cause: error });
  }
  // whoever sends without end need not agree that it is enough
  void reader.cancel().catch(() => undefined);
  throw unexpected(response, `with more than ${most} bytes`);
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
