/**
 * Keeps what follows from an object that never changes, as long as there is the object: it is worked out once for each.
 * Most questions in a row are about the same one.
 */
export function oncePer<O extends object, T>(make: (owner: O) => T): (owner: O) => T {
  const known = new WeakMap<O, { readonly value: T }>();
  let lastOwner: O | null = null;
  let last: { readonly value: T } | null = null;
  return (owner) => {
    if (owner === lastOwner && last !== null) return last.value;
    let found = known.get(owner);
    if (found === undefined) known.set(owner, (found = { value: make(owner) }));
    lastOwner = owner;
    last = found;
    return found.value;
  };
}

/** Works a value out when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
