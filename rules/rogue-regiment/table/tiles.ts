import { columnOf, type Facing, type Grid, rowOf, type Square } from "../../geometry/index.ts";
import { numberIn } from "../book/in-force.ts";
import type { Settings } from "../../kernel/index.ts";

/** A map tile by its column and row, from 0. */
export interface MapTile {
  readonly column: number;
  readonly row: number;
}

/** How many tiles a board has across and down. rr.create.four-tiles */
export const tilesOf = (settings: Settings, grid: Grid): { readonly across: number; readonly down: number } => {
  const size = numberIn(settings, "rr.number.tile-size");
  return { across: Math.max(1, Math.round(grid.width / size)), down: Math.max(1, Math.round(grid.height / size)) };
};

/** The tile a square lies on; squares beyond the last whole tile belong to it. */
export function tileOf(settings: Settings, grid: Grid, square: Square): MapTile {
  const size = numberIn(settings, "rr.number.tile-size");
  const { across, down } = tilesOf(settings, grid);
  return {
    column: Math.min(across - 1, Math.floor(columnOf(grid, square) / size)),
    row: Math.min(down - 1, Math.floor(rowOf(grid, square) / size)),
  };
}

/** The number of a tile, row by row from 0. */
export const tileNumber = (settings: Settings, grid: Grid, { column, row }: MapTile): number =>
  row * tilesOf(settings, grid).across + column;

/** The first and last column and row of a tile. */
export function tileBounds(
  settings: Settings,
  grid: Grid,
  { column, row }: MapTile,
): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
  const size = numberIn(settings, "rr.number.tile-size");
  const { across, down } = tilesOf(settings, grid);
  return {
    left: column * size,
    top: row * size,
    right: column === across - 1 ? grid.width - 1 : (column + 1) * size - 1,
    bottom: row === down - 1 ? grid.height - 1 : (row + 1) * size - 1,
  };
}

/** The lines of tiles that begin at an edge, and how many tiles each has. */
export function linesFrom(
  settings: Settings,
  grid: Grid,
  side: Facing,
): { readonly lines: number; readonly tiles: number } {
  const { across, down } = tilesOf(settings, grid);
  return side === "N" || side === "S" ? { lines: across, tiles: down } : { lines: down, tiles: across };
}

/** A tile of a line that begins at an edge, counted from there; null beyond either end. */
export function tileOnLine(settings: Settings, grid: Grid, side: Facing, line: number, index: number): MapTile | null {
  const { tiles } = linesFrom(settings, grid, side);
  if (index < 0 || index >= tiles) return null;
  const place = side === "N" || side === "W" ? index : tiles - 1 - index;
  return side === "N" || side === "S" ? { column: line, row: place } : { column: place, row: line };
}

/** The squares round the centre of a tile: one, two or four. */
export function tileCentre(
  settings: Settings,
  grid: Grid,
  tile: MapTile,
): readonly { readonly x: number; readonly y: number }[] {
  const { left, top, right, bottom } = tileBounds(settings, grid, tile);
  const middle = (from: number, to: number): readonly number[] => [
    ...new Set([Math.floor((from + to) / 2), Math.ceil((from + to) / 2)]),
  ];
  return middle(top, bottom).flatMap((y) => middle(left, right).map((x) => ({ x, y })));
}
