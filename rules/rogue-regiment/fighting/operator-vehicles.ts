import type { Square } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { NumberId } from "../book/numbers.ts";
import {
  type Ctx,
  distanceBetweenPlaces,
  grid,
  number,
  operatorNamed,
  type Placed,
  placeOf,
  reading,
  squaresOf,
  vehicleNamed,
  vehicleSquares,
} from "../table/context.ts";
import { isWillys } from "../table/crew.ts";
import type { AxisUnit, Operator, OperatorVehicle } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { lengthOf, modelOf, type VehicleModel } from "../table/vehicle-token.ts";
import type { Gun } from "./operator-guns.ts";
import {
  STOPS_ALL,
  axisBlockers,
  isInVehicleCone,
  lookoutAt,
  type LineObstacle,
  STOPS_NOTHING,
  sceneOf,
  stopOf,
  type VehicleLookout,
} from "../sight/index.ts";

const seatNames: Readonly<Record<OperatorVehicle["kind"], readonly string[]>> = {
  willys: ["driver", "front gunner", "rear gunner", "passenger"],
  truck: ["driver", "passenger 1", "passenger 2", "passenger 3", "passenger 4", "passenger 5"],
  boat: ["rower", "gunner", "passenger 1", "passenger 2"],
  "support-willys": ["driver", "front gunner", "rear gunner", "passenger"],
};

/** How many seats a kind of vehicle has. */
export const seatCount = (kind: OperatorVehicle["kind"]): number => seatNames[kind].length;
export const seatName = (vehicle: OperatorVehicle, seat: number): string =>
  seatNames[vehicle.kind][seat] ?? `seat ${seat + 1}`;

interface VehicleSheet {
  readonly move: NumberId;
  readonly engine: NumberId;
  readonly health: NumberId;
  readonly repairs: boolean;
}

const sheets: Readonly<
  Record<Extract<VehicleModel, "willys" | "boat" | "operator-truck" | "support-willys">, VehicleSheet>
> = {
  willys: {
    move: "rr.number.willys-move",
    engine: "rr.number.willys-engine",
    health: "rr.number.willys-health",
    repairs: true,
  },
  // the card of the Support Willys is that of the Willys: rr.dare.swillys-as-willys
  "support-willys": {
    move: "rr.number.willys-move",
    engine: "rr.number.willys-engine",
    health: "rr.number.willys-health",
    repairs: true,
  },
  "operator-truck": {
    move: "rr.number.operator-truck-move",
    engine: "rr.number.operator-truck-engine",
    health: "rr.number.operator-truck-health",
    repairs: true,
  },
  boat: {
    move: "rr.number.boat-move",
    engine: "rr.number.boat-engine",
    health: "rr.number.boat-health",
    repairs: false,
  },
};

/** The sheet of an Operator vehicle: rr.opveh.earshot, rr.boat.silent. */
export const sheetOf = (vehicle: Pick<OperatorVehicle, "kind">): VehicleSheet =>
  sheets[vehicle.kind === "truck" ? "operator-truck" : vehicle.kind];

/** Who sits in a vehicle. */
export const crewOf = (ctx: Ctx, vehicle: OperatorVehicle): readonly Operator[] =>
  vehicle.seats.flatMap((id) => (id === null ? [] : (operatorNamed(ctx.state, id) ?? [])));
/** Its driver, or nobody. */
export const driverOf = (ctx: Ctx, vehicle: OperatorVehicle): Operator | undefined =>
  vehicle.seats[0] === null || vehicle.seats[0] === undefined ? undefined : operatorNamed(ctx.state, vehicle.seats[0]);

/**
 * The end of the vehicle at which a gunner stands, or null when he is no gunner; the boat's gunner fires in any
 * direction. rr.boat.gunner, rr.open.vehicle-willys-arc
 */
export function gunnerAt(vehicle: OperatorVehicle, operator: string): "front" | "rear" | "all-round" | null {
  const seat = vehicle.seats.indexOf(operator);
  if (isWillys(vehicle)) return seat === 1 ? "front" : seat === 2 ? "rear" : null;
  return vehicle.kind === "boat" && seat === 1 ? "all-round" : null;
}

