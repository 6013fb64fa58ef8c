import { signal } from "@preact/signals";
import { keepAt, keptAt } from "../page/kept.ts";

/** How well the computer plays. */
export type Strength = "easy" | "fair" | "strong";

/** The strengths, each in words: what is different about it. */
export const strengths: readonly { readonly id: Strength; readonly text: string }[] = [
  { id: "easy", text: "easy: it errs often" },
  { id: "fair", text: "fair" },
  { id: "strong", text: "strong: it thinks ahead" },
];

const KEY = "umpire-strength";

/** A strength by its name; fair where there is none of it. */
export const strengthOf = (value: unknown): Strength => strengths.find(({ id }) => id === value)?.id ?? "fair";

/** How well the computer plays against whoever sits at this browser. */
export const strength = signal<Strength>(strengthOf(keptAt(KEY)));

/** Has the computer play so from now on. */
export function playAs(wanted: Strength): void {
  strength.value = wanted;
  keepAt(KEY, wanted);
}

/** Whether the computer thinks just now, which may take a while where it plays strongly. */
export const isThinking = signal(false);

/** How far the computer has come with what it plays after a move; null where it plays nothing. */
export interface Progress {
  /** How many of its decisions are made. */
  readonly made: number;
  /** Where in the game it is, in words. */
  readonly moment: string;
}

export const progress = signal<Progress | null>(null);
