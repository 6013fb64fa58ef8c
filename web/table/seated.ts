import { signal } from "@preact/signals";
import { type Side, sideOfSeat } from "../game/sides.ts";
import type { Step, Table } from "../game/table.ts";

// Two sides may share a screen while each knows something of its own, as a card that it has looked at in secret. Whoever
// sits there sees what that side may see; before the other does, the screen is handed over.

/** Who has said to sit at which table. */
const seated = signal<{ readonly table: string; readonly side: string } | null>(null);

/** The side that sees a step where two share the screen; null where everybody sees the same. */
export const sitsAt = ({ card: { ruleset } }: Pick<Table, "card">, { sits }: Pick<Step, "sits">): Side | null =>
  sideOfSeat(ruleset, sits ?? null);

/** Who has to sit down before a step is shown: it hides something, and the other side was the last to see. */
export function handsOverTo(table: Pick<Table, "card">, step: Pick<Step, "sits" | "hides">): Side | null {
  const side = sitsAt(table, step);
  const { value } = seated;
  const isThere = value?.table === table.card.id && value.side === side?.id;
  return side === null || step.hides !== true || isThere ? null : side;
}

/** Notes who sits at a table: whoever is asked where nothing is hidden, or who has said so. */
export function sitAt(table: Pick<Table, "card">, step: Pick<Step, "sits">): void {
  const side = sitsAt(table, step);
  if (side !== null) seated.value = { table: table.card.id, side: side.id };
}

/** What happened in a step, as the side that sits at the screen learns of it. */
export function heardBy(table: Pick<Table, "card">, step: Pick<Step, "sits" | "events" | "heard">): Step["events"] {
  const side = sitsAt(table, step);
  const { value } = seated;
  const isOthers = value !== null && value.table === table.card.id && value.side !== side?.id;
  return isOthers ? (step.heard ?? step.events) : step.events;
}
