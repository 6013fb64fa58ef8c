import { GraphQLError } from "graphql";
import Negotiator from "negotiator";
import * as z from "zod";
import { isObject, MOST_BODY_BYTES, MOST_RECORD_BODY_BYTES, tooLarge } from "../schema/json.ts";
import { readJson } from "../http/read-json.ts";
import { type Arguments } from "./schema.ts";

/** The media type of JSON that is answered with status 200 whatever is wrong with a document. */
export const json = "application/json; charset=utf-8";
/** The media type of GraphQL's own answers, whose status says whether anything came of a request. */
export const graphqlResponse = "application/graphql-response+json; charset=utf-8";

/** The media types of answers by the names that they are asked for. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  [json, json],
  [graphqlResponse, graphqlResponse],
  ["application/json; charset=utf8", json],
]);
const offered = [...mediaTypes.keys()];

/** The media type of the answer to a request; undefined where it accepts none of ours. */
export function mediaTypeFor(accept: string | undefined): string | undefined {
  if (accept === undefined) return json;
  return mediaTypes.get(new Negotiator({ headers: { accept } }).mediaType(offered) ?? "");
}

const isJson = (contentType: string): boolean =>
  /^application\/json\s*(;\s*charset=utf-8\s*(;|$)|$)/i.test(contentType);

/**
 * Reads a GraphQL request body; undefined where it is of another media type than JSON. It is no longer than any other
 * request but for one text among its variables: that may be a record. Throws a Fault when there is more.
 */
export function graphqlBody(contentType: string, body: Uint8Array): unknown {
  if (!isJson(contentType)) {
    if (body.byteLength > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
    return undefined;
  }
  const read = readJson(body, { most: MOST_RECORD_BODY_BYTES, longTextAt: 2 });
  if (body.byteLength <= MOST_BODY_BYTES || !isObject(read)) return read;
  const { variables: _, ...beside } = read;
  if (JSON.stringify(beside).length > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
  return read;
}

/** The parameters of an address as Apollo reads them; what says no variables or extensions there is left out. */
export const searchOf = (parameters: Readonly<Record<string, string>>): string =>
  `?${new URLSearchParams(
    Object.entries(parameters).filter(
      ([name, value]) => !((name === "variables" || name === "extensions") && (value === "" || value === "null")),
    ),
  )}`;

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
 * The hash by which a request knows its query, null where it has none. What says a hash that is none comes back as an
 * error: by Apollo anything would be looked up.
 */
export function hashOf(request: Arguments): string | null | GraphQLError {
  const { persistedQuery: asked } = extensionsOf(request);
  // null, false, 0 and "" ask for nothing
  if (!asked) return null;
  const { success, data } = persistedQuery.safeParse(asked);
  if (success) return data.sha256Hash;
  return new GraphQLError("The extension persistedQuery has version 1 and, as sha256Hash, a string.", {
    extensions: { code: "BAD_REQUEST" },
  });
}
