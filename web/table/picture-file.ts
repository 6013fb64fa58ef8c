import { board } from "../api/questions.ts";
import type { Moment, TableCard } from "../game/table.ts";
import { fileNameOf, handOver } from "../page/files.ts";
import { lookedAt, sharedPath } from "./links.ts";
import { fold, sharedFormOf } from "./short-form.ts";

/** The board with the ruling that is shown, as the server draws it; null where it cannot. */
async function pictureOf(word: string, query: Readonly<Record<string, string>>): Promise<Blob | null> {
  try {
    const answer = await fetch(sharedPath(word, lookedAt(query), "/board.png"));
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null; // nobody can be reached
  }
}

/** Saves a moment with what is asked about sight as a picture; what is to be said where that is not possible. */
export async function savedPicture(
  { ruleset, title }: TableCard,
  moment: Moment,
  query: Readonly<Record<string, string>>,
): Promise<string | null> {
  const word = await fold(await sharedFormOf(ruleset, moment, board));
  const file = word === null ? null : await pictureOf(word, query);
  if (file === null) return "There is no picture: the server cannot be reached, or the position is too long.";
  handOver(file, `${fileNameOf(title)}.png`);
  return null;
}
