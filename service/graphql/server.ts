import { ApolloServer, type ApolloServerPlugin, type GraphQLRequestListener } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from "@apollo/server/plugin/disabled";
import { PrefixingKeyValueCache } from "@apollo/utils.keyvaluecache";
import { GraphQLError, type GraphQLSchema, Kind, type OperationDefinitionNode } from "graphql";
import { statusOf } from "../schema/faults.ts";
import { errorLine, type Log } from "../logging/log.ts";
import { leaveSmallPlace } from "../adjudication/budget.ts";
import { graphqlResponse } from "./asked.ts";
import { errorsTold, faultBehind } from "./errors.ts";
import { KeptDocuments } from "./kept-documents.ts";
import type { KeptQueries } from "./kept-queries.ts";
import { limits, MOST_ERRORS, MOST_TOKENS, operationTypes } from "./limits.ts";
import { isToldAsData } from "./problems.ts";
import type { Context } from "./schema.ts";
import { unknownInput } from "./unknown-input.ts";

/** Whether an operation does one thing: to tell what is wrong with it does no more. */
function isOneField({ selectionSet: { selections } }: OperationDefinitionNode): boolean {
  const [first, ...more] = selections.filter((one) => one.kind !== Kind.FIELD || one.name.value !== "problems");
  return first?.kind === Kind.FIELD && more.length === 0;
}

const listener: GraphQLRequestListener<Context> = {
  /** What is asked of an operation that was found good, before it is carried out. Throws GraphQLError or Fault. */
  async didResolveOperation({ schema, operation, request }) {
    if (operation === undefined)
      throw new GraphQLError("Name one operation of the document as operationName.", {
        extensions: { code: "OPERATION_RESOLUTION_FAILURE" },
      });
    const unknown = unknownInput(schema, operation, request.variables ?? {});
    if (unknown !== undefined) throw unknown;
    // what one of several has written stays, whatever the next one takes
    if (operation.operation === "mutation" && !isOneField(operation)) leaveSmallPlace();
  },

  /** The status of an answer: for those who look at it in GraphQL's own media type, and for those who have to wait. */
  async willSendResponse({ request, response: { http, body }, errors = [], operation, contextValue }) {
    if (body.kind === "single" && body.singleResult.errors !== undefined) {
      const left = body.singleResult.errors.filter(({ path }) => !isToldAsData(contextValue, path));
      if (left.length > 0) body.singleResult.errors = left;
      else delete body.singleResult.errors;
    }
    const { data, errors: told = [] } = body.kind === "single" ? body.singleResult : body.initialResult;
    const isRefused = told.some(({ extensions }) => extensions?.["code"] === "BAD_REQUEST");
    if (data === undefined && !isRefused)
      http.status = request.http?.headers.get("accept") === graphqlResponse ? 400 : 200;
    // how long an answer may be kept is said of all alike
    http.headers.delete("cache-control");
    const waiting = errors.map(faultBehind).find((fault) => typeof fault?.retryAfter === "number");
    if (waiting === undefined || waiting === null) return;
    http.headers.set("retry-after", String(waiting.retryAfter));
    // what has changed something is not to be sent again as it was
    const isKept =
      operation?.operation === "mutation" &&
      Object.values(data ?? {}).some((done) => done !== null && !Array.isArray(done));
    if (!isKept) http.status = statusOf[waiting.kind];
  },
};

/** What Apollo Server asks of us on the way of a request; an error of ours that it finds itself is logged. */
const onTheWay = (log: Log): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => listener,
  unexpectedErrorProcessingRequest: async ({ error }) => log(errorLine(error)),
  startupDidFail: async ({ error }) => log(errorLine(error)),
});

const silent = (): void => undefined;

/**
 * Apollo Server over a schema: it negotiates, reads and checks documents once, keeps queries by their hashes, carries
 * operations out, and tells what is wrong in our words.
 */
export function serverFor(schema: GraphQLSchema, kept: KeptQueries, log: Log): ApolloServer<Context> {
  const server = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // no cookies and no other ambient authority: a foreign page gains nothing by sending requests
    csrfPrevention: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: MOST_TOKENS },
    validationRules: [limits, operationTypes],
    validationOptions: { maxErrors: MOST_ERRORS },
    persistedQueries: { cache: PrefixingKeyValueCache.cacheDangerouslyDoesNotNeedPrefixesForIsolation(kept) },
    documentStore: new KeptDocuments(),
    stringifyResult: (result) => JSON.stringify(result),
    formatError: errorsTold(log),
    // errors are logged with their places by the plugin
    logger: { debug: silent, info: silent, warn: silent, error: silent },
    // every plugin Apollo would load by itself is switched off: the bundles leave those loads out
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      onTheWay(log),
    ],
  });
  server.startInBackgroundHandlingStartupErrorsByLoggingAndFailingAllRequests();
  return server;
}
