import {
  type Defect,
  err,
  faultAt,
  faultsByLine,
  type Result,
  checkedState,
  TextFault,
  type TextPlace,
  expectedOf,
} from "../../kernel/index.ts";
import { mapOf } from "../table/map.ts";
import { type State, stateSchema, type Terrain } from "../table/state.ts";
import { type Draft, newDraft, stateOf } from "./draft.ts";
import { headLines } from "./head-lines.ts";
import { isMapRow, plainMapRows, readRow } from "./map-rows.ts";
import { otherLines } from "./other-lines.ts";
import { pieceLines } from "./pieces.ts";
import { poolLines } from "./pool-lines.ts";
import { Reader } from "./reader.ts";
import { cardLines, newTerrain, terrainLines } from "./terrain-lines.ts";
import { usualTerrain } from "./usual.ts";

const positionLines = { ...headLines, ...poolLines, ...otherLines };
const linesOfTerrains = { ...cardLines, ...terrainLines };
const words: readonly string[] = [
  "terrain",
  "map",
  ...Object.keys(positionLines),
  ...Object.keys(linesOfTerrains),
  ...Object.keys(pieceLines),
];

const lookUp = <T>(table: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

/** One reading of a text, line by line. */
class Parser {
  readonly draft: Draft = newDraft();
  /** What may be said once and has been: of the position, and of the terrain that is read. */
  readonly #said = new Set<string>();
  readonly #saidOfTerrain = new Set<string>();
  /** The terrain whose map is being drawn, as long as its rows follow each other. */
  #drawing: Terrain | null = null;

  line(text: string, line: number): void {
    if (isMapRow(text)) {
      if (this.#drawing === null)
        throw new TextFault(
          { line, column: text.search(/\S/) + 1 },
          "unknown-line",
          'A row of a map stands here, but no line "map" above it.',
        );
      readRow(this.#drawing, text, line);
      return;
    }
    this.#drawing = null;
    this.#statement(new Reader(text, line));
  }

  #statement(reader: Reader): void {
    const { place } = reader;
    const word = reader.word("a line");
    if (word === "umpire") return this.#header(reader);
    if (word === "terrain") return this.#beginTerrain(reader.id("the terrain"), place);
    if (word === "map") return this.#beginMap(place, reader);
    const position = lookUp(positionLines, word);
    if (position !== undefined) {
      if (position.often !== true) this.#once(this.#said, word, place);
      return position.read(this.draft, reader);
    }
    const ofTerrain = lookUp(linesOfTerrains, word);
    if (ofTerrain !== undefined) {
      const terrain = this.#currentTerrain(word, place);
      if (ofTerrain.often !== true) this.#once(this.#saidOfTerrain, word, place);
      return ofTerrain.read(terrain, reader, this.draft);
    }
    const piece = lookUp(pieceLines, word);
    if (piece === undefined)
      throw new TextFault(place, "unknown-line", `No line begins with "${word}"${expectedOf(word, words)}.`);
    this.draft.terrain = null;
    this.#keepPlace(piece.list, place);
    piece.read(this.draft, reader);
  }

  /** `umpire v-sabotage`: which game the text is of. */
  #header(reader: Reader): void {
    reader.expect("v-sabotage", "umpire v-sabotage");
    reader.end();
  }

  #once(said: Set<string>, word: string, place: TextPlace): void {
    if (said.has(word)) throw new TextFault(place, "given-twice", `"${word}" is said twice.`);
    said.add(word);
  }

  #keepPlace(
    list: "terrains" | "commandos" | "units" | "people" | "laid" | "barrels",
    { line, column }: TextPlace,
  ): void {
    this.draft.places.set(`${list}/${this.draft[list].length}`, { line, column });
  }

  #beginTerrain(id: string, place: TextPlace): void {
    this.#keepPlace("terrains", place);
    this.draft.terrain = newTerrain(id);
    this.draft.terrains.push(this.draft.terrain);
    this.#saidOfTerrain.clear();
  }

  #currentTerrain(word: string, place: TextPlace): Terrain {
    if (this.draft.terrain === null && this.draft.terrains.length === 0) this.#beginTerrain(usualTerrain, place);
    if (this.draft.terrain === null)
      throw new TextFault(
        place,
        "out-of-place",
        `"${word}" belongs to a terrain: it stands between the line "terrain" and the first piece.`,
      );
    return this.draft.terrain;
  }

  #beginMap(place: TextPlace, reader: Reader): void {
    const terrain = this.#currentTerrain("map", place);
    this.#drawing = terrain;
    this.#once(this.#saidOfTerrain, "map", place);
    if (!reader.more) return;
    const at = reader.place;
    terrain.map.rows.push(...plainMapRows(reader.word("a size"), at));
    this.#drawing = null;
    reader.end();
  }
}

/** Terrains without a map. */
const undrawn = ({ terrains, places }: Draft): readonly Defect[] =>
  terrains.flatMap(({ id, map }, i) => {
    if (map.rows.length > 0) return [];
    const place = places.get(`terrains/${i}`) ?? { line: 1, column: 1 };
    const text = `The terrain ${id} has no map: expected a line "map", and under it its rows, a word a cell.`;
    return [faultAt(place, "bad-map", text)];
  });

/** A terrain has been entered by whoever is on it. */
function noteEntries({ terrains, commandos, entrySaid }: Draft): void {
  for (const terrain of terrains) {
    if (!entrySaid.has(terrain))
      terrain.entered = commandos.some(({ at }) => at !== null && mapOf(terrain).tiles.has(at));
  }
}

/** The line of the terrain or piece that a part of the state is about. */
const placeOf = ({ places }: Draft, path: readonly PropertyKey[]): TextPlace =>
  places.get(path.slice(0, 2).map(String).join("/")) ?? { line: 1, column: 1 };

/** Reads a set-up from text: see docs/v-sabotage.md. Faults carry line and column. */
export function parsePosition(text: string): Result<State> {
  const parser = new Parser();
  const told = faultsByLine(text, (line, number) => parser.line(line, number));
  const faults = told.length > 0 ? told : undrawn(parser.draft);
  if (faults.length > 0) return err(...faults);
  noteEntries(parser.draft);
  return checkedState(stateSchema, stateOf(parser.draft), (path) => placeOf(parser.draft, path));
}
