import { citeIf, counted } from "../../kernel/index.ts";
import { type Incident, keepOneSpotted, spot } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import { isVehicleKind } from "../book/vehicle-kinds.ts";
import {
  barrelAt,
  type Ctx,
  grid,
  name,
  number,
  isOnBoard,
  operatorAt,
  record,
  remark,
  type Req,
  type Rules,
  unitAt,
  vehicleAt,
  vehicleSquares,
} from "../table/context.ts";
import { isCrew, isWillys } from "../table/crew.ts";
import type { OperatorVehicle } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import {
  isVehicle,
  lengthOf,
  modelOf,
  stepped,
  tokenSquares,
  type VehiclePlace,
  type VehicleStep,
} from "../table/vehicle-token.ts";
import { closedStep, stepCost, vehicleReach, stepRules } from "../movement/index.ts";
import { crewOf, dismiss, driverOf, kill, leavePlay, placeAboard, sheetOf } from "../fighting/index.ts";
import type { Square } from "../../geometry/index.ts";

export const placeNow = ({ token, facing }: OperatorVehicle): VehiclePlace => ({ ...token, facing });

/**
 * Who or what keeps a vehicle from stopping on squares: Axis vehicles, other vehicles, barrels and Operators on foot;
 * infantry is run over.
 */
export function inTheWay(ctx: Ctx, vehicle: OperatorVehicle, squares: readonly Square[]): Square | undefined {
  return squares.find((square) => {
    const unit = unitAt(ctx, square);
    const other = vehicleAt(ctx, square);
    return (
      (unit !== undefined && isVehicle(unit)) ||
      (other !== undefined && other.id !== vehicle.id) ||
      operatorAt(ctx, square) !== undefined ||
      barrelAt(ctx, square)
    );
  });
}

/** Whether a vehicle that is wholly off the board has left it by the entry/exit tile. rr.open.vehicle-aboard-leaves */
const leavesByEntry = (ctx: Ctx, before: readonly Square[]): boolean =>
  before.some((square) => ctx.state.entry.includes(square));

/**
 * Adds what driving along a path requires. rr.opveh.move, rr.veh.forward, rr.veh.reverse, rr.veh.blocked,
 * rr.veh.pass-units, rr.veh.forest-hedge, rr.veh.off-board, rr.square.water-move
 */
export function requireDrive(ctx: Ctx, req: Req, vehicle: OperatorVehicle, path: readonly VehicleStep[]): void {
  req.need(driverOf(ctx, vehicle) !== undefined, {
    met: `${vehicle.id} has a driver.`,
    unmet: `Nobody sits in the driver's seat of ${vehicle.id}.`,
    cites: ["rr.opveh.move", "rr.willys.start"],
  });
  const drive = requireSteps(ctx, req, vehicle, path);
  if (drive === null) return;
  const limit = number(ctx, sheetOf(vehicle).move);
  req.need(drive.spent <= limit, {
    met: `The path takes ${drive.spent} of ${limit} movement points.`,
    unmet: `The path takes ${counted(drive.spent, "movement point")}; ${vehicle.id} has ${limit}.`,
    cites: ["rr.opveh.move", "rr.open.willys-example-move", "rr.veh.forward", "rr.veh.reverse", "rr.veh.forest-hedge"],
  });
  const squares = tokenSquares(grid(ctx), drive.place, lengthOf(ctx.settings, modelOf(vehicle)));
  if (squares.length === 0)
    req.need(leavesByEntry(ctx, drive.before), {
      met: "It leaves the board by the entry/exit tile.",
      unmet: "It would leave the board elsewhere than by the entry/exit tile.",
      cites: ["rr.setup.entry-exit", "rr.open.vehicle-aboard-leaves"],
    });
  const blocked = inTheWay(ctx, vehicle, squares);
  req.need(blocked === undefined, {
    met: "Its squares are free at the end.",
    unmet: `It would stand on ${blocked === undefined ? "a square" : name(ctx, blocked)} at the end, which is occupied.`,
    cites: ["rr.square.one-unit", "rr.veh.pass-units"],
  });
}

/** A drive that is open: where it ends, what it takes, and the squares before its last step. */
interface Drive {
  readonly place: VehiclePlace;
  readonly spent: number;
  readonly before: readonly Square[];
}

/** Adds what the steps of a path require, one after another; null where one of them is closed. */
function requireSteps(ctx: Ctx, req: Req, vehicle: OperatorVehicle, path: readonly VehicleStep[]): Drive | null {
  const model = modelOf(vehicle);
  const length = lengthOf(ctx.settings, model);
  const open: readonly Citation[] = [vehicle.kind === "boat" ? "rr.square.water-move" : "rr.veh.blocked"];
  let place = placeNow(vehicle);
  let spent = 0;
  let before = vehicleSquares(ctx, vehicle);
  let wasOn = before.length > 0;
  for (const step of path) {
    before = tokenSquares(grid(ctx), place, length);
    if (wasOn && before.length === 0) {
      req.fail(
        `${vehicle.id} has left the board before the step "${step}"; it may leave it only in part on the way.`,
        "rr.veh.off-board",
      );
      return null;
    }
    wasOn ||= before.length > 0;
    const cost = stepCost(grid(ctx), ctx.settings, model, place, step);
    const closed = cost > 0 || !req.wantsText(false) ? null : closedStep(ctx, model, place, step);
    const isOpen = req.need(cost > 0, {
      met: `The step "${step}" is open to ${vehicle.id}.`,
      unmet: `The step "${step}" is closed to ${vehicle.id}${closed === null ? "" : `: ${closed.text}`}.`,
      at: closed?.at,
      cites: closed?.cites ?? open,
    });
    if (!isOpen) return null;
    spent += cost;
    place = stepped(place, length, step);
  }
  return { place, spent, before };
}

