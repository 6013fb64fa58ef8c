// Takes the place of @apollo/utils.keyvaluecache in the bundles (see bundle.ts), without the package of caches behind it.
import type { KeyValueCache } from "@apollo/utils.keyvaluecache";

/** What Apollo makes for plugins to keep things in: there is none that does. */
export class InMemoryLRUCache<V> implements KeyValueCache<V> {
  async get(_key: string): Promise<V | undefined> {
    return undefined;
  }

  async set(_key: string, _value: V): Promise<void> {
    throw new Error("Impossible: Apollo keeps something that is not bounded here (service/graphql/server.ts).");
  }

  async delete(_key: string): Promise<boolean> {
    return false;
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
