import { grid, name, number, record } from "../table/context.ts";
import { isWillys } from "../table/crew.ts";
import type { ActionName } from "../table/action-schema.ts";
import type { OperatorVehicle } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { lengthOf, modelOf, stepped, tokenSquares, isWholeOnBoard } from "../table/vehicle-token.ts";
import { closedStep } from "../movement/index.ts";
import { afterPath, driveAlong, drives, inTheWay, placeNow, requireDrive } from "./driving.ts";
import { crewOf, driverOf, sheetOf } from "../fighting/index.ts";
import { fire, gunners, mark, possibleMarks, possibleShots, requireMarks, requireShots } from "./gunners.ts";
import { type ActionRule, byVehicle, requireVehicle } from "./rule.ts";
import { finishVehicle, requireVehicleTurn } from "./vehicle-turn.ts";
import { deploy } from "./deploying.ts";

/** Move: 1 AP, needs a driver. rr.opveh.move */
const drive = byVehicle("drive", {
  cost: "rr.number.ap-drive",
  cites: ["rr.opveh.move"],
  requires: (ctx, req, vehicle, { path }) => requireDrive(ctx, req, vehicle, path),
  candidates: (ctx, vehicle) =>
    drives(ctx, vehicle).map((path) => ({ do: "drive" as const, vehicle: vehicle.id, path: [...path] })),
  perform: (ctx, incident, vehicle, { path }) => driveAlong(ctx, incident, vehicle, path, ["rr.opveh.move"]),
  exact: true,
});

/** Floor it!: 1 AP, the Willys drives 5 squares straight forward into regular squares only. rr.opveh.floor-it */
const floorIt = byVehicle("floor-it", {
  cost: "rr.number.ap-floor-it",
  cites: ["rr.opveh.floor-it"],
  requires(ctx, req, vehicle) {
    if (
      !req.need(isWillys(vehicle), {
        met: `${vehicle.id} is a Willys.`,
        unmet: `${vehicle.id} cannot floor it; the Willys can.`,
        cites: ["rr.opveh.floor-it"],
      })
    )
      return;
    req.need(driverOf(ctx, vehicle) !== undefined, {
      met: `${vehicle.id} has a driver.`,
      unmet: `Nobody sits in the driver's seat of ${vehicle.id}.`,
      cites: ["rr.opveh.floor-it"],
    });
    const length = lengthOf(ctx.settings, modelOf(vehicle));
    let place = placeNow(vehicle);
    for (let i = 0; i < number(ctx, "rr.number.willys-floor"); i++) {
      const to = stepped(place, length, "forward");
      const into = tokenSquares(grid(ctx), to, length).filter(
        (square) => !tokenSquares(grid(ctx), place, length).includes(square),
      );
      const closed = closedStep(ctx, modelOf(vehicle), place, "forward");
      const rough = into.find((square) => grid(ctx).squares[square] !== ground.regular);
      const at = closed?.at ?? (rough === undefined ? undefined : name(ctx, rough));
      if (
        !req.need(closed === null && rough === undefined, {
          met: `Square ${i + 1} straight ahead is regular.`,
          unmet: `It would go into regular squares only: ${closed?.text ?? `${at} is none`}.`,
          at,
          cites: ["rr.opveh.floor-it", ...(closed?.cites ?? [])],
        })
      )
        return;
      place = to;
    }
    req.need(isWholeOnBoard(grid(ctx), place, length) || tokenSquares(grid(ctx), place, length).length > 0, {
      met: "It stays on the board.",
      unmet: "It would leave the board.",
      cites: ["rr.opveh.floor-it"],
    });
    req.need(inTheWay(ctx, vehicle, tokenSquares(grid(ctx), place, length)) === undefined, {
      met: "Its squares are free at the end.",
      unmet: "One of its squares at the end is occupied.",
      cites: ["rr.square.one-unit"],
    });
  },
  candidates: (_ctx, vehicle) => (isWillys(vehicle) ? [{ do: "floor-it", vehicle: vehicle.id }] : []),
  perform: (ctx, incident, vehicle) =>
    driveAlong(
      ctx,
      incident,
      vehicle,
      Array.from({ length: number(ctx, "rr.number.willys-floor") }, () => "forward" as const),
      ["rr.opveh.floor-it"],
    ),
});

