import { Fault } from "../schema/faults.ts";

/** One item, as the table keeps it: its keys `pk` and `sk`, and flat attributes beside them. */
export type Item = Readonly<Record<string, string | number>>;

/** The text of an attribute; "" where there is none. */
export const text = (item: Item, name: string): string => optionalText(item, name) ?? "";
export const optionalText = (item: Item, name: string): string | null => {
  const value = item[name];
  return typeof value === "string" ? value : null;
};
/** The number of an attribute; 0 where there is none. */
export const count = (item: Item, name: string): number => {
  const value = item[name];
  return typeof value === "number" ? value : 0;
};

/** The one attribute that may be long: tables keep it apart from the others, or packed. */
export const LONG = "body";

/** Items read at once where all of a partition is gone through. */
export const PAGE = 100;

/** Says that a table cannot be reached, so that nobody can tell what became of a write. */
export const outOfReach = (): Fault =>
  new Fault(
    "unavailable",
    "The store is out of reach at the moment. What you sent may have been done or not: look again, or send it again with the same idempotency key.",
  );

/** Where items lie: one partition, and the sort keys from one to another, both included. */
export interface Range {
  readonly from: string;
  readonly to: string;
}

/**
 * What the store does with its table: single items only, every read consistent. What cannot be done because the table is
 * out of reach or full throws a Fault (unavailable).
 */
export interface Table {
  get(pk: string, sk: string): Promise<Item | null>;
  /** Puts an item that must not exist yet. False when another was faster. */
  putNew(item: Item): Promise<boolean>;
  /**
   * Puts an item in place of the one of the generation before (attribute `generation`; generation 0 must not exist
   * yet). False when another was faster. Throws a Fault when it cannot be told: the answer was lost, and by now another
   * one stands in its place.
   */
  putNext(item: Item, generation: number): Promise<boolean>;
  put(item: Item): Promise<void>;
  remove(pk: string, sk: string): Promise<void>;
  /** The items of a partition between two sort keys, at most `limit` of them. */
  query(pk: string, between: Range, order: "forward" | "backward", limit: number): Promise<readonly Item[]>;
}

/** All items of a partition, read page by page. */
export async function wholePartition(table: Table, partition: string): Promise<readonly Item[]> {
  const all: Item[] = [];
  for (let from = "!"; ; from = `${text(all.at(-1) ?? {}, "sk")}!`) {
    const items = await table.query(partition, { from, to: "~" }, "forward", PAGE);
    all.push(...items);
    if (items.length < PAGE) return all;
  }
}
