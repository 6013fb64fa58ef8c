import type { MiddlewareHandler } from "hono";
import { Fault } from "../faults.ts";
import { problem } from "../problems.ts";

const own: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Answers only requests that name this machine: a name of the outside that has come to mean this machine (DNS
 * rebinding) would let a web page read what it must not. `names` are further names the server is known by.
 */
export const ownHost = (names: readonly string[] = []): MiddlewareHandler => {
  const known = new Set([...own, ...names.map((name) => name.toLowerCase())]);
  return async (c, next) => {
    const named = (c.req.header("host") ?? new URL(c.req.url).host).toLowerCase().replace(/:\d+$/, "");
    if (known.has(named)) return next();
    return problem(
      new Fault(
        "misdirected",
        `This server answers for localhost, not for "${named.slice(0, 100)}"; see UMPIRE_HOSTS.`,
      ),
    );
  };
};
