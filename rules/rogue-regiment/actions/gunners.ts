import type { Incident } from "../alarm/index.ts";
import type { Citation } from "../book/citation.ts";
import type { ActionOf } from "../table/action-schema.ts";
import {
  type Ctx,
  distanceFromUnit,
  isOnBoard,
  operatorNamed,
  placeOf,
  record,
  type Req,
  type Rules,
  unitNamed,
  unitsOnBoard,
  vehicleSquares,
} from "../table/context.ts";
import { isCrew } from "../table/crew.ts";
import type { OperatorVehicle } from "../table/state.ts";
import { bearingOf, gunnerAt, gunOf, operatorAttack, willysGun } from "../fighting/index.ts";
import { onTheLine } from "../sight/index.ts";
import { boatMuzzle, fireGun, type GunShot } from "../fighting/index.ts";
import { Requirements, citeIf, counted } from "../../kernel/index.ts";
import { requireMarked } from "./attack-actions.ts";

type Shot = ActionOf<"vehicle-attack">["shots"][number];

/** Adds what the shots of the gunners require. rr.opveh.attack, rr.opveh.into-building, rr.boat.gunner */
export function requireShots(ctx: Ctx, req: Req, vehicle: OperatorVehicle, shots: readonly Shot[]): void {
  req.need(new Set(shots.map(({ gunner }) => gunner)).size === shots.length, {
    met: "Each gunner attacks once.",
    unmet: "A gunner is named twice; each attacks once.",
    cites: ["rr.opveh.attack"],
  });
  for (const shot of shots) requireOneShot(ctx, req, vehicle, shot);
}

/** Adds what the shot of one gunner requires: that he is one, that he aims at a unit, and what his weapon asks for. */
function requireOneShot(ctx: Ctx, req: Req, vehicle: OperatorVehicle, shot: Shot): void {
  const operator = operatorNamed(ctx.state, shot.gunner);
  const end = gunnerAt(vehicle, shot.gunner);
  req.need(operator !== undefined && end !== null, {
    met: `${shot.gunner} is a gunner of ${vehicle.id}.`,
    unmet: `${shot.gunner} is not a gunner of ${vehicle.id}.`,
    cites: ["rr.opveh.attack", "rr.boat.gunner"],
  });
  if (operator === undefined || end === null) return;
  const unit = unitNamed(ctx.state, shot.target);
  req.need(unit !== undefined && isOnBoard(unit), {
    met: `${shot.target} is an Axis unit on the board.`,
    unmet:
      unit === undefined ? `There is no Axis unit ${shot.target} in this game.` : `${shot.target} is not on the board.`,
    cites: ["rr.opveh.attack"],
  });
  if (unit === undefined || !isOnBoard(unit)) return;
  if (end === "all-round") boatMuzzle(ctx, vehicle, operator, shot, req);
  else {
    req.idle("shots.weapon", shot.weapon, `${shot.gunner} fires the ${end} gun of ${vehicle.id}.`, "rr.opveh.attack");
    requireBearing(ctx, req, { vehicle, operator, end, unit });
  }
}

/** Adds what a gun of a vehicle requires of its target: in its arc, in range, in sight or behind a single wall. */
function requireBearing(ctx: Ctx, req: Req, { vehicle, operator, end, unit }: GunShot): void {
  const { long } = willysGun(ctx);
  const bearing = bearingOf(ctx, vehicle, end, unit);
  // what blocks one line is of no account where another is free
  const blocker = bearing.inLine || bearing.throughWall ? null : bearing.blocker;
  req.need(bearing.inArc, {
    met: `${unit.id} is in the arc of the ${end} gun.`,
    unmet: `${unit.id} is outside the arc of the ${end} gun.`,
    cites: ["rr.open.vehicle-willys-arc", "rr.opveh.attack"],
  });
  req.need(bearing.distance <= long, {
    met: `${unit.id} is ${counted(bearing.distance, "square")} away, within the range of ${long}.`,
    unmet: `${unit.id} is ${counted(bearing.distance, "square")} away; the range is ${long}.`,
    cites: ["rr.attack.los-range", "rr.open.vehicle-range"],
  });
  req.need(bearing.inLine || bearing.throughWall, {
    met: `${operator.id} has a line of sight to ${unit.id}, or it is inside a building behind a single wall.`,
    unmet: `${operator.id} has no line of sight to ${unit.id}.${blocker === null ? "" : ` ${onTheLine(blocker)}`}${bearing.besidesWall ? "" : " Nor is it inside a building behind a single wall."}`,
    at: blocker?.at,
    cites: ["rr.attack.los-range", "rr.opveh.into-building", ...(blocker?.cites ?? [])],
  });
}

/**
 * The shots of the gunners, one after another. rr.opveh.attack, rr.opveh.strafe, rr.opveh.short, rr.opveh.into-building
 */
