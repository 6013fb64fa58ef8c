/** Values that nothing changes any more, whole as they are. */
const frozen = new WeakSet<object>();

/** Freezes a JSON value with everything in it: what is worked out for it can be kept beside it. */
export function deepFreeze<T extends object>(value: T): T {
  freeze(value);
  frozen.add(value);
  return value;
}

function freeze(value: object): void {
  Object.freeze(value);
  for (const part of Object.values(value)) if (typeof part === "object" && part !== null) freeze(part);
}

/** Whether a value was made lasting: it is the same whenever it comes. */
export const isLasting = (value: unknown): value is object =>
  typeof value === "object" && value !== null && frozen.has(value);

/** Values that whoever read them keeps and nobody changes: the next time they come they are lasting. */
const kept = new WeakSet<object>();

/** Notes that a value stays as it is, and is recognised by whoever read it: it need not be by what it says. */
export const markImmutable = (value: object): void => {
  kept.add(value);
};

/** Values in all of whose texts stand printable characters of ASCII alone. */
const plain = new WeakSet<object>();

/** Notes that no text in a value has another character than the printable ones of ASCII: none need be looked through. */
export const saysPlainly = (value: object): void => {
  plain.add(value);
};

/** Whether that was noted of a value. */
export const isPlainlySaid = (value: unknown): value is object =>
  typeof value === "object" && value !== null && plain.has(value);

/** Whether a value is lasting, or will be when it comes again. */
export const isKept = (value: unknown): value is object =>
  typeof value === "object" && value !== null && (frozen.has(value) || kept.has(value));
