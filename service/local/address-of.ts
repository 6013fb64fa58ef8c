import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";

/** Where a request to the local server comes from: the other end of its socket. */
export const addressOf = (c: Context): string | null => getConnInfo(c).remote.address ?? null;
