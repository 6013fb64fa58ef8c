/**
 * The tables of a game are made while it is loaded, so nobody comes to a mutant in them later. Which cases could notice
 * it is told by what they read: every entry of a table has a name, and it is noted who reads it.
 */

/** The entries of tables by their names: plain values, and of lists and objects what keys they have. */
export type Entries = ReadonlyMap<string, unknown>;

export const isTable = (value: unknown): value is object => {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
};

const keysOf = (name: string): string => `${name} keys`;

/** All entries of some tables. What is neither plain nor a table is told by its type alone. */
export function entriesOf(tables: ReadonlyMap<string, unknown>): Entries {
  const entries = new Map<string, unknown>();
  const walk = (name: string, value: unknown, around: readonly object[]): void => {
    if (!isTable(value)) {
      entries.set(name, typeof value === "object" && value !== null ? "object" : value);
      return;
    }
    if (around.includes(value)) return;
    entries.set(keysOf(name), Object.keys(value).join(" "));
    for (const [key, inner] of Object.entries(value)) walk(`${name}.${key}`, inner, [...around, value]);
  };
  for (const [name, value] of tables) walk(name, value, []);
  return entries;
}

/** The names of the entries that are others than before, or that are gone. Functions are made anew with each loading. */
export const changedIn = (before: Entries, after: Entries): readonly string[] =>
  [...before].flatMap(([name, value]) => {
    const now = after.get(name);
    const isSame = after.has(name) && (typeof value === "function" ? typeof now === "function" : Object.is(now, value));
    return isSame ? [] : [name];
  });

/** Notes which entries of tables are read. */
export class Watch {
  readonly read = new Set<string>();
  readonly #watched = new WeakMap<object, object>();
  readonly #proxies = new WeakSet<object>();

  /** The same table, of which it is noted what is read. */
  table(name: string, value: unknown): unknown {
    if (!isTable(value) || this.#proxies.has(value)) return value;
    const known = this.#watched.get(value);
    if (known !== undefined) return known;
    // of a frozen object a proxy has to give what is really in it
    const target = !Object.isFrozen(value) ? value : Array.isArray(value) ? [...value] : { ...value };
    const proxy: object = new Proxy(target, {
      get: (_, key, receiver): unknown => {
        const inner: unknown = Reflect.get(target, key, receiver);
        if (typeof key === "symbol" || typeof inner === "function") return inner;
        if (Array.isArray(target) && key === "length") this.read.add(keysOf(name));
        else if (!Object.hasOwn(target, key)) this.read.add(keysOf(name));
        else if (isTable(inner)) return this.table(`${name}.${key}`, inner);
        else this.read.add(`${name}.${key}`);
        return inner;
      },
      has: (_, key) => {
        this.read.add(keysOf(name));
        return Reflect.has(target, key);
      },
      ownKeys: () => {
        this.read.add(keysOf(name));
        return Reflect.ownKeys(target);
      },
    });
    this.#watched.set(value, proxy);
    this.#proxies.add(proxy);
    return proxy;
  }
}
