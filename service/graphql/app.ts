import { getOperationAST, GraphQLError, type GraphQLSchema, Kind, type OperationDefinitionNode } from "graphql";
import {
  createHandler,
  type Handler,
  type OperationArgs,
  parseRequestParams,
  type Request,
  type Response as Answer,
} from "graphql-http";
import type { Hono } from "hono";
import { readBody } from "../body.ts";
import { newApi, type Surroundings } from "../every-answer.ts";
import { Fault, type FaultKind, statusOf } from "../faults.ts";
import type { Visitors } from "../guessing.ts";
import { parametersOf } from "../http.ts";
import { MOST_BODY_BYTES, MOST_RECORD_BODY_BYTES, tooLarge } from "../json.ts";
import type { Operations } from "../operations.ts";
import { errorLine, type Log, problem } from "../problems.ts";
import { readJson } from "../read-json.ts";
import { asOneRequest, onlyWhole } from "../work.ts";
import { documentsFor } from "./documents.ts";
import { errorsTold, faultBehind, hidden, toldFault } from "./errors.ts";
import { persistedQueries } from "./persisted-queries.ts";
import { resolversFor } from "./resolvers.ts";
import { type Context, isObject, schemaWith } from "./schema.ts";
import { unknownInput } from "./unknown-input.ts";

const json = "application/json; charset=utf-8";

/** The longest document that is read where only what is small is answered, in characters. */
const MOST_SMALL_DOCUMENT = 4000;

/** An answer that is one error of the request. */
const refusal = (status: 400 | 405 | 406 | 415, code: string, message: string): Answer => [
  JSON.stringify({ errors: [new GraphQLError(message, { extensions: { code } })] }),
  { status, statusText: "", headers: { "content-type": json, ...(status === 405 && { allow: "POST" }) } },
];

const noBatches = refusal(400, "BAD_REQUEST", "Send one operation in a JSON object: there are no batches.");

/** What the library says by the status alone, said in words. */
const inWords: Readonly<Record<number, Answer>> = {
  406: refusal(406, "BAD_REQUEST", "Accept application/graphql-response+json or application/json."),
  415: refusal(415, "BAD_USER_INPUT", 'Send JSON with "content-type: application/json".'),
};

/** What a request says beside its document, and what is found out about its answer on the way. */
interface Asked {
  /** The body of a POST, the parameters of a GET. */
  readonly request: unknown;
  readonly context: Context;
  /** Whether it was carried out at all. */
  isDone: boolean;
  /** Whether it has changed something: then it is not to be sent again as it was. */
  isKept: boolean;
  /** The fault that says when to come again, if one of its fields had such a one. */
  waiting: Fault | null;
}

type AskedRequest = Request<unknown, Asked>;

/** Whether an operation has one field and no more. */
const isOneField = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.length === 1 && selections[0]?.kind === Kind.FIELD;

/** GraphQL over HTTP by the reference implementation; documents are read and checked once. */
function handlerFor(schema: GraphQLSchema, log: Log): Handler<unknown, Asked> {
  const documents = documentsFor(schema);
  const keptQuery = persistedQueries();
  return createHandler<unknown, Asked, Context>({
    formatError: errorsTold(log),
    parseRequestParams(asked: AskedRequest) {
      const query = keptQuery(asked.context.request);
      if (query === undefined) return parseRequestParams(asked);
      const { method, url } = asked;
      return method === "GET"
        ? parseRequestParams({ ...asked, url: `${url}&${new URLSearchParams({ query })}` })
        : parseRequestParams({ ...asked, body: { ...Object(asked.body), query } });
    },
    onSubscribe({ method, context }: AskedRequest, { query, operationName, variables }) {
      // reading and checking a document is no counted work, and grows faster than its length
      if (query.length > MOST_SMALL_DOCUMENT) onlyWhole();
      const document = documents(query);
      if (!("kind" in document)) return document;
      const operation = getOperationAST(document, operationName);
      if (!operation)
        return [
          new GraphQLError("Name one operation of the document as operationName.", {
            extensions: { code: "OPERATION_RESOLUTION_FAILURE" },
          }),
        ];
      const unknown = unknownInput(schema, operation, variables ?? {});
      if (unknown !== undefined) return [unknown];
      if (operation.operation === "mutation" && method === "GET")
        return refusal(405, "BAD_REQUEST", "A mutation is sent by POST.");
      // what one of several has written stays, whatever the next one takes
      if (operation.operation === "mutation" && !isOneField(operation)) onlyWhole();
      const args: OperationArgs<Context> = {
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: context.context,
      };
      return args;
    },
    onOperation({ context }: AskedRequest, { document, operationName }, result) {
      if (!("data" in result) && !("errors" in result)) return;
      context.isDone = result.data !== undefined;
      const changes = getOperationAST(document, operationName)?.operation === "mutation";
      context.isKept = changes && Object.values(result.data ?? {}).some((done) => done !== null);
      const faults = (result.errors ?? []).map(faultBehind);
      context.waiting = faults.find((fault) => typeof fault?.retryAfter === "number") ?? null;
    },
  });
}

