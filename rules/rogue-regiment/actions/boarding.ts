import { citeIf } from "../../kernel/index.ts";
import type { Square } from "../../geometry/index.ts";
import { spot, type Incident } from "../alarm/index.ts";
import { seatName, stepTo } from "../fighting/index.ts";
import { edgesOpen, moverOf, obstacles, stepFeatures } from "../movement/index.ts";
import {
  choose,
  type Ctx,
  name,
  record,
  type Req,
  type Rules,
  seatOf,
  vehicleAt,
  vehicleSquares,
} from "../table/context.ts";
import { isWillys } from "../table/crew.ts";
import { isDisguised, isRestricted } from "../table/nancy.ts";
import type { Operator, OperatorVehicle } from "../table/state.ts";

/**
 * An Operator boards a vehicle by moving or sprinting into one of its squares while a seat is free. rr.opveh.board,
 * rr.support.vehicles, rr.dare.support-vehicles
 */
export function requireBoarding(ctx: Ctx, req: Req, operator: Operator, from: Square, to: Square): boolean {
  const vehicle = vehicleAt(ctx, to);
  if (vehicle === undefined) return false;
  const direction = stepTo(ctx, from, to);
  const near = req.found(direction, {
    met: `${name(ctx, to)} is adjacent to ${name(ctx, from)}.`,
    unmet: `${name(ctx, to)} is not adjacent to ${name(ctx, from)}.`,
    at: name(ctx, to),
    cites: ["rr.move.cost", "rr.square.adjacent"],
  });
  if (!near) return false;
  const mover = moverOf(ctx, operator);
  const open = edgesOpen(ctx, mover, from, direction);
  const features = open ? [] : stepFeatures(ctx, mover, from, to, direction);
  req.need(open, {
    met: `The way from ${name(ctx, from)} to ${name(ctx, to)} is open to a move.`,
    unmet: `The way from ${name(ctx, from)} to ${name(ctx, to)} is closed to a move: ${obstacles(features)}.`,
    at: name(ctx, to),
    cites: [...new Set(["rr.move.blocked", "rr.opveh.board", ...features.flatMap(({ cites }) => cites)] as const)],
  });
  if (isDisguised(operator))
    req.need(!isRestricted(ctx, operator), {
      met: `${operator.id} may use vehicles.`,
      unmet: `${operator.id} is in disguise and not spotted, and cannot use vehicles.`,
      cites: ["rr.dare.disguise-no-vehicle"],
    });
  return req.need(vehicle.seats.includes(null), {
    met: `A seat of ${vehicle.id} is free.`,
    unmet: `All seats of ${vehicle.id} are taken.`,
    cites: [
      "rr.opveh.board",
      ...citeIf(operator.support, "rr.support.vehicles"),
      ...citeIf(operator.sas, "rr.dare.support-vehicles"),
    ],
  });
}

/**
 * An Operator takes a free seat of a vehicle, which one is for his player to say. rr.opveh.board,
 * rr.dare.swillys-passenger
 */
export function* board(ctx: Ctx, incident: Incident, operator: Operator, to: Square, vehicle: OperatorVehicle): Rules {
  const { at } = operator;
  if (at === null) return;
  record(ctx, {
    event: "moved",
    piece: operator.id,
    from: name(ctx, at),
    to: name(ctx, to),
    cites: ["rr.opveh.board"],
  });
  incident.moved = true;
  incident.trail.push({ at: to, crouched: false });
  const seat = yield* choose(
    seatOf(operator),
    { id: "rr.decide.seat", text: `Which seat does ${operator.id} take?`, piece: operator.id },
    vehicle.seats.flatMap((taken, i) =>
      taken === null ? [{ id: seatName(vehicle, i), text: seatName(vehicle, i), value: i }] : [],
    ),
  );
  vehicle.seats = vehicle.seats.map((taken, i) => (i === seat ? operator.id : taken));
  Object.assign(operator, {
    aboard: vehicle.id,
    at: vehicleSquares(ctx, vehicle)[0] ?? at,
    crouched: false,
    scuba: false,
  } satisfies Partial<Operator>);
  record(ctx, {
    event: "boarded",
    piece: operator.id,
    vehicle: vehicle.id,
    seat: seatName(vehicle, seat),
    cites: [
      "rr.opveh.board",
      "rr.open.boarding-ap",
      "rr.open.vehicle-boarding-seen",
      ...citeIf(operator.support, "rr.support.vehicles"),
      ...citeIf(operator.sas, "rr.dare.support-vehicles"),
      ...citeIf(vehicle.kind === "support-willys", "rr.dare.swillys-passenger"),
    ],
  });
  if (ctx.state.section === "battle" && isWillys(vehicle)) spot(ctx, operator, "willys", ["rr.opveh.willys-alarm"]);
}

/** Whether a neighbour is a square of a vehicle with a free seat, and nothing on the edges is in the way. */
export function isBoardable(ctx: Ctx, operator: Operator, from: Square, to: Square, direction: number): boolean {
  if (ctx.state.vehicles.length === 0 || vehicleAt(ctx, to)?.seats.includes(null) !== true) return false;
  return edgesOpen(ctx, moverOf(ctx, operator), from, direction);
}
