import { citeIf } from "../../kernel/index.ts";
import { adjacent, ahead, facingsToward, type Facing, facings, reach, type Square } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Troops } from "../book/unit-traits.ts";
import { vehicleTraits } from "../book/vehicle-kinds.ts";
import {
  choose,
  closest,
  type Ctx,
  distanceBetweenPlaces,
  distanceFromUnit,
  grid,
  name,
  number,
  occupiedSquares,
  operatorSquares,
  type Place,
  type Placed,
  placeOf,
  players,
  reading,
  record,
  type Rules,
  spawnedName,
  spottedOperators,
  squaresOf,
} from "../table/context.ts";
import { newUnit } from "../table/new-unit.ts";
import type { AxisUnit, Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { type AxisVehicle, isVehicle, lengthOf, rowOfToken } from "../table/vehicle-token.ts";
import { advanceCosts } from "../movement/index.ts";

/** Whether a vehicle carries troops that have not left it. */
export const isLoaded = (unit: AxisUnit): unit is AxisVehicle =>
  !unit.empty && isVehicle(unit) && vehicleTraits(unit.kind).troops !== null;

/** Whether the troops of a vehicle leave it as soon as it is alerted. rr.metal.transport-deploy */
export const leavesWhenAlerted = (unit: AxisUnit): unit is AxisVehicle =>
  isLoaded(unit) && vehicleTraits(unit.kind).troops?.leave === "when-alerted";

/** The carrier that is just coming onto the board at a table. */
const comingIn = new WeakMap<Ctx, string>();

/**
 * Something that a carrier does on its way onto the board: it moves on loaded, and its troops leave it when it has come
 * in. rr.open.metal-transport-off-board-shot
 */
export function* whileLoaded(ctx: Ctx, carrier: AxisVehicle, way: Rules): Rules {
  comingIn.set(ctx, carrier.id);
  try {
    yield* way;
  } finally {
    comingIn.delete(ctx);
  }
}

/**
 * Troops leave every such carrier that is alert and on the board, at once, whatever alerted it.
 * rr.metal.transport-deploy, rr.open.metal-transport-damage
 */
export function* deployTroops(ctx: Ctx): Rules {
  if (ctx.state.expansions.length === 0) return;
  for (;;) {
    const carrier = ctx.state.units.find(
      (unit) => unit.alert && unit.at !== null && leavesWhenAlerted(unit) && unit.id !== comingIn.get(ctx),
    );
    if (carrier === undefined || !isVehicle(carrier)) return;
    yield* leaveCarrier(ctx, carrier);
  }
}

/**
 * The troops of a carrier leave it; it does nothing more. rr.metal.transport-then-idle, rr.jager.kettenkrad-then-idle,
 * rr.jager.control-kettenkrad-troops
 */
export function* leaveCarrier(ctx: Ctx, carrier: AxisVehicle): Rules {
  const { troops } = vehicleTraits(carrier.kind);
  if (troops === null) return;
  carrier.empty = true;
  const limit = number(ctx, troops.number);
  let placed = 0;
  for (; placed < limit; placed++) {
    const free = placesFor(ctx, carrier, troops);
    if (free.squares.length === 0) break;
    const left = limit - placed;
    const square =
      free.squares.length <= left || !free.chosen
        ? (free.squares[0] ?? 0)
        : yield* choose(
            players,
            { id: "rr.decide.transport-squares", text: `Where is a unit from ${carrier.id} put?`, piece: carrier.id },
            free.squares.map((at) => ({ id: name(ctx, at), text: name(ctx, at), value: at })),
          );
    const id = spawnedName(ctx, `${troops.kind}-t`);
    const { facing, cites } = yield* facingOf(ctx, carrier, id, square);
    const waits =
      troops.leave === "near-operators" && reading(ctx, "rr.open.jager-kettenkrad-same-phase") === "next-turn";
    ctx.state.units.push(
      newUnit({
        id,
        kind: troops.kind,
        post: { kind: "guard" },
        at: square,
        facing,
        alert: true,
        advanced: waits,
        jager: carrier.jager && "unit",
      }),
    );
    record(ctx, {
      event: "placed-unit",
      piece: id,
      at: name(ctx, square),
      facing,
      cites: [
        ...troops.cites.place,
        ...cites,
        ...citeIf(spottedOperators(ctx).length === 0, "rr.open.metal-transport-no-spotted"),
        ...citeIf(troops.leave === "near-operators", "rr.open.jager-kettenkrad-same-phase"),
        ...citeIf(carrier.jager !== null, "rr.jager.control-kettenkrad-troops"),
      ],
    });
  }
  record(ctx, { event: "emptied", piece: carrier.id, units: placed, cites: troops.cites.leave });
}

/** Whether there is a square that troops of a carrier can be put on now. */
export function canLand(ctx: Ctx, carrier: AxisVehicle): boolean {
  const { troops } = vehicleTraits(carrier.kind);
  return troops !== null && placesFor(ctx, carrier, troops).squares.length > 0;
}

/** The squares infantry can come to from a carrier, with the steps to them: those adjacent to it have 1. */
function around(ctx: Ctx, carrier: AxisVehicle): readonly Square[] {
  const board = grid(ctx);
  const own = squaresOf(ctx, carrier);
  const limit = 12;
  const spent = reach(
    board,
    advanceCosts(ctx),
    own.map((square) => ({ square, spent: 0 })),
    limit,
  );
  return [...spent.keys()].filter((square) => {
    const code = board.squares[square];
    if ((spent[square] ?? -1) < 0 || own.includes(square) || code === ground.water) return false;
    // a square beside the carrier with a wall between is not adjacent for those who step out
    const beside = own.some((part) => adjacent(board, part, square));
    return !beside || (spent[square] ?? 99) <= 2;
  });
}

/** Where a unit can be put, and whether people choose among the squares. */
interface Places {
  readonly squares: readonly Square[];
  readonly chosen: boolean;
}

/** The squares directly behind a carrier, or those nearest to them. rr.jager.kettenkrad-deploys, rr.open.jager-kettenkrad-rear */
function placesBehind(ctx: Ctx, carrier: AxisVehicle, free: readonly Square[]): Places {
  const { dx, dy } = ahead[carrier.facing];
  const place = { ...carrier.token, facing: carrier.facing };
  const behind = rowOfToken(place, lengthOf(ctx.settings, carrier.kind), "rear").map(({ x, y }) => ({
    x: x - dx,
    y: y - dy,
  }));
  const away = (square: Square): number =>
    Math.min(...behind.map((part) => distanceBetweenPlaces(ctx, part, placeOf(ctx, square))));
  const nearest = closest(free, away);
  const [first] = nearest;
  if (first === undefined) return { squares: [], chosen: false };
  if (away(first) === 0) return { squares: nearest.slice(0, 1), chosen: false };
  return reading(ctx, "rr.open.jager-kettenkrad-rear") === "lost"
    ? { squares: [], chosen: false }
    : { squares: nearest, chosen: true };
}

/**
 * Where the next unit can be put: free squares adjacent to the carrier, those closest to a spotted Operator; with none
 * left the next closest squares. rr.metal.transport-squares, rr.open.metal-transport-room,
 * rr.open.metal-transport-no-spotted
 */
function placesFor(ctx: Ctx, carrier: AxisVehicle, { leave }: Troops): Places {
  const taken = occupiedSquares(ctx);
  const free = around(ctx, carrier).filter((square) => taken[square] === 0);
  if (leave === "near-operators") return placesBehind(ctx, carrier, free);
  const away = (square: Square): number => distanceFromUnit(ctx, carrier, placeOf(ctx, square));
  const ring = closest(free, away);
  const [first] = ring;
  if (first === undefined) return { squares: [], chosen: false };
  if (away(first) > 1 && reading(ctx, "rr.open.metal-transport-room") === "lost") return { squares: [], chosen: false };
  if (leave === "on-the-bank" && reading(ctx, "rr.open.jager-sturmboot-squares") === "players")
    return { squares: ring, chosen: true };
  const spotted = spottedOperators(ctx);
  if (spotted.length > 0) {
    const nearest = (square: Square): number =>
      Math.min(...spotted.map((operator) => squaresTo(ctx, placeOf(ctx, square), operator)));
    return { squares: closest(ring, nearest), chosen: true };
  }
  if (reading(ctx, "rr.open.metal-transport-no-spotted") === "players-choose") return { squares: ring, chosen: true };
  const rear = rowOfToken({ ...carrier.token, facing: carrier.facing }, lengthOf(ctx.settings, carrier.kind), "rear");
  const fromRear = (square: Square): number =>
    Math.min(...rear.map((part) => distanceBetweenPlaces(ctx, part, placeOf(ctx, square))));
  return { squares: closest(ring, fromRear), chosen: true };
}

/** The squares from a place to an Operator, or to the nearest part of the vehicle he is in. */
const squaresTo = (ctx: Ctx, from: Place, operator: Placed<Operator>): number =>
  Math.min(...operatorSquares(ctx, operator).map((part) => distanceBetweenPlaces(ctx, from, placeOf(ctx, part))));

/** How one of the troops faces, and on which open points that rests. */
interface FacingOfTroops {
  readonly facing: Facing;
  readonly cites: readonly Citation[];
}

/** rr.open.metal-transport-facing, rr.open.facing-diagonal */
function* facingOf(ctx: Ctx, carrier: AxisVehicle, id: string, square: Square): Rules<FacingOfTroops> {
  const cites: readonly Citation[] = ["rr.open.metal-transport-facing"];
  if (reading(ctx, "rr.open.metal-transport-facing") === "players-choose") {
    const facing = yield* choose(
      players,
      { id: "rr.decide.transport-squares", text: `Which way does ${id} face?`, piece: carrier.id },
      facings.map((one) => ({ id: one, text: `Face ${one}`, value: one })),
    );
    return { facing, cites };
  }
  const from = placeOf(ctx, square);
  const [nearest] = closest(spottedOperators(ctx), (operator) => squaresTo(ctx, from, operator));
  if (nearest === undefined) return { facing: carrier.facing, cites };
  const [to = from] = closest(
    operatorSquares(ctx, nearest).map((part) => placeOf(ctx, part)),
    (part) => distanceBetweenPlaces(ctx, from, part),
  );
  const [facing = carrier.facing, other] = facingsToward(to.x - from.x, to.y - from.y);
  return { facing, cites: [...cites, ...citeIf(other !== undefined, "rr.open.facing-diagonal")] };
}

/**
 * Whether a unit counts as an Axis unit for the stealth meter and for what explosive weapons keep clear of.
 * rr.open.exp-empty-carrier
 */
export const counts = (ctx: Ctx, unit: AxisUnit): boolean =>
  !unit.empty || reading(ctx, "rr.open.exp-empty-carrier") === "vehicle";
