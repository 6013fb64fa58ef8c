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
import { operatorPhase } from "./action-rule.ts";

/**
 * The mechanical failure token: at any point of an Operator Phase, onto an Axis vehicle on the board.
 * rr.metal.failure-use, rr.open.metal-failure-target
 */
export function requireFailure(g: G, r: Requirements<Citation>, operator: Operator | undefined, target: string): void {
  r.need(g.state.phase === "operator" && g.state.result === null, operatorPhase(g.state), "rr.metal.failure-use");
  r.need(
    operator?.failure === true,
    {
      met: "The Operator holds the mechanical failure token.",
      unmet: `${operator?.id ?? "He"} does not hold the mechanical failure token.`,
    },
    "rr.metal.failure-keep",
  );
  if (operator !== undefined) requireItemsAtHand(g, r, operator);
  const unit = unitNamed(g, target);
  const vehicle = unit !== undefined && isVehicle(unit) ? unit : undefined;
  if (
    !r.need(
      vehicle !== undefined,
      {
        met: `${target} is an Axis vehicle.`,
        unmet:
          unit === undefined
            ? `There is no Axis unit ${target} in this game.`
            : `${target} is on foot; the token is for a vehicle.`,
      },
      "rr.metal.failure-use",
    ) ||
    vehicle === undefined
  )
    return;
  r.need(
    onBoard(vehicle),
    { met: `${target} is on the board.`, unmet: `${target} is not on the board.` },
    "rr.metal.failure-use",
    "rr.open.metal-failure-target",
  );
  if (reading(g, "rr.open.metal-failure-target") === "wholly-on-board")
    r.need(
      wholeOnBoard(grid(g), { ...vehicle.token, facing: vehicle.facing }, lengthOf(g.settings, vehicle.kind)),
      { met: `All of ${target} is on the board.`, unmet: `${target} stands partly off the board.` },
      "rr.open.metal-failure-target",
    );
  r.need(
    unitMove(g, vehicle.kind) > 0,
    { met: `${target} can move.`, unmet: `${target} cannot move anyway.` },
    "rr.open.metal-failure-target",
  );
  r.need(
    !vehicle.stalled,
    {
      met: `${target} bears no mechanical failure token yet.`,
      unmet: `${target} bears a mechanical failure token already.`,
    },
    "rr.metal.failure-use",
  );
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
