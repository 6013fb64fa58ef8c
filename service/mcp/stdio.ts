import type { Readable, Writable } from "node:stream";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ErrorCode, isJSONRPCRequest, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { games } from "../../rules/index.ts";
import {
  aFunction,
  anAddress,
  demand,
  type Fields,
  misfit,
  misfits,
  optional,
  textList,
  withMethods,
} from "../../rules/kernel/index.ts";
import { operationsFor } from "../app.ts";
import type { Log } from "../logging/log.ts";
import { apiVersion } from "../schema/api-version.ts";
import { openMemoryTable } from "../storage/sqlite-table.ts";
import { createStore } from "../storage/table-store.ts";
import { INVITATIONS_HEADER } from "./invitations.ts";
import { LineTransport } from "./line-transport.ts";
import { wrongParams } from "./params.ts";
import { createMcpServer, namesWithoutGames } from "./server.ts";
import { unknownName } from "./unknown.ts";

/** Where messages come from and go to, where these are not the standard streams. */
export interface Streams {
  readonly input?: Readable;
  readonly output?: Writable;
}

const streamFields: Fields = {
  input: optional(withMethods("a stream that is read", "on", "pause")),
  output: optional(withMethods("a stream that is written", "write", "once")),
};

/**
 * Answers questions about the rules from this process, until its input ends. No games are kept here, so none is told of.
 * Throws Unreadable where a stream or the log is none.
 */
export async function answerHere(streams: Streams, log: Log): Promise<void> {
  demand(misfits("streams", streams, streamFields), misfit("log", log, aFunction));
  const { input, output } = streams;
  const table = openMemoryTable();
  const operations = operationsFor({ games, store: createStore(table), now: Date.now, log });
  const asking = { operations, invitations: [], callerOf: () => ({ secret: null }), log };
  const server = createMcpServer(asking, { version: apiVersion, keepsGames: false });
  const wrong = (message: unknown) => wrongParams(message) ?? unknownName(message, namesWithoutGames);
  await server.connect(new LineTransport(input, output, wrong));
}

/** What a request is answered where the server does not answer. */
function unanswered(message: JSONRPCMessage, error: unknown): JSONRPCMessage | null {
  if (!isJSONRPCRequest(message)) return null;
  const text = `The server does not answer: ${error instanceof Error ? error.message : String(error)}`;
  return { jsonrpc: "2.0", id: message.id, error: { code: ErrorCode.InternalError, message: text } };
}

/** A server elsewhere, and the invitations to send it: no model ever sees them. */
export interface RemoteServer extends Streams {
  /** Where the server is, e.g. http://localhost:4000. */
  readonly url: string;
  readonly invitations: readonly string[];
  readonly fetch?: (url: string | URL, init?: RequestInit) => Promise<Response>;
}

const remoteFields: Fields = { url: anAddress, invitations: textList, fetch: optional(aFunction), ...streamFields };

/** Hands every message to a server and its answers back, until the input ends. Throws Unreadable where an option is none. */
export async function answerElsewhere(server: RemoteServer): Promise<void> {
  demand(misfits("server", server, remoteFields));
  const { url, invitations, input, output, fetch } = server;
  const there = new StreamableHTTPClientTransport(new URL("/mcp", url), {
    requestInit: { headers: invitations.length === 0 ? {} : { [INVITATIONS_HEADER]: invitations.join(", ") } },
    ...(fetch !== undefined && { fetch }),
  });
  const here = new LineTransport(input, output);
  // a transport has one listener of each kind, by its interface
  /* oxlint-disable unicorn/prefer-add-event-listener */
  here.onmessage = (message) => {
    void there.send(message).catch(async (error: unknown) => {
      const answer = unanswered(message, error);
      if (answer !== null) await here.send(answer);
    });
  };
  there.onmessage = (message) => void here.send(message);
  here.onclose = () => void there.close();
  /* oxlint-enable unicorn/prefer-add-event-listener */
  await there.start();
  await here.start();
}
