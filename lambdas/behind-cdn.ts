import type { Context } from "hono";
import { Hono } from "hono";
import { Fault, type Log, problem } from "../service/index.ts";
import { addressOf, isFromCdn } from "./address-of.ts";

/** The id of the stored game that a path names; null for none. */
const gameIn = (path: string): string | null => /^\/v1\/games\/([a-z0-9]{1,40})(?:\/|$)/.exec(path)?.[1] ?? null;

/** Answers what comes past the CDN, whose limits for single addresses it would escape. */
const refused = (): Response =>
  problem(new Fault("misdirected", "This address is not open: ask by the name of the CDN."));

/**
 * An app as it stands behind the CDN: what comes beside it is refused before any work is done, and each answer has a
 * line in the log with its path, its game and the address it went to; never a query, which may hold what is secret.
 */
export function behindCdn(app: Hono, log: Log): Hono {
  const outer = new Hono();
  outer.all("*", async (c: Context) => {
    const { method, path } = c.req;
    const response = isFromCdn(c) ? await app.fetch(c.req.raw, c.env) : refused();
    log({
      level: "info",
      message: "answered",
      method,
      path,
      game: gameIn(path),
      address: addressOf(c),
      status: response.status,
    });
    return response;
  });
  return outer;
}
