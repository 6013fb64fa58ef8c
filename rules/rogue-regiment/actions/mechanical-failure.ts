import { type Ctx, grid, isOnBoard, reading, record, type Req, unitNamed, unitsOnBoard } from "../table/context.ts";
import type { Operator } from "../table/state.ts";
import { isVehicle, lengthOf, isWholeOnBoard } from "../table/vehicle-token.ts";
import { unitMove } from "../fighting/index.ts";
import { type ActionRule, requireOperator } from "./rule.ts";
import { requireItemsAtHand } from "./other-actions.ts";
import { requirePhase } from "./operator-phase.ts";

/** Putting the mechanical failure token on a vehicle, at any point of an Operator Phase. rr.metal.failure-use */
const useFailure: ActionRule<"use-failure", Operator> = {
  requires(ctx, req, { operator: id, target }) {
    const operator = requireOperator(ctx, req, id);
    if (operator !== undefined) requireFailure(ctx, req, operator, target);
  },
  candidates: (ctx, { id }) =>
    unitsOnBoard(ctx)
      .filter(isVehicle)
      .map((unit) => ({ do: "use-failure" as const, operator: id, target: unit.id })),
  *perform(ctx, operator, { target }) {
    if (isOnBoard(operator)) putFailure(ctx, operator, target);
  },
};

/**
 * The mechanical failure token: at any point of an Operator Phase, onto an Axis vehicle on the board.
 * rr.metal.failure-use, rr.open.metal-failure-target
 */
function requireFailure(ctx: Ctx, req: Req, operator: Operator, target: string): void {
  requirePhase(ctx, req, ["rr.metal.failure-use"]);
  req.need(operator.failure === true, {
    met: "The Operator holds the mechanical failure token.",
    unmet: `${operator.id} does not hold the mechanical failure token.`,
    cites: ["rr.metal.failure-keep"],
  });
  requireItemsAtHand(ctx, req, operator);
  const unit = unitNamed(ctx.state, target);
  const vehicle = unit !== undefined && isVehicle(unit) ? unit : undefined;
  if (
    !req.found(vehicle, {
      met: `${target} is an Axis vehicle.`,
      unmet:
        unit === undefined
          ? `There is no Axis unit ${target} in this game.`
          : `${target} is on foot; the token is for a vehicle.`,
      cites: ["rr.metal.failure-use"],
    })
  )
    return;
  req.need(isOnBoard(vehicle), {
    met: `${target} is on the board.`,
    unmet: `${target} is not on the board.`,
    cites: ["rr.metal.failure-use", "rr.open.metal-failure-target"],
  });
  if (reading(ctx, "rr.open.metal-failure-target") === "wholly-on-board")
    req.need(
      isWholeOnBoard(grid(ctx), { ...vehicle.token, facing: vehicle.facing }, lengthOf(ctx.settings, vehicle.kind)),
      {
        met: `All of ${target} is on the board.`,
        unmet: `${target} stands partly off the board.`,
        cites: ["rr.open.metal-failure-target"],
      },
    );
  req.need(unitMove(ctx, vehicle.kind) > 0, {
    met: `${target} can move.`,
    unmet: `${target} cannot move anyway.`,
    cites: ["rr.open.metal-failure-target"],
  });
  req.need(!vehicle.stalled, {
    met: `${target} bears no mechanical failure token yet.`,
    unmet: `${target} already bears a mechanical failure token.`,
    cites: ["rr.metal.failure-use"],
  });
}

/**
 * Puts the token on the vehicle: it does not move this turn, but still attacks. rr.metal.failure-no-move,
 * rr.metal.failure-still-attacks
 */
function putFailure(ctx: Ctx, operator: Operator, target: string): void {
  const unit = unitNamed(ctx.state, target);
  if (unit === undefined) return;
  operator.failure = false;
  unit.stalled = true;
  record(ctx, {
    event: "failure-used",
    piece: operator.id,
    target,
    cites: ["rr.metal.failure-use", "rr.metal.failure-no-move", "rr.metal.failure-still-attacks"],
  });
}

export const actions = { "use-failure": useFailure };
