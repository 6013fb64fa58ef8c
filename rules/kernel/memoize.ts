/** What is kept of an object. */
interface Kept<O extends object, T> {
  readonly owner: O;
  readonly value: T;
}

/** Keeps what follows from the object that was asked about last, which does not change: most questions in a row are about one. */
export function memoizeLast<O extends object, T>(make: (owner: O) => T): (owner: O) => T {
  let latest: Kept<O, T> | undefined;
  return (owner) => (latest?.owner === owner ? latest : (latest = { owner, value: make(owner) })).value;
}

/**
 * Keeps what follows from an object that never changes, as long as there is the object: it is worked out once for each.
 * Made for objects that stay; of those that come and go `memoizeLast` keeps as much as is needed.
 */
export function memoizeByIdentity<O extends object, T>(make: (owner: O) => T): (owner: O) => T {
  const byOwner = new WeakMap<O, Kept<O, T>>();
  // what hangs on a reading is asked in turns under two settings: a look at the two latest costs less than one at the map
  let latest: Kept<O, T> | undefined;
  let before: Kept<O, T> | undefined;
  return (owner) => {
    if (latest?.owner === owner) return latest.value;
    let kept = before?.owner === owner ? before : byOwner.get(owner);
    if (kept === undefined) byOwner.set(owner, (kept = { owner, value: make(owner) }));
    before = latest;
    latest = kept;
    return kept.value;
  };
}

/** Works a value out when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
