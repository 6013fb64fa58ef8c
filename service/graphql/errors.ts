import { GraphQLError, type GraphQLErrorExtensions, Kind } from "graphql";
import { codeOf, Fault, shortened } from "../faults.ts";
import { asFault } from "../questions.ts";
import { errorLine, type Log } from "../problems.ts";

/** The error of ours as everybody is told of it: what it was stands in the log alone. */
export const hidden = (): GraphQLError =>
  new GraphQLError("Something went wrong on our side.", { extensions: { code: "INTERNAL_SERVER_ERROR" } });

/** The most places of an error that are told. */
const MOST_PLACES = 10;

/** The same error in other words and with extensions, at the same place; of what was sent it tells a beginning. */
const retold = (
  { nodes, source, positions, path }: GraphQLError,
  message: string,
  extensions: GraphQLErrorExtensions,
) =>
  new GraphQLError(shortened(message), {
    nodes: nodes?.slice(0, MOST_PLACES) ?? null,
    source: source ?? null,
    positions: positions?.slice(0, MOST_PLACES) ?? null,
    path: path ?? null,
    extensions,
  });

/** The same error with a code. */
export const coded = (error: GraphQLError, code: string): GraphQLError =>
  retold(error, error.message, { ...error.extensions, code });

/** What says of a fault what can be told, beside its message. */
const extensionsOf = ({ kind, defects, presentVersion, retryAfter }: Fault): GraphQLErrorExtensions => ({
  code: codeOf[kind],
  faults: defects,
  ...(presentVersion !== null && { presentVersion }),
  ...(retryAfter !== null && { retryAfter }),
});

/** A fault of a request as a whole. */
export const toldFault = (fault: Fault): GraphQLError =>
  new GraphQLError(fault.message, { extensions: extensionsOf(fault) });

const variables: readonly string[] = [Kind.VARIABLE, Kind.VARIABLE_DEFINITION];

/**
 * Whether graphql found the error in the request: at a variable, or at no field at all (too many faulty variables). What
 * fails in a field is at that field, and has another error behind it.
 */
function isOfRequest({ nodes, path, originalError }: GraphQLError): boolean {
  if (nodes === undefined) return path === undefined && originalError === undefined;
  return nodes.every(({ kind }) => variables.includes(kind));
}

/** The fault behind an error of a field; null where another error is behind it, or none. */
export function faultBehind({ originalError }: GraphQLError): Fault | null {
  const fault = asFault(originalError);
  return fault instanceof Fault ? fault : null;
}

/**
 * How errors are told: every one with a code; a request that is none is BAD_REQUEST, faults have those of REST, and what
 * is our own fault is logged and hidden.
 */
export const errorsTold =
  (log: Log) =>
  (error: Readonly<GraphQLError | Error>): GraphQLError => {
    if (!(error instanceof GraphQLError))
      return new GraphQLError(shortened(error.message), { extensions: { code: "BAD_REQUEST" } });
    if (error.extensions["code"] !== undefined) return error;
    const fault = faultBehind(error);
    if (fault !== null) return retold(error, fault.message, extensionsOf(fault));
    if (isOfRequest(error)) return coded(error, "BAD_USER_INPUT");
    const { message, originalError } = error;
    log(originalError === undefined ? { level: "error", message } : errorLine(originalError));
    return hidden();
  };
