import * as z from "zod";
import { count, type Item, text } from "./table.ts";

/** What came of a try to deliver a notice to a webhook: it names no address, no key, and nothing of an answer's body. */
export interface Delivery {
  /** ISO time at which it began. */
  readonly at: string;
  readonly kind: string;
  /** The version of the game that the notice is about. */
  readonly version: number;
  readonly outcome: "delivered" | "gone" | "refused" | "retry";
  /** The status of the answer; null where none came. */
  readonly status: number | null;
  /** Why it was not delivered, by a code; else what the status says. */
  readonly reason: string;
  /** Milliseconds that it took. */
  readonly ms: number;
}

/** The last tries of a seat's webhook, the latest first. */
export interface Deliveries {
  readonly generation: number;
  /** A mark of the webhook's key: a new webhook begins with an empty list. */
  readonly webhook: string;
  /** ISO time of the last test of the seat's webhook, whichever it was then; "" where there was none. */
  readonly tested: string;
  readonly last: readonly Delivery[];
}

/** How many tries are kept of a seat: with their keys they stay within one unit of what a table writes. */
export const MOST_DELIVERIES = 12;

/** The sort key of the deliveries of a seat: before the moves, so that what an action begins with stays together. */
export const deliveriesKey = (seat: string): string => `DELIVERIES#${seat}`;

const outcomes = ["delivered", "gone", "refused", "retry"] as const;
const row = z.tuple([
  z.number(),
  z.string(),
  z.number(),
  z.enum(outcomes),
  z.number().nullable(),
  z.string().nullable(),
  z.number(),
]);
const rows = z.array(row);

/** What a status says of itself. */
export const reasonOf = (status: number | null): string => `status ${status}`;

/** A delivery as it lies in the table: a row without names, and without what its status says. */
const rowOf = ({ at, kind, version, outcome, status, reason, ms }: Delivery): z.infer<typeof row> => [
  Date.parse(at),
  kind,
  version,
  outcome,
  status,
  reason === reasonOf(status) ? null : reason,
  ms,
];

/** Deliveries as they lie in the table. */
export const deliveriesItem = (pk: string, seat: string, { webhook, tested, last }: Deliveries): Item => ({
  pk,
  sk: deliveriesKey(seat),
  webhook,
  tested,
  last: JSON.stringify(last.slice(0, MOST_DELIVERIES).map(rowOf)),
});

/** What an item says of deliveries. */
export const deliveriesOf = (item: Item): Deliveries => ({
  generation: count(item, "generation"),
  webhook: text(item, "webhook"),
  tested: text(item, "tested"),
  last: rows.parse(JSON.parse(text(item, "last"))).map(([at, kind, version, outcome, status, reason, ms]) => ({
    at: new Date(at).toISOString(),
    kind,
    version,
    outcome,
    status,
    reason: reason ?? reasonOf(status),
    ms,
  })),
});
