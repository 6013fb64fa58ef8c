import { type Requirement, Requirements } from "../../kernel/index.ts";
import { actionTitles, type Citation } from "../catalogue/index.ts";
import {
  type ActionOf,
  type G,
  isRestricted,
  number,
  onBoard,
  type Operator,
  operatorNamed,
  operatorsOnBoard,
  pronouns,
  type OperatorAction,
  type OperatorVehicle,
  vehicleNamed,
} from "../board/index.ts";
import { isAircraftAction, requireAircraftAction, requireTyphoonDone } from "../aircraft/index.ts";
import { type ActionRule, barrelRule, requireTurn, sharesSquare, operatorPhase } from "./action-rule.ts";
import { requireVehicleTurn, type VehicleActionName, vehicleRules } from "./vehicle-actions.ts";
import { requireCigarette } from "./other-actions.ts";
import { requireStopping } from "./disguise.ts";
import { requireFailure } from "./mechanical-failure.ts";

import { isTurnAction, isVehicleAction, type TurnAction, turnRules } from "./turn-actions.ts";
function requireVehicleAction<N extends VehicleActionName>(
  g: G,
  r: Requirements<Citation>,
  vehicle: OperatorVehicle,
  name: N,
  action: ActionOf<N>,
): void {
  requireVehicleTurn(g, r, vehicle, number(g, vehicleRules[name].cost), vehicleRules[name].cites);
  vehicleRules[name].require(g, r, vehicle, action);
  if (name !== "deploy") requireNobodyDisguised(g, r, vehicle);
}

/** Whoever is in disguise and not spotted can only leave a vehicle. rr.dare.disguise-no-vehicle */
export function requireNobodyDisguised(g: G, r: Requirements<Citation>, vehicle: OperatorVehicle): void {
  const inDisguise = g.state.operators.find((operator) => operator.aboard === vehicle.id && isRestricted(g, operator));
  if (inDisguise !== undefined)
    r.need(
      false,
      {
        met: "Nobody aboard is in disguise.",
        unmet: `${inDisguise.id} is in disguise and not spotted, and cannot use ${vehicle.id}: she can only leave it.`,
      },
      "rr.dare.disguise-no-vehicle",
    );
}

function requireAction<N extends TurnAction>(
  g: G,
  r: Requirements<Citation>,
  operator: Operator,
  name: N,
  action: ActionOf<N>,
): void {
  const rule: ActionRule<N> = turnRules[name];
  requireTurn(g, r, rule, actionTitles[name], operator);
  if (onBoard(operator)) rule.require(g, r, operator, action);
  else r.fail(`${operator.id} is not on the board.`, "rr.op.order");
}

/** All requirements of an action, met and unmet: legality and its explanation are one thing. */
export function requirementsOf(g: G, action: OperatorAction): readonly Requirement[] {
  const r = new Requirements<Citation>();
  examine(g, r, action);
  return r.all;
}

/** Whether an action is legal: the same requirements, without a word about them. */
export function isLegal(g: G, action: OperatorAction): boolean {
  const r = new Requirements<Citation>(true);
  examine(g, r, action);
  return r.holding;
}

function examine(g: G, r: Requirements<Citation>, action: OperatorAction): void {
  if (isAircraftAction(action)) {
    requireAircraftAction(g, r, action);
    return;
  }
  if (action.do === "end-phase") {
    requirePhase(g, r);
    requireTyphoonDone(g, r);
    const sharing = operatorsOnBoard(g).find((operator) => sharesSquare(g, operator, operator.at));
    r.need(
      sharing === undefined,
      {
        met: "Nobody is in the middle of passing an occupied square.",
        unmet: `${sharing?.id ?? "Somebody"} stands on an occupied square in passing, and has to move on first.`,
      },
      "rr.square.one-unit",
      "rr.square.pass-through",
      ...barrelRule(g, sharing?.at ?? null),
    );
    return;
  }
  if (isVehicleAction(action)) {
    const vehicle = vehicleNamed(g, action.vehicle);
    if (
      !r.need(
        vehicle !== undefined,
        {
          met: `${action.vehicle} is an Operator vehicle of this game.`,
          unmet: `There is no Operator vehicle ${action.vehicle} in this game.`,
        },
        "rr.opveh.two-ap",
      ) ||
      vehicle === undefined
    )
      return;
    if (action.do === "end-vehicle-turn") requireVehicleTurn(g, r, vehicle, 0, ["rr.op.may-idle"]);
    else requireVehicleAction(g, r, vehicle, action.do, action);
    return;
  }
  const operator = operatorNamed(g, action.operator);
  if (
    !r.need(
      operator !== undefined,
      {
        met: `${action.operator} is an Operator of this game.`,
        unmet: `There is no Operator ${action.operator} in this game.`,
      },
      "rr.op.order",
    ) ||
    operator === undefined
  )
    return;
  if (isTurnAction(action)) {
    requireAction(g, r, operator, action.do, action);
    return;
  }
  if (action.do === "give-cigarette") {
    requireCigarette(g, r, operator, action.target);
    return;
  }
  if (action.do === "use-failure") {
    requireFailure(g, r, operator, action.target);
    return;
  }
  const { his } = pronouns(operator);
  requirePhase(g, r);
  requireTyphoonDone(g, r);
  r.need(
    operator.fate === "in-play",
    { met: `${operator.id} is in play.`, unmet: `${operator.id} is no longer in play.` },
    "rr.op.order",
  );
  r.need(
    operator.turn !== "finished",
    {
      met: `${operator.id} has not finished ${his} turn.`,
      unmet: `${operator.id} has finished ${his} turn already.`,
    },
    "rr.op.one-at-a-time",
  );
  const acting = g.state.operators.find(({ turn }) => turn === "acting");
  r.need(
    acting === undefined || acting.id === operator.id,
    {
      met: "No other Operator is in the middle of a turn.",
      unmet: `${acting?.id ?? "Another"} is in the middle of a turn, and has to finish it first.`,
    },
    "rr.op.one-at-a-time",
    "rr.op.order",
  );
  if (action.do === "end-turn" && onBoard(operator)) {
    r.need(
      !sharesSquare(g, operator, operator.at),
      {
        met: `${operator.id} does not end ${his} turn on an occupied square.`,
        unmet: `${operator.id} is in the middle of passing an occupied square, and has to move on first.`,
      },
      "rr.square.one-unit",
      "rr.square.pass-through",
      ...barrelRule(g, operator.at),
      ...(operator.outfit === null ? [] : (["rr.dare.disguise-ends-on-empty-square"] as const)),
    );
  }
  if (action.do === "stop-interacting") requireStopping(r, operator);
  if (action.do === "face")
    r.need(
      operator.facing !== action.facing,
      {
        met: `${operator.id} does not face ${action.facing} yet.`,
        unmet: `${operator.id} faces ${action.facing} already.`,
      },
      "rr.los.operator-all-round",
      "rr.los.facing-four",
    );
}

function requirePhase(g: G, r: Requirements<Citation>): void {
  r.need(
    g.state.phase === "operator" && g.state.result === null,
    operatorPhase(g.state),
    "rr.turn.stealth-phases",
    "rr.turn.battle-phases",
  );
}