/** Attack: 1 AP, one or all gunners. rr.opveh.attack, rr.opveh.same-choice */
const vehicleAttack = byVehicle("vehicle-attack", {
  cost: "rr.number.ap-vehicle-attack",
  cites: ["rr.opveh.attack"],
  requires: (ctx, req, vehicle, { shots }) => requireShots(ctx, req, vehicle, shots),
  candidates: (ctx, vehicle) =>
    possibleShots(ctx, vehicle).map((shots) => ({
      do: "vehicle-attack" as const,
      vehicle: vehicle.id,
      shots: [...shots],
    })),
  perform: (ctx, incident, vehicle, { shots }) => fire(ctx, incident, vehicle, shots),
  exact: true,
});

/** Mark: 1 AP, the gunners mark with their own markers. rr.opveh.attack, rr.opveh.mark-no-bonus */
const vehicleMark = byVehicle("vehicle-mark", {
  cost: "rr.number.ap-vehicle-attack",
  cites: ["rr.opveh.attack"],
  requires: (ctx, req, vehicle, { marks }) => requireMarks(ctx, req, vehicle, marks),
  candidates: (ctx, vehicle) =>
    possibleMarks(ctx, vehicle).map((marks) => ({
      do: "vehicle-mark" as const,
      vehicle: vehicle.id,
      marks: [...marks],
    })),
  *perform(ctx, _incident, _vehicle, { marks }) {
    mark(ctx, marks);
  },
  exact: true,
});

/** Move & attack: 1 AP, needs a driver and a gunner, the attack before or after the move. rr.opveh.move-attack */
const driveAndAttack = byVehicle("drive-and-attack", {
  cost: "rr.number.ap-drive-and-attack",
  cites: ["rr.opveh.move-attack"],
  requires(ctx, req, vehicle, { path, shots, order }) {
    requireDrive(ctx, req, vehicle, path);
    requireShots(ctx, req, order === "move-first" ? afterPath(ctx, vehicle, path) : vehicle, shots);
  },
  candidates(ctx, vehicle) {
    if (gunners(vehicle).length === 0) return [];
    const now = possibleShots(ctx, vehicle);
    const attack = { do: "drive-and-attack" as const, vehicle: vehicle.id };
    return drives(ctx, vehicle).flatMap((path) => [
      ...possibleShots(ctx, afterPath(ctx, vehicle, path)).map((shots) => ({
        ...attack,
        path: [...path],
        shots: [...shots],
        order: "move-first" as const,
      })),
      ...now.map((shots) => ({ ...attack, path: [...path], shots: [...shots], order: "move-last" as const })),
    ]);
  },
  *perform(ctx, incident, vehicle, { path, shots, order }) {
    if (order === "move-first") yield* driveAlong(ctx, incident, vehicle, path, ["rr.opveh.move-attack"]);
    yield* fire(ctx, incident, vehicle, shots);
    if (order === "move-last") yield* driveAlong(ctx, incident, vehicle, path, ["rr.opveh.move-attack"]);
  },
  exact: true,
});

