import { ApolloServer, HeaderMap } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Hono } from "hono";
import { readBody } from "../body.ts";
import { newApi } from "../every-answer.ts";
import { codeOf, Fault, statusOf, unreadableAt } from "../faults.ts";
import { type Caller, callerFrom } from "../games/index.ts";
import type { Visitors } from "../guessing.ts";
import { MOST_BODY_BYTES, MOST_RECORD_BODY_BYTES, readJson, tooLarge } from "../json.ts";
import type { Operations } from "../operations.ts";
import { asFault } from "../questions.ts";
import { type Log, problem } from "../problems.ts";
import { asOneRequest } from "../work.ts";
import { limits, MOST_TOKENS, operationTypes } from "./limits.ts";
import { checkPersistedQuery, statusForJson, withCode } from "./request-errors.ts";
import { type Arguments, type Context, isObject, schemaWith, type Resolvers } from "./schema.ts";

/** Drops what was not given: GraphQL says null where REST leaves a field out. */
function given(value: unknown): Arguments {
  if (!isObject(value)) return {};
  const parts = Object.entries(value).filter(([, part]) => part !== null && part !== undefined);
  return Object.fromEntries(parts.map(([key, part]) => [key, isInput(key) ? given(part) : part]));
}

const inputs = new Set(["sight", "options", "settings", "deadline", "keep"]);
const isInput = (key: string): boolean => inputs.has(key);

/** The flat request that REST takes, from the arguments of a field. */
const flat = ({ at, move, ...rest }: Arguments): Arguments => ({ ...given(at), ...given(move), ...given(rest) });

/** A fault as a coded GraphQL error. */
const asGraphQLError = (fault: Fault): GraphQLError =>
  new GraphQLError(fault.message, {
    extensions: {
      code: codeOf[fault.kind],
      faults: fault.defects,
      ...(fault.presentVersion !== null && { presentVersion: fault.presentVersion }),
      ...(fault.retryAfter !== null && {
        retryAfter: fault.retryAfter,
        http: { status: statusOf[fault.kind], headers: new HeaderMap([["retry-after", String(fault.retryAfter)]]) },
      }),
    },
  });

/** What an answer throws as a fault, as the error of its field. */
async function said<T>(answer: () => T | Promise<T>): Promise<T> {
  try {
    return await answer();
  } catch (error) {
    throw error instanceof Fault ? asGraphQLError(error) : error;
  }
}

const carried =
  <T>(answer: (args: Arguments, caller: Caller, context: Context) => T | Promise<T>) =>
  (_parent: unknown, args: Arguments, context: Context): Promise<T> =>
    said(() => answer(args, callerFrom(context.authorization, context.visit), context));

const adjudicationTypes = { paused: "Paused", over: "Over", refused: "Refused" } as const;

const resolversFor = (operations: Operations): Resolvers => ({
  Query: {
    rulesets: carried(() => operations.rulesets()),
    ruleset: carried(({ id }) => operations.ruleset(String(id))),
    rules: carried(({ ruleset, ...query }) => operations.rules(String(ruleset), given(query))),
    scenarios: carried(({ ruleset }) => operations.scenarios(String(ruleset))),
    adjudicate: carried(async (args, caller) => {
      const answer = await operations.adjudicateInParts(flat(args), caller);
      // copied parts would all be worked out: so the answer is read through
      const named: unknown = Object.create(answer, { __typename: { value: adjudicationTypes[answer.outcome] } });
      return named;
    }),
    legalActions: carried((args, caller) => operations.legalActions(flat(args), caller)),
    requirements: carried((args, caller) => operations.requirements(flat(args), caller)),
    sight: carried((args, caller) => operations.sight(flat(args), caller)),
    fieldOfView: carried((args, caller) => operations.fieldOfView(flat(args), caller)),
    odds: carried((args, caller) => operations.odds(flat(args), caller)),
    enemyPreview: carried((args, caller) => operations.enemyPreview(flat(args), caller)),
    board: carried((args, caller) => operations.board(flat(args), caller)),
    draft: carried((args) => operations.draft(given(args))),
    picture: carried(async (args, caller) => {
      const picture = await operations.picture(flat(args), caller);
      return { ...picture, png: () => said(async () => Buffer.from(await picture.png()).toString("base64")) };
    }),
    game: carried(({ id, version }, caller) =>
      operations.game(
        String(id),
        typeof version === "number" ? operations.version(String(version)) : undefined,
        caller,
      ),
    ),
    moves: carried(({ id, ...query }, caller) => operations.moves(String(id), given(query), caller)),
    record: carried(({ id }, caller) => operations.wholeRecord(String(id), caller)),
    verifyRecord: carried((args) => operations.verifyRecord(given(args))),
    myGames: carried((args, caller, { inAddress }) => {
      if (inAddress)
        throw unreadableAt(
          "/invitations",
          "Invitations are secrets: send them in the body of a POST, never in an address.",
          "secret-in-address",
        );
      return operations.myGames(given(args), caller);
    }),
  },
  Mutation: {
    createGame: carried((args, caller) => operations.createGame(flat(args), caller)),
    act: carried(async ({ id, ...args }, caller) => {
      try {
        const answer = await operations.act(String(id), flat(args), caller);
        return answer.outcome === "refused"
          ? { __typename: "RefusedAct", ...answer }
          : { __typename: "Committed", ...answer };
      } catch (error) {
        if (error instanceof Fault && (error.kind === "conflict" || error.kind === "game-over"))
          return { __typename: "Conflict", message: error.message, presentVersion: error.presentVersion };
        throw error;
      }
    }),
    undo: carried(({ id, ...args }, caller) => operations.undo(String(id), given(args), caller)),
    branch: carried(({ id, ...args }, caller) => operations.branch(String(id), given(args), caller)),
    renewInvitation: carried(({ id, ...args }, caller) => operations.renewInvitation(String(id), given(args), caller)),
    closeGame: carried(({ id, ...args }, caller) => operations.closeGame(String(id), given(args), caller)),
    sendNotices: carried(({ id, url = null }, caller) => operations.sendNotices(String(id), { url }, caller)),
    importRecord: carried((args) => operations.importRecord(given(args))),
    takeOverRules: carried(({ id, ...args }, caller) => operations.takeOverRules(String(id), given(args), caller)),
  },
  Ruleset: {
    schemas: (parent) => said(() => (isObject(parent) ? operations.schemas(String(parent["id"])) : null)),
    notation: async (parent) =>
      isObject(parent) ? (await said(() => operations.notation(String(parent["id"])))).notation : null,
  },
});

