import { citeIf } from "../../kernel/index.ts";
import {
  catHearsWheels,
  corpseSightings,
  corpsesInSight,
  look,
  type LookRules,
  steppedOn,
} from "../reactions/index.ts";
import {
  type Ctx,
  grid,
  operatorsOnBoard,
  reading,
  record,
  type Rules,
  squaresOf,
  unitNamed,
} from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import type { AxisVehicle, VehiclePlace, VehicleStep } from "../table/vehicle-token.ts";
import { sighted, type Sighted } from "../sight/index.ts";
import { markedAttackWindow } from "./marked-attacks.ts";
import { stepRules } from "../movement/index.ts";

/** Puts a vehicle's token on a place. */
export function putOnPlace(ctx: Ctx, vehicle: AxisVehicle, place: VehiclePlace): void {
  vehicle.token = { x: place.x, y: place.y };
  vehicle.facing = place.facing;
  vehicle.at = squaresOf(ctx, vehicle)[0] ?? null;
}

const lookRules: LookRules = {
  stops: ["rr.open.advance-spots", "rr.open.advance-corpse"],
  shouts: ["rr.open.vehicle-shout"],
  spots: ["rr.open.advance-spots"],
};

/** What a vehicle comes to see is spotted. */
function notice(ctx: Ctx, vehicle: AxisUnit, before: Sighted): void {
  if (reading(ctx, "rr.open.advance-spots") !== "spotted") return;
  const noticedBefore = new Set([
    ...before.operators,
    ...operatorsOnBoard(ctx)
      .filter(({ spotted }) => spotted)
      .map(({ id }) => id),
  ]);
  look(ctx, vehicle, { operators: noticedBefore, corpses: before.corpses }, lookRules);
}

/** A step of a vehicle: what it costs, in which phase it is taken, and whether what it shows is spotted. */
interface DriveStep {
  readonly step: VehicleStep | "turn";
  readonly points: number;
  readonly during: "advance" | "patrol";
  readonly notices?: boolean;
}

/** One step of a vehicle: what it sees, what it drives onto, and what interrupts it. */
export function* driveTo(
  ctx: Ctx,
  vehicle: AxisVehicle,
  place: VehiclePlace,
  { step, points, during, notices = false }: DriveStep,
): Rules {
  const before = sighted(ctx, vehicle);
  const others = corpsesInSight(ctx, vehicle);
  const wasOn = squaresOf(ctx, vehicle);
  const fromForest = wasOn.some((square) => grid(ctx).squares[square] === ground.forest);
  putOnPlace(ctx, vehicle, place);
  record(ctx, {
    event: "drove",
    piece: vehicle.id,
    step,
    to: `${place.x},${place.y}`,
    facing: place.facing,
    points,
    cites: [
      "rr.veh.when",
      ...citeIf(during === "patrol", "rr.vpatrol.route"),
      ...citeIf(
        during === "patrol" && vehicle.kind === "aa-truck",
        "rr.kick.aa-truck-patrol",
        "rr.kick.aa-truck-roles",
      ),
      ...stepRules(ctx, vehicle.kind, place, { step, points, fromForest }),
    ],
  });
  corpseSightings(ctx, others, []);
  yield* steppedOn(ctx, vehicle, during);
  if (unitNamed(ctx.state, vehicle.id) === undefined) return;
  if (notices) notice(ctx, vehicle, before);
  yield* catHearsWheels(ctx, vehicle, wasOn, squaresOf(ctx, vehicle));
  yield* markedAttackWindow(ctx, during);
}

/**
 * Whether an empty carrier is done for the rest of the game. rr.metal.transport-then-idle,
 * rr.open.metal-transport-convoy
 */
export const isIdle = (ctx: Ctx, unit: AxisUnit): boolean =>
  unit.empty && reading(ctx, "rr.open.metal-transport-convoy") === "idle";
