import { mapOf } from "../table/map.ts";
import type { State, Terrain } from "../table/state.ts";
import { headLines } from "./head-lines.ts";
import { writtenRows } from "./map-rows.ts";
import { otherLines } from "./other-lines.ts";
import { pieceLines } from "./pieces.ts";
import { poolLines } from "./pool-lines.ts";
import { cardLines, terrainLines } from "./terrain-lines.ts";

const writeAll = <T>(lines: Readonly<Record<string, { write(of: T): readonly string[] }>>, of: T): readonly string[] =>
  Object.values(lines).flatMap((line) => line.write(of));

/** Whether a commando has been there, when it is not as one sees it. */
function writtenEntry({ commandos }: State, terrain: Terrain): readonly string[] {
  const someoneThere = commandos.some(({ at }) => at !== null && mapOf(terrain).tiles.has(at));
  return terrain.entered === someoneThere ? [] : [terrain.entered ? "entered" : "entered no"];
}

/** A terrain with its card and its map. */
const writtenTerrain = (state: State, terrain: Terrain): readonly string[] => [
  `terrain ${terrain.id}`,
  ...writeAll(cardLines, terrain),
  "map",
  ...writtenRows(terrain),
  ...writeAll(terrainLines, terrain),
  ...writtenEntry(state, terrain),
];

/** The canonical text of a state: what is usual is left out, and parsing it gives the same state back. */
export const printPosition = (state: State): string =>
  [
    "umpire v-sabotage",
    ...writeAll(headLines, state),
    ...state.terrains.flatMap((terrain) => writtenTerrain(state, terrain)),
    ...writeAll(pieceLines, state),
    ...writeAll(poolLines, state),
    ...writeAll(otherLines, state),
    "",
  ].join("\n");
