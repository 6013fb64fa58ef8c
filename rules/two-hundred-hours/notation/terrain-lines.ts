import { plainItem } from "../book/battlefields/drawing.ts";
import { type LineReader, TextFault } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Place } from "../book/schemas.ts";
import { terrainCategories } from "../book/terrain.ts";
import type { Draft } from "./draft.ts";
import { type Clauses, id, length, place, readAttributes } from "./words.ts";

const { shapeDefects } = measured;

/** `table 36 36`: a battlefield of its own; its terrain follows. */
export function tableLine(draft: Draft, reader: LineReader): void {
  const { place: at } = reader;
  const width = length(reader, "a width");
  const height = length(reader, "a height");
  if (Math.min(width, height) < measured.inch || Math.max(width, height) > measured.LONGEST_SIDE)
    throw new TextFault(at, "bad-table", `A table is from 1″ to 94″ wide and high.`);
  draft.table = { width, height, terrain: [] };
}

/** Refuses a shape that is none, at the corner where it is wrong. */
function shape(draft: Draft, reader: LineReader): Place[] {
  const begins = reader.place;
  const starts: { line: number; column: number }[] = [];
  const corners = reader.rest(() => {
    starts.push(reader.place);
    return place(reader);
  });
  const table = draft.table ?? { width: measured.LONGEST_SIDE, height: measured.LONGEST_SIDE };
  const [first] = shapeDefects(corners, table);
  if (first !== undefined) throw new TextFault(starts[first.corners[0] ?? 0] ?? begins, first.code, first.message);
  return corners;
}

/** `terrain b1 building 15,12 21,12 21,16 15,16, height 4, door 15,13.5 15,14.5`. */
export function terrainLine(draft: Draft, reader: LineReader, rest: Clauses, line: number): void {
  if (draft.table === null)
    return reader.fail("no-table", "Terrain is drawn on a table of its own: the line `table 36 36` comes first.");
  const at = reader.place;
  const name = id(reader);
  if (draft.table.terrain.some((terrain) => terrain.id === name))
    throw new TextFault(at, "given-twice", `${name} is already there.`);
  const low = reader.take("low");
  const category = low ? "low rough" : reader.oneOf("a category", terrainCategories);
  if (low) reader.oneOf("rough", ["rough"]);
  const item = plainItem(name, category, shape(draft, reader));
  draft.table.terrain.push(item);
  for (const clause of rest)
    readAttributes([clause], line, {
      height: (words) => void (item.height = length(words, "a height")),
      blocks: () => void (item.blocksSight = true),
      barred: () => void (item.crossable = false),
      climbable: () => void (item.climbable = true),
      locked: () => void (item.locked = true),
      door: (words) => void item.entrances.push({ kind: "door", from: place(words), to: place(words) }),
      window: (words) => void item.entrances.push({ kind: "window", from: place(words), to: place(words) }),
      low: (words) => void item.low.push(shape(draft, words)),
      to: (words) => void (item.leadsTo = id(words)),
    });
}
