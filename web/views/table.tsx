import { inWords, type Words } from "../api/problem.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import { linkTo, note } from "../page/route.ts";
import type { ViewProps } from "../page/view-props.ts";
import { layKnown, ofGallery } from "../home/lay-known.ts";
import type { Table } from "../game/table.ts";
import { AtTable } from "../table/at-table.tsx";
import { openTable } from "../game/local-table.ts";

/** The table was laid elsewhere, or put away. */
class NotHere extends Error {}

const wordsFor = (error: unknown): Words =>
  error instanceof NotHere
    ? {
        text: "This table is not kept in this browser.",
        whatToDo: "A table stays where it was laid. Ask for a link to its position, or lay out a mission.",
        isFinal: true,
      }
    : inWords(error);

/** The situation of the gallery that an address names, where whoever opens it has not looked at it yet. */
async function laidAnew(id: string): Promise<Table | null> {
  if (!id.startsWith(ofGallery)) return null;
  const { disputes } = await import("../home/disputes.ts");
  const known = disputes.find((one) => ofGallery + one.id === id);
  if (known === undefined) return null;
  const at = await layKnown(known);
  note(at.notes);
  return openTable(at.table);
}

/** A table in this browser, by its id. */
export function TableView({ path, query }: ViewProps) {
  const id = path[0] ?? "";
  const {
    answer: table,
    trouble,
    again,
  } = useAnswer(
    async () => {
      const opened = (await openTable(id)) ?? (await laidAnew(id));
      if (opened === null) throw new NotHere();
      return opened;
    },
    [id],
    wordsFor,
  );
  if (trouble.value !== null)
    return (
      <>
        <Trouble alone {...trouble.value} again={again} />
        <p class="row">
          <a href={linkTo(["my-games"])}>The tables of this browser</a>
          <a href={linkTo([])}>All missions</a>
        </p>
      </>
    );
  return table.value === null ? (
    <h1 class="waiting">Laying it out …</h1>
  ) : (
    <AtTable key={table.value.card.id} table={table.value} query={query} />
  );
}
