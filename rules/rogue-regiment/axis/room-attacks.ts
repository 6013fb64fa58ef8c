import type { Square } from "../../geometry/index.ts";
import {
  closest,
  type Ctx,
  distanceBetween,
  distanceBetweenPlaces,
  grid,
  type Placed,
  placeOf,
  reading,
  spottedOperators,
  squaresOf,
  unitsOnBoard,
} from "../table/context.ts";
import { roomsOf } from "../table/rooms.ts";
import type { Operator } from "../table/state.ts";
import { type Muzzle, profileOf, rangeFrom, roomAt } from "../fighting/index.ts";
import { STOPS_ALL, axisBlockers, isInVehicleArc, lineTo, type LineObstacle, vehicleLine } from "../sight/index.ts";

/** A room with a spotted Operator in it that a flamethrower could be turned on. */
export interface RoomTarget {
  readonly operator: Placed<Operator>;
  readonly room: Square;
  readonly distance: number;
}

/** Whether units other than the one with the flamethrower are in a room. rr.dogs.flame-not-own-side */
export function barredRoom(ctx: Ctx, { shooter }: Muzzle, room: Square): boolean {
  const squares = roomsOf(grid(ctx)).squares(room);
  const itself = squares.includes(shooter.at);
  if (itself && reading(ctx, "rr.open.dogs-flame-self-room") === "spares") return true;
  return unitsOnBoard(ctx).some(
    (unit) => unit.id !== shooter.id && squaresOf(ctx, unit).some((square) => squares.includes(square)),
  );
}

/** How far a room is: to its nearest square, or to the Operator in it. rr.open.dogs-room-range */
function distanceTo(ctx: Ctx, muzzle: Muzzle, room: Square, operator: Placed<Operator>): number {
  if (reading(ctx, "rr.open.dogs-room-range") === "operator") return rangeFrom(ctx, muzzle, operator);
  const { lookout, shooter } = muzzle;
  const squares = roomsOf(grid(ctx)).squares(room);
  return Math.min(
    ...squares.map((square) =>
      lookout === null
        ? distanceBetween(ctx, shooter.at, square)
        : Math.min(...lookout.rangeFrom.map((from) => distanceBetweenPlaces(ctx, from, placeOf(ctx, square)))),
    ),
  );
}

/** Whether a flamethrower bears on a room: the arc of a vehicle, or a single wall. rr.open.dogs-room-arc */
function bears(ctx: Ctx, { shooter, lookout }: Muzzle, room: Square, operator: Placed<Operator>): boolean {
  switch (reading(ctx, "rr.open.dogs-room-arc")) {
    case "no-arc":
      return true;
    case "track-arc":
      return (
        lookout === null ||
        roomsOf(grid(ctx))
          .squares(room)
          .some((square) => isInVehicleArc(ctx, lookout, square))
      );
    case "single-wall": {
      const met: LineObstacle[] = [];
      if (lookout === null) lineTo(ctx, shooter, operator.at, axisBlockers(ctx), { met });
      else vehicleLine(ctx, lookout, operator.at, axisBlockers(ctx), { met });
      const stops = met.filter(({ stop }) => stop === STOPS_ALL);
      return stops.length === 1 && stops[0]?.wall === true;
    }
  }
}

/**
 * The rooms a flamethrower without line of sight could be turned on: in range, with a spotted Operator and nobody of its
 * own side, those of the closest Operator. rr.dogs.flame-room-attack, rr.dogs.flame-not-own-side,
 * rr.open.dogs-room-which
 */
export function roomTargets(ctx: Ctx, muzzle: Muzzle): readonly RoomTarget[] {
  if (!muzzle.flames) return [];
  const { long } = profileOf(ctx, muzzle);
  const able = spottedOperators(ctx).flatMap((operator): RoomTarget[] => {
    const room = operator.aboard === null ? roomAt(ctx, operator.at) : null;
    if (room === null || barredRoom(ctx, muzzle, room)) return [];
    const distance = distanceTo(ctx, muzzle, room, operator);
    return distance <= long && bears(ctx, muzzle, room, operator) ? [{ operator, room, distance }] : [];
  });
  const chosen =
    reading(ctx, "rr.open.dogs-room-which") === "players-choose"
      ? able
      : closest(able, ({ operator }) => rangeFrom(ctx, muzzle, operator));
  return chosen.filter(({ room }, i) => chosen.findIndex((other) => other.room === room) === i);
}
