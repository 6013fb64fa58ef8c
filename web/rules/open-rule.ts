import { signal } from "@preact/signals";

/** The rule that is shown over the page; null when none is. */
export const openRule = signal<{ readonly ruleset: string; readonly id: string } | null>(null);
