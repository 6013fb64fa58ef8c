import { signal } from "@preact/signals";
import type { Step } from "../game/table.ts";

/** A place that was pressed and is out of reach of the piece that acts. */
interface Pressed {
  readonly piece: string;
  readonly place: string;
  /** When it was pressed: at another moment something else may be in reach. */
  readonly step: Step;
}

/** The place that was pressed last and is out of reach; null where there is none. */
export const outOfReach = signal<Pressed | null>(null);
