import { board } from "../api/questions.ts";
import type { Moment, TableCard } from "../game/table.ts";
import { lookedAt, sharedPath } from "./links.ts";
import { fold, sharedFormOf } from "./short-form.ts";

/** Hands a file to the browser, which keeps it where it keeps what is fetched. */
function handOver(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** The board with the ruling that is shown, as the server draws it; null where it cannot. */
async function pictureOf(word: string, query: Readonly<Record<string, string>>): Promise<Blob | null> {
  try {
    const answer = await fetch(sharedPath(word, lookedAt(query), "/board.png"));
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null; // nobody can be reached
  }
}

/** A title as the name of a file: words with hyphens between them. */
export const fileNameOf = (title: string): string =>
  title
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join("-") ?? "board";

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
