import { type AxisVehicleKind, isVehicleKind, vehicleTraits } from "../book/vehicle-kinds.ts";
import { type Ctx, grid, number, type Place, placeOf, reading } from "../table/context.ts";
import type { Token } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { placeNumbers } from "../table/vehicle-places.ts";
import { blockOf, lengthOf, rowOfToken, tokenSquares, type VehiclePlace } from "../table/vehicle-token.ts";
import { STOPS_ALL, type Blockers, type Lookout, STOPS_LOW, STOPS_NOTHING, type Stop } from "./stops.ts";
import {
  adjacent,
  aside,
  columnOf,
  depth,
  type Facing,
  type Grid,
  opposite,
  rowOf,
  type Square,
  squareAt,
} from "../../geometry/index.ts";
import { type Eyes, hiddenByTemplate, type Noted, sceneOf } from "./blockers.ts";
import type { Visibility } from "../../kernel/index.ts";
import { stopOf } from "./sight-line.ts";
import { withinDepth } from "./sight-readings.ts";

export const visibilityOf = (stop: Stop): Visibility =>
  stop === STOPS_ALL ? "none" : stop === STOPS_LOW ? "partial" : "full";

/**
 * How far something on a forest square is hidden from a viewer that is not adjacent. rr.los.forest-square-partial,
 * rr.square.forest-hides, rr.square.forest-into
 */
export const forestStop = (ctx: Ctx, from: Square, to: Square): Stop =>
  grid(ctx).squares[to] === ground.forest && from !== to && !adjacent(grid(ctx), from, to) ? STOPS_LOW : STOPS_NOTHING;

/** Eyes of a vehicle. */
export interface VehicleEyes extends Eyes {
  readonly kind: AxisVehicleKind;
  readonly token: Token;
}

export const looksAsVehicle = (eyes: Eyes): eyes is VehicleEyes =>
  eyes.token !== null && eyes.token !== undefined && eyes.kind !== undefined && isVehicleKind(eyes.kind);

/** Where a vehicle looks from, and which way. */
export interface VehicleLookout extends Lookout {
  readonly end: "front" | "rear";
  readonly facing: Facing;
  /** The two squares of that end, where its range is counted from; they may lie off the board. */
  readonly rangeFrom: readonly [Token, Token];
}

/** Where vehicles of a length look from, by the number of the place: at the front only, and at both ends. */
interface Lookouts {
  readonly front: (readonly VehicleLookout[] | undefined)[];
  readonly both: (readonly VehicleLookout[] | undefined)[];
}

/** Places whose lookouts are kept at most, of all boards together: when there are more, all are forgotten. */
const MOST_LOOKOUTS = 20_000;

let lookouts = new WeakMap<Grid, Map<number, Lookouts>>();
let lookoutsCount = 0;

function lookoutsKept(board: Grid, length: number): Lookouts {
  let lengths = lookouts.get(board);
  if (lengths === undefined) lookouts.set(board, (lengths = new Map()));
  let kept = lengths.get(length);
  if (kept === undefined) {
    const { count } = placeNumbers(board);
    lengths.set(length, (kept = { front: Array.from({ length: count }), both: Array.from({ length: count }) }));
  }
  return kept;
}

/**
 * The ends a vehicle looks from: the front, and the rear of a half-track. They follow from its place, so they are
 * worked out once for each place. rr.vlos.origin, rr.unit.motorbike, rr.unit.halftrack, rr.unit.unarmed
 */
export function lookoutsOf(ctx: Ctx, { kind, token, facing }: VehicleEyes): readonly VehicleLookout[] {
  const place: VehiclePlace = { x: token.x, y: token.y, facing };
  const length = lengthOf(ctx.settings, kind);
  const board = grid(ctx);
  const { ends } = vehicleTraits(kind);
  // an AA Gun looks nowhere but up: rr.dare.aa-gun-los
  if (ends.length === 0) return [];
  const at = placeNumbers(board).number(place);
  if (at < 0) return ends.map((end) => lookoutAt(board, place, length, end));
  const kept = lookoutsKept(board, length)[ends.length === 1 ? "front" : "both"];
  const keptHere = kept[at];
  if (keptHere !== undefined) return keptHere;
  if (++lookoutsCount > MOST_LOOKOUTS) {
    lookouts = new WeakMap();
    lookoutsCount = 0;
  }
  return (kept[at] = ends.map((end) => lookoutAt(board, place, length, end)));
}

/** Where an end of a vehicle on a place looks from. rr.vlos.origin */
export function lookoutAt(board: Grid, place: VehiclePlace, length: number, end: "front" | "rear"): VehicleLookout {
  const block = blockOf(place, length, end);
  const rangeFrom = rowOfToken(place, length, end);
  return {
    end,
    facing: end === "front" ? place.facing : opposite[place.facing],
    corner: { x: block.x + 1, y: block.y + 1 },
    under: tokenSquares(board, place, length),
    row: rangeFrom.flatMap(({ x, y }) => squareAt(board, x, y) ?? []),
    rangeFrom,
  };
}

