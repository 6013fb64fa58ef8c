/** How far a place or a length of a measured table may be from one that a case names with "~", in units of length. */
const NEAR = 0.05;

const numbersIn = (text: string): readonly number[] => text.split(",").map(Number);

/** Whether a place or a length is about as one named "~12.5,7.25" or "~11": each number of it by itself. */
function isAbout(expected: string, actual: unknown): boolean {
  if (typeof actual !== "string" && typeof actual !== "number") return false;
  const [wanted, found] = [numbersIn(expected.slice(1)), numbersIn(String(actual))];
  return (
    wanted.length === found.length &&
    wanted.every((value, i) => Math.abs(value - (found[i] ?? Number.NaN)) <= NEAR + 1e-9)
  );
}

const about = /^~-?\d+(?:\.\d+)?(?:,-?\d+(?:\.\d+)?)?$/;

/** Whether `actual` has everything `expected` names: objects by field, "cites" as a subset, everything else equal. */
export function matches(expected: unknown, actual: unknown): boolean {
  if (Array.isArray(expected))
    return (
      Array.isArray(actual) &&
      expected.length === actual.length &&
      expected.every((part, i) => matches(part, actual[i]))
    );
  if (typeof expected === "object" && expected !== null) {
    if (typeof actual !== "object" || actual === null) return false;
    return Object.entries(expected).every(([key, part]) => fits(key, part, fieldOf(actual, key)));
  }
  if (typeof expected === "string" && about.test(expected)) return isAbout(expected, actual);
  return expected === actual;
}

export const fieldOf = (value: object, key: string): unknown =>
  Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

const fits = (key: string, expected: unknown, actual: unknown): boolean =>
  key === "cites" || key === "conditions"
    ? [expected].flat().every((id) => Array.isArray(actual) && actual.includes(id))
    : matches(expected, actual);

export const show = (value: unknown): string => JSON.stringify(value);

/**
 * The one that comes nearest to a pattern among those of its name (`key`: "event", "do"), with the fields in which it
 * differs; null when none has its name.
 */
export function nearestTo(
  pattern: Readonly<Record<string, unknown>>,
  actual: readonly unknown[],
  key: string,
): string | null {
  const same = actual
    .filter((one): one is object => typeof one === "object" && one !== null)
    .filter((one) => pattern[key] === undefined || fieldOf(one, key) === pattern[key])
    .map((one) => ({
      one,
      other: Object.keys(pattern).filter((field) => !fits(field, pattern[field], fieldOf(one, field))),
    }))
    .sort((a, b) => a.other.length - b.other.length);
  const [best] = same;
  if (best === undefined) return null;
  const { text: _text, ...fields } = Object.fromEntries(Object.entries(best.one));
  return `${show(fields)}${best.other.length === 0 ? "" : ` differs in ${best.other.join(", ")}`}`;
}
