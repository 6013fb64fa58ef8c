import { HeaderMap, type HTTPGraphQLRequest } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { Hono } from "hono";
import { readBody } from "../http/body.ts";
import { newApi, type Surroundings } from "../http/middleware.ts";
import { Fault, type FaultKind, statusOf } from "../schema/faults.ts";
import type { Visitors } from "../limits/invitation-rate-limit.ts";
import { parametersOf } from "../http/reading.ts";
import { MOST_RECORD_BODY_BYTES } from "../schema/json.ts";
import type { Operations } from "../app/operations.ts";
import { problem } from "../http/problems.ts";
import { errorLine } from "../logging/log.ts";
import { asOneRequest, leaveSmallPlace, spend } from "../adjudication/budget.ts";
import { graphqlBody, graphqlResponse, hashOf, json, mediaTypeFor, searchOf } from "./asked.ts";
import { hidden, toldFault } from "./errors.ts";
import { KeptQueries } from "./kept-queries.ts";
import { lookingBeforeParsing } from "./limits.ts";
import { resolversFor } from "./resolvers.ts";
import { isObject } from "../schema/json.ts";
import { type Arguments, type Context, schemaWith } from "./schema.ts";
import { serverFor } from "./server.ts";

/** The longest document that is read where only what is small is answered, in characters and in tokens. */
const MOST_SMALL_DOCUMENT = 4000;
const MOST_SMALL_TOKENS = 600;
/** A document is checked each field against each: of so many pairs of tokens one takes a unit of work. */
const PAIRS_A_UNIT = 8;

/** An answer that is one error of the request. */
const refusal = (status: 200 | 400 | 406 | 415, error: GraphQLError, type = json): Response =>
  new Response(JSON.stringify({ errors: [error] }), { status, headers: { "content-type": type } });

/** The same by a code and in words. */
const refused = (status: 400 | 406 | 415, code: "BAD_REQUEST" | "BAD_USER_INPUT", message: string): Response =>
  refusal(status, new GraphQLError(message, { extensions: { code } }));

/** What may keep a request from its fields though nothing is wrong with it: it is told as it would be told of a field. */
const aroundFields: ReadonlySet<FaultKind> = new Set(["too-many", "busy", "given-up"]);

/** A fault as the one error of an answer. */
export const graphqlProblem = (fault: Fault): Response =>
  new Response(JSON.stringify({ errors: [toldFault(fault)] }), {
    status: statusOf[fault.kind],
    headers: {
      "content-type": json,
      ...(fault.retryAfter !== null && { "retry-after": String(fault.retryAfter) }),
    },
  });

/** What keeps a request from Apollo, if anything does. Throws a Fault where it is left for another place. */
function keepingOut(kept: KeptQueries): (request: Arguments, mediaType: string) => Response | undefined {
  const tokensOf = lookingBeforeParsing();
  return (request, mediaType) => {
    const hash = hashOf(request);
    if (hash instanceof GraphQLError) return refusal(400, hash);
    const { query } = request;
    if (typeof query !== "string") {
      // another place may know it
      if (hash !== null && !kept.knows(hash)) leaveSmallPlace();
      return undefined;
    }
    if (query.length > MOST_SMALL_DOCUMENT) leaveSmallPlace();
    const tokens = tokensOf(query);
    if (typeof tokens !== "number") return refusal(mediaType === graphqlResponse ? 400 : 200, tokens, mediaType);
    if (tokens > MOST_SMALL_TOKENS) leaveSmallPlace();
    spend("reading", tokens ** 2 / PAIRS_A_UNIT);
    return undefined;
  };
}

/** The GraphQL API at /graphql: the same operations, typed by schema.graphql, served by Apollo. */
export function createGraphqlApp(operations: Operations, surroundings: Surroundings, visitors: Visitors): Hono {
  const { log } = surroundings;
  const kept = new KeptQueries();
  const keptOut = keepingOut(kept);
  const server = serverFor(schemaWith(resolversFor(operations)), kept, log);
  const app = newApi(surroundings);
  app.onError((error) => {
    if (error instanceof Fault) return aroundFields.has(error.kind) ? graphqlProblem(error) : problem(error);
    log(errorLine(error));
    return new Response(JSON.stringify({ errors: [hidden()] }), { status: 500, headers: { "content-type": json } });
  });
  app.on(["GET", "POST"], "/graphql", async (c) => {
    const inAddress = c.req.method !== "POST";
    const contentType = c.req.header("content-type") ?? "";
    const body = inAddress ? parametersOf(c) : graphqlBody(contentType, await readBody(c, MOST_RECORD_BODY_BYTES));
    if (Array.isArray(body))
      return refused(400, "BAD_REQUEST", "Send one operation in a JSON object: there are no batches.");
    const mediaType = mediaTypeFor(c.req.header("accept"));
    if (mediaType === undefined)
      return refused(406, "BAD_REQUEST", "Accept application/graphql-response+json or application/json.");
    if (body === undefined) return refused(415, "BAD_USER_INPUT", 'Send JSON with "content-type: application/json".');
    const request = isObject(body) ? body : {};
    const out = keptOut(request, mediaType);
    if (out !== undefined) return out;
    const context: Context = { authorization: c.req.header("authorization"), visit: visitors(c), inAddress };
    const asked: HTTPGraphQLRequest = {
      method: inAddress ? "GET" : "POST",
      headers: new HeaderMap(mediaType === json ? [] : [["accept", mediaType]]),
      // of what stands in the address, it reads what was looked at here
      search: inAddress ? searchOf(parametersOf(c)) : "",
      body: request,
    };
    // all fields of a request share its work
    const answer = await asOneRequest(() =>
      server.executeHTTPGraphQLRequest({ httpGraphQLRequest: asked, context: async () => context }),
    );
    if (answer.body.kind !== "complete") throw new Error("Impossible: an answer in parts.");
    // what a schema says of itself is not work for the rules
    spend("text", answer.body.string.length);
    return new Response(answer.body.string, { status: answer.status ?? 200, headers: [...answer.headers] });
  });
  return app;
}
