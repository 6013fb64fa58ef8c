import { type Requirement, Requirements } from "../../kernel/index.ts";
import { actionTitles, type Citation } from "../book/index.ts";
import {
  type ActionOf,
  type Ctx,
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
} from "../table/index.ts";
import { isAircraftAction, requireAircraftAction, requireTyphoonDone } from "../aircraft/index.ts";
import { type ActionRule, barrelRule, requireTurn, sharesSquare, operatorPhase } from "./rule.ts";
import { requireVehicleTurn, type VehicleActionName, vehicleRules } from "./vehicle-actions.ts";
import { requireCigarette } from "./other-actions.ts";
import { requireStopping } from "./disguise.ts";
import { requireFailure } from "./mechanical-failure.ts";

import { isTurnAction, isVehicleAction, type TurnAction, turnRules } from "./registry.ts";
function requireVehicleAction<N extends VehicleActionName>(
  ctx: Ctx,
  req: Requirements<Citation>,
  vehicle: OperatorVehicle,
  name: N,
  action: ActionOf<N>,
): void {
  requireVehicleTurn(ctx, req, vehicle, number(ctx, vehicleRules[name].cost), vehicleRules[name].cites);
  vehicleRules[name].require(ctx, req, vehicle, action);
  if (name !== "deploy") requireNobodyDisguised(ctx, req, vehicle);
}

/** Whoever is in disguise and not spotted can only leave a vehicle. rr.dare.disguise-no-vehicle */
export function requireNobodyDisguised(ctx: Ctx, req: Requirements<Citation>, vehicle: OperatorVehicle): void {
  const inDisguise = ctx.state.operators.find(
    (operator) => operator.aboard === vehicle.id && isRestricted(ctx, operator),
  );
  if (inDisguise !== undefined)
    req.need(
      false,
      {
        met: "Nobody aboard is in disguise.",
        unmet: `${inDisguise.id} is in disguise and not spotted, and cannot use ${vehicle.id}: she can only leave it.`,
      },
      "rr.dare.disguise-no-vehicle",
    );
}

function requireAction<N extends TurnAction>(
  ctx: Ctx,
  req: Requirements<Citation>,
  operator: Operator,
  name: N,
  action: ActionOf<N>,
): void {
  const rule: ActionRule<N> = turnRules[name];
  requireTurn(ctx, req, rule, actionTitles[name], operator);
  if (onBoard(operator)) rule.require(ctx, req, operator, action);
  else req.fail(`${operator.id} is not on the board.`, "rr.op.order");
}

/** All requirements of an action, met and unmet: legality and its explanation are one thing. */
export function requirementsOf(ctx: Ctx, action: OperatorAction): readonly Requirement[] {
  const req = new Requirements<Citation>();
  examine(ctx, req, action);
  return req.all;
}

/** Whether an action is legal: the same requirements, without a word about them. */
export function isLegal(ctx: Ctx, action: OperatorAction): boolean {
  const req = new Requirements<Citation>(true);
  examine(ctx, req, action);
  return req.holding;
}

function examine(ctx: Ctx, req: Requirements<Citation>, action: OperatorAction): void {
  if (isAircraftAction(action)) {
    requireAircraftAction(ctx, req, action);
    return;
  }
  if (action.do === "end-phase") {
    requirePhase(ctx, req);
    requireTyphoonDone(ctx, req);
    const sharing = operatorsOnBoard(ctx).find((operator) => sharesSquare(ctx, operator, operator.at));
    req.need(
      sharing === undefined,
      {
        met: "Nobody is in the middle of passing an occupied square.",
        unmet: `${sharing?.id ?? "Somebody"} stands on an occupied square in passing, and has to move on first.`,
      },
      "rr.square.one-unit",
      "rr.square.pass-through",
      ...barrelRule(ctx, sharing?.at ?? null),
    );
    return;
  }
  if (isVehicleAction(action)) {
    const vehicle = vehicleNamed(ctx, action.vehicle);
    if (
      !req.need(
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
    if (action.do === "end-vehicle-turn") requireVehicleTurn(ctx, req, vehicle, 0, ["rr.op.may-idle"]);
    else requireVehicleAction(ctx, req, vehicle, action.do, action);
    return;
  }
  const operator = operatorNamed(ctx, action.operator);
  if (
    !req.need(
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
    requireAction(ctx, req, operator, action.do, action);
    return;
  }
  if (action.do === "give-cigarette") {
    requireCigarette(ctx, req, operator, action.target);
    return;
  }
  if (action.do === "use-failure") {
    requireFailure(ctx, req, operator, action.target);
    return;
  }
  const { his } = pronouns(operator);
  requirePhase(ctx, req);
  requireTyphoonDone(ctx, req);
  req.need(
    operator.fate === "in-play",
    { met: `${operator.id} is in play.`, unmet: `${operator.id} is no longer in play.` },
    "rr.op.order",
  );
  req.need(
    operator.turn !== "finished",
    {
      met: `${operator.id} has not finished ${his} turn.`,
      unmet: `${operator.id} has finished ${his} turn already.`,
    },
    "rr.op.one-at-a-time",
  );
  const acting = ctx.state.operators.find(({ turn }) => turn === "acting");
  req.need(
    acting === undefined || acting.id === operator.id,
    {
      met: "No other Operator is in the middle of a turn.",
      unmet: `${acting?.id ?? "Another"} is in the middle of a turn, and has to finish it first.`,
    },
    "rr.op.one-at-a-time",
    "rr.op.order",
  );
  if (action.do === "end-turn" && onBoard(operator)) {
    req.need(
      !sharesSquare(ctx, operator, operator.at),
      {
        met: `${operator.id} does not end ${his} turn on an occupied square.`,
        unmet: `${operator.id} is in the middle of passing an occupied square, and has to move on first.`,
      },
      "rr.square.one-unit",
      "rr.square.pass-through",
      ...barrelRule(ctx, operator.at),
      ...(operator.outfit === null ? [] : (["rr.dare.disguise-ends-on-empty-square"] as const)),
    );
  }
  if (action.do === "stop-interacting") requireStopping(req, operator);
  if (action.do === "face")
    req.need(
      operator.facing !== action.facing,
      {
        met: `${operator.id} does not face ${action.facing} yet.`,
        unmet: `${operator.id} faces ${action.facing} already.`,
      },
      "rr.los.operator-all-round",
      "rr.los.facing-four",
    );
}

function requirePhase(ctx: Ctx, req: Requirements<Citation>): void {
  req.need(
    ctx.state.phase === "operator" && ctx.state.result === null,
    operatorPhase(ctx.state),
    "rr.turn.stealth-phases",
    "rr.turn.battle-phases",
  );
}
