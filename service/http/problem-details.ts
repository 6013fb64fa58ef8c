import { type Fault, type FaultKind, statusOf, titleOf } from "../schema/faults.ts";

const typeOf = (kind: FaultKind | "internal"): string => `urn:umpire:problem:${kind}`;

/** What is our own fault: what it was stands in the log alone. */
export const internalDetails = { type: typeOf("internal"), title: titleOf.internal, status: 500, errors: [] } as const;

/** A fault as RFC 9457 problem details: the title is that of its type, the detail tells what happened here. */
export const problemDetails = ({ kind, message, defects, presentVersion }: Fault) => ({
  type: typeOf(kind),
  title: titleOf[kind],
  status: statusOf[kind],
  detail: message,
  errors: defects,
  ...(presentVersion !== null && { presentVersion }),
});
