import { signal } from "@preact/signals";
import type { RequirementsAnswer } from "../api/answers.ts";

/** What is known of the action that is looked at, before it is done; null where nothing is looked at, or not yet. */
export const foreseen = signal<Pick<RequirementsAnswer, "legal" | "outlook" | "requirements" | "rules"> | null>(null);
