import { opposite, type Facing } from "../../geometry/index.ts";
import {
  type AxisUnit,
  type G,
  grid,
  ground,
  type MapTile,
  type Placed,
  reading,
  squaresOf,
  tileNumber,
  tileOf,
  tileOnLine,
  type Typhoon,
  unitsOnBoard,
} from "../board/index.ts";

/** A Typhoon on its run: at the edge, or over a tile of its line. */
export type Flying = Typhoon & { readonly side: Facing; run: { readonly line: number; readonly tile: number } };

/** Whether the Typhoon is on its run. rr.dare.typhoon-acts-first */
export const isFlying = (typhoon: Typhoon | null): typhoon is Flying =>
  typhoon !== null && typhoon.run !== null && typhoon.side !== null;

/** Whether the Typhoon has actions to take before anybody else. rr.dare.typhoon-acts-first, rr.dare.typhoon-must-move */
export const flies = ({ state: { typhoon, phase, result } }: G): boolean =>
  isFlying(typhoon) && typhoon.ap > 0 && phase === "operator" && result === null;

/** The way it flies. */
export const heading = ({ side }: Flying): Facing => opposite[side];

/** A tile of its run, counted from the edge it came from; null beyond the board. */
export const tileAhead = (g: G, { side, run }: Flying, index: number): MapTile | null =>
  tileOnLine(g.settings, grid(g), side, run.line, index);

/** The tile it is over; null at the edge. */
export const tileBelow = (g: G, typhoon: Flying): MapTile | null => tileAhead(g, typhoon, typhoon.run.tile);

export const sameTile = (a: MapTile, b: MapTile): boolean => a.column === b.column && a.row === b.row;

/** What people call a tile. */
export const tileName = ({ column, row }: MapTile): string => `tile ${column},${row}`;

export const numberOfTile = (g: G, tile: MapTile): number => tileNumber(g.settings, grid(g), tile);

/** How many squares of a unit lie on each tile, by the number of the tile. */
function sharesOf(g: G, unit: AxisUnit): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const square of squaresOf(g, unit)) {
    const tile = numberOfTile(g, tileOf(g.settings, grid(g), square));
    shares.set(tile, (shares.get(tile) ?? 0) + 1);
  }
  return shares;
}

/** Whether a unit stands on a tile; one on two tiles is on both, or where most of it is. rr.open.dare-typhoon-straddle */
export function isOnTile(g: G, unit: AxisUnit, tile: MapTile): boolean {
  const shares = sharesOf(g, unit);
  const share = shares.get(numberOfTile(g, tile)) ?? 0;
  return share > 0 && (reading(g, "rr.open.dare-typhoon-straddle") === "both" || share >= Math.max(...shares.values()));
}

/** The units on a tile, indoors and out. */
export const unitsOnTile = (g: G, tile: MapTile): readonly Placed<AxisUnit>[] =>
  unitsOnBoard(g).filter((unit) => isOnTile(g, unit, tile));

/** Whether a unit stands inside a building. rr.dare.typhoon-not-indoors */
export const isIndoors = (g: G, unit: Placed<AxisUnit>): boolean => grid(g).squares[unit.at] === ground.indoors;
