import { GraphQLError, type GraphQLErrorExtensions, type GraphQLFormattedError, Kind } from "graphql";
import { codeOf, Fault, shortened } from "../schema/faults.ts";
import { asFault } from "../adjudication/questions.ts";
import { errorLine, type Log } from "../logging/log.ts";

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

/** Whether the server refused a request of its own accord: it gives such an error a status, not always a code. */
const isRefusal = ({ extensions }: GraphQLError): boolean => extensions["http"] !== undefined;

/** The error as it is told: with a code; a fault has that of REST, and what is our own fault is logged and hidden. */
function told(error: GraphQLError, log: Log): GraphQLError {
  const { code, http: _, ...extensions } = error.extensions;
  if (code !== undefined) return retold(error, error.message, { code, ...extensions });
  const fault = faultBehind(error);
  if (fault !== null) return retold(error, fault.message, extensionsOf(fault));
  if (isRefusal(error)) return retold(error, error.message, { code: "BAD_REQUEST" });
  if (isOfRequest(error)) return retold(error, error.message, { code: "BAD_USER_INPUT" });
  const { message, originalError } = error;
  log(originalError === undefined ? { level: "error", message } : errorLine(originalError));
  return hidden();
}

/** How Apollo tells errors, in our words. What is not an error of GraphQL was logged where it was found. */
export const errorsTold =
  (log: Log) =>
  (_formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
    (error instanceof GraphQLError ? told(error, log) : hidden()).toJSON();
