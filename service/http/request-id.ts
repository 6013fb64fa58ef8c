import { randomUUID } from "node:crypto";
import type { Context } from "hono";

const ids = new WeakMap<Request, string>();

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Gives a request the id by which its answer and the log name it: the UUID that it brings, else a new one. */
export function newRequestId(c: Context): string {
  const brought = c.req.header("umpire-request-id");
  const id = brought !== undefined && uuid.test(brought) ? brought : randomUUID();
  ids.set(c.req.raw, id);
  return id;
}

/** The id of a request; null where it was given none. */
export const requestIdOf = (c: Context): string | null => ids.get(c.req.raw) ?? null;

/** The header by which a request that is answered at another place keeps its id. */
export const requestIdHeader = (c: Context): Readonly<Record<string, string>> => {
  const id = requestIdOf(c);
  return id === null ? {} : { "umpire-request-id": id };
};
