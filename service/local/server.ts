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

/** What is wrong with a request that does not say whom it asks; null where it does, or its HTTP is older than that. */
const hostless = ({ httpVersion, headers }: IncomingMessage): Fault | null =>
  httpVersion === "1.0" || headers.host !== undefined
    ? null
    : unreadableAt("", "The request names no host: HTTP/1.1 asks for the header Host.");

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
 * Serves an app, by itself on this machine alone, to its own names and to web pages of this machine; who sends a body too slowly
 * is answered 408, who opens too many connections 429 or 503, and who does not take his answer is let go.
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
  const answers = new WeakMap<Duplex, ServerResponse>();
  // Node itself would refuse without a word
  const server = createServer({ ...serverOptions, requireHostHeader: false }, (incoming, outgoing) => {
    const fault = beyond(incoming.socket) ?? hostless(incoming);
    if (fault !== null) {
      const { status, headers, body } = lastAnswer(fault);
      outgoing.writeHead(status, headers).end(body);
      return;
    }
    answers.set(incoming.socket, outgoing);
    void listener(incoming, outgoing);
  });
  // an expectation that nobody here knows may be left alone
  server.on("checkExpectation", (incoming, outgoing) => server.emit("request", incoming, outgoing));
  // nothing that comes or goes: answers are worked out and streams give signs of life in less
  server.timeout = unread;
  const beyond = countConnections(server, options.connections ?? mostConnections, isProxy);
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const isAnswering = answer !== undefined && answer.headersSent && !answer.writableEnded;
    if (socket.writable && !isAnswering && error.code !== "ECONNRESET") refuse(socket, faultOf(error.code));
    else socket.destroy();
  });
  server.listen(port, listen, () => {
    const bound = server.address();
    onListening(typeof bound === "object" && bound !== null ? bound.port : port);
  });
  return server;
}
