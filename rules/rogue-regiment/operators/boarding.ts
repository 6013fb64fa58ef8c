import type { Square } from "../../geometry/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { spot } from "../alarm/index.ts";
import { seatName, stepTo } from "../fighting/index.ts";
import type { Incident } from "../reactions/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { edgesOpen, moverOf } from "../movement/index.ts";
import {
  choose,
  type G,
  isDisguised,
  isRestricted,
  isWillys,
  name,
  type Operator,
  type OperatorVehicle,
  record,
  type Rules,
  seatOf,
  vehicleAt,
  vehicleSquares,
} from "../board/index.ts";

/** An Operator boards a vehicle by moving or sprinting into one of its squares while a seat is free. rr.opveh.board */
export function requireBoarding(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  from: Square,
  to: Square,
  vehicle: OperatorVehicle,
): boolean {
  const direction = stepTo(g, from, to);
  const near = r.need(
    direction !== null,
    {
      met: `${name(g, to)} is adjacent to ${name(g, from)}.`,
      unmet: `${name(g, to)} is not adjacent to ${name(g, from)}.`,
      at: name(g, to),
    },
    "rr.move.cost",
    "rr.square.adjacent",
  );
  if (!near || direction === null) return false;
  r.need(
    edgesOpen(g, moverOf(g, operator), from, direction),
    {
      met: `The way from ${name(g, from)} to ${name(g, to)} is open to a move.`,
      unmet: `The way from ${name(g, from)} to ${name(g, to)} is closed to a move.`,
      at: name(g, to),
    },
    "rr.move.blocked",
    "rr.opveh.board",
  );
  if (isDisguised(operator))
    r.need(
      !isRestricted(g, operator),
      {
        met: `${operator.id} may use vehicles.`,
        unmet: `${operator.id} is in disguise and not spotted, and cannot use vehicles.`,
      },
      "rr.dare.disguise-no-vehicle",
    );
  return r.need(
    vehicle.seats.includes(null),
    { met: `A seat of ${vehicle.id} is free.`, unmet: `All seats of ${vehicle.id} are taken.` },
    "rr.opveh.board",
    ...(operator.support ? (["rr.support.vehicles"] as const) : []),
    ...(operator.sas ? (["rr.dare.support-vehicles"] as const) : []),
  );
}

/** An Operator takes a free seat of a vehicle, which one is for his player to say. rr.opveh.board */
export function* board(g: G, it: Incident, operator: Operator, to: Square, vehicle: OperatorVehicle): Rules {
  const { at } = operator;
  if (at === null) return;
  record(g, { event: "moved", piece: operator.id, from: name(g, at), to: name(g, to), cites: ["rr.opveh.board"] });
  it.moved = true;
  it.trail.push({ at: to, crouched: false });
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
    at: vehicleSquares(g, vehicle)[0] ?? at,
    crouched: false,
    scuba: false,
  } satisfies Partial<Operator>);
  record(g, {
    event: "boarded",
    piece: operator.id,
    vehicle: vehicle.id,
    seat: seatName(vehicle, seat),
    cites: [
      "rr.opveh.board",
      "rr.open.boarding-ap",
      "rr.open.vehicle-boarding-seen",
      ...(operator.support ? (["rr.support.vehicles"] as const) : []),
      ...(operator.sas ? (["rr.dare.support-vehicles"] as const) : []),
      ...(vehicle.kind === "support-willys" ? (["rr.dare.swillys-passenger"] as const) : []),
    ],
  });
  if (g.state.section === "battle" && isWillys(vehicle)) spot(g, operator, "willys", ["rr.opveh.willys-alarm"]);
}

/** Whether a neighbour is a square of a vehicle with a free seat, and nothing on the edges is in the way. */
export function boardable(g: G, operator: Operator, from: Square, to: Square, direction: number): boolean {
  if (g.state.vehicles.length === 0 || vehicleAt(g, to)?.seats.includes(null) !== true) return false;
  return edgesOpen(g, moverOf(g, operator), from, direction);
}