export function* fire(ctx: Ctx, incident: Incident, vehicle: OperatorVehicle, shots: readonly Shot[]): Rules {
  for (const shot of shots) {
    const operator = operatorNamed(ctx.state, shot.gunner);
    const unit = unitNamed(ctx.state, shot.target);
    const end = gunnerAt(vehicle, shot.gunner);
    if (operator === undefined || unit === undefined || !isOnBoard(unit) || end === null) continue;
    if (end === "all-round") {
      const declared = boatMuzzle(ctx, vehicle, operator, shot);
      if (declared !== null) yield* operatorAttack(ctx, incident, operator, declared, ["rr.boat.gunner"]);
    } else yield* fireGun(ctx, incident, { vehicle, operator, end, unit }, ["rr.opveh.attack"]);
  }
}

/** Adds what marking from a vehicle requires. rr.support.no-mark, rr.dare.support-no-mark */
export function requireMarks(
  ctx: Ctx,
  req: Req,
  vehicle: OperatorVehicle,
  marks: ActionOf<"vehicle-mark">["marks"],
): void {
  req.need(new Set(marks.map(({ gunner }) => gunner)).size === marks.length, {
    met: "Each gunner marks once.",
    unmet: "A gunner is named twice; each marks once.",
    cites: ["rr.opveh.attack"],
  });
  for (const { gunner, target } of marks) {
    const operator = operatorNamed(ctx.state, gunner);
    req.need(operator !== undefined && gunnerAt(vehicle, gunner) !== null, {
      met: `${gunner} is a gunner of ${vehicle.id}.`,
      unmet: `${gunner} is not a gunner of ${vehicle.id}.`,
      cites: ["rr.opveh.attack", "rr.opveh.same-choice"],
    });
    if (operator?.support === true)
      req.fail(
        `${gunner} is a support unit, and support units cannot mark.`,
        "rr.support.no-mark",
        ...citeIf(operator.sas && !isCrew(operator), "rr.dare.support-no-mark"),
        ...citeIf(isCrew(operator), "rr.dare.swillys-no-mark"),
      );
    requireMarked(ctx, req, target);
  }
}

export function mark(ctx: Ctx, marks: ActionOf<"vehicle-mark">["marks"]): void {
  for (const { gunner, target } of marks) {
    const operator = operatorNamed(ctx.state, gunner);
    if (operator === undefined) continue;
    operator.mark = target;
    record(ctx, {
      event: "marked",
      piece: gunner,
      target,
      cites: ["rr.opveh.attack", "rr.opveh.mark-no-bonus", "rr.opveh.same-choice", "rr.mark.anywhere"],
    });
  }
}

export const gunners = (vehicle: OperatorVehicle): readonly string[] =>
  vehicle.seats.filter((id) => id !== null).filter((id) => gunnerAt(vehicle, id) !== null);

/** The shots that a vehicle can fire in one action from where it stands: of each gunner alone, and of two together. */
export function possibleShots(ctx: Ctx, vehicle: OperatorVehicle): readonly (readonly Shot[])[] {
  const [first = [], ...others] = gunners(vehicle).map((gunner) => shotsOf(ctx, vehicle, gunner));
  const single = [first, ...others].flat().map((shot) => [shot]);
  const together = others.flatMap((second) => first.flatMap((one) => second.map((other) => [one, other])));
  return [...single, ...together];
}

/** The single shots of a gunner; of the guns of his own that he fires from a boat all but the first are named. */
function shotsOf(ctx: Ctx, vehicle: OperatorVehicle, gunner: string): readonly Shot[] {
  const from = vehicleSquares(ctx, vehicle);
  const [near] = from;
  if (near === undefined) return [];
  const own = (operatorNamed(ctx.state, gunner)?.weapons ?? []).filter((weapon) => gunOf(ctx, weapon) !== null);
  // beyond the longest gun and the length of the vehicle nothing is examined
  const range = from.length + Math.max(willysGun(ctx).long, ...own.map((weapon) => gunOf(ctx, weapon)?.long ?? 0));
  const named = gunnerAt(vehicle, gunner) === "all-round" ? own.slice(1) : [];
  return unitsOnBoard(ctx)
    .filter((unit) => distanceFromUnit(ctx, unit, placeOf(ctx, near)) <= range)
    .flatMap(({ id }) => [{ gunner, target: id }, ...named.map((weapon): Shot => ({ gunner, target: id, weapon }))])
    .filter((shot) => {
      const req = new Requirements<Citation>({ quiet: true });
      requireShots(ctx, req, vehicle, [shot]);
      return req.holding;
    });
}

/** The marks that gunners can make, one gunner at a time; several together are named by the caller. */
export const possibleMarks = (ctx: Ctx, vehicle: OperatorVehicle): readonly ActionOf<"vehicle-mark">["marks"][] =>
  gunners(vehicle).flatMap((gunner) =>
    ctx.state.units
      .map(({ id }) => [{ gunner, target: id }])
      .filter((marks) => {
        const req = new Requirements<Citation>({ quiet: true });
        requireMarks(ctx, req, vehicle, marks);
        return req.holding;
      }),
  );
