import { depthFor } from "../aircraft/index.ts";
import { type Facing, squareNamed } from "../../geometry/index.ts";
import type { Action } from "../table/action-schema.ts";
import { type Ctx, grid, squaresOf, unitAt, unitsOnBoard } from "../table/context.ts";
import { linesFrom, tileOf } from "../table/tiles.ts";

/** What the bot wants destroyed from the air most: guns against aircraft, then armour, then everybody else. */
const prize = { "aa-gun": 8, "aa-truck": 6 } as const;

const worthOf = (kind: string): number => (kind === "aa-gun" || kind === "aa-truck" ? prize[kind] : 2);

/** What an attack from the air is worth: a rocket on a gun or a dump, else a burst at those below. */
function strikeWorth(ctx: Ctx, { weapon, targets }: Extract<Action, { do: "fly-and-attack" }>): number {
  const [target = ""] = targets;
  if (weapon === "machine-guns") return 2;
  const square = squareNamed(grid(ctx), target);
  if (square === null || targets.length > 1) return 1;
  const unit = unitAt(ctx, square);
  const dump = ctx.state.dumps.some(({ squares, destroyed }) => !destroyed && squares.includes(square));
  return unit === undefined ? (dump ? 7 : 0) : worthOf(unit.kind);
}

/**
 * What the bot does with the Typhoon: it calls it once the alarm has sounded, or nobody on foot is about what it can do,
 * from the edge it comes from soonest, and attacks what it can. Undefined where there is nothing to do with it. rr.dare.typhoon-any-time, rr.dare.typhoon-must-move
 */
export function aircraftAction(ctx: Ctx, legal: readonly Action[], nobodyStrikes: boolean): Action | undefined {
  const { typhoon, section } = ctx.state;
  if (typhoon === null) return undefined;
  const flights = legal.filter(({ do: name }) => name === "fly" || name === "fly-and-attack");
  const score = (action: Action): number => (action.do === "fly-and-attack" ? strikeWorth(ctx, action) : 1);
  if (flights.length > 0) return flights.reduce((best, action) => (score(action) > score(best) ? action : best));
  if (section === "stealth" && !(nobodyStrikes && isTyphoonUseful(ctx))) return undefined;
  const calls = legal.filter((action) => action.do === "call-typhoon");
  const depth = ({ side }: { readonly side: Facing }): number => depthFor(ctx, side).cards;
  const [first] = calls.toSorted((a, b) => depth(a) - depth(b));
  return first;
}

/** Whether the Typhoon can still do what the mission asks for. rr.dare.typhoon-again */
export const isTyphoonUseful = ({ state }: Ctx): boolean =>
  state.typhoon !== null &&
  !state.typhoon.shotDown &&
  ((state.objectives.includes("destroy-aa-guns") && state.units.some(({ kind }) => kind === "aa-gun")) ||
    (state.objectives.includes("destroy-dumps") && state.dumps.some(({ destroyed }) => !destroyed)));

/** How much lies along a line of tiles: the guns against aircraft and the dumps first. rr.dare.typhoon-arrival */
export function lineWorth(ctx: Ctx, line: number): number {
  const side = ctx.state.typhoon?.side ?? "N";
  if (line >= linesFrom(ctx.settings, grid(ctx), side).lines) return -1;
  const along = (square: number): boolean => {
    const { column, row } = tileOf(ctx.settings, grid(ctx), square);
    return (side === "N" || side === "S" ? column : row) === line;
  };
  const units = unitsOnBoard(ctx).filter((unit) => squaresOf(ctx, unit).some(along));
  const dumps = ctx.state.dumps.filter(({ squares, destroyed }) => !destroyed && squares.some(along));
  return units.reduce((sum, { kind }) => sum + (kind in prize ? worthOf(kind) : 0.1), 7 * dumps.length);
}
