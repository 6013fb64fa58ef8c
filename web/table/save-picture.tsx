import { useSignal } from "@preact/signals";
import { board } from "../api/questions.ts";
import type { Step, TableCard } from "../game/table.ts";
import { announce } from "../page/announce.tsx";
import { lookedAt } from "./history-bar.tsx";

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
  const notes = new URLSearchParams(lookedAt(query)).toString();
  try {
    const answer = await fetch(`/v1/shared/${word}/board.png${notes === "" ? "" : `?${notes}`}`);
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

/** Saves the board, with what is asked about sight, as a picture. */
export function SavePicture({
  card: { ruleset, title },
  step: { moment },
  query,
}: {
  readonly card: TableCard;
  readonly step: Step;
  readonly query: Readonly<Record<string, string>>;
}) {
  const said = useSignal<string | null>(null);
  const save = async (): Promise<void> => {
    // how links hold positions is fetched for the first
    const { fold, sharedFormOf } = await import("./short-form.ts");
    const word = await fold(await sharedFormOf(ruleset, moment, board));
    const file = word === null ? null : await pictureOf(word, query);
    said.value =
      file === null ? "There is no picture: the server cannot be reached, or the position is too long." : null;
    announce(said.value ?? "Picture saved");
    if (file !== null) handOver(file, `${fileNameOf(title)}.png`);
  };
  return (
    <>
      <button type="button" data-save-picture="" onClick={() => void save()}>
        Save picture
      </button>
      {said.value !== null && <p class="minor wide-note">{said.value}</p>}
    </>
  );
}
