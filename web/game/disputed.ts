import type { Matter } from "./asked.ts";
import { layTable } from "./local-table.ts";

/** Where a ruling is looked at: on which table, and what of it. */
export interface RulingAt {
  readonly table: string;
  readonly notes: Readonly<Record<string, string>>;
}

/**
 * Lays out a situation that people disagree about and asks the rules; `where` is a text board or a position. What comes
 * of a move is seen when it was made.
 */
export async function layDispute(
  title: string,
  where: { readonly ruleset: string } & Readonly<Record<string, unknown>>,
  { words, about, asked }: Matter,
  id?: string,
): Promise<RulingAt> {
  const isSight = "from" in asked;
  const table = await layTable(title, where.ruleset, "position" in where ? { position: where["position"] } : where, {
    ...(id !== undefined && { id }),
    question: words ?? undefined,
    about,
    ...(isSight ? { sight: asked } : { asked }),
  });
  if (isSight) return { table: table.card.id, notes: { tab: "sight", sight: "line", from: asked.from, to: asked.to } };
  if (!("move" in asked)) return { table: table.card.id, notes: {} };
  if (table.length.value === 1) await table.play(await table.step(0), asked.move, "rolled");
  // what the rules refuse is said at the position before it
  return { table: table.card.id, notes: table.length.value > 1 ? { step: "1" } : {} };
}
