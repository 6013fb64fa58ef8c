import type { Context } from "hono";
import * as z from "zod";

const bindings = z.object({ requestContext: z.object({ http: z.object({ sourceIp: z.string() }) }) });

/** Where a request to the HTTP API comes from: the address that Amazon saw, never a header. Null at the calls of the init phase. */
export const addressOf = (c: Context): string | null => bindings.safeParse(c.env).data?.requestContext.http.sourceIp ?? null;
