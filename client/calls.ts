import type { CallOptions } from "./api-types.ts";
import { jsonOf, textOf } from "./reading.ts";
import type { Send } from "./transport.ts";

/** The calls of the API by their HTTP: how a client sends them and reads what comes back. */
export interface Calls {
  /** Reads what stands at a path. */
  get<T>(
    path: string,
    options?: CallOptions,
    query?: Readonly<Record<string, string | number | undefined>>,
  ): Promise<T>;
  /** Reads a text. */
  text(path: string, options?: CallOptions): Promise<string>;
  /** Asks a question, which may be asked again. */
  ask<T>(path: string, body: unknown, options?: CallOptions): Promise<T>;
  /** Does something once: what has no idempotency key is not sent again where it may have been done. */
  write<T>(path: string, body: unknown, options?: CallOptions): Promise<T>;
}

const hasKey = (body: unknown): boolean => typeof body === "object" && body !== null && "idempotencyKey" in body;

/** Calls by a way to send them. */
export const callsBy = (send: Send): Calls => ({
  get: async (path, options = {}, query = {}) =>
    jsonOf(await send({ method: "GET", path, query, repeatable: true, ...options })),
  text: async (path, options = {}) => textOf(await send({ method: "GET", path, repeatable: true, ...options })),
  ask: async (path, body = {}, options = {}) =>
    jsonOf(await send({ method: "POST", path, body, repeatable: true, ...options })),
  write: async (path, body, options = {}) =>
    jsonOf(await send({ method: "POST", path, body, repeatable: hasKey(body), ...options })),
});
