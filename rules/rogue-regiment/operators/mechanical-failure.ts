import type { Requirements } from "../../kernel/index.ts";
import {
  type G,
  isVehicle,
  onBoard,
  type Operator,
  reading,
  record,
  unitNamed,
  wholeOnBoard,
  grid,
  lengthOf,
} from "../board/index.ts";
import type { Citation } from "../catalogue/index.ts";
import { unitMove } from "../fighting/index.ts";
import { requireItemsAtHand } from "./other-actions.ts";

/**
 * The mechanical failure token: at any point of an Operator Phase, onto an Axis vehicle on the board.
 * rr.metal.failure-use, rr.open.metal-failure-target
 */
export function requireFailure(g: G, r: Requirements<Citation>, operator: Operator | undefined, target: string): void {
  r.need(g.state.phase === "operator" && g.state.result === null, "It is the Operator Phase.", "rr.metal.failure-use");
  r.need(operator?.failure === true, "The Operator holds the mechanical failure token.", "rr.metal.failure-keep");
  if (operator !== undefined) requireItemsAtHand(g, r, operator);
  const unit = unitNamed(g, target);
  const vehicle = unit !== undefined && isVehicle(unit) ? unit : undefined;
  if (!r.need(vehicle !== undefined, `${target} is an Axis vehicle.`, "rr.metal.failure-use") || vehicle === undefined)
    return;
  r.need(onBoard(vehicle), `${target} is on the board.`, "rr.metal.failure-use", "rr.open.metal-failure-target");
  if (reading(g, "rr.open.metal-failure-target") === "wholly-on-board")
    r.need(
      wholeOnBoard(grid(g), { ...vehicle.token, facing: vehicle.facing }, lengthOf(g.settings, vehicle.kind)),
      `All of ${target} is on the board.`,
      "rr.open.metal-failure-target",
    );
  r.need(unitMove(g, vehicle.kind) > 0, `${target} can move.`, "rr.open.metal-failure-target");
  r.need(!vehicle.stalled, `${target} bears no mechanical failure token yet.`, "rr.metal.failure-use");
}

/** Puts the token on the vehicle: it does not move this turn, but still attacks. rr.metal.failure-no-move */
export function useFailure(g: G, operator: Operator, target: string): void {
  const unit = unitNamed(g, target);
  if (unit === undefined) return;
  operator.failure = false;
  unit.stalled = true;
  record(g, {
    event: "failure-used",
    piece: operator.id,
    target,
    cites: ["rr.metal.failure-use", "rr.metal.failure-no-move", "rr.metal.failure-still-attacks"],
  });
}
