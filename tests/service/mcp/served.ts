import type { Hono } from "hono";
import { app } from "../../../service/index.ts";
import { games } from "../../all-games.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../embedded.ts";

/** The whole service over a table in memory. */
export interface Served {
  readonly app: Hono;
  readonly embedded: EmbeddedStore;
  readonly logged: Readonly<Record<string, unknown>>[];
}

export function served(): Served {
  const embedded = openEmbeddedStore("memory");
  const logged: Readonly<Record<string, unknown>>[] = [];
  const whole = app({ games, store: embedded.store, now: Date.now, log: (line) => logged.push(line) });
  return { app: whole, embedded, logged };
}
