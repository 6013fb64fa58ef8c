import { deployTroops, releaseEnsnared, releaseFromBehind, stopInteracting } from "../alarm/index.ts";
import { consequences, corpseSightings, incident } from "../reactions/index.ts";
import type { Citation } from "../catalogue/index.ts";
import {
  type ActionName,
  type ActionOf,
  type G,
  number,
  onBoard,
  type Operator,
  operatorNamed,
  type OperatorAction,
  reading,
  record,
  type Rules,
  unitNamed,
  vehicleNamed,
} from "../board/index.ts";
import { isAircraftAction, performAircraftAction } from "../aircraft/index.ts";
import type { ActionRule } from "./action-rule.ts";
import { canAimAt } from "./attack-actions.ts";
import { finishVehicle, performVehicleAction } from "./vehicle-actions.ts";
import { giveCigarette } from "./other-actions.ts";
import { endUnpaid, stepAside } from "./disguise.ts";
import { useFailure } from "./mechanical-failure.ts";

import { isTurnAction, isVehicleAction, type TurnAction, turnRules } from "./turn-actions.ts";

/** Carries out an action whose requirements hold, and what follows from it. */
export const perform = (g: G, action: OperatorAction): Rules =>
  isTurnAction(action)
    ? performTurnAction(g, operatorNamed(g, action.operator), action.do, action)
    : performOther(g, action);

/** Carries out what takes no place in an Operator's turn, and the actions of vehicles. */
function* performOther(g: G, action: Exclude<OperatorAction, ActionOf<TurnAction>>): Rules {
  if (isAircraftAction(action)) {
    yield* performAircraftAction(g, action);
    return;
  }
  if (action.do === "end-phase") {
    for (const vehicle of g.state.vehicles) finishVehicle(g, vehicle);
    for (const operator of g.state.operators)
      if (operator.turn !== "finished") endTurn(g, operator, ["rr.op.may-idle"]);
    return;
  }
  if (isVehicleAction(action)) {
    const vehicle = vehicleNamed(g, action.vehicle);
    if (vehicle === undefined) return;
    if (action.do === "end-vehicle-turn") finishVehicle(g, vehicle);
    else yield* performVehicleAction(g, vehicle, action.do, action);
    return;
  }
  const operator = operatorNamed(g, action.operator);
  if (operator === undefined) return;
  if (action.do === "end-turn") {
    endTurn(g, operator, ["rr.op.may-idle"]);
    return;
  }
  if (!onBoard(operator)) return;
  switch (action.do) {
    case "give-cigarette":
      giveCigarette(g, operator, action.target);
      return;
    case "use-failure":
      useFailure(g, operator, action.target);
      return;
    case "stop-interacting":
      beginTurn(g, operator);
      yield* stopTalking(g, operator);
      return;
    case "face":
      beginTurn(g, operator);
      operator.facing = action.facing;
      record(g, {
        event: "faced",
        piece: operator.id,
        facing: action.facing,
        turn: null,
        cites: ["rr.los.operator-all-round", "rr.los.facing-four"],
      });
      return;
  }
}

/** She stops interacting; the unit, which has LOS again, sees a corpse that lies before it. rr.open.passive-los-gain */
function* stopTalking(g: G, operator: Operator): Rules {
  const { corpsesBefore } = incident(g, operator);
  stopInteracting(g, operator);
  corpseSightings(g, corpsesBefore, []);
  yield* deployTroops(g);
}

function* performTurnAction<N extends TurnAction>(
  g: G,
  operator: Operator | undefined,
  name: N,
  action: ActionOf<N>,
): Rules {
  if (operator === undefined || !onBoard(operator)) return;
  const rule: ActionRule<N> = turnRules[name];
  beginTurn(g, operator);
  const ap = number(g, rule.cost);
  operator.ap -= ap;
  record(g, {
    event: "acted",
    piece: operator.id,
    action: name,
    ap,
    cites: [...rule.cites, "rr.op.action-complete"],
  });
  const it = incident(g, operator);
  if (operator.outfit !== null && name !== "use-med-pack" && name !== "interact") stopInteracting(g, operator);
  yield* rule.perform(g, it, operator, action);
  if (operator.outfit !== null && !sparing.has(name) && it.garrotted === null) yield* releaseEnsnared(g, operator);
  keepAim(g, operator);
  yield* consequences(g, it, "operator");
  if (operator.outfit === null) return;
  yield* stepAside(g, operator);
  // a failed attack with her last action point ends her turn
  if (it.garrotted !== null && operator.outfit.garrotte !== null && operator.ap === 0)
    endTurn(g, operator, ["rr.dare.garrotte-ensnare"]);
}

/** What Nancy can do without letting go of the unit in her garrotte. rr.open.dare-garrotte-release */
const sparing: ReadonlySet<ActionName> = new Set(["use-med-pack", "break-cover"]);

/** Aim is lost when the target is no longer within line of sight and range. rr.aim.keep-los */
function keepAim(g: G, operator: Operator): void {
  const target = operator.aim === null ? undefined : unitNamed(g, operator.aim);
  if (target === undefined || (onBoard(operator) && canAimAt(g, operator, target))) return;
  record(g, { event: "aim-lost", piece: operator.id, target: target.id, cites: ["rr.aim.keep-los"] });
  operator.aim = null;
}

function beginTurn(g: G, operator: Operator): void {
  if (operator.turn !== "to-act") return;
  // vehicles act before every Operator on foot
  for (const vehicle of g.state.vehicles) finishVehicle(g, vehicle);
  operator.turn = "acting";
  record(g, { event: "turn-began", piece: operator.id, ap: operator.ap, cites: ["rr.op.four-ap", "rr.op.order"] });
}

/** Ends an Operator's turn: what is left of his action points is lost, and so is his aim. rr.turn.unspent-ap */
function endTurn(g: G, operator: Operator, cites: readonly Citation[]): void {
  if (operator.fate !== "in-play") return;
  const lost = operator.ap;
  if (operator.outfit !== null) {
    endUnpaid(g, operator);
    if (lost > 0 && reading(g, "rr.open.dare-garrotte-stop-early") === "released")
      releaseFromBehind(g, operator, "rr.open.dare-garrotte-stop-early");
  }
  // an alert unit that saw him but has not reacted yet would have answered his next action
  const avoids = g.state.units.some(
    (unit) => unit.alert && unit.seen.includes(operator.id) && !unit.reacted.includes(operator.id),
  );
  Object.assign(operator, { turn: "finished", ap: 0, aim: null } satisfies Partial<Operator>);
  record(g, {
    event: "turn-ended",
    piece: operator.id,
    lost,
    cites: [
      ...cites,
      "rr.turn.unspent-ap",
      "rr.op.one-at-a-time",
      ...(avoids ? (["rr.reaction.end-turn-avoids"] as const) : []),
    ],
  });
}
