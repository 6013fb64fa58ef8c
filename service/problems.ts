import { type Fault, statusOf } from "./faults.ts";
import { visible } from "./games/record-lines.ts";

/** Writes one structured line; never a secret, never a body. */
export type Log = (line: Readonly<Record<string, unknown>>) => void;

/**
 * An entry as one line of JSON in which everything can be seen, so that no text in it ends the line or speaks to a
 * terminal.
 */
export const logLine: (entry: Parameters<Log>[0]) => string = (entry) => visible(JSON.stringify(entry));

/** The media type of problem details. */
export const problemType = "application/problem+json";

/** A fault as RFC 9457 problem details. */
export function problem(error: Fault): Response {
  const status = statusOf[error.kind];
  const body = {
    type: `urn:umpire:problem:${error.kind}`,
    title: error.message,
    status,
    errors: error.defects,
    ...(error.presentVersion !== null && { presentVersion: error.presentVersion }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": problemType,
      ...(error.retryAfter !== null && { "retry-after": String(error.retryAfter) }),
    },
  });
}
