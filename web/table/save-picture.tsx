import { useSignal } from "@preact/signals";
import type { Step, TableCard } from "../game/table.ts";
import { announce } from "../page/announce.tsx";

/** Saves the board, with what is asked about sight, as a picture; how is fetched with the first. */
export function SavePicture({
  card,
  step: { moment },
  query,
}: {
  readonly card: TableCard;
  readonly step: Step;
  readonly query: Readonly<Record<string, string>>;
}) {
  const said = useSignal<string | null>(null);
  const save = async (): Promise<void> => {
    said.value = await (await import("./picture-file.ts")).savedPicture(card, moment, query);
    announce(said.value ?? "Picture saved");
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
