import { type Area, type AreaMap, readAreas } from "../../geometry/index.ts";
import { charge, impossible, type Settings } from "../../kernel/index.ts";
import { numberIn } from "../book/in-force.ts";
import type { State, Terrain, TerrainMap } from "./state.ts";

/** What lies between two neighbouring tiles. */
export type Way = "open" | "wall" | "unlocked" | "locked";

/** The size of a tile by its cells: vs.setup.tiles. */
export type TileSize = "small" | "medium" | "large";

/** A tile of a terrain: its size, its side, and its neighbours. vs.setup.tiles, vs.setup.north */
export interface Tile extends Area {
  readonly size: TileSize;
  readonly indoor: boolean;
}

interface TileMap {
  readonly areas: AreaMap;
  readonly tiles: ReadonlyMap<string, Tile>;
  /** The neighbours of each tile, walls or not. */
  readonly neighbours: ReadonlyMap<string, readonly string[]>;
  /** What lies between them where there is no door. */
  readonly ways: ReadonlyMap<string, ReadonlyMap<string, "open" | "wall">>;
}

const sizes: Readonly<Record<number, TileSize>> = { 1: "small", 2: "medium", 4: "large" };

export const sizeForCells = (cells: number): TileSize | undefined => sizes[cells];

/** The name of the way between two tiles, the same from both ends. */
export const wayName = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

/** A way as somebody writes it, "A6|A5" as well as "A5|A6"; anything else as it is. */
export function normalizedWay(written: string): string {
  const [a = "", b] = written.split("|");
  return b === undefined ? written : wayName(a, b);
}

/** The work of looking at the ways from one tile. */
const NEIGHBOURS = 15;

/** What lies between the tiles of a drawing where there is no door. */
function waysAmong(tiles: ReadonlyMap<string, Tile>, openings: TerrainMap["openings"]): TileMap["ways"] {
  const opened = new Set(openings.map(([a, b]) => wayName(a, b)));
  const isOpen = (from: string, to: string): boolean =>
    opened.has(wayName(from, to)) || (tiles.get(from)?.indoor === false && tiles.get(to)?.indoor === false);
  return new Map(
    [...tiles].map(([name, { borders }]) => [
      name,
      new Map(borders.map(({ to }) => [to, isOpen(name, to) ? "open" : "wall"] as const)),
    ]),
  );
}

const tileMaps = new WeakMap<TerrainMap, TileMap>();

/** The map of a terrain, read once from its drawing. */
export function mapOf({ map }: Pick<Terrain, "map">): TileMap {
  let tileMap = tileMaps.get(map);
  if (tileMap === undefined) {
    const areas = readAreas(map.rows);
    const indoor = new Set(map.indoor);
    const tiles = new Map(
      [...areas.areas].map(([name, area]) => [
        name,
        { ...area, size: sizes[area.cells.length] ?? "large", indoor: indoor.has(name) },
      ]),
    );
    const ways = waysAmong(tiles, map.openings);
    const neighbours = new Map([...ways].map(([name, to]) => [name, [...to.keys()]]));
    tileMaps.set(map, (tileMap = { areas, tiles, neighbours, ways }));
  }
  return tileMap;
}

/** The terrain in play that has a tile. */
export const findTerrain = (state: State, tile: string): Terrain | undefined =>
  state.terrains.find((terrain) => mapOf(terrain).tiles.has(tile));

export function terrainOf(state: State, tile: string): Terrain {
  const terrain = findTerrain(state, tile);
  if (terrain === undefined) throw impossible(`no terrain has the tile ${tile}`);
  return terrain;
}

export const tileNamed = (state: State, name: string): Tile | undefined => {
  for (const terrain of state.terrains) {
    const tile = mapOf(terrain).tiles.get(name);
    if (tile !== undefined) return tile;
  }
  return undefined;
};

export function tileById(state: State, name: string): Tile {
  const tile = tileNamed(state, name);
  if (tile === undefined) throw impossible(`there is no tile ${name}`);
  return tile;
}

/** The way between two tiles of a terrain; a wall when they are no neighbours. vs.move.opening, vs.shoot.range */
export function wayBetween(terrain: Terrain, a: string, b: string): Way {
  const bare = mapOf(terrain).ways.get(a)?.get(b);
  if (bare === undefined) return "wall";
  const door = terrain.doors.find(({ between }) => between.includes(a) && between.includes(b));
  if (door !== undefined) return door.locked ? "locked" : "unlocked";
  return bare;
}

/** The neighbours of a tile that can be walked or shot to: no wall, no locked door. vs.move.opening, vs.shoot.range */
export const openNeighbours = (terrain: Terrain, tile: string): readonly string[] => {
  charge("steps", NEIGHBOURS);
  return neighboursOf(terrain, tile).filter((to) => ["open", "unlocked"].includes(wayBetween(terrain, tile, to)));
};

/** The tiles that are shot at from a tile: itself, and those next to it that nothing closes off. vs.shoot.range, vs.eshoot.range */
export const tilesInRange = (terrain: Terrain, tile: string): readonly string[] => [
  tile,
  ...openNeighbours(terrain, tile),
];

/** The neighbours of a tile, walls or not. */
export const neighboursOf = (terrain: Terrain, tile: string): readonly string[] =>
  mapOf(terrain).neighbours.get(tile) ?? [];

/** The number printed on a tile, which dice must reach. */
export const hitNumber = (settings: Settings, { size }: Tile): number => numberIn(settings, `vs.number.hit-${size}`);

/** The circles of a tile. */
export const circlesOnTile = (settings: Settings, { size, indoor }: Tile): number =>
  numberIn(settings, `vs.number.capacity-${size}-${indoor ? "indoor" : "outdoor"}`);