/**
 * Moves a vehicle along its path: it is seen all the way, runs infantry over, and its engine is heard where it stops.
 * rr.opveh.run-over, rr.opveh.earshot, rr.open.engine-noise
 */
export function* driveAlong(
  ctx: Ctx,
  incident: Incident,
  vehicle: OperatorVehicle,
  path: readonly VehicleStep[],
  cites: readonly Citation[],
): Rules {
  const length = lengthOf(ctx.settings, modelOf(vehicle));
  incident.moved = true;
  for (const step of path) {
    const points = stepCost(grid(ctx), ctx.settings, modelOf(vehicle), placeNow(vehicle), step);
    const to = stepped(placeNow(vehicle), length, step);
    const fromForest = vehicleSquares(ctx, vehicle).some((square) => grid(ctx).squares[square] === ground.forest);
    vehicle.token = { x: to.x, y: to.y };
    vehicle.facing = to.facing;
    record(ctx, {
      event: "drove",
      piece: vehicle.id,
      step,
      to: `${to.x},${to.y}`,
      facing: to.facing,
      points,
      cites: [...cites, "rr.opveh.move", ...stepRules(ctx, modelOf(vehicle), to, { step, points, fromForest })],
    });
    incident.driven.push(vehicleSquares(ctx, vehicle));
    for (const square of vehicleSquares(ctx, vehicle)) {
      incident.trail.push({ at: square, crouched: false });
      const unit = unitAt(ctx, square);
      if (unit !== undefined && isOnBoard(unit) && !isVehicleKind(unit.kind))
        kill(ctx, incident, unit, "run-over", ["rr.opveh.run-over"]);
    }
  }
  placeCrew(ctx, vehicle);
  if (ctx.state.section === "battle" && isWillys(vehicle))
    for (const operator of crewOf(ctx, vehicle)) spot(ctx, operator, "willys", ["rr.opveh.willys-alarm"]);
  const squares = vehicleSquares(ctx, vehicle);
  const [at] = squares;
  if (at === undefined) {
    yield* driveOff(ctx, vehicle);
    return;
  }
  const engine = number(ctx, sheetOf(vehicle).engine);
  if (engine === 0) {
    remark(ctx, `${vehicle.id} makes no noise.`, "rr.boat.silent");
    return;
  }
  remark(
    ctx,
    `The engine of ${vehicle.id} is heard within ${engine} squares.`,
    "rr.opveh.earshot",
    "rr.open.engine-noise",
    ...citeIf(
      vehicle.kind === "support-willys",
      "rr.dare.swillys-as-willys",
      "rr.dare.swillys-own-crew",
      "rr.open.dare-swillys-entry",
    ),
  );
  incident.engine = { squares, earshot: engine };
}

/** Puts everyone aboard where the vehicle is. */
function placeCrew(ctx: Ctx, vehicle: OperatorVehicle): void {
  const at = placeAboard(ctx, vehicle);
  for (const operator of crewOf(ctx, vehicle)) operator.at = at;
}

function* driveOff(ctx: Ctx, vehicle: OperatorVehicle): Rules {
  record(ctx, {
    event: "off-board",
    piece: vehicle.id,
    turned: false,
    cites: ["rr.open.vehicle-aboard-leaves", "rr.setup.entry-exit"],
  });
  for (const operator of crewOf(ctx, vehicle)) {
    if (isCrew(operator)) continue;
    record(ctx, { event: "left", piece: operator.id, cites: ["rr.setup.entry-exit", "rr.open.vehicle-aboard-leaves"] });
    leavePlay(ctx, operator, "left");
  }
  dismiss(ctx, vehicle);
  ctx.state.vehicles = ctx.state.vehicles.filter(({ id }) => id !== vehicle.id);
  yield* keepOneSpotted(ctx, ["rr.alarm.renominate", "rr.alarm.always-one"]);
}

export const afterPath = (ctx: Ctx, vehicle: OperatorVehicle, path: readonly VehicleStep[]): OperatorVehicle => {
  const length = lengthOf(ctx.settings, modelOf(vehicle));
  const place = path.reduce((at, step) => stepped(at, length, step), placeNow(vehicle));
  return { ...vehicle, token: { x: place.x, y: place.y }, facing: place.facing };
};

/** One path to every place a vehicle can reach; a path may always be chosen step by step instead. */
export function drives(ctx: Ctx, vehicle: OperatorVehicle): readonly (readonly VehicleStep[])[] {
  if (driverOf(ctx, vehicle) === undefined) return [];
  const { reached, numbers, routeTo } = vehicleReach(
    grid(ctx),
    ctx.settings,
    modelOf(vehicle),
    placeNow(vehicle),
    number(ctx, sheetOf(vehicle).move),
  );
  const length = lengthOf(ctx.settings, modelOf(vehicle));
  return reached.flatMap((place) => {
    const route = routeTo(place).map(({ step }) => step);
    const squares = tokenSquares(grid(ctx), numbers.place(place), length);
    if (route.length === 0 || inTheWay(ctx, vehicle, squares) !== undefined) return [];
    if (squares.length > 0) return [route];
    const last = afterPath(ctx, vehicle, route.slice(0, -1));
    return leavesByEntry(ctx, vehicleSquares(ctx, last)) ? [route] : [];
  });
}
