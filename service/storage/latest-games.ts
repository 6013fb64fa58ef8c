import { RecentCache } from "../../rules/kernel/index.ts";
import { countBytes } from "../adjudication/budget.ts";
import { weightOf } from "./sqlite-rows.ts";
import { isMoveItem, isWholeGame } from "./game-items.ts";
import type { Item, Table } from "./table.ts";

/** How many characters of games are kept. */
const MOST_KEPT = 16_000_000;

/** What a game's actions begin with, as the table has it, and how much it weighs to read that. */
interface Kept {
  readonly items: readonly Item[];
  readonly weight: number;
}

const keptOf = (items: readonly Item[]): Kept => ({
  items,
  weight: items.reduce((sum, item) => sum + weightOf(item), 0),
});

const keyOf = (item: Item): string => String(item["pk"]);

/** What is kept of games between the writes to their partitions: of one that is written to, nothing meanwhile. */
class LatestGames {
  readonly #games = new RecentCache<Kept>(Infinity, MOST_KEPT);
  /** How many writes to a partition are on their way. */
  readonly #writes = new Map<string, number>();
  /** How many writes there have been. */
  begun = 0;

  get(pk: string): Kept | undefined {
    return this.#games.get(pk);
  }

  keep(pk: string, items: readonly Item[]): void {
    if (this.#writes.has(pk) || items.length === 0) return;
    const kept = keptOf(items);
    this.#games.set(pk, kept, kept.weight);
  }

  /** Writes to a partition. `then` says what is kept afterwards. */
  async wrote<D>(pk: string, write: () => Promise<D>, then: (done: D) => readonly Item[] = () => []): Promise<D> {
    this.#games.delete(pk);
    this.begun++;
    this.#writes.set(pk, (this.#writes.get(pk) ?? 0) + 1);
    let items: readonly Item[] = [];
    try {
      const done = await write();
      // of several at the same time nobody here knows which came last
      if (this.#writes.get(pk) === 1) items = then(done);
      return done;
    } finally {
      const others = (this.#writes.get(pk) ?? 1) - 1;
      if (others === 0) this.#writes.delete(pk);
      else this.#writes.set(pk, others);
      this.keep(pk, items);
    }
  }
}

/**
 * A table that nobody else writes to, which keeps what a game's actions begin with: whoever acts on one after the other
 * reads it once. What is kept counts as read each time. It is kept by the writes of this table alone, and judges
 * nothing: that is for the condition of the next write, so that whoever wrote to the file in between is not overwritten.
 */
export function keepingLatest<T extends Table>(table: T): T {
  const games = new LatestGames();
  return {
    ...table,
    async query(pk, between, order, limit) {
      const isWhole = isWholeGame(pk, between, order, limit);
      const kept = isWhole ? games.get(pk) : undefined;
      if (kept !== undefined) {
        countBytes(kept.weight);
        return kept.items;
      }
      const before = games.begun;
      const items = await table.query(pk, between, order, limit);
      if (isWhole && before === games.begun) games.keep(pk, items);
      return items;
    },
    putNew(item) {
      const pk = keyOf(item);
      const before = games.get(pk)?.items;
      const after = (isDone: boolean): readonly Item[] =>
        isDone && isMoveItem(item) && before !== undefined
          ? before.map((kept) => (isMoveItem(kept) ? item : kept))
          : [];
      return games.wrote(pk, () => table.putNew(item), after);
    },
    putNext: (item, generation) => games.wrote(keyOf(item), () => table.putNext(item, generation)),
    put: (item) => games.wrote(keyOf(item), () => table.put(item)),
    remove: (pk, sk) => games.wrote(pk, () => table.remove(pk, sk)),
  };
}
