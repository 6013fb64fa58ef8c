import { noArea, wordsOf } from "../../geometry/index.ts";
import { TextFault, type TextPlace } from "../../kernel/index.ts";
import { type Terrain, tilePattern } from "../table/state.ts";

const MOST_ROWS = 16;
export const MOST_CELLS = 16;

/** Whether a line can only be the row of a drawn map. */
export const isMapRow = (text: string): boolean => /^\s*[A-Z.]/.test(text);

/** Reads a row of a drawn map: a word a cell. */
export function readRow({ map }: Terrain, text: string, line: number): void {
  const start: TextPlace = { line, column: text.search(/\S/) + 1 };
  if (map.rows.length >= MOST_ROWS) throw new TextFault(start, "bad-map", `A map has at most ${MOST_ROWS} rows.`);
  const cells: string[] = [];
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const place: TextPlace = { line, column: index + 1 };
    if (cells.length >= MOST_CELLS)
      throw new TextFault(place, "bad-map", `A row of a map has at most ${MOST_CELLS} cells.`);
    if (word !== noArea && !tilePattern.test(word))
      throw new TextFault(
        place,
        "bad-map",
        `"${word}" is not a cell of a map: expected the name of a tile, which begins with a capital letter, or "." for no tile.`,
      );
    cells.push(word);
  }
  map.rows.push(cells.join(" "));
}

/** The rows of a map of small tiles, by its size: of "3x2" A1 A2 A3 and under them B1 B2 B3. */
export function plainMapRows(size: string, place: TextPlace): string[] {
  const match = /^(\d{1,3})x(\d{1,3})$/.exec(size);
  const [across, down] = [Number(match?.[1]), Number(match?.[2])];
  if (!(across >= 1 && across <= MOST_CELLS && down >= 1 && down <= MOST_ROWS))
    throw new TextFault(
      place,
      "bad-map",
      `"${size}" is not a size of a map: expected columns up to ${MOST_CELLS} and rows up to ${MOST_ROWS}, as in 4x2, or rows drawn under the line.`,
    );
  return Array.from({ length: down }, (_, y) =>
    Array.from({ length: across }, (_cell, x) => `${String.fromCharCode(65 + y)}${x + 1}`).join(" "),
  );
}

/** A map with its columns under each other. */
export function writtenRows({ map }: Terrain): readonly string[] {
  const cells = map.rows.map(wordsOf);
  const widths = Array.from({ length: MOST_CELLS }, (_, x) => Math.max(0, ...cells.map((row) => row[x]?.length ?? 0)));
  return cells.map((row) =>
    row
      .map((word, x) => word.padEnd(widths[x] ?? 0))
      .join(" ")
      .trimEnd(),
  );
}
