import type { Context } from "hono";
import { partListener } from "../adjudication/budget.ts";

/** How parts of an answer are written one after the other, by media type. */
const written: Readonly<Record<string, (value: unknown) => string>> = {
  "application/x-ndjson": (value) => `${JSON.stringify(value)}\n`,
  "text/event-stream": (value) => `data: ${JSON.stringify(value)}\n\n`,
};

/** The headers of such an answer: nobody on the way is to pack it, and so to hold it back. */
export const streamHeaders = (type: string): Readonly<Record<string, string>> => ({
  "content-type": type,
  "cache-control": "no-store, no-transform",
});

/** An answer that is told part by part. */
export interface Streamed {
  readonly type: string;
  tell(value: unknown): void;
  /** The last part, behind all of those that could not be told before. */
  end(value: unknown): string;
}

/** How an answer is told part by part to whoever asks for that by Accept; null for everybody else. */
export function streamFor(c: Context): Streamed | null {
  const accept = c.req.header("accept") ?? "";
  const [type, write] = Object.entries(written).find(([name]) => accept.includes(name)) ?? [];
  if (type === undefined || write === undefined) return null;
  const kept: string[] = [];
  const tell = partListener();
  return {
    type,
    tell(value) {
      const text = write(value);
      if (tell === null) kept.push(text);
      else tell({ type, text });
    },
    end: (value) => [...kept, write(value)].join(""),
  };
}
