import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { TrustedProxies } from "./trusted-proxies.ts";

const incomingOf = (c: Context<{ Bindings: HttpBindings }>): HttpBindings["incoming"] => c.env.incoming;

/** Where requests to the local server come from: the other end of the socket, or whom a proxy of one's own names. */
export const addressBy =
  ({ clientOf }: TrustedProxies) =>
  (c: Context): string | null =>
    clientOf(incomingOf(c));

/** By which name and scheme the local server was asked: by TLS where a proxy of one's own says so. */
export const originBy =
  ({ isOverTls }: TrustedProxies) =>
  (c: Context): string => {
    const { origin } = new URL(c.req.url);
    return isOverTls(incomingOf(c)) ? origin.replace(/^http:/, "https:") : origin;
  };
