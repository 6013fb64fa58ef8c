// Takes the place of @apollo/utils.keyvaluecache in the bundles (see bundle.ts): the same two caches, of which Apollo
// keeps documents in the first, without the package of caches behind them.
import type { KeyValueCache } from "@apollo/utils.keyvaluecache";
import { RecentCache } from "../rules/kernel/index.ts";

/** The most that is kept, in entries and in characters of their JSON. */
const [MOST_ENTRIES, MOST_CHARACTERS] = [500, 10_000_000];

/** Values that were kept lately; each is weighed once by its JSON, as Apollo's own does. */
export class InMemoryLRUCache<V> implements KeyValueCache<V> {
  readonly #kept = new RecentCache<V>(MOST_ENTRIES, MOST_CHARACTERS);

  async get(key: string): Promise<V | undefined> {
    return this.#kept.get(key);
  }

  async set(key: string, value: V): Promise<void> {
    this.#kept.set(key, value, typeof value === "string" ? value.length : JSON.stringify(value).length);
  }

  async delete(key: string): Promise<boolean> {
    return this.#kept.delete(key);
  }
}

const unprefixed = new WeakSet<object>();

/** A cache of which a part is used: its keys begin with a prefix, unless it has no other parts. */
export class PrefixingKeyValueCache<V> implements KeyValueCache<V> {
  readonly #whole: KeyValueCache<V>;
  readonly #prefix: string;

  constructor(whole: KeyValueCache<V>, prefix: string) {
    this.#whole = whole;
    this.#prefix = unprefixed.has(whole) ? "" : prefix;
  }

  get(key: string): Promise<V | undefined> {
    return this.#whole.get(this.#prefix + key);
  }

  set(key: string, value: V): Promise<void> {
    return this.#whole.set(this.#prefix + key, value);
  }

  delete(key: string): Promise<boolean | void> {
    return this.#whole.delete(this.#prefix + key);
  }

  static prefixesAreUnnecessaryForIsolation(cache: KeyValueCache<unknown>): boolean {
    return unprefixed.has(cache);
  }

  static cacheDangerouslyDoesNotNeedPrefixesForIsolation<T extends KeyValueCache<unknown>>(cache: T): T {
    unprefixed.add(cache);
    return cache;
  }
}
