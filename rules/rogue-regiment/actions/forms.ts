import { type ActionForm, Requirements } from "../../kernel/index.ts";
import { actionTitles, type Citation } from "../book/index.ts";
import {
  type Action,
  type ActionName,
  type Ctx,
  isInteracting,
  isVehicle,
  number,
  type Operator,
  operatorsOnBoard,
  type OperatorAction,
  type OperatorVehicle,
  type Placed,
  unitsOnBoard,
  ownStack,
} from "../table/index.ts";
import { aircraftForms } from "../aircraft/index.ts";
import { type ActionRule, requireTurn, turnOf, type TurnOfOperator } from "./rule.ts";
import { requireVehicleTurn, type VehicleActionName, vehicleRules } from "./vehicle-actions.ts";

import { type TurnAction, turnActions, turnRules, vehicleActions } from "./registry.ts";
import { isLegal, requireNobodyDisguised } from "./requirements.ts";

function vehicleForm<N extends VehicleActionName>(ctx: Ctx, vehicle: OperatorVehicle, name: N): ActionForm<Action> {
  const turn = new Requirements<Citation>();
  requireVehicleTurn(ctx, turn, vehicle, number(ctx, vehicleRules[name].cost), vehicleRules[name].cites);
  const actions: Action[] = [];
  if (turn.holding) {
    const exact = vehicleRules[name].exact === true;
    for (const action of vehicleRules[name].candidates(ctx, vehicle)) {
      const req = new Requirements<Citation>(true);
      if (!exact) vehicleRules[name].require(ctx, req, vehicle, action);
      if (name !== "deploy") requireNobodyDisguised(ctx, req, vehicle);
      if (req.holding) actions.push(action);
    }
  }
  return { name, piece: vehicle.id, requirements: turn.all, actions };
}

function formOf<N extends TurnAction>(
  ctx: Ctx,
  operator: Placed<Operator>,
  name: N,
  common: TurnOfOperator,
): ActionForm<Action> {
  const rule: ActionRule<N> = turnRules[name];
  const turn = new Requirements<Citation>();
  requireTurn(ctx, turn, rule, actionTitles[name], operator, common);
  const actions: Action[] = [];
  if (turn.holding) {
    const exact = rule.exact?.(ctx) === true;
    for (const action of rule.candidates(ctx, operator)) {
      const req = new Requirements<Citation>(true);
      if (!exact) rule.require(ctx, req, operator, action);
      if (req.holding) actions.push(action);
    }
  }
  return { name, piece: operator.id, requirements: turn.all, actions };
}

/** Whether an action is listed: those that answer tokens of the Jäger player, where there is one. */
const isOffered = (ctx: Ctx, name: TurnAction): boolean =>
  (name !== "remove-twig" && name !== "pick-lock") || ctx.state.jager !== null;

/** Every kind of action of every Operator who may act, with what it requires of his turn and all legal actions. */
export function formsOf(ctx: Ctx): readonly ActionForm<Action>[] {
  const forms: ActionForm<Action>[] = [];
  const acting = ctx.state.operators.find(({ turn }) => turn === "acting");
  const plain = (name: ActionName, piece: string, candidates: readonly OperatorAction[]): void => {
    const actions = candidates.filter((action) => isLegal(ctx, action));
    if (actions.length > 0) forms.push({ name, piece, requirements: [], actions });
  };
  forms.push(...aircraftForms(ctx));
  for (const vehicle of ctx.state.vehicles) {
    if (vehicle.turn === "finished" || acting !== undefined) continue;
    for (const name of vehicleActions) forms.push(vehicleForm(ctx, vehicle, name));
    plain("end-vehicle-turn", vehicle.id, [{ do: "end-vehicle-turn", vehicle: vehicle.id }]);
  }
  for (const operator of operatorsOnBoard(ctx)) {
    if (operator.cigarette || ownStack(operator, "cigarettes") !== undefined)
      plain(
        "give-cigarette",
        operator.id,
        unitsOnBoard(ctx).map(({ id }) => ({ do: "give-cigarette", operator: operator.id, target: id })),
      );
    if (operator.failure)
      plain(
        "use-failure",
        operator.id,
        unitsOnBoard(ctx)
          .filter(isVehicle)
          .map(({ id }) => ({ do: "use-failure", operator: operator.id, target: id })),
      );
    if (operator.turn === "finished" || (acting !== undefined && acting.id !== operator.id)) continue;
    if (operator.aboard === null) {
      const common = turnOf(ctx, operator);
      for (const name of turnActions) if (isOffered(ctx, name)) forms.push(formOf(ctx, operator, name, common));
    }
    plain(
      "face",
      operator.id,
      (["N", "E", "S", "W"] as const).map((facing) => ({ do: "face", operator: operator.id, facing })),
    );
    if (isInteracting(operator))
      plain("stop-interacting", operator.id, [{ do: "stop-interacting", operator: operator.id }]);
    plain("end-turn", operator.id, [{ do: "end-turn", operator: operator.id }]);
  }
  plain("end-phase", "players", [{ do: "end-phase" }]);
  return forms;
}

/** Every legal action; sprints by one path to each square. */
export const legalActions = (ctx: Ctx): readonly Action[] => formsOf(ctx).flatMap(({ actions }) => actions);
