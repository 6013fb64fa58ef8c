import { createStore } from "./table-store.ts";
import type { Store } from "./store.ts";
import { gamesThere, openFolder } from "./data-folder.ts";
import { keepingLatest } from "./latest-games.ts";
import { tellingChanges } from "./telling-changes.ts";
import { openFileTable, openMemoryTable, type SqliteTable } from "./sqlite-table.ts";

/** The store of a local server, the table below it, and how to close both. */
export interface EmbeddedStore {
  readonly store: Store;
  readonly table: SqliteTable;
  /** The file of the games, which other threads may read; null where they are in memory. */
  readonly file: string | null;
  close(): Promise<void>;
}

/**
 * Opens the store in a data folder, or (for "memory") in memory; `changed` is called with a game's id when what somebody
 * may see of it has changed. Throws UnusableFolder.
 */
export function openEmbeddedStore(data: string, changed: (game: string) => void = () => undefined): EmbeddedStore {
  const { file, release } = data === "memory" ? { file: null, release: () => undefined } : openFolder(data);
  // nobody else writes to what is open here
  const table = tellingChanges(keepingLatest(file === null ? openMemoryTable() : openFileTable(file)), changed);
  return {
    store: createStore(table),
    table,
    file,
    async close() {
      await table.close();
      release();
    },
  };
}

/**
 * The same for whoever looks after games that there are: where there is no data folder yet, none is made. Throws
 * UnusableFolder.
 */
export function openStoreThere(folder: string): EmbeddedStore {
  gamesThere(folder);
  return openEmbeddedStore(folder);
}
