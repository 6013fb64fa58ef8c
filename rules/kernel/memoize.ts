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
  const byOwner = new WeakMap<O, { readonly value: T }>();
  return memoizeLast((owner) => {
    let entry = byOwner.get(owner);
    if (entry === undefined) byOwner.set(owner, (entry = { value: make(owner) }));
    return entry.value;
  });
}

/** Works a value out when it is first asked for. */
export function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
