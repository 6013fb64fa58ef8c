import * as z from "zod";
import { unreadableAt } from "../schema/faults.ts";

/** How many moments are told as decisive. */
export const DECISIVE = 3;

const figure = z.number().min(-10_000).max(10_000);
const share = z.number().min(0).max(1);
const lineSchema = z.strictObject({ win: share, low: share, high: share });
/** What was found out about the move of a decision, and of the best one; no move is told where it is the same. */
const foundSchema = z.strictObject({
  played: lineSchema,
  best: lineSchema,
  move: z
    .union([z.strictObject({ action: z.unknown() }), z.strictObject({ choose: z.tuple([z.string()]).readonly() })])
    .nullable(),
  playouts: z.int().min(0).max(1_000_000),
});
export type Found = z.infer<typeof foundSchema>;
const carriedSchema = z.strictObject({
  /** What was found out about the decision at `at`, which waits for what comes after it. */
  found: foundSchema.nullable().default(null),
  at: z.int().min(0).max(1_000_000),
  sides: z.array(z.tuple([z.string().max(40), z.int().min(0).max(1_000_000), figure, figure, figure, figure])).max(16),
  decisive: z.array(z.tuple([z.int().min(0).max(1_000_000), figure])).max(DECISIVE),
});
/** What one part of a report hands on to the next: where it goes on, and the sums so far. */
export type Carried = z.infer<typeof carriedSchema>;

/** The longest that is handed on: it stands in an address. */
const LONGEST = 2000;

/** Where a report goes on, as text. What was found out is left out where it is too long, and then found out again. */
export function written({ at, sides, decisive }: Carried, found: Found | null): string {
  const alone = encodeURIComponent(JSON.stringify({ at, sides, decisive }));
  const whole = encodeURIComponent(JSON.stringify({ at, sides, decisive, found }));
  return whole.length <= LONGEST ? whole : alone;
}

/** What the part before handed on. Throws a Fault. */
export function readCarried(next: string | undefined): Carried {
  if (next === undefined) return { at: 0, sides: [], decisive: [], found: null };
  try {
    return carriedSchema.parse(JSON.parse(decodeURIComponent(next)));
  } catch {
    throw unreadableAt(
      "/next",
      "This is not the `next` of a part of a report: send it as it was told.",
      "unknown-next",
    );
  }
}
