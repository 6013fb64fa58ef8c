import type { Notation } from "../api/answers.ts";

/** A map in a text: the row its block begins with, its drawn rows, and the row behind the last line of its block. */
export interface AreaMap {
  readonly begins: number;
  readonly first: number;
  readonly behind: number;
  readonly ends: number;
  /** The names drawn in each row, with their columns. */
  readonly cells: readonly (readonly { readonly name: string; readonly column: number }[])[];
}

const isRow = (row: string): boolean => /^\s*[A-Z.]/.test(row);

/** Finds the drawn maps in the rows of a text. */
export function findMaps(rows: readonly string[], { begins, another }: Notation["drawing"]): readonly AreaMap[] {
  const maps: AreaMap[] = [];
  rows.forEach((row, at) => {
    if (row.trim() !== begins) return;
    let behind = at + 1;
    while (isRow(rows[behind] ?? "")) behind++;
    const cells = rows
      .slice(at + 1, behind)
      .map((line) => [...line.matchAll(/\S+/g)].map(({ 0: name, index }) => ({ name, column: index })));
    const next = rows.findIndex(
      (line, i) => i >= behind && another !== null && line.trim().split(/\s+/)[0] === another,
    );
    maps.push({ begins: at, first: at + 1, behind, ends: next < 0 ? rows.length : next, cells });
  });
  return maps;
}

/** The map that has an area; the last one where none has. */
export const mapWith = (maps: readonly AreaMap[], area: string): AreaMap | undefined =>
  maps.find(({ cells }) => cells.some((row) => row.some(({ name }) => name === area))) ?? maps.at(-1);

/** The area drawn at a place in the text, both from 0. */
export function areaAtSpot(maps: readonly AreaMap[], row: number, column: number): string | null {
  for (const { first, cells } of maps) {
    const words = cells[row - first];
    const nearestWord = words?.findLast((word) => word.column <= column);
    if (nearestWord !== undefined) return nearestWord.name;
  }
  return null;
}

/** A line like `opening {way}` cut around its blank. */
interface ListForm {
  readonly head: readonly string[];
  readonly tail: readonly string[];
}

function listForm(line: string): ListForm {
  const words = line.split(" ");
  const at = words.findIndex((word) => word.startsWith("{"));
  return { head: words.slice(0, at), tail: words.slice(at + 1) };
}

/** The words in the blank of a line; null for any other line. */
function listedIn(row: string, { head, tail }: ListForm): readonly string[] | null {
  const words = row.trim().split(/\s+/);
  const fits =
    head.every((word, i) => words[i] === word) &&
    tail.every((word, i) => words[words.length - tail.length + i] === word);
  return fits && words.length > head.length + tail.length ? words.slice(head.length, words.length - tail.length) : null;
}

export const sameWay = (a: string, b: string): boolean => a === b || a === b.split("|").toReversed().join("|");

/** Whether some line of this form says it of an area or a way. */
export const isListed = (rows: readonly string[], line: string, word: string): boolean =>
  rows.some((row) => listedIn(row, listForm(line))?.some((listedWord) => sameWay(listedWord, word)) === true);

/** The rows in which no line of this form says it of an area or a way; a line without words goes. */
export function unlisted(rows: readonly string[], line: string, word: string): readonly string[] {
  const form = listForm(line);
  return rows.flatMap((row) => {
    const words = listedIn(row, form);
    if (words === null || !words.some((candidate) => sameWay(candidate, word))) return [row];
    const left = words.filter((candidate) => !sameWay(candidate, word));
    return left.length === 0 ? [] : [[...form.head, ...left, ...form.tail].join(" ")];
  });
}

/** The rows in which a line of the map with this area says it. */
export function listed(
  rows: readonly string[],
  drawing: Notation["drawing"],
  line: string,
  area: string,
  word: string,
): readonly string[] {
  const map = mapWith(findMaps(rows, drawing), area);
  if (map === undefined) return rows;
  const form = listForm(line);
  const listedRow = rows.findIndex((row, i) => i >= map.behind && i < map.ends && listedIn(row, form) !== null);
  // a form with words behind its blank says it of one alone
  if (listedRow >= 0 && form.tail.length === 0)
    return rows.with(listedRow, `${(rows[listedRow] ?? "").trimEnd()} ${word}`);
  return rows.toSpliced(map.behind, 0, [...form.head, word, ...form.tail].join(" "));
}

/** The name of a column: A to Z, then AA and so on. */
const columnName = (x: number): string =>
  (x < 26 ? "" : String.fromCharCode(64 + Math.floor(x / 26))) + String.fromCharCode(65 + (x % 26));

/** The text of an empty map: each cell an area of its own. */
export function emptyAreas({ begins }: Notation["drawing"], width: number, height: number): string {
  return [
    begins,
    ...Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (__, x) => `${columnName(x)}${y + 1}`).join(" "),
    ),
    "",
  ].join("\n");
}
