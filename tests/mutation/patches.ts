/**
 * What a mutant changes in the tables of a game while it is loaded, as changes that can be made to the tables of a game
 * that was loaded without it, and be undone: so such mutants are tried like all others.
 */
import { isTable } from "./tables.ts";

/** A value that can be sent from one process to another. */
type Plain =
  | string
  | number
  | bigint
  | boolean
  | null
  | undefined
  | readonly Plain[]
  | { readonly [key: string]: Plain };

/** What is other in one table: its values by their path, and the keys of what has lost or won some. */
export interface Change {
  readonly table: string;
  readonly path: readonly string[];
  /** The keys that are there then, in their order; null where they are the same. */
  readonly keys: readonly string[] | null;
  /** The values that are others or new. */
  readonly values: ReadonlyMap<string, Plain>;
}

export interface Patch {
  readonly changes: readonly Change[];
  /** The names of the entries that are read differently: see `entriesOf`. */
  readonly entries: readonly string[];
}

class NotPlain extends Error {}

function plain(value: unknown): Plain {
  if (Array.isArray(value)) return value.map(plain);
  if (isTable(value)) return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
  switch (typeof value) {
    case "string":
    case "number":
    case "bigint":
    case "boolean":
    case "undefined":
      return value;
    default:
      if (value === null) return null;
      throw new NotPlain();
  }
}

const isAlike = (one: unknown, other: unknown): boolean =>
  one instanceof Map || one instanceof Set ? holdsTheSame(one, other) : isAlikeElse(one, other);

/** Whether a map or a set holds the same as another, in the same order; a patch cannot change what it holds. */
const holdsTheSame = (one: Map<unknown, unknown> | Set<unknown>, other: unknown): boolean =>
  (other instanceof Map || other instanceof Set) &&
  one instanceof Map === other instanceof Map &&
  isSameThroughout([...one], [...other]);

/** Whether what two values hold is the same all the way down. */
function isSameThroughout(one: unknown, other: unknown): boolean {
  if (!isAlike(one, other)) return false;
  if (!isTable(one) || !isTable(other)) return true;
  const [before, after] = [Object.entries(one), Object.entries(other)];
  return (
    before.length === after.length &&
    before.every(([key, value], i) => after[i]?.[0] === key && isSameThroughout(value, after[i]?.[1]))
  );
}

const isAlikeElse = (one: unknown, other: unknown): boolean =>
  isTable(one) && isTable(other)
    ? Array.isArray(one) === Array.isArray(other)
    : typeof one === "function" || (typeof one === "object" && one !== null && !isTable(one))
      ? typeof one === typeof other && !isTable(other) && other !== null
      : Object.is(one, other);

/** The changes that make one table the other; null where they cannot be told or made. */
export function changesOf(
  tables: ReadonlyMap<string, unknown>,
  others: ReadonlyMap<string, unknown>,
): readonly Change[] | null {
  const changes: Change[] = [];
  const walk = (table: string, path: readonly string[], own: object, other: object): void => {
    const [before, after] = [new Map(Object.entries(own)), new Map(Object.entries(other))];
    const values = new Map<string, Plain>();
    for (const [key, value] of after) {
      const known = before.get(key);
      if (!before.has(key) || !isAlike(known, value)) values.set(key, plain(value));
      else if (isTable(known) && isTable(value)) walk(table, [...path, key], known, value);
    }
    const keys = [...after.keys()];
    const isSame = keys.join("\n") === [...before.keys()].join("\n");
    if (isSame && values.size === 0) return;
    if (Object.isFrozen(own)) throw new NotPlain();
    changes.push({ table, path, keys: isSame ? null : keys, values });
  };
  try {
    for (const [table, own] of tables) {
      const other = others.get(table);
      if (isTable(own) && isTable(other) && Array.isArray(own) === Array.isArray(other)) walk(table, [], own, other);
      else if (!isAlike(own, other)) return null;
    }
  } catch (error) {
    if (error instanceof NotPlain) return null;
    throw error;
  }
  return changes;
}

const at = (tables: ReadonlyMap<string, unknown>, { table, path }: Change): object => {
  let one: unknown = tables.get(table);
  for (const key of path) one = isTable(one) ? Reflect.get(one, key) : undefined;
  if (!isTable(one)) throw new Error(`There is no table ${table} ${path.join(" ")}.`);
  return one;
};

/** Makes a table hold just this, in this order. */
function refill(table: object, entries: readonly (readonly [string, unknown])[]): void {
  if (Array.isArray(table)) table.length = 0;
  else for (const key of Object.keys(table)) Reflect.deleteProperty(table, key);
  for (const [key, value] of entries) Reflect.set(table, key, value);
}

/** Makes changes to tables; returns how they are undone. */
export function apply(tables: ReadonlyMap<string, unknown>, { changes }: Patch): () => void {
  const undo: (() => void)[] = [];
  for (const change of changes) {
    const table = at(tables, change);
    const before: readonly (readonly [string, unknown])[] = Object.entries(table);
    const known = new Map(before);
    const { keys, values } = change;
    const valueOf = (key: string): unknown => (values.has(key) ? structuredClone(values.get(key)) : known.get(key));
    if (keys === null) for (const key of values.keys()) Reflect.set(table, key, valueOf(key));
    else
      refill(
        table,
        keys.map((key) => [key, valueOf(key)] as const),
      );
    undo.push(() => {
      if (keys === null) for (const key of values.keys()) Reflect.set(table, key, known.get(key));
      else refill(table, before);
    });
  }
  return () => {
    for (const one of undo.toReversed()) one();
  };
}
