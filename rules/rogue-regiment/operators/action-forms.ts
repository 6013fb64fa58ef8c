import { type ActionForm, Requirements } from "../../kernel/index.ts";
import { actionTitles, type Citation } from "../catalogue/index.ts";
import {
  type Action,
  type ActionName,
  type G,
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
} from "../board/index.ts";
import { aircraftForms } from "../aircraft/index.ts";
import { type ActionRule, requireTurn, turnOf, type TurnOfOperator } from "./action-rule.ts";
import { requireVehicleTurn, type VehicleActionName, vehicleRules } from "./vehicle-actions.ts";

import { type TurnAction, turnActions, turnRules, vehicleActions } from "./turn-actions.ts";
import { isLegal, requireNobodyDisguised } from "./action-requirements.ts";

function vehicleForm<N extends VehicleActionName>(g: G, vehicle: OperatorVehicle, name: N): ActionForm<Action> {
  const turn = new Requirements<Citation>();
  requireVehicleTurn(g, turn, vehicle, number(g, vehicleRules[name].cost), vehicleRules[name].cites);
  const actions: Action[] = [];
  if (turn.holding) {
    const exact = vehicleRules[name].exact === true;
    for (const action of vehicleRules[name].candidates(g, vehicle)) {
      const r = new Requirements<Citation>(true);
      if (!exact) vehicleRules[name].require(g, r, vehicle, action);
      if (name !== "deploy") requireNobodyDisguised(g, r, vehicle);
      if (r.holding) actions.push(action);
    }
  }
  return { name, piece: vehicle.id, requirements: turn.all, actions };
}

function formOf<N extends TurnAction>(
  g: G,
  operator: Placed<Operator>,
  name: N,
  common: TurnOfOperator,
): ActionForm<Action> {
  const rule: ActionRule<N> = turnRules[name];
  const turn = new Requirements<Citation>();
  requireTurn(g, turn, rule, actionTitles[name], operator, common);
  const actions: Action[] = [];
  if (turn.holding) {
    const exact = rule.exact?.(g) === true;
    for (const action of rule.candidates(g, operator)) {
      const r = new Requirements<Citation>(true);
      if (!exact) rule.require(g, r, operator, action);
      if (r.holding) actions.push(action);
    }
  }
  return { name, piece: operator.id, requirements: turn.all, actions };
}

/** Whether an action is listed: those that answer tokens of the Jäger player, where there is one. */
const isOffered = (g: G, name: TurnAction): boolean =>
  (name !== "remove-twig" && name !== "pick-lock") || g.state.jager !== null;

/** Every kind of action of every Operator who may act, with what it requires of his turn and all legal actions. */
export function formsOf(g: G): readonly ActionForm<Action>[] {
  const forms: ActionForm<Action>[] = [];
  const acting = g.state.operators.find(({ turn }) => turn === "acting");
  const plain = (name: ActionName, piece: string, candidates: readonly OperatorAction[]): void => {
    const actions = candidates.filter((action) => isLegal(g, action));
    if (actions.length > 0) forms.push({ name, piece, requirements: [], actions });
  };
  forms.push(...aircraftForms(g));
  for (const vehicle of g.state.vehicles) {
    if (vehicle.turn === "finished" || acting !== undefined) continue;
    for (const name of vehicleActions) forms.push(vehicleForm(g, vehicle, name));
    plain("end-vehicle-turn", vehicle.id, [{ do: "end-vehicle-turn", vehicle: vehicle.id }]);
  }
  for (const operator of operatorsOnBoard(g)) {
    if (operator.cigarette || ownStack(operator, "cigarettes") !== undefined)
      plain(
        "give-cigarette",
        operator.id,
        unitsOnBoard(g).map(({ id }) => ({ do: "give-cigarette", operator: operator.id, target: id })),
      );
    if (operator.failure)
      plain(
        "use-failure",
        operator.id,
        unitsOnBoard(g)
          .filter(isVehicle)
          .map(({ id }) => ({ do: "use-failure", operator: operator.id, target: id })),
      );
    if (operator.turn === "finished" || (acting !== undefined && acting.id !== operator.id)) continue;
    if (operator.aboard === null) {
      const common = turnOf(g, operator);
      for (const name of turnActions) if (isOffered(g, name)) forms.push(formOf(g, operator, name, common));
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
export const legalActions = (g: G): readonly Action[] => formsOf(g).flatMap(({ actions }) => actions);