/** Move & mark: 1 AP. rr.opveh.move-attack */
const driveAndMark = byVehicle("drive-and-mark", {
  cost: "rr.number.ap-drive-and-attack",
  cites: ["rr.opveh.move-attack"],
  requires(ctx, req, vehicle, { path, marks }) {
    requireDrive(ctx, req, vehicle, path);
    requireMarks(ctx, req, vehicle, marks);
  },
  candidates(ctx, vehicle) {
    // any drive goes with any mark: one stands for all, as the drives themselves are listed
    const [path] = drives(ctx, vehicle);
    if (path === undefined) return [];
    return possibleMarks(ctx, vehicle).map((marks) => ({
      do: "drive-and-mark" as const,
      vehicle: vehicle.id,
      path: [...path],
      marks: [...marks],
      order: "move-first" as const,
    }));
  },
  *perform(ctx, incident, vehicle, { path, marks, order }) {
    if (order === "move-last") mark(ctx, marks);
    yield* driveAlong(ctx, incident, vehicle, path, ["rr.opveh.move-attack"]);
    if (order === "move-first") mark(ctx, marks);
  },
  exact: true,
});

/** Repair: 2 AP, one health point up to the repair symbol. rr.opveh.repair */
const repair = byVehicle("repair", {
  cost: "rr.number.ap-repair",
  cites: ["rr.opveh.repair"],
  requires(ctx, req, vehicle) {
    if (
      !req.need(sheetOf(vehicle).repairs, {
        met: "The sheet of the vehicle has a repair symbol.",
        unmet: `The sheet of ${vehicle.id} has no repair symbol.`,
        cites: ["rr.opveh.repair"],
      })
    )
      return;
    req.need(crewOf(ctx, vehicle).length > 0, {
      met: "An Operator is aboard.",
      unmet: `Nobody is aboard ${vehicle.id} to repair it.`,
      cites: ["rr.opveh.repair"],
    });
    const cap = Math.min(number(ctx, "rr.number.repair-cap"), number(ctx, sheetOf(vehicle).health));
    req.need(vehicle.health < cap, {
      met: `${vehicle.id} has fewer than ${cap} health points.`,
      unmet: `${vehicle.id} has ${vehicle.health} health points; repairs go up to ${cap}.`,
      cites: ["rr.opveh.repair"],
    });
  },
  candidates: (_ctx, vehicle) => [{ do: "repair", vehicle: vehicle.id }],
  *perform(ctx, _incident, vehicle) {
    vehicle.health++;
    record(ctx, { event: "repaired", piece: vehicle.id, health: vehicle.health, cites: ["rr.opveh.repair"] });
  },
});

/** The vehicle ends its turn. rr.op.may-idle, rr.turn.unspent-ap */
const endVehicleTurn: ActionRule<"end-vehicle-turn", OperatorVehicle> = {
  requires(ctx, req, action) {
    const vehicle = requireVehicle(ctx, req, action.vehicle);
    if (vehicle !== undefined) requireVehicleTurn(ctx, req, vehicle, 0, ["rr.op.may-idle"]);
  },
  candidates: (_ctx, vehicle) => [{ do: "end-vehicle-turn", vehicle: vehicle.id }],
  *perform(ctx, vehicle) {
    finishVehicle(ctx, vehicle);
  },
};

export const vehicleActions = {
  drive,
  "floor-it": floorIt,
  "vehicle-attack": vehicleAttack,
  "vehicle-mark": vehicleMark,
  "drive-and-attack": driveAndAttack,
  "drive-and-mark": driveAndMark,
  deploy,
  repair,
};

const ofMarks: ReadonlySet<ActionName> = new Set(["vehicle-mark", "drive-and-mark"]);
const ofGunners: ReadonlySet<ActionName> = new Set([...ofMarks, "vehicle-attack", "drive-and-attack"]);

/**
 * Whether an action stands on the sheet of a vehicle; what does not is not listed for it. rr.opveh.floor-it,
 * rr.opveh.repair, rr.dare.swillys-no-mark
 */
export function isOnItsSheet(vehicle: OperatorVehicle, action: ActionName): boolean {
  if (action === "floor-it") return isWillys(vehicle);
  if (action === "repair") return sheetOf(vehicle).repairs;
  if (!ofGunners.has(action)) return true;
  return vehicle.kind !== "truck" && !(vehicle.kind === "support-willys" && ofMarks.has(action));
}

export const actions = { "end-vehicle-turn": endVehicleTurn };
