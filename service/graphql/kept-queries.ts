import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import { RecentCache } from "../../rules/kernel/index.ts";
import { mayCostMuch } from "./costly-fields.ts";

/** The longest query that is kept, in characters: longer ones are sent and read each time. */
export const MOST_KEPT = 20_000;

/**
 * The queries that Apollo keeps by their hashes for a while. None with a field that costs much is among them: it is
 * sent whole each time.
 */
export class KeptQueries implements KeyValueCache<string> {
  readonly #kept = new RecentCache<string>(500, 500_000);

  /** Whether a hash stands for a query here. */
  knows(hash: string): boolean {
    return this.#kept.get(hash) !== undefined;
  }

  async get(hash: string): Promise<string | undefined> {
    return this.#kept.get(hash);
  }

  async set(hash: string, query: string): Promise<void> {
    if (query.length <= MOST_KEPT && !mayCostMuch(query)) this.#kept.set(hash, query, query.length);
  }

  async delete(hash: string): Promise<boolean> {
    return this.#kept.delete(hash);
  }
}
