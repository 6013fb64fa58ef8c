import type { Fault, FaultKind } from "../schema/faults.ts";
import { internalDetails, problemDetails } from "./problem-details.ts";

/** The media type of problem details. */
export const problemType = "application/problem+json";

/** What else an answer says by its headers, by the kind of the problem. */
const headersOf: Partial<Readonly<Record<FaultKind, Readonly<Record<string, string>>>>> = {
  unauthorized: { "www-authenticate": 'Bearer realm="umpire"' },
  "unsupported-media-type": { accept: "application/json" },
  "unsupported-encoding": { "accept-encoding": "gzip, identity" },
};

/** What is our own fault, as problem details: what it was stands in the log alone. */
export const internalProblem = (): Response =>
  new Response(JSON.stringify(internalDetails), {
    status: 500,
    headers: { "content-type": problemType },
  });

/** A fault as an answer: its problem details, and what its headers say beside them. */
export function problem(error: Fault, headers: Readonly<Record<string, string>> = {}): Response {
  const body = problemDetails(error);
  return new Response(JSON.stringify(body), {
    status: body.status,
    headers: {
      "content-type": problemType,
      ...headersOf[error.kind],
      ...headers,
      ...(error.retryAfter !== null && { "retry-after": String(error.retryAfter) }),
    },
  });
}
