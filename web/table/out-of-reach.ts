import { signal } from "@preact/signals";

/** The place that was pressed and is out of reach of the piece that acts; null where there is none. */
export const outOfReach = signal<{ readonly piece: string; readonly place: string } | null>(null);
