import { aText, demand, misfit } from "../rules/kernel/index.ts";
import type { Table } from "../service/storage/table.ts";
import { openEmbeddedStore } from "../service/storage/embedded-store.ts";

/** A table in a data folder or in memory, and how to give the folder back. */
export interface OpenTable {
  /** The table, for `createUmpire`. */
  readonly table: Table;
  /** Gives the folder back, when everything that was written is kept. */
  close(): Promise<void>;
}

/**
 * Opens the table in a data folder, which nobody else may have open, or in memory (for "memory"). Throws where the folder
 * cannot be used, with what to do.
 */
export function openTable(folder: string): OpenTable {
  demand(misfit("folder", folder, aText));
  const { table, close } = openEmbeddedStore(folder);
  return { table, close };
}
