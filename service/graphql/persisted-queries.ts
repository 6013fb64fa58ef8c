import { GraphQLError } from "graphql";
import type { RequestParams } from "graphql-http";
import * as z from "zod";
import { Recent } from "../../rules/kernel/index.ts";
import { sha256 } from "../canonical.ts";
import { mayCostMuch } from "./costly-fields.ts";
import { type Arguments, isObject } from "./schema.ts";

/** The longest query that is kept, in characters: longer ones are sent each time. */
const MOST_KEPT = 20_000;

const persistedQuery = z.object({ version: z.literal(1), sha256Hash: z.string() });

/** The extensions of a request: a body has an object, a URL its JSON. What cannot be read is refused elsewhere. */
function extensionsOf({ extensions }: Arguments): Arguments {
  try {
    const read: unknown = typeof extensions === "string" ? JSON.parse(extensions) : extensions;
    return isObject(read) ? read : {};
  } catch {
    return {};
  }
}

/**
 * Persisted queries as Apollo's clients ask for them: a query that is sent with its hash is kept for a while, and its
 * hash alone stands for it; one with a field that costs much is sent whole each time. Returns the text that a request's hash stands for, undefined where it asks for none or
 * brings its text. Throws an Error where such a request cannot be read, a GraphQLError where no text is kept.
 */
export function persistedQueries(): (request: unknown) => RequestParams["query"] | undefined {
  const kept = new Recent<string>(500, 500_000);
  return (request) => {
    if (!isObject(request)) return undefined;
    const { persistedQuery: asked } = extensionsOf(request);
    // null, false, 0 and "" ask for nothing
    if (!asked) return undefined;
    const { success, data } = persistedQuery.safeParse(asked);
    if (!success) throw new Error("The extension persistedQuery has version 1 and, as sha256Hash, a string.");
    const { sha256Hash } = data;
    const { query } = request;
    if (typeof query !== "string") {
      const found = kept.get(sha256Hash);
      if (found !== undefined) return found;
      throw new GraphQLError("PersistedQueryNotFound", { extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } });
    }
    if (sha256(query) !== sha256Hash)
      throw new Error(
        "The sha256Hash of persistedQuery is not that of the query: its SHA-256 in lower-case hexadecimal.",
      );
    if (query.length <= MOST_KEPT && !mayCostMuch(query)) kept.set(sha256Hash, query, query.length);
    return undefined;
  };
}
