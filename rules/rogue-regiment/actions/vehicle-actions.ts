import { requireTyphoonDone } from "../aircraft/index.ts";
import { type Incident, newIncident } from "../alarm/index.ts";
import {
  type ActionOf,
  type Ctx,
  grid,
  ground,
  isCrew,
  isWillys,
  lengthOf,
  modelOf,
  name,
  number,
  occupied,
  type Operator,
  operatorNamed,
  type OperatorVehicle,
  PASSENGER_SEAT,
  reading,
  record,
  type Rules,
  stepped,
  tokenSquares,
  vehicleSquares,
  wholeOnBoard,
} from "../table/index.ts";
import { stepCost } from "../movement/index.ts";
import { afterPath, driveAlong, drives, inTheWay, placeNow, requireDrive } from "./driving.ts";
import { crewOf, driverOf, seatName, sheetOf } from "../fighting/index.ts";
import { besideVehicle, canStepOut } from "./stepping-out.ts";
import { fire, gunners, mark, possibleShots, requireMarks, requireShots } from "./gunners.ts";
import type { Citation, NumberId } from "../book/index.ts";
import { consequences } from "../reactions/index.ts";
import type { Requirements } from "../../kernel/index.ts";
import { squareNamed } from "../../geometry/index.ts";
import { operatorPhase } from "./rule.ts";

export type VehicleActionName =
  | "drive"
  | "floor-it"
  | "vehicle-attack"
  | "vehicle-mark"
  | "drive-and-attack"
  | "drive-and-mark"
  | "deploy"
  | "repair";

/** One action of an Operator vehicle. */
interface VehicleRule<N extends VehicleActionName> {
  readonly cost: NumberId;
  readonly cites: readonly Citation[];
  require(ctx: Ctx, req: Requirements<Citation>, vehicle: OperatorVehicle, action: ActionOf<N>): void;
  perform(ctx: Ctx, incident: Incident, vehicle: OperatorVehicle, action: ActionOf<N>): Rules;
  candidates(ctx: Ctx, vehicle: OperatorVehicle): readonly ActionOf<N>[];
  /** Whether the candidates are legal as they come, so that they need not be examined again. */
  readonly exact?: true;
}

/** Whether a vehicle may act now: rr.opveh.two-ap, rr.op.vehicles-first, rr.op.one-at-a-time. */
export function requireVehicleTurn(
  ctx: Ctx,
  req: Requirements<Citation>,
  vehicle: OperatorVehicle,
  cost: number,
  cites: readonly Citation[],
): void {
  const { state } = ctx;
  req.need(
    state.phase === "operator" && state.result === null,
    operatorPhase(ctx.state),
    "rr.turn.stealth-phases",
    "rr.turn.battle-phases",
  );
  requireTyphoonDone(ctx, req);
  req.need(
    vehicle.turn !== "finished",
    { met: `${vehicle.id} has not finished its turn.`, unmet: `${vehicle.id} has finished its turn already.` },
    "rr.op.one-at-a-time",
  );
  const begun = state.operators.find(
    (operator) => operator.fate === "in-play" && operator.turn !== "to-act" && !isCrew(operator),
  );
  req.need(
    begun === undefined,
    {
      met: "No Operator on foot has acted yet.",
      unmet: `${begun?.id ?? "An Operator"} has acted on foot already; vehicles come before.`,
    },
    "rr.op.vehicles-first",
    "rr.opveh.two-ap",
  );
  const other = state.vehicles.find(({ id, turn }) => id !== vehicle.id && turn === "acting");
  req.need(
    other === undefined,
    {
      met: "No other vehicle is in the middle of its turn.",
      unmet: `${other?.id ?? "Another"} is in the middle of its turn, and has to finish it first.`,
    },
    "rr.op.one-at-a-time",
  );
  req.need(
    vehicle.ap >= cost,
    { met: `${vehicle.id} has ${cost} AP.`, unmet: `${vehicle.id} has ${vehicle.ap} AP; it takes ${cost}.` },
    "rr.opveh.two-ap",
    ...cites,
  );
}

