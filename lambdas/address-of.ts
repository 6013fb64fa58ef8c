import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import * as z from "zod";
import { HOST_HEADER, VIEWER_HEADER, VIEWER_KEY_HEADER } from "./viewer.ts";

const bindings = z.object({ requestContext: z.object({ http: z.object({ sourceIp: z.string() }) }) });

const same = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Whether a request has come through the CDN, by the key that the CDN alone adds; also where no key is set, and at the
 * calls of the init phase.
 */
export function isFromCdn(c: Context): boolean {
  const key = process.env["VIEWER_KEY"] ?? "";
  return key === "" || !bindings.safeParse(c.env).success || same(c.req.header(VIEWER_KEY_HEADER) ?? "", key);
}

/**
 * Where a request to the HTTP API comes from: the address that Amazon saw. What comes through the CDN has the viewer's
 * address in a header, which counts only beside the key that the CDN alone adds; no other header ever does. Null at the
 * calls of the init phase.
 */
export function addressOf(c: Context): string | null {
  const seen = bindings.safeParse(c.env).data?.requestContext.http.sourceIp ?? null;
  const key = process.env["VIEWER_KEY"] ?? "";
  if (seen === null || key === "" || !same(c.req.header(VIEWER_KEY_HEADER) ?? "", key)) return seen;
  return c.req.header(VIEWER_HEADER) ?? seen;
}

/** By which name a viewer asked: as the CDN notes it, which counts only beside its key; else the request's own. */
export function originOf(c: Context): string {
  const key = process.env["VIEWER_KEY"] ?? "";
  const host = c.req.header(HOST_HEADER);
  const isNoted = key !== "" && host !== undefined && same(c.req.header(VIEWER_KEY_HEADER) ?? "", key);
  return isNoted && /^[\w.:-]{1,253}$/.test(host) ? `https://${host}` : new URL(c.req.url).origin;
}
