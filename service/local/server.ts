import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, type Http2Bindings, type HttpBindings, RequestError } from "@hono/node-server";
import type { Hono } from "hono";
import { Fault, unreadableAt } from "../schema/faults.ts";
import { answerHeaders } from "../http/page-headers.ts";
import { problemDetails } from "../http/problem-details.ts";
import { internalProblem, problem, problemType } from "../http/problems.ts";
import { type Log } from "../logging/log.ts";
import { askingPages } from "./asking-pages.ts";
import { countConnections, type MostConnections, mostConnections } from "./connections.ts";
import { ownHost } from "./own-host.ts";

/**
 * How long a client may take, in milliseconds: for the headers, for the whole request, how often that is seen to, and how
 * long a connection waits for the next request.
 */
export type Patience = Required<
  Pick<ServerOptions, "headersTimeout" | "requestTimeout" | "connectionsCheckingInterval" | "keepAliveTimeout">
>;

const patience: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
  // longer than clients and proxies keep one, so that none is closed while they write on it
  keepAliveTimeout: 75_000,
};

/** How long a connection may take nothing of its answer, in milliseconds: it is held for nobody then. */
const UNREAD = 60_000;
/** Seconds after which may be asked again what was not answered in that time. */
const RETRY_AFTER = 5;

/** What cannot be asked of an app at all: a host or an address that is none. */
const answerUnasked =
  (log: Log) =>
  (error: unknown): Response => {
    if (error instanceof RequestError)
      return problem(unreadableAt("", `The request cannot be read: ${error.message}.`), answerHeaders);
    log({ level: "error", message: error instanceof Error ? error.message : "unknown" });
    return internalProblem();
  };

/** What is wrong with a request that never became one, by what Node calls it. */
function faultOf(code: string | undefined): Fault {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new Fault("too-slow", "The request did not come whole in the time there is for it.");
    case "HPE_HEADER_OVERFLOW":
      return new Fault("headers-too-large", "The headers of the request are larger than a server reads.");
    default:
      return unreadableAt("", "What came is not an HTTP request.");
  }
}

/** What is told of a request that came whole, where its answer did not come as long as a connection is held for it. */
const unanswered = (): Fault =>
  new Fault(
    "given-up",
    "The answer took longer than a connection is held for it. What you sent may have been done or not: look again, or send it again with the same idempotency key.",
    [],
    null,
    RETRY_AFTER,
  );

/** What is told who would have another server reached through this one. */
const noTunnel = (): Fault =>
  new Fault("method-not-allowed", "CONNECT is not possible: this server leads to no other.");

/** What is wrong with a request that does not say whom it asks; null where it does, or its HTTP is older than that. */
const hostless = ({ httpVersion, headers }: IncomingMessage): Fault | null =>
  httpVersion === "1.0" || headers.host !== undefined
    ? null
    : unreadableAt("", "The request names no host: HTTP/1.1 asks for the header Host.");

/** The latest request of a connection, and its answer. */
interface Exchange {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
}

/** Whether a request has come whole and nothing was said to it yet. */
const isDue = ({ incoming, outgoing }: Exchange): boolean => incoming.complete && !outgoing.headersSent;

/** Whether a problem may still be told: no request gets a second answer, and none in the middle of the first. */
const mayBeTold = ({ incoming, outgoing }: Exchange): boolean =>
  outgoing.headersSent ? outgoing.writableEnded && incoming.complete : !incoming.complete;

/** A problem as the last answer of a connection: its status, headers and body. */
function lastAnswer(fault: Fault): {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string;
} {
  const details = problemDetails(fault);
  const body = JSON.stringify(details);
  const headers = {
    ...answerHeaders,
    "content-type": problemType,
    "content-length": Buffer.byteLength(body),
    connection: "close",
    ...(fault.retryAfter !== null && { "retry-after": fault.retryAfter }),
  };
  return { status: details.status, headers, body };
}

