/** A version in its parts; null where it is none. */
function partsOf(version: string): readonly number[] | null {
  const match = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})/.exec(version);
  return match === null ? null : match.slice(1).map(Number);
}

/** Whether a version is known to have been before another, or is the same; false where either is no version. */
export function isUpTo(version: string, present: string): boolean {
  if (version === present) return true;
  const [one, other] = [partsOf(version), partsOf(present)];
  if (one === null || other === null) return false;
  const at = one.findIndex((part, i) => part !== other[i]);
  return at < 0 || (one[at] ?? 0) < (other[at] ?? 0);
}
