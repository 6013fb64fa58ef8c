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