/** The gunners who can mark: none of the Support Willys. rr.dare.swillys-no-mark */
const markers = (vehicle: OperatorVehicle): readonly string[] =>
  vehicle.kind === "support-willys" ? [] : gunners(vehicle);

export const vehicleRules: { readonly [N in VehicleActionName]: VehicleRule<N> } = {
  /** Move: 1 AP, needs a driver. rr.opveh.move */
  drive: {
    cost: "rr.number.ap-drive",
    cites: ["rr.opveh.move"],
    require: (ctx, req, vehicle, { path }) => requireDrive(ctx, req, vehicle, path),
    perform: (ctx, incident, vehicle, { path }) => driveAlong(ctx, incident, vehicle, path, ["rr.opveh.move"]),
    candidates: (ctx, vehicle) =>
      drives(ctx, vehicle).map((path) => ({ do: "drive" as const, vehicle: vehicle.id, path: [...path] })),
    exact: true,
  },
  /** Floor it!: 1 AP, the Willys drives 5 squares straight forward into regular squares only. rr.opveh.floor-it */
  "floor-it": {
    cost: "rr.number.ap-floor-it",
    cites: ["rr.opveh.floor-it"],
    require(ctx, req, vehicle) {
      req.need(
        isWillys(vehicle),
        { met: `${vehicle.id} is a Willys.`, unmet: `${vehicle.id} cannot floor it; the Willys can.` },
        "rr.opveh.floor-it",
      );
      req.need(
        driverOf(ctx, vehicle) !== undefined,
        { met: `${vehicle.id} has a driver.`, unmet: `Nobody sits in the driver's seat of ${vehicle.id}.` },
        "rr.opveh.floor-it",
      );
      const length = lengthOf(ctx.settings, modelOf(vehicle));
      let place = placeNow(vehicle);
      for (let i = 0; i < number(ctx, "rr.number.willys-floor"); i++) {
        const to = stepped(place, length, "forward");
        const into = tokenSquares(grid(ctx), to, length).filter(
          (square) => !tokenSquares(grid(ctx), place, length).includes(square),
        );
        const regular =
          into.every((square) => grid(ctx).squares[square] === ground.regular) &&
          stepCost(grid(ctx), ctx.settings, modelOf(vehicle), place, "forward") > 0;
        if (
          !req.need(
            regular,
            {
              met: `Square ${i + 1} straight ahead is regular.`,
              unmet: `Square ${i + 1} straight ahead is not regular, or closed.`,
            },
            "rr.opveh.floor-it",
            "rr.veh.blocked",
          )
        )
          return;
        place = to;
      }
      req.need(
        wholeOnBoard(grid(ctx), place, length) || tokenSquares(grid(ctx), place, length).length > 0,
        { met: "It stays on the board.", unmet: "It would leave the board." },
        "rr.opveh.floor-it",
      );
      req.need(
        inTheWay(ctx, vehicle, tokenSquares(grid(ctx), place, length)) === undefined,
        { met: "Its squares are free at the end.", unmet: "One of its squares at the end is occupied." },
        "rr.square.one-unit",
      );
    },
    perform: (ctx, incident, vehicle) =>
      driveAlong(
        ctx,
        incident,
        vehicle,
        Array.from({ length: number(ctx, "rr.number.willys-floor") }, () => "forward" as const),
        ["rr.opveh.floor-it"],
      ),
    candidates: (_ctx, vehicle) => (isWillys(vehicle) ? [{ do: "floor-it", vehicle: vehicle.id }] : []),
  },
  /** Attack: 1 AP, one or all gunners. rr.opveh.attack, rr.opveh.same-choice */
  "vehicle-attack": {
    cost: "rr.number.ap-vehicle-attack",
    cites: ["rr.opveh.attack"],
    require: (ctx, req, vehicle, { shots }) => requireShots(ctx, req, vehicle, shots),
    perform: (ctx, incident, vehicle, { shots }) => fire(ctx, incident, vehicle, shots),
    candidates: (ctx, vehicle) =>
      possibleShots(ctx, vehicle).map((shot) => ({
        do: "vehicle-attack" as const,
        vehicle: vehicle.id,
        shots: [shot],
      })),
    exact: true,
  },
  /** Mark: 1 AP, the gunners mark with their own markers. rr.opveh.attack, rr.opveh.mark-no-bonus */
  "vehicle-mark": {
    cost: "rr.number.ap-vehicle-attack",
    cites: ["rr.opveh.attack"],
    require: (ctx, req, vehicle, { marks }) => requireMarks(ctx, req, vehicle, marks),
    *perform(ctx, _incident, _vehicle, { marks }) {
      mark(ctx, marks);
    },
    candidates: (ctx, vehicle) =>
      markers(vehicle).flatMap((gunner) =>
        ctx.state.units.map(({ id }) => ({
          do: "vehicle-mark" as const,
          vehicle: vehicle.id,
          marks: [{ gunner, target: id }],
        })),
      ),
  },
  /** Move & attack: 1 AP, needs a driver and a gunner, the attack before or after the move. rr.opveh.move-attack */
  "drive-and-attack": {
    cost: "rr.number.ap-drive-and-attack",
    cites: ["rr.opveh.move-attack"],
    require(ctx, req, vehicle, { path, shots, order }) {
      requireDrive(ctx, req, vehicle, path);
      requireShots(ctx, req, order === "move-first" ? afterPath(ctx, vehicle, path) : vehicle, shots);
    },
    *perform(ctx, incident, vehicle, { path, shots, order }) {
      if (order === "move-first") yield* driveAlong(ctx, incident, vehicle, path, ["rr.opveh.move-attack"]);
      yield* fire(ctx, incident, vehicle, shots);
      if (order === "move-last") yield* driveAlong(ctx, incident, vehicle, path, ["rr.opveh.move-attack"]);
    },
    candidates(ctx, vehicle) {
      if (gunners(vehicle).length === 0) return [];
      const now = possibleShots(ctx, vehicle);
      const one = { do: "drive-and-attack" as const, vehicle: vehicle.id };
      return drives(ctx, vehicle).flatMap((path) => [
        ...possibleShots(ctx, afterPath(ctx, vehicle, path)).map((shot) => ({
          ...one,
          path: [...path],
          shots: [shot],
          order: "move-first" as const,
        })),
        ...now.map((shot) => ({ ...one, path: [...path], shots: [shot], order: "move-last" as const })),
      ]);
    },
    exact: true,
  },
  /** Move & mark: 1 AP. rr.opveh.move-attack */
  "drive-and-mark": {
    cost: "rr.number.ap-drive-and-attack",
    cites: ["rr.opveh.move-attack"],
    require(ctx, req, vehicle, { path, marks }) {
      requireDrive(ctx, req, vehicle, path);
      requireMarks(ctx, req, vehicle, marks);
    },
    *perform(ctx, incident, vehicle, { path, marks, order }) {
      if (order === "move-last") mark(ctx, marks);
      yield* driveAlong(ctx, incident, vehicle, path, ["rr.opveh.move-attack"]);
      if (order === "move-first") mark(ctx, marks);
    },
    candidates(ctx, vehicle) {
      const [path] = drives(ctx, vehicle);
      if (path === undefined) return [];
      return markers(vehicle).flatMap((gunner) =>
        ctx.state.units.map(({ id }) => ({
          do: "drive-and-mark" as const,
          vehicle: vehicle.id,
          path: [...path],
          marks: [{ gunner, target: id }],
          order: "move-first" as const,
        })),
      );
    },
  },
  /**
   * Deploy: 1 AP, any number of Operators leave to squares beside the vehicle, or change seats. rr.opveh.deploy,
   * rr.opveh.deploy-act
   */
  deploy: {
    cost: "rr.number.ap-deploy",
    cites: ["rr.opveh.deploy"],
    require(ctx, req, vehicle, { leave, seats }) {
      req.need(
        leave.length > 0 || seats !== undefined,
        { met: "Somebody leaves or changes his seat.", unmet: "Nobody leaves, and nobody changes his seat." },
        "rr.opveh.deploy",
      );
      req.need(
        leave.length === 0 || vehicleSquares(ctx, vehicle).length > 0,
        {
          met: `${vehicle.id} is on the board.`,
          unmet: `${vehicle.id} is not on the board yet; all stay aboard until it is.`,
        },
        "rr.willys.start",
      );
      const squares = leave.map(({ to }) => to);
      req.need(
        new Set(leave.map(({ operator }) => operator)).size === leave.length,
        { met: "Each Operator leaves once.", unmet: "An Operator is named twice; each leaves once." },
        "rr.opveh.deploy",
      );
      req.need(
        new Set(squares).size === squares.length,
        { met: "Each goes to a square of his own.", unmet: "Two of them would go to the same square." },
        "rr.square.one-unit",
      );
      for (const { operator: id, to } of leave) {
        const operator = operatorNamed(ctx, id);
        req.need(
          vehicle.seats.includes(id) && operator !== undefined,
          { met: `${id} is aboard ${vehicle.id}.`, unmet: `${id} is not aboard ${vehicle.id}.` },
          "rr.opveh.deploy",
        );
        if (operator !== undefined && isCrew(operator))
          req.fail(
            `${id} is one of the crew of ${vehicle.id}, who never leave it. Only passengers get out.`,
            "rr.dare.swillys-deploy",
            "rr.dare.swillys-crew-stays",
          );
        const square = squareNamed(grid(ctx), to);
        if (
          !req.need(
            square !== null,
            { met: `${to} is a square of the board.`, unmet: `${to} is no square of the board.` },
            "rr.square.regular",
          ) ||
          square === null ||
          operator === undefined
        )
          continue;
        req.need(
          canStepOut(ctx, vehicle, operator, square),
          {
            met: `${to} is beside the vehicle and open.`,
            unmet: `${to} is not beside ${vehicle.id}, or closed to a step.`,
            at: to,
          },
          "rr.opveh.deploy",
          "rr.square.adjacent",
        );
        req.need(
          !occupied(ctx, square),
          { met: `${to} is free.`, unmet: `${to} is occupied.`, at: to },
          "rr.square.one-unit",
        );
      }
      if (seats === undefined) return;
      const staying = vehicle.seats
        .filter((id) => id !== null && !leave.some(({ operator }) => operator === id))
        .sort();
      req.need(
        seats.length === vehicle.seats.length &&
          JSON.stringify(seats.filter((id) => id !== null).sort()) === JSON.stringify(staying),
        {
          met: "The new seats hold everyone who stays, once.",
          unmet: "The new seats do not hold everyone who stays, once each.",
        },
        "rr.opveh.deploy",
      );
      if (vehicle.kind === "support-willys")
        req.need(
          seats.every((id, i) => i === PASSENGER_SEAT || id === vehicle.seats[i]),
          {
            met: "Its crew keeps its seats.",
            unmet: "The driver and the gunners of the Support Willys keep their seats.",
          },
          "rr.dare.swillys-crew-stays",
          "rr.dare.swillys-deploy",
        );
    },
    *perform(ctx, incident, vehicle, { leave, seats }) {
      for (const { operator: id, to } of leave) {
        const operator = operatorNamed(ctx, id);
        const square = squareNamed(grid(ctx), to);
        if (operator === undefined || square === null) continue;
        vehicle.seats = vehicle.seats.map((taken) => (taken === id ? null : taken));
        Object.assign(operator, {
          aboard: null,
          at: square,
          scuba: grid(ctx).squares[square] === ground.water,
        } satisfies Partial<Operator>);
        incident.trail.push({ at: square, crouched: false });
        record(ctx, {
          event: "deployed",
          piece: id,
          to,
          cites: [
            "rr.opveh.deploy",
            "rr.opveh.deploy-act",
            "rr.open.occupant-ap",
            ...(vehicle.kind === "support-willys"
              ? (["rr.dare.swillys-deploy", "rr.dare.swillys-passenger"] as const)
              : []),
          ],
        });
      }
      if (seats === undefined) return;
      vehicle.seats = [...seats];
      seats.forEach((id, i) => {
        if (id !== null)
          record(ctx, { event: "seated", piece: id, seat: seatName(vehicle, i), cites: ["rr.opveh.deploy"] });
      });
    },
    candidates(ctx, vehicle) {
      const beside = besideVehicle(ctx, vehicle).filter((square) => !occupied(ctx, square));
      const passengers = crewOf(ctx, vehicle).filter((operator) => !isCrew(operator));
      return passengers.flatMap((operator) =>
        beside
          .filter((square) => canStepOut(ctx, vehicle, operator, square))
          .map((square) => ({
            do: "deploy" as const,
            vehicle: vehicle.id,
            leave: [{ operator: operator.id, to: name(ctx, square) }],
          })),
      );
    },
  },
  /** Repair: 2 AP, one health point up to the repair symbol. rr.opveh.repair */
  repair: {
    cost: "rr.number.ap-repair",
    cites: ["rr.opveh.repair"],
    require(ctx, req, vehicle) {
      req.need(
        sheetOf(vehicle).repairs,
        {
          met: "The sheet of the vehicle has a repair symbol.",
          unmet: `The sheet of ${vehicle.id} has no repair symbol.`,
        },
        "rr.opveh.repair",
      );
      req.need(
        crewOf(ctx, vehicle).length > 0,
        { met: "An Operator is aboard.", unmet: `Nobody is aboard ${vehicle.id} to repair it.` },
        "rr.opveh.repair",
      );
      const cap = Math.min(number(ctx, "rr.number.repair-cap"), number(ctx, sheetOf(vehicle).health));
      req.need(
        vehicle.health < cap,
        {
          met: `${vehicle.id} has fewer than ${cap} health points.`,
          unmet: `${vehicle.id} has ${vehicle.health} health points; repairs go up to ${cap}.`,
        },
        "rr.opveh.repair",
      );
    },
    *perform(ctx, _incident, vehicle) {
      vehicle.health++;
      record(ctx, { event: "repaired", piece: vehicle.id, health: vehicle.health, cites: ["rr.opveh.repair"] });
    },
    candidates: (_ctx, vehicle) => [{ do: "repair", vehicle: vehicle.id }],
  },
};

