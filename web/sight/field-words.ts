import type { BoardModel, FieldAnswer } from "../api/answers.ts";
import { told } from "../page/names.ts";

/** The places of a board as its game has them: one, and several. */
const placeWords = { squares: ["square", "squares"], areas: ["tile", "tiles"], table: ["place", "places"] } as const;

/** What somebody sees, in a sentence: how many places, and of how many what is low is hidden, where that is so. */
export function fieldInWords({ viewer, full, partial }: FieldAnswer["field"], kind: BoardModel["kind"]): string {
  const who = told(viewer);
  if (kind === "table" && full.length + partial.length === 0) return `${who} sees the ground that is shaded.`;
  const counted = (count: number): string => `${count} ${placeWords[kind][count === 1 ? 0 : 1]}`;
  if (partial.length === 0) return `${who} sees ${counted(full.length)}.`;
  return `${who} sees all of ${counted(full.length)}, and of ${counted(partial.length)} nothing low.`;
}
