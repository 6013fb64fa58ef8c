/** The first pause before a request is sent again, in milliseconds, and the longest. */
const FIRST = 500;
const LONGEST = 8000;
/** By how much a pause is shorter or longer, so that many clients do not come back at once. */
const JITTER = 0.25;
/** A server that says to come back later than this is not waited for, in milliseconds. */
const PATIENCE = 120_000;

/** What `Retry-After` says, in milliseconds from `now`: a number of seconds, or a date; null where it says neither. */
export function retryAfter(header: string | null, now: number): number | null {
  if (header === null || header === "") return null;
  if (/^\d+(?:\.\d+)?$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/**
 * How long to wait before a request is sent for the `tries`-th time again (from 0), in milliseconds: what the server
 * says, else twice as long each time, a quarter shorter or longer by `random` (0 to 1). Null where the server asks for
 * more patience than there is.
 */
export function pauseBefore(tries: number, asked: number | null, random: number): number | null {
  if (asked !== null) return asked > PATIENCE ? null : asked;
  return Math.min(FIRST * 2 ** tries, LONGEST) * (1 + JITTER * (2 * random - 1));
}

/**
 * How long nothing may be sent by what the header `RateLimit` says (the draft of the IETF: `"name";r=0;t=5`): in
 * milliseconds, 0 where there is something left or nothing is said.
 */
export function restOfLimit(header: string | null): number {
  const waits = (header ?? "").split(",").map((limit) => {
    const left = /;\s*r=(\d+)/.exec(limit)?.[1];
    const seconds = /;\s*t=(\d+)/.exec(limit)?.[1];
    return left !== undefined && seconds !== undefined && Number(left) === 0 ? Number(seconds) * 1000 : 0;
  });
  return Math.min(Math.max(...waits), PATIENCE);
}
