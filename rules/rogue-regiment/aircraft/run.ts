import { opposite, type Facing } from "../../geometry/index.ts";
import { type Ctx, grid, type Placed, reading, squaresOf, unitsOnBoard } from "../table/context.ts";
import type { AxisUnit, Typhoon } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { type MapTile, tileNumber, tileOf, tileOnLine } from "../table/tiles.ts";

/** A Typhoon on its run: at the edge, or over a tile of its line. */
export type Flying = Typhoon & { readonly side: Facing; run: { readonly line: number; readonly tile: number } };

/** Whether the Typhoon is on its run. rr.dare.typhoon-acts-first */
export const isFlying = (typhoon: Typhoon | null): typhoon is Flying =>
  typhoon !== null && typhoon.run !== null && typhoon.side !== null;

/** Whether the Typhoon has actions to take before anybody else. rr.dare.typhoon-acts-first, rr.dare.typhoon-must-move */
export const flies = ({ state: { typhoon, phase, result } }: Ctx): boolean =>
  isFlying(typhoon) && typhoon.ap > 0 && phase === "operator" && result === null;

/** The way it flies. */
export const heading = ({ side }: Flying): Facing => opposite[side];

/** A tile of its run, counted from the edge it came from; null beyond the board. */
export const tileAhead = (ctx: Ctx, { side, run }: Flying, index: number): MapTile | null =>
  tileOnLine(ctx.settings, grid(ctx), side, run.line, index);

/** The tile it is over; null at the edge. */
export const tileBelow = (ctx: Ctx, typhoon: Flying): MapTile | null => tileAhead(ctx, typhoon, typhoon.run.tile);

export const sameTile = (a: MapTile, b: MapTile): boolean => a.column === b.column && a.row === b.row;

/** What people call a tile. */
export const tileName = ({ column, row }: MapTile): string => `tile ${column},${row}`;

export const numberOfTile = (ctx: Ctx, tile: MapTile): number => tileNumber(ctx.settings, grid(ctx), tile);

/** How many squares of a unit lie on each tile, by the number of the tile. */
function sharesOf(ctx: Ctx, unit: AxisUnit): ReadonlyMap<number, number> {
  const shares = new Map<number, number>();
  for (const square of squaresOf(ctx, unit)) {
    const tile = numberOfTile(ctx, tileOf(ctx.settings, grid(ctx), square));
    shares.set(tile, (shares.get(tile) ?? 0) + 1);
  }
  return shares;
}

/** Whether a unit stands on a tile; one on two tiles is on both, or where most of it is. rr.open.dare-typhoon-straddle */
export function isOnTile(ctx: Ctx, unit: AxisUnit, tile: MapTile): boolean {
  const shares = sharesOf(ctx, unit);
  const share = shares.get(numberOfTile(ctx, tile)) ?? 0;
  return (
    share > 0 && (reading(ctx, "rr.open.dare-typhoon-straddle") === "both" || share >= Math.max(...shares.values()))
  );
}

/** The units on a tile, indoors and out. */
export const unitsOnTile = (ctx: Ctx, tile: MapTile): readonly Placed<AxisUnit>[] =>
  unitsOnBoard(ctx).filter((unit) => isOnTile(ctx, unit, tile));

/** Whether a unit stands inside a building. rr.dare.typhoon-not-indoors */
export const isIndoors = (ctx: Ctx, unit: Placed<AxisUnit>): boolean => grid(ctx).squares[unit.at] === ground.indoors;
