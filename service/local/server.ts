import { createServer, type Server, type ServerOptions } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { unreadableAt } from "../faults.ts";
import { answerHeaders } from "../page-headers.ts";
import { internalProblem, type Log, problem } from "../problems.ts";
import { ownHost } from "./own-host.ts";

/** How long a client may take, in milliseconds: for the headers, for the whole request, and how often that is seen to. */
export type Patience = Required<
  Pick<ServerOptions, "headersTimeout" | "requestTimeout" | "connectionsCheckingInterval">
>;

const patience: Patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** What cannot be asked of an app at all: a host or an address that is none. */
const answerUnasked =
  (log: Log) =>
  (error: unknown): Response => {
    if (error instanceof RequestError)
      return problem(unreadableAt("", `The request cannot be read: ${error.message}.`), answerHeaders);
    log({ level: "error", message: error instanceof Error ? error.message : "unknown" });
    return internalProblem();
  };

/** Where and how a local server listens. */
export interface LocalServerOptions {
  readonly port: number;
  /** Names beside localhost that it answers for. */
  readonly hosts?: readonly string[];
  readonly patience?: Patience;
  readonly log: Log;
  readonly onListening: (port: number) => void;
}

/** Serves an app on this machine alone; who sends a body too slowly is answered 408. */
export function localServer(
  app: Hono,
  { port, hosts = [], patience: serverOptions = patience, log, onListening }: LocalServerOptions,
): Server {
  const misdirected = ownHost(hosts);
  // asked before the app, so that what passes is not carried through a second one
  const fetch = (request: Request, bindings: HttpBindings | Http2Bindings): Response | Promise<Response> =>
    misdirected(bindings.incoming.headers.host ?? new URL(request.url).host) ?? app.fetch(request, bindings);
  const listener = getRequestListener(fetch, { hostname: "127.0.0.1", errorHandler: answerUnasked(log) });
  const server = createServer(serverOptions, (incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(port, "127.0.0.1", () => {
    const bound = server.address();
    onListening(typeof bound === "object" && bound !== null ? bound.port : port);
  });
  return server;
}