/** Carries out an action of a vehicle and what follows; everyone aboard is seen with it. rr.open.vehicle-seen */
export function* performVehicleAction<N extends VehicleActionName>(
  ctx: Ctx,
  vehicle: OperatorVehicle,
  name_: N,
  action: ActionOf<N>,
): Rules {
  const rule: VehicleRule<N> = vehicleRules[name_];
  if (vehicle.turn === "to-act") {
    vehicle.turn = "acting";
    record(ctx, {
      event: "turn-began",
      piece: vehicle.id,
      ap: vehicle.ap,
      cites: ["rr.opveh.two-ap", "rr.op.vehicles-first"],
    });
  }
  const ap = number(ctx, rule.cost);
  vehicle.ap -= ap;
  record(ctx, {
    event: "acted",
    piece: vehicle.id,
    action: name_,
    ap,
    cites: [
      ...rule.cites,
      "rr.op.action-complete",
      ...(vehicle.kind === "support-willys"
        ? (["rr.dare.swillys-as-willys", "rr.dare.swillys-own-crew", "rr.open.dare-swillys-actions"] as const)
        : []),
    ],
  });
  const crew = crewOf(ctx, vehicle);
  const [first] = crew;
  const driver = driverOf(ctx, vehicle);
  // who is seen in it: rr.open.vehicle-seen
  const seen = reading(ctx, "rr.open.vehicle-seen") === "all-aboard" || driver === undefined ? crew : [driver];
  const incident = newIncident(ctx, driver ?? first ?? null, seen);
  incident.driven.push(vehicleSquares(ctx, vehicle));
  for (const square of vehicleSquares(ctx, vehicle)) incident.trail.push({ at: square, crouched: false });
  yield* rule.perform(ctx, incident, vehicle, action);
  yield* consequences(ctx, incident, "operator");
  if (vehicle.ap === 0) finishVehicle(ctx, vehicle);
}

/** A vehicle ends its turn; what is left of its action points is lost. rr.turn.unspent-ap */
export function finishVehicle(ctx: Ctx, vehicle: OperatorVehicle): void {
  if (vehicle.turn === "finished") return;
  const lost = vehicle.ap;
  vehicle.turn = "finished";
  vehicle.ap = 0;
  record(ctx, { event: "turn-ended", piece: vehicle.id, lost, cites: ["rr.op.may-idle", "rr.turn.unspent-ap"] });
}
