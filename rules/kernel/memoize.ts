/** Keeps what follows from the object that was asked about last, which does not change: most questions in a row are about one. */
export function memoizeLast<O extends object, T>(make: (owner: O) => T): (owner: O) => T {
  let latest: O | null = null;
  let made: { readonly value: T } | null = null;
  return (owner) => {
    if (owner !== latest || made === null) {
      made = { value: make(owner) };
      latest = owner;
    }
    return made.value;
  };
}

/**
 * Keeps what follows from an object that never changes, as long as there is the object: it is worked out once for each.
 * Made for objects that stay; of those that come and go `memoizeLast` keeps as much as is needed.
 */
export function memoizeByIdentity<O extends object, T>(make: (owner: O) => T): (owner: O) => T {
  const byOwner = new WeakMap<O, Kept<O, T>>();
  // what hangs on a reading is asked in turns under two settings: a look at the two latest costs less than one at the map
  let latest: Kept<O, T> | null = null;
  let before: Kept<O, T> | null = null;
  return (owner) => {
    if (latest !== null && latest.owner === owner) return latest.value;
    const kept = before !== null && before.owner === owner ? before : keptOf(byOwner, owner, make);
    before = latest;
    latest = kept;
    return kept.value;
  };
}

/** What is kept of an object. */
interface Kept<O extends object, T> {
  readonly owner: O;
  readonly value: T;
}

function keptOf<O extends object, T>(byOwner: WeakMap<O, Kept<O, T>>, owner: O, make: (owner: O) => T): Kept<O, T> {
  const kept = byOwner.get(owner);
  if (kept !== undefined) return kept;
  const made = { owner, value: make(owner) };
  byOwner.set(owner, made);
  return made;
}

/** Works a value out when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
