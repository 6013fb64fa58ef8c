import { citeIf } from "../../kernel/index.ts";
import type { ActionOf } from "../table/action-schema.ts";
import { type Ctx, grid, name, occupied, operatorNamed, record, type Req, vehicleSquares } from "../table/context.ts";
import { isCrew, PASSENGER_SEAT } from "../table/crew.ts";
import type { Operator, OperatorVehicle } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { crewOf, seatName } from "../fighting/index.ts";
import { besideVehicle, canStepOut } from "./stepping-out.ts";
import { squareNamed } from "../../geometry/index.ts";
import { catHearsWheels } from "../reactions/index.ts";
import { byVehicle } from "./rule.ts";

type Deployment = ActionOf<"deploy">;

/** Adds what one who leaves requires: a passenger, onto a free square beside the vehicle. rr.dare.swillys-deploy */
function requireLeaving(
  ctx: Ctx,
  req: Req,
  vehicle: OperatorVehicle,
  { operator: id, to }: Deployment["leave"][number],
): void {
  const operator = operatorNamed(ctx.state, id);
  req.need(vehicle.seats.includes(id) && operator !== undefined, {
    met: `${id} is aboard ${vehicle.id}.`,
    unmet: `${id} is not aboard ${vehicle.id}.`,
    cites: ["rr.opveh.deploy"],
  });
  if (operator !== undefined && isCrew(operator))
    req.fail(
      `${id} is one of the crew of ${vehicle.id}, who never leave it. Only passengers get out.`,
      "rr.dare.swillys-deploy",
      "rr.dare.swillys-crew-stays",
    );
  const square = squareNamed(grid(ctx), to);
  req.need(square !== null, {
    met: `${to} is a square of the board.`,
    unmet: `${to} is not a square of the board.`,
    cites: ["rr.square.regular"],
  });
  if (square === null || operator === undefined) return;
  req.need(canStepOut(ctx, vehicle, operator, square), {
    met: `${to} is beside the vehicle and open.`,
    unmet: `${to} is not beside ${vehicle.id}, or closed to a step.`,
    at: to,
    cites: ["rr.opveh.deploy", "rr.square.adjacent"],
  });
  req.need(!occupied(ctx, square), {
    met: `${to} is free.`,
    unmet: `${to} is occupied.`,
    at: to,
    cites: ["rr.square.one-unit"],
  });
}

/** Adds what new seats require: everyone who stays has one, and a crew keeps its own. rr.dare.swillys-deploy */
function requireSeats(
  req: Req,
  vehicle: OperatorVehicle,
  leave: Deployment["leave"],
  seats: NonNullable<Deployment["seats"]>,
): void {
  const staying = vehicle.seats.filter((id) => id !== null && !leave.some(({ operator }) => operator === id)).sort();
  req.need(
    seats.length === vehicle.seats.length &&
      JSON.stringify(seats.filter((id) => id !== null).sort()) === JSON.stringify(staying),
    {
      met: "The new seats hold everyone who stays, once.",
      unmet: "The new seats do not hold everyone who stays, once each.",
      cites: ["rr.opveh.deploy"],
    },
  );
  if (vehicle.kind === "support-willys")
    req.need(
      seats.every((id, i) => i === PASSENGER_SEAT || id === vehicle.seats[i]),
      {
        met: "Its crew keeps its seats.",
        unmet: `The new seats move the crew of ${vehicle.id}, who keep their seats.`,
        cites: ["rr.dare.swillys-crew-stays", "rr.dare.swillys-deploy"],
      },
    );
}

/** The seats after two of them have changed hands; a change of empty ones is none. */
const changesOfTwo = (seats: OperatorVehicle["seats"]): (string | null)[][] =>
  seats.flatMap((one, i) =>
    seats
      .map((_, j) => j)
      .filter((j) => j > i && seats[j] !== one)
      .map((j) => seats.map((id, at) => (at === i ? (seats[j] ?? null) : at === j ? one : id))),
  );

/**
 * Deploy: 1 AP, any number of Operators leave to squares beside the vehicle, or change seats. rr.opveh.deploy,
 * rr.opveh.deploy-act
 */
export const deploy = byVehicle("deploy", {
  cost: "rr.number.ap-deploy",
  cites: ["rr.opveh.deploy"],
  disguised: true,
  requires(ctx, req, vehicle, { leave, seats }) {
    req.need(leave.length > 0 || seats !== undefined, {
      met: "Somebody leaves or changes his seat.",
      unmet: "Nobody leaves, and nobody changes his seat.",
      cites: ["rr.opveh.deploy"],
    });
    req.need(vehicleSquares(ctx, vehicle).length > 0, {
      met: `${vehicle.id} is on the board.`,
      unmet: `${vehicle.id} is not on the board yet; all keep their seats until it is.`,
      cites: ["rr.willys.start"],
    });
    const squares = leave.map(({ to }) => to);
    req.need(new Set(leave.map(({ operator }) => operator)).size === leave.length, {
      met: "Each Operator leaves once.",
      unmet: "An Operator is named twice; each leaves once.",
      cites: ["rr.opveh.deploy"],
    });
    req.need(new Set(squares).size === squares.length, {
      met: "Each goes to a square of his own.",
      unmet: "Two of them would go to the same square.",
      cites: ["rr.square.one-unit"],
    });
    for (const leaving of leave) requireLeaving(ctx, req, vehicle, leaving);
    if (seats !== undefined) requireSeats(req, vehicle, leave, seats);
  },
  candidates(ctx, vehicle) {
    const beside = besideVehicle(ctx, vehicle).filter((square) => !occupied(ctx, square));
    const passengers = crewOf(ctx, vehicle).filter((operator) => !isCrew(operator));
    const one = { do: "deploy" as const, vehicle: vehicle.id };
    return [
      ...passengers.flatMap((operator) =>
        beside
          .filter((square) => canStepOut(ctx, vehicle, operator, square))
          .map((square) => ({ ...one, leave: [{ operator: operator.id, to: name(ctx, square) }] })),
      ),
      ...changesOfTwo(vehicle.seats).map((seats) => ({ ...one, leave: [], seats })),
    ];
  },
  *perform(ctx, incident, vehicle, { leave, seats }) {
    for (const { operator: id, to } of leave) {
      const operator = operatorNamed(ctx.state, id);
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
          ...citeIf(vehicle.kind === "support-willys", "rr.dare.swillys-deploy", "rr.dare.swillys-passenger"),
        ],
      });
      // rr.jager.cat-startled: whoever gets down moves
      yield* catHearsWheels(ctx, operator, vehicleSquares(ctx, vehicle), [square]);
    }
    if (seats === undefined) return;
    vehicle.seats = [...seats];
    seats.forEach((id, i) => {
      if (id !== null)
        record(ctx, { event: "seated", piece: id, seat: seatName(vehicle, i), cites: ["rr.opveh.deploy"] });
    });
  },
});