/** What may keep a request from its fields though nothing is wrong with it: it is told as it would be told of a field. */
const aroundFields: ReadonlySet<FaultKind> = new Set(["too-many", "busy", "given-up"]);

/** A fault as the one error of an answer. */
const faultAnswer = (fault: Fault): Response =>
  new Response(JSON.stringify({ errors: [toldFault(fault)] }), {
    status: statusOf[fault.kind],
    headers: {
      "content-type": json,
      ...(fault.retryAfter !== null && { "retry-after": String(fault.retryAfter) }),
    },
  });

/** The GraphQL API at /graphql: the same operations, typed by schema.graphql. */
export function createGraphqlApp(operations: Operations, surroundings: Surroundings, visitors: Visitors): Hono {
  const { log } = surroundings;
  const handle = handlerFor(schemaWith(resolversFor(operations)), log);
  const app = newApi(surroundings);
  app.onError((error) => {
    if (error instanceof Fault) return aroundFields.has(error.kind) ? faultAnswer(error) : problem(error);
    log(errorLine(error));
    return new Response(JSON.stringify({ errors: [hidden()] }), { status: 500, headers: { "content-type": json } });
  });
  app.on(["GET", "POST"], "/graphql", async (c) => {
    const inAddress = c.req.method !== "POST";
    const accept = c.req.header("accept");
    const contentType = c.req.header("content-type");
    const body = inAddress ? undefined : graphqlBody(contentType, await readBody(c, MOST_RECORD_BODY_BYTES));
    const context: Asked = {
      request: inAddress ? parametersOf(c) : body,
      context: { authorization: c.req.header("authorization"), visit: visitors(c), inAddress },
      isDone: true,
      isKept: false,
      waiting: null,
    };
    if (Array.isArray(body)) return answered(noBatches, context);
    // all fields of a request share its work
    const answer = await asOneRequest(() =>
      handle({
        method: inAddress ? "GET" : "POST",
        url: c.req.url,
        headers: {
          ...(accept !== undefined && { accept }),
          ...(contentType !== undefined && { "content-type": contentType }),
        },
        body: isObject(body) ? body : null,
        raw: c,
        context,
      }),
    );
    return answered(answer, context);
  });
  return app;
}

/** An answer of the library, with the status that it does not give by itself. */
function answered(answer: Answer, { isDone, isKept, waiting }: Asked): Response {
  const [text, { status, headers }] = answer[0] === null ? (inWords[answer[1].status] ?? answer) : answer;
  const response = { status, headers: { ...headers } };
  // nothing came of it: so says the status, for those who look at it in GraphQL's own media type
  if (!isDone && headers?.["content-type"] !== json) response.status = 400;
  if (waiting !== null) {
    if (!isKept) response.status = statusOf[waiting.kind];
    response.headers["retry-after"] = String(waiting.retryAfter);
  }
  return new Response(text, response);
}

/**
 * Reads a GraphQL request body; other content types are left to the library to refuse. It is no longer than any other
 * request but for one text among its variables: that may be a record. Throws a Fault when there is more.
 */
function graphqlBody(contentType: string | undefined, body: Uint8Array): unknown {
  if (contentType === undefined || !/^application\/json\s*(;|$)/i.test(contentType)) {
    if (body.byteLength > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
    return undefined;
  }
  const read = readJson(body, { most: MOST_RECORD_BODY_BYTES, longTextAt: 2 });
  if (body.byteLength <= MOST_BODY_BYTES || !isObject(read)) return read;
  const { variables: _, ...beside } = read;
  if (JSON.stringify(beside).length > MOST_BODY_BYTES) throw tooLarge(MOST_BODY_BYTES);
  return read;
}
