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
  return expected === actual;
}

export const fieldOf = (value: object, key: string): unknown =>
  new Map<string, unknown>(Object.entries(value)).get(key);

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
