import { signal } from "@preact/signals";
import type { Step } from "../game/table.ts";

/** An enemy who was pressed, and whom the piece that acts cannot attack. */
interface Spared {
  readonly piece: string;
  readonly enemy: string;
  /** When he was pressed: at another moment he may be attacked. */
  readonly step: Step;
}

/** The enemy who was pressed last and cannot be attacked; null where there is none. */
export const spared = signal<Spared | null>(null);
