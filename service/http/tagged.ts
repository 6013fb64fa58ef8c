import type { MiddlewareHandler } from "hono";
import { etag, RETAINED_304_HEADERS } from "hono/etag";

/** Tells by a tag whether an answer is still the one somebody has: then it is 304, without the answer. */
export const tagged: MiddlewareHandler = etag({
  retainedHeaders: [
    ...RETAINED_304_HEADERS,
    "retry-after",
    "access-control-allow-origin",
    "access-control-expose-headers",
  ],
});
