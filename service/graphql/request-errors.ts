import type { ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type GraphQLFormattedError, Kind } from "graphql";
import * as z from "zod";
import { sha256 } from "../canonical.ts";
import { type Arguments, isObject } from "./schema.ts";

const persistedQuery = z.object({ version: z.literal(1), sha256Hash: z.string() });

const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: "BAD_REQUEST", http: { status: 400 } } });

/**
 * The extensions of a request: a body has an object, a URL its JSON. What cannot be read is left to the server to
 * refuse.
 */
function extensionsOf({ extensions }: Arguments): Arguments {
  try {
    const read: unknown = typeof extensions === "string" ? JSON.parse(extensions) : extensions;
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

/**
 * Refuses a persisted query that can neither be looked up nor kept, in a body or in the parameters of a URL: Apollo
 * gives such errors no code, or fails over them. Throws GraphQLError.
 */
export function checkPersistedQuery(request: unknown): void {
  if (!isObject(request)) return;
  const { persistedQuery: asked } = extensionsOf(request);
  // as Apollo reads it: null, false, 0 and "" ask for nothing
  if (!asked) return;
  const { success, data } = persistedQuery.safeParse(asked);
  if (!success) throw badRequest("The extension persistedQuery has version 1 and, as sha256Hash, a string.");
  if (typeof request["query"] === "string" && sha256(request["query"]) !== data.sha256Hash)
    throw badRequest(
      "The sha256Hash of persistedQuery is not that of the query: its SHA-256 in lower-case hexadecimal.",
    );
}

/**
 * Whether graphql found the error in the request: at a variable that is null where a value is needed, or at no field at
 * all (too many faulty variables). It gives such errors no code. What fails in a field is at that field, and has
 * another error behind it.
 */
function isOfRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions["code"] !== undefined) return false;
  const { nodes, path, originalError } = error;
  if (nodes === undefined) return path === undefined && originalError === undefined;
  return nodes.every(({ kind }) => kind === Kind.VARIABLE);
}

/** The error with the code it lacks when it is the request's. */
export const withCode = (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError =>
  isOfRequest(error) ? { ...formatted, extensions: { ...formatted.extensions, code: "BAD_USER_INPUT" } } : formatted;

const inDocuments: readonly unknown[] = [
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "BAD_USER_INPUT",
  "OPERATION_RESOLUTION_FAILURE",
];

/**
 * Answers well-formed requests with faulty documents with status 200 for clients that speak application/json, as
 * GraphQL over HTTP recommends.
 */
export const statusForJson: ApolloServerPlugin = {
  async requestDidStart() {
    return {
      async willSendResponse({ response: { http, body }, request }) {
        const accept = request.http?.headers.get("accept") ?? "";
        const errors = body.kind === "single" ? (body.singleResult.errors ?? []) : [];
        if (
          http.status === 400 &&
          !accept.includes("application/graphql-response+json") &&
          errors.length > 0 &&
          errors.every(({ extensions }) => inDocuments.includes(extensions?.["code"]))
        )
          http.status = 200;
      },
    };
  },
};
