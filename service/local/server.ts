import type { ServerOptions } from "node:http";
import { type Http2Bindings, type HttpBindings, serve, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";
import { ownHost } from "./own-host.ts";

/** How long a client may take, in milliseconds: for the headers, for the whole request, and how often that is seen to. */
export type Patience = Required<
  Pick<ServerOptions, "headersTimeout" | "requestTimeout" | "connectionsCheckingInterval">
>;

const patience: Patience = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 5000 };

/** Where and how a local server listens. */
export interface LocalServerOptions {
  readonly port: number;
  /** Names beside localhost that it answers for. */
  readonly hosts?: readonly string[];
  readonly patience?: Patience;
  readonly onListening: (port: number) => void;
}

/** Serves an app on this machine alone; who sends a body too slowly is answered 408. */
export function localServer(
  app: Hono,
  { port, hosts = [], patience: serverOptions = patience, onListening }: LocalServerOptions,
): ServerType {
  const misdirected = ownHost(hosts);
  // asked before the app, so that what passes is not carried through a second one
  const fetch = (request: Request, bindings: HttpBindings | Http2Bindings): Response | Promise<Response> =>
    misdirected(bindings.incoming.headers.host ?? new URL(request.url).host) ?? app.fetch(request, bindings);
  return serve({ fetch, port, hostname: "127.0.0.1", serverOptions }, (bound) => onListening(bound.port));
}
