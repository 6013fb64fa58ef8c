import { type Fault, type FaultKind, statusOf, titleOf } from "./faults.ts";
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

/** What else an answer says by its headers, by the kind of the problem. */
const headersOf: Partial<Readonly<Record<FaultKind, Readonly<Record<string, string>>>>> = {
  unauthorized: { "www-authenticate": 'Bearer realm="umpire"' },
  "unsupported-media-type": { accept: "application/json" },
  "unsupported-encoding": { "accept-encoding": "gzip, identity" },
};

const typeOf = (kind: FaultKind | "internal"): string => `urn:umpire:problem:${kind}`;

/** What is our own fault, as problem details: what it was stands in the log alone. */
export const internalProblem = (): Response =>
  new Response(JSON.stringify({ type: typeOf("internal"), title: titleOf.internal, status: 500, errors: [] }), {
    status: 500,
    headers: { "content-type": problemType },
  });

/** A fault as RFC 9457 problem details: the title is that of its type, the detail tells what happened here. */
export function problem(error: Fault, headers: Readonly<Record<string, string>> = {}): Response {
  const status = statusOf[error.kind];
  const body = {
    type: typeOf(error.kind),
    title: titleOf[error.kind],
    status,
    detail: error.message,
    errors: error.defects,
    ...(error.presentVersion !== null && { presentVersion: error.presentVersion }),
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      "content-type": problemType,
      ...headersOf[error.kind],
      ...headers,
      ...(error.retryAfter !== null && { "retry-after": String(error.retryAfter) }),
    },
  });
}
