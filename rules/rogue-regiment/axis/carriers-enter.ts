import { deployTroops, leavesWhenAlerted, whileLoaded } from "../alarm/index.ts";
import { type Ctx, grid, name, reading, record, type Rules, unitNamed } from "../table/context.ts";
import {
  type AxisVehicle,
  lengthOf,
  stepped,
  tokenSquares,
  type VehiclePlace,
  isWholeOnBoard,
} from "../table/vehicle-token.ts";
import { stepCost } from "../movement/index.ts";
import { unitMove } from "../fighting/index.ts";
import { driveTo } from "./vehicle-drive.ts";
import { freeFor } from "./vehicle-plan.ts";
import { routeOf, stepsAlong } from "./vehicle-patrols.ts";

interface EntryStep {
  readonly place: VehiclePlace;
  readonly points: number;
  /** The step of its route, for a vehicle that has one. */
  readonly step: number | null;
}

/** The steps that bring a carrier onto the board: along its route, or straight ahead. */
function stepsIn(ctx: Ctx, vehicle: AxisVehicle): readonly EntryStep[] {
  const points = unitMove(ctx, vehicle.kind);
  const on = routeOf(ctx, vehicle);
  const route = on === null ? undefined : ctx.state.routes[on.index];
  if (on !== null && route !== undefined)
    return stepsAlong(ctx, vehicle, { route, from: on.step, way: on.way, points });
  const steps: EntryStep[] = [];
  const length = lengthOf(ctx.settings, vehicle.kind);
  let place: VehiclePlace = { ...vehicle.token, facing: vehicle.facing };
  for (let spent = 0; ;) {
    const cost = stepCost(grid(ctx), ctx.settings, vehicle.kind, place, "forward");
    spent += cost;
    if (cost === 0 || spent > points) return steps;
    place = stepped(place, length, "forward");
    steps.push({ place, points: cost, step: null });
  }
}

/** The loaded carriers that come onto the board at the beginning of the next Axis Advance Phase. rr.metal.transport-off-board */
export const enteringCarriers = (ctx: Ctx): readonly AxisVehicle[] =>
  ctx.state.expansions.length === 0
    ? []
    : ctx.state.units.filter(
        (unit): unit is AxisVehicle =>
          leavesWhenAlerted(unit) &&
          unit.alert &&
          unit.at === null &&
          !(unit.post.kind === "convoy" && unit.post.waiting),
      );

/** The steps by which a carrier enters, cut at the last place that is free. rr.open.metal-transport-entry */
function entryOf(ctx: Ctx, vehicle: AxisVehicle): readonly EntryStep[] {
  const length = lengthOf(ctx.settings, vehicle.kind);
  const steps = stepsIn(ctx, vehicle);
  const whole = steps.findIndex(({ place }) => isWholeOnBoard(grid(ctx), place, length));
  const wanted =
    reading(ctx, "rr.open.metal-transport-entry") === "whole-token" && whole >= 0 ? whole + 1 : steps.length;
  const plan = steps.slice(0, wanted);
  for (
    let last = plan.at(-1);
    last !== undefined && !freeFor(ctx, vehicle, tokenSquares(grid(ctx), last.place, length));
    last = plan.at(-1)
  )
    plan.pop();
  return plan;
}

/** Where a carrier comes to a stand as it enters; null where it finds no room. */
export const entryPlace = (ctx: Ctx, vehicle: AxisVehicle): VehiclePlace | null =>
  entryOf(ctx, vehicle).at(-1)?.place ?? null;

/**
 * At the beginning of the Axis Advance Phase a loaded carrier that was off the board when it was alerted moves onto it,
 * and its troops leave it. rr.metal.transport-off-board, rr.metal.transport-off-board-advance,
 * rr.open.metal-transport-entry, rr.open.metal-transport-off-board-shot
 */
export function* carriersEnter(ctx: Ctx): Rules {
  for (const vehicle of enteringCarriers(ctx)) {
    if (unitNamed(ctx.state, vehicle.id) === undefined) continue;
    yield* enter(ctx, vehicle);
    yield* deployTroops(ctx);
  }
}

function* enter(ctx: Ctx, vehicle: AxisVehicle): Rules {
  const plan = entryOf(ctx, vehicle);
  vehicle.advanced = true;
  record(ctx, {
    event: "advanced",
    piece: vehicle.id,
    target: "the board",
    priority: 1,
    decidedBy: null,
    cites: ["rr.metal.transport-off-board", "rr.open.metal-transport-entry", "rr.open.metal-transport-off-board-shot"],
  });
  for (const { place, points, step } of plan) {
    const { post } = vehicle;
    if (step !== null && (post.kind === "route" || post.kind === "convoy")) vehicle.post = { ...post, step };
    const turned = place.facing !== vehicle.facing;
    yield* whileLoaded(
      ctx,
      vehicle,
      driveTo(ctx, vehicle, place, { step: turned ? "turn" : "forward", points, during: "advance" }),
    );
    if (unitNamed(ctx.state, vehicle.id) === undefined) return;
  }
  record(ctx, {
    event: "stopped",
    piece: vehicle.id,
    at: vehicle.at === null ? "off the board" : name(ctx, vehicle.at),
    cites: ["rr.metal.transport-off-board", "rr.metal.transport-off-board-advance", "rr.metal.transport-turns"],
  });
}