/** The headers of a request that decide how it is read and answered. */
const negotiated = ["accept", "content-type"] as const;

/** The GraphQL API at /graphql: the same operations, typed by schema.graphql. */
export function createGraphqlApp(operations: Operations, log: Log, visitors: Visitors): Hono {
  const server = new ApolloServer<Context>({
    schema: schemaWith(resolversFor(operations)),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // no cookies and no other ambient authority: a foreign page gains nothing by sending requests
    csrfPrevention: false,
    allowBatchedHttpRequests: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [limits, operationTypes],
    // every plugin Apollo would load by itself is given or switched off: the bundles leave those loads out
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      statusForJson,
    ],
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (message: unknown) => log({ level: "warn", message: String(message) }),
      error: (message: unknown) => log({ level: "error", message: String(message) }),
    },
    formatError: (uncoded: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
      const formatted = withCode(uncoded, error);
      if (formatted.extensions?.["code"] !== "INTERNAL_SERVER_ERROR") return formatted;
      const thrown = asFault(unwrapResolverError(error));
      if (thrown instanceof Fault) return { ...formatted, ...asGraphQLError(thrown).toJSON() };
      log({ level: "error", message: formatted.message, ...(thrown instanceof Error && { stack: thrown.stack }) });
      return { message: "Something went wrong on our side.", extensions: { code: "INTERNAL_SERVER_ERROR" } };
    },
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();

  const app = newApi(log);
  app.onError((error) => {
    if (error instanceof Fault) return problem(error);
    log({ level: "error", message: error.message, stack: error.stack });
    return new Response(
      JSON.stringify({
        errors: [{ message: "Something went wrong on our side.", extensions: { code: "INTERNAL_SERVER_ERROR" } }],
      }),
      { status: 500, headers: { "content-type": "application/json" } },
    );
  });
  app.on(["GET", "POST"], "/graphql", async (c) => {
    const method = c.req.method === "HEAD" ? "GET" : c.req.method;
    const body =
      method === "POST"
        ? graphqlBody(c.req.header("content-type"), await readBody(c, MOST_RECORD_BODY_BYTES))
        : undefined;
    const headers = new HeaderMap();
    for (const name of negotiated) {
      const value = c.req.header(name);
      if (value !== undefined) headers.set(name, value);
    }
    // all fields of a request share its work
    const answer = await asOneRequest(() =>
      server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method, headers, body, search: method === "POST" ? "" : new URL(c.req.url).search },
        context: async () => {
          checkPersistedQuery(body ?? c.req.query());
          return {
            authorization: c.req.header("authorization"),
            visit: visitors(c),
            inAddress: method !== "POST",
          };
        },
      }),
    );
    const status = answer.status ?? 200;
    const responseHeaders = Object.fromEntries(answer.headers);
    if (answer.body.kind === "complete") return new Response(answer.body.string, { status, headers: responseHeaders });
    throw new Error("Incremental delivery is not offered.");
  });
  return app;
}

/** Bytes that a text takes in JSON. */
const jsonBytes = (text: unknown): number => (typeof text === "string" ? Buffer.byteLength(JSON.stringify(text)) : 0);

/**
 * Reads a GraphQL request body; other content types are left to the server to refuse. It is no longer than any other
 * request but for one text among its variables: that may be a record. Throws a Fault when there is more.
 */
function graphqlBody(contentType: string | undefined, body: Uint8Array): unknown {
  if (contentType === undefined || !/^application\/json\s*(;|$)/i.test(contentType)) {
    if (body.byteLength > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
    return undefined;
  }
  const read = readJson(body, MOST_RECORD_BODY_BYTES);
  if (body.byteLength <= MOST_BODY_BYTES) return read;
  const variables = isObject(read) && isObject(read["variables"]) ? Object.values(read["variables"]) : [];
  const longest = variables.reduce<number>((most, value) => Math.max(most, jsonBytes(value)), 0);
  if (body.byteLength - longest > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
  return read;
}
