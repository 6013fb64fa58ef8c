import { useLayoutEffect, useRef } from "preact/hooks";
import { signal } from "@preact/signals";
import { write } from "./desk.ts";

/** A stretch of a row that is set off: what is wrong, or what belongs to the place that is looked at. */
export interface Stretch {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly look: "wrong" | "here";
}

/** A place in the text that somebody wants to see, both from 0. */
export const wanted = signal<{ readonly row: number; readonly column: number } | null>(null);

/** How long the word is that begins at a column; a comma ends it where a blank follows. */
export function wordLength(row: string, column: number): number {
  const length = /^\S*/.exec(row.slice(column))?.[0].length ?? 0;
  return length > 0 && row[column + length - 1] === "," ? length - 1 : length;
}

/** A row cut into stretches that are set off and such that are not. */
function cut(
  text: string,
  row: number,
  marks: readonly Stretch[],
): readonly { readonly text: string; readonly look: Stretch["look"] | null }[] {
  const own = marks.filter((mark) => mark.row === row);
  const borders = [
    ...new Set([
      0,
      text.length,
      ...own.flatMap(({ from, to }) => [Math.min(from, text.length), Math.min(to, text.length)]),
    ]),
  ].sort((a, b) => a - b);
  return borders.slice(1).map((to, i) => {
    const from = borders[i] ?? 0;
    const looks = own.filter((mark) => mark.from <= from && mark.to >= to).map(({ look }) => look);
    return { text: text.slice(from, to), look: looks.includes("wrong") ? "wrong" : (looks[0] ?? null) };
  });
}

/** The text of the board, to be written in; what is wrong is marked where it is. */
export function TextPanel({ text, marks }: { readonly text: string; readonly marks: readonly Stretch[] }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const rows = text.split("\n");
  useLayoutEffect(() => {
    const { current } = area;
    const place = wanted.value;
    if (current === null || place === null) return;
    wanted.value = null;
    const before = rows.slice(0, place.row).reduce((sum, row) => sum + row.length + 1, 0);
    const row = rows[place.row] ?? "";
    const from = before + Math.min(place.column, row.length);
    current.focus({ preventScroll: true });
    current.setSelectionRange(from, from + wordLength(row, place.column));
    current.closest(".text-panel")?.querySelector(`[data-row="${place.row}"]`)?.scrollIntoView({ block: "nearest" });
  }, [wanted.value]);
  return (
    <div class="text-panel">
      <div class="text-sheet">
        <pre class="text-rows" aria-hidden="true">
          {rows.map((row, i) => (
            <div key={i} class="text-row" data-row={i}>
              {cut(row, i, marks).map(({ text: part, look }, n) =>
                look === null ? (
                  part
                ) : (
                  <mark key={n} class={`text-${look}`}>
                    {part}
                  </mark>
                ),
              )}
              {marks.some((mark) => mark.row === i && mark.look === "wrong" && mark.from >= row.length) && (
                <mark class="text-wrong"> </mark>
              )}
              {"\n"}
            </div>
          ))}
        </pre>
        <textarea
          ref={area}
          aria-label="The board as text"
          data-text=""
          value={text}
          rows={Math.max(8, rows.length)}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          wrap="off"
          onInput={({ currentTarget }) => write(currentTarget.value, "typing")}
        />
      </div>
    </div>
  );
}