/** Tells the other end of a connection what is wrong with what came of its request, and closes it. */
function refuse(socket: Duplex, fault: Fault): void {
  const { status, headers, body } = lastAnswer(fault);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines.join("")}\r\n${body}`);
}

/** Where and how a local server listens. */
export interface LocalServerOptions {
  readonly port: number;
  /** Names beside localhost that it answers for. */
  readonly hosts?: readonly string[];
  /** Origins of web pages that may ask, beside those of this machine. */
  readonly origins?: readonly string[];
  /** The address it listens at: by itself that of this machine alone. */
  readonly listen?: string;
  /** Whether an address is that of a proxy of one's own. */
  readonly isProxy?: (address: string) => boolean;
  readonly patience?: Patience;
  /** How long a connection may take nothing of its answer, in milliseconds. */
  readonly unread?: number;
  readonly connections?: MostConnections;
  readonly log: Log;
  readonly onListening: (port: number) => void;
}

/**
 * Ends what goes wrong on a connection with a word, once: what is no request, comes too slowly or is not answered in
 * time is told so, unless its answer has begun; a request before it is answered first.
 */
function tellOfTrouble(server: Server, latest: WeakMap<Duplex, Exchange>): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const exchange = latest.get(socket);
    if (!socket.writable || error.code === "ECONNRESET") socket.destroy();
    else if (exchange === undefined || mayBeTold(exchange)) refuse(socket, faultOf(error.code));
    // the trouble is of what came behind a request that is still to be answered
    else if (isDue(exchange)) exchange.outgoing.shouldKeepAlive = false;
    else socket.destroy();
  });
  server.on("timeout", (socket: Duplex) => {
    const exchange = latest.get(socket);
    if (socket.writable && exchange !== undefined && isDue(exchange)) refuse(socket, unanswered());
    else socket.destroy();
  });
  server.on("connect", (_, socket) => refuse(socket, noTunnel()));
}

/**
 * Serves an app, by itself on this machine alone, to its own names and to web pages of this machine; who sends a body too slowly
 * is answered 408, who opens too many connections 429 or 503, whose answer is too long in coming 503, and who does not
 * take his answer is let go.
 */
export function localServer(app: Hono, options: LocalServerOptions): Server {
  const { port, listen = "127.0.0.1", hosts = [], origins = [], patience: serverOptions = patience } = options;
  const { isProxy, log, onListening, unread = UNREAD } = options;
  const misdirected = ownHost(hosts);
  const ofElsewhere = askingPages(origins, hosts);
  // asked before the app, so that what passes is not carried through a second one
  const fetch = (request: Request, bindings: HttpBindings | Http2Bindings): Response | Promise<Response> => {
    const { rawHeaders, headers, method } = bindings.incoming;
    return misdirected(rawHeaders) ?? ofElsewhere(method, headers) ?? app.fetch(request, bindings);
  };
  const listener = getRequestListener(fetch, { hostname: "127.0.0.1", errorHandler: answerUnasked(log) });
  const latest = new WeakMap<Duplex, Exchange>();
  // Node itself would refuse without a word
  const server = createServer({ ...serverOptions, requireHostHeader: false }, (incoming, outgoing) => {
    const fault = beyond(incoming.socket) ?? hostless(incoming);
    if (fault !== null) {
      const { status, headers, body } = lastAnswer(fault);
      outgoing.writeHead(status, headers).end(body);
      return;
    }
    latest.set(incoming.socket, { incoming, outgoing });
    void listener(incoming, outgoing);
  });
  // an expectation that nobody here knows may be left alone
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  // nothing that comes or goes: answers are worked out and streams give signs of life in less
  server.timeout = unread;
  const beyond = countConnections(server, options.connections ?? mostConnections, isProxy);
  tellOfTrouble(server, latest);
  server.listen(port, listen, () => {
    const bound = server.address();
    onListening(typeof bound === "object" && bound !== null ? bound.port : port);
  });
  return server;
}