/** The guns of the Willys as its sheet shows them. rr.opveh.short */
export const willysGun = (ctx: Ctx): Gun => ({
  dice: number(ctx, "rr.number.willys-gun-dice"),
  number: number(ctx, "rr.number.willys-gun-number"),
  short: number(ctx, "rr.number.willys-gun-short"),
  long: number(ctx, "rr.number.willys-gun-long"),
  earshot: number(ctx, "rr.number.willys-gun-earshot"),
  cites: ["rr.opveh.attack"],
});

/** Where a vehicle's gunner looks from: the corner of the front (or rear) four squares. */
export function gunnerLookout(ctx: Ctx, vehicle: OperatorVehicle, end: "front" | "rear"): VehicleLookout {
  const place = { ...vehicle.token, facing: vehicle.facing };
  return lookoutAt(grid(ctx), place, lengthOf(ctx.settings, modelOf(vehicle)), end);
}

/**
 * How a gunner of the Willys stands to a unit: range, whether it is in his arc, in his sight, or behind a single wall
 * of its building.
 */
export interface Bearing {
  readonly distance: number;
  readonly inArc: boolean;
  readonly inLine: boolean;
  readonly throughWall: boolean;
  readonly inBuilding: boolean;
  /** What lies in the way of his sight, where there is something. */
  readonly blocker: LineObstacle | null;
  /** Whether that stands in the way besides the wall of its building, through which alone he could fire. */
  readonly besidesWall: boolean;
}

/** rr.opveh.attack, rr.opveh.into-building, rr.open.vehicle-willys-arc, rr.open.vehicle-range */
export function bearingOf(ctx: Ctx, vehicle: OperatorVehicle, end: "front" | "rear", unit: Placed<AxisUnit>): Bearing {
  const lookout = gunnerLookout(ctx, vehicle, end);
  const squares = squaresOf(ctx, unit);
  // by one reading the guns turn all round
  const allRound = reading(ctx, "rr.open.vehicle-willys-arc") === "all-round";
  const inArc = allRound ? squares : squares.filter((square) => isInVehicleCone(ctx, lookout, square));
  const blockers = axisBlockers(ctx);
  // where the vehicle still stands while a move is weighed it hides nothing from itself
  const standing = vehicleNamed(ctx.state, vehicle.id);
  const itself = standing === undefined ? squares : [...squares, ...vehicleSquares(ctx, standing)];
  const lines = inArc.map((square) => {
    const met: LineObstacle[] = [];
    const stop = stopOf(
      sceneOf(ctx, blockers, met, itself),
      { square: lookout.row[0] ?? square, side: "operator", facing: lookout.facing, lookout },
      square,
    );
    const stops = met.filter((thing) => thing.stop === STOPS_ALL);
    const clear = stop < STOPS_ALL && stop >= STOPS_NOTHING;
    return { clear, wall: stops.length === 1 && stops[0]?.wall === true, stops: clear ? [] : stops };
  });
  const inBuilding = squares.some((square) => grid(ctx).squares[square] === ground.indoors);
  const stopped = lines.find(({ stops }) => stops.length > 0)?.stops ?? [];
  // a single wall of its building would not stop a shot: what stops it is what stands there besides
  const besides = inBuilding && stopped.length > 1 && stopped[0]?.wall === true ? stopped[1] : undefined;
  return {
    distance: Math.min(
      ...squares.flatMap((square) =>
        lookout.rangeFrom.map((from) => distanceBetweenPlaces(ctx, from, placeOf(ctx, square))),
      ),
    ),
    inArc: inArc.length > 0,
    inLine: lines.some(({ clear }) => clear),
    throughWall: inBuilding && lines.some(({ wall }) => wall),
    inBuilding,
    blocker: besides ?? stopped[0] ?? null,
    besidesWall: besides !== undefined,
  };
}

/** The first square of a vehicle on the board, by which those aboard are placed; null off the board. */
export const placeAboard = (ctx: Ctx, vehicle: OperatorVehicle): Square | null =>
  vehicleSquares(ctx, vehicle)[0] ?? null;

/** The rules of a gun's range. */
export const gunRules: readonly Citation[] = ["rr.opveh.attack", "rr.open.vehicle-willys-arc", "rr.open.vehicle-range"];
