import type { Matter } from "../game/asked.ts";
import { layDispute } from "../game/disputed.ts";
import { layTable } from "../game/local-table.ts";
import { go } from "../page/route.ts";
import { fold, type ShortForm } from "../table/short-form.ts";
import type { Page } from "./desk.ts";

/** A page as a link holds it. */
export const formOf = ({ ruleset, text, settings }: Page): ShortForm => ({
  ruleset,
  board: text,
  ...(settings !== undefined && { settings }),
});

/** Goes from the desk to the table, and looks there at what the notes say. */
export async function lookAt(page: Page, notes: Readonly<Record<string, string>>): Promise<void> {
  const form = formOf(page);
  const title = "From the editor";
  const word = await fold({ ...form, title });
  if (word !== null) return go(["position", word], notes);
  // too long for a link, not for a table
  const table = await layTable(title, page.ruleset, { ...form });
  go(["table", table.card.id], notes);
}

/** Goes from the desk to the ruling on what people disagree about. */
export async function goToRuling(page: Page, matter: Matter): Promise<void> {
  const form = formOf(page);
  const word = await fold({ ...form, matter });
  if (word !== null) return go(["position", word]);
  const { table, notes } = await layDispute("A dispute", { ...form }, matter);
  go(["table", table], notes);
}
