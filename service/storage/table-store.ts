import { gamesKept } from "./games-kept.ts";
import { gamesPutAway } from "./put-away.ts";
import { createDueStore } from "./dues-kept.ts";
import { serverKept } from "./server-kept.ts";
import type { Table } from "./table.ts";
import type { Store } from "./store.ts";

/**
 * The store on a table. Single-item writes only: each of them is whole by itself, in whatever order a crash leaves
 * them.
 */
export const createStore = (table: Table): Store => ({
  ...gamesKept(table),
  ...gamesPutAway(table),
  ...createDueStore(table),
  ...serverKept(table),
});
