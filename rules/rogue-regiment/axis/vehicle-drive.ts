import {
  catHearsWheels,
  corpseSightings,
  corpsesInSight,
  look,
  type LookRules,
  steppedOn,
} from "../reactions/index.ts";
import {
  type AxisUnit,
  type AxisVehicle,
  type G,
  grid,
  ground,
  operatorsOnBoard,
  reading,
  record,
  type Rules,
  squaresOf,
  unitNamed,
  type VehiclePlace,
  type VehicleStep,
} from "../board/index.ts";
import { sighted, type Sighted } from "../sight/index.ts";
import { markedAttackWindow } from "./marked-attacks.ts";
import { stepRules } from "../movement/index.ts";

/** Puts a vehicle's token on a place. */
export function settle(g: G, vehicle: AxisVehicle, place: VehiclePlace): void {
  vehicle.token = { x: place.x, y: place.y };
  vehicle.facing = place.facing;
  vehicle.at = squaresOf(g, vehicle)[0] ?? null;
}

const lookRules: LookRules = {
  stops: ["rr.open.advance-spots", "rr.open.advance-corpse"],
  shouts: ["rr.open.vehicle-shout"],
  spots: ["rr.open.advance-spots"],
};

/** What a vehicle comes to see is spotted. */
function notice(g: G, vehicle: AxisUnit, before: Sighted): void {
  if (reading(g, "rr.open.advance-spots") !== "spotted") return;
  const known = new Set([
    ...before.operators,
    ...operatorsOnBoard(g)
      .filter(({ spotted }) => spotted)
      .map(({ id }) => id),
  ]);
  look(g, vehicle, { operators: known, corpses: before.corpses }, lookRules);
}

/** One step of a vehicle: what it sees, what it drives onto, and what interrupts it. */
export function* driveTo(
  g: G,
  vehicle: AxisVehicle,
  place: VehiclePlace,
  { step, points }: { readonly step: VehicleStep | "turn"; readonly points: number },
  during: "advance" | "patrol",
  notices = false,
): Rules {
  const before = sighted(g, vehicle);
  const others = corpsesInSight(g, vehicle);
  const wasOn = squaresOf(g, vehicle);
  const wasIn = squaresOf(g, vehicle).some((square) => grid(g).squares[square] === ground.forest);
  settle(g, vehicle, place);
  record(g, {
    event: "drove",
    piece: vehicle.id,
    step,
    to: `${place.x},${place.y}`,
    facing: place.facing,
    points,
    cites: [
      "rr.veh.when",
      ...(during === "patrol" ? (["rr.vpatrol.route"] as const) : []),
      ...(during === "patrol" && vehicle.kind === "aa-truck"
        ? (["rr.kick.aa-truck-patrol", "rr.kick.aa-truck-roles"] as const)
        : []),
      ...stepRules(g, vehicle.kind, place, step, points, wasIn),
    ],
  });
  corpseSightings(g, others, []);
  yield* steppedOn(g, vehicle, during);
  if (unitNamed(g, vehicle.id) === undefined) return;
  if (notices) notice(g, vehicle, before);
  yield* catHearsWheels(g, vehicle, wasOn, squaresOf(g, vehicle));
  yield* markedAttackWindow(g, during);
}

/**
 * Whether an empty carrier is done for the rest of the game. rr.metal.transport-then-idle,
 * rr.open.metal-transport-convoy
 */
export const isIdle = (g: G, unit: AxisUnit): boolean =>
  unit.empty && reading(g, "rr.open.metal-transport-convoy") === "idle";
