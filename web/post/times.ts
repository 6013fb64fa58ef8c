const long = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const distance = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** A moment as people write it, in their own time zone. */
export const whenInWords = (iso: string): string => long.format(new Date(iso));

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

/** How long ago, or how soon: "3 hours ago", "in 2 days". */
export function fromNow(iso: string, now: number): string {
  const apart = Date.parse(iso) - now;
  const [unit, length] = units.find(([, size]) => Math.abs(apart) >= size) ?? ["minute", 60_000];
  return Math.abs(apart) < 60_000 ? "just now" : distance.format(Math.round(apart / length), unit);
}

const spans = Object.fromEntries(
  units.map(([unit]) => [unit, new Intl.NumberFormat("en", { style: "unit", unit, unitDisplay: "long" })]),
);

/** A time of so many hours: "3 days", "36 hours". */
export const hoursInWords = (hours: number): string =>
  (hours % 24 === 0 ? spans["day"]?.format(hours / 24) : spans["hour"]?.format(hours)) ?? "";

/** How long something has gone on: "for 2 minutes", "for 3 days"; "just now" at its beginning. */
export function howLong(since: string, now: number): string {
  const gone = now - Date.parse(since);
  const [unit, length] = units.find(([, size]) => gone >= size) ?? ["minute", 60_000];
  return gone < 60_000 ? "just now" : `for ${spans[unit]?.format(Math.round(gone / length)) ?? ""}`;
}

const timeOfDay = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long" });
const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

/** Since when, as people say it: "Since 14:05", "Since yesterday", "Since Tuesday", "Since 3 November". */
export function sinceInWords(iso: string, now: number): string {
  const then = new Date(iso);
  const midnight = (time: Date): number => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(new Date(now)) - midnight(then)) / 86_400_000);
  if (days <= 0) return `Since ${timeOfDay.format(then)}`;
  if (days === 1) return "Since yesterday";
  return `Since ${(days < 7 ? weekday : dayOfYear).format(then)}`;
}
