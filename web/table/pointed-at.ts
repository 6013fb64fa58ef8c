import { signal } from "@preact/signals";

/** The places and pieces that somebody points at in a list: what an event or an option is about. */
export const pointedAt = signal<readonly string[]>([]);
