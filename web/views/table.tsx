import { inWords, type Words } from "../api/problem.ts";
import { Trouble } from "../page/trouble.tsx";
import { useAnswer } from "../page/use-answer.ts";
import type { ViewProps } from "../page/view-props.ts";
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

/** A table in this browser, by its id. */
export function TableView({ path, query }: ViewProps) {
  const id = path[0] ?? "";
  const {
    answer: table,
    trouble,
    again,
  } = useAnswer(
    async () => {
      const opened = await openTable(id);
      if (opened === null) throw new NotHere();
      return opened;
    },
    [id],
    wordsFor,
  );
  if (trouble.value !== null) return <Trouble alone {...trouble.value} again={again} />;
  return table.value === null ? (
    <h1 class="waiting">Laying it out …</h1>
  ) : (
    <AtTable key={table.value.card.id} table={table.value} query={query} />
  );
}