/**
 * Whether a square lies in the 90-degree field of a vehicle's end: from the corner of its four squares, 8 squares deep
 * from the first square before the token. rr.vlos.cone, rr.vlos.no-peripheral, rr.vlos.range-origin,
 * rr.open.fov-diagonals, rr.open.fov-depth
 */
export function isInVehicleField(ctx: Ctx, lookout: VehicleLookout, square: Square): boolean {
  return vehicleField(ctx)(lookout, placeOf(ctx, square));
}

/** The same for searches that ask about thousands of places: whether one lies in the field of an end of a vehicle. */
export function vehicleField(ctx: Ctx): (lookout: VehicleLookout, place: Place) => boolean {
  const most = number(ctx, "rr.number.view-depth");
  const deep = reading(ctx, "rr.open.fov-depth");
  const diagonals = reading(ctx, "rr.open.fov-diagonals") === "inside";
  return (lookout, place) => {
    const { ahead, across } = offsetFrom(lookout, place);
    return isInCone(ahead, across, diagonals) && withinDepth(deep, most, ahead, across);
  };
}

/**
 * Whether a square lies in the cone of an end of a vehicle, however far: the arc of a gun, which its range alone limits.
 * rr.vlos.cone, rr.open.vehicle-willys-arc
 */
export function isInVehicleCone(ctx: Ctx, lookout: VehicleLookout, square: Square): boolean {
  const { ahead, across } = offsetFrom(lookout, placeOf(ctx, square));
  return isInCone(ahead, across, reading(ctx, "rr.open.fov-diagonals") === "inside");
}

/** Whether a square is so far from an end of a vehicle that the readings of the depth may differ on it. */
export function isFarFromEnd(ctx: Ctx, lookout: VehicleLookout, square: Square): boolean {
  const { ahead, across } = offsetFrom(lookout, placeOf(ctx, square));
  return !withinDepth("orthogonal", number(ctx, "rr.number.view-depth"), ahead, across);
}

/** How far a place lies ahead of the row of an end, and aside of the nearer square of that row. rr.vlos.range-origin */
function offsetFrom({ corner, facing }: VehicleLookout, { x, y }: Place): { ahead: number; across: number } {
  // doubled, so that corners and centres are both whole numbers
  const dx = 2 * x + 1 - 2 * corner.x;
  const dy = 2 * y + 1 - 2 * corner.y;
  return { ahead: (depth(facing, dx, dy) - 1) / 2, across: (aside(facing, dx, dy) - 1) / 2 };
}

const isInCone = (ahead: number, across: number, diagonals: boolean): boolean =>
  ahead >= 1 && (diagonals ? across <= ahead : across < ahead);

/**
 * Whether a square lies in the 90-degree arc of a vehicle's end, at any distance and whatever stands between.
 * rr.metal.heavy-car-arc, rr.open.exp-arc-shape
 */
export function isInVehicleArc(ctx: Ctx, { corner, facing }: VehicleLookout, square: Square): boolean {
  const board = grid(ctx);
  const dx = 2 * columnOf(board, square) + 1 - 2 * corner.x;
  const dy = 2 * rowOf(board, square) + 1 - 2 * corner.y;
  // in half squares: the front edge is one square ahead of the corner of the front four
  const forward = depth(facing, dx, dy) - (reading(ctx, "rr.open.exp-arc-shape") === "front-edge" ? 2 : 0);
  return forward > 0 && aside(facing, dx, dy) <= forward;
}

/** How well one end of a vehicle sees a square along the line. */
export function vehicleLine(
  ctx: Ctx,
  lookout: VehicleLookout,
  square: Square,
  blockers: Blockers,
  { met, target }: Noted = {},
): Visibility {
  if (!lookout.under.includes(square) && hiddenByTemplate(ctx, square, met)) return "none";
  const [first] = lookout.row.length > 0 ? lookout.row : lookout.under;
  const stop = stopOf(
    sceneOf(ctx, blockers, met, target),
    { square: first ?? square, side: "axis", facing: lookout.facing, lookout },
    square,
  );
  const near = lookout.under.some((own) => adjacent(grid(ctx), own, square));
  const forest = grid(ctx).squares[square] === ground.forest && !near ? STOPS_LOW : STOPS_NOTHING;
  return visibilityOf(stop > forest ? stop : forest);
}

export const better = (a: Visibility, b: Visibility): Visibility =>
  a === "full" || b === "full" ? "full" : a === "partial" || b === "partial" ? "partial" : "none";
