import { deployTroops, releaseEnsnared, releaseFromBehind, stopInteracting, newIncident } from "../alarm/index.ts";
import { consequences, corpseSightings } from "../reactions/index.ts";
import type { Citation } from "../book/index.ts";
import {
  type ActionName,
  type ActionOf,
  type Ctx,
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
} from "../table/index.ts";
import { isAircraftAction, performAircraftAction } from "../aircraft/index.ts";
import type { ActionRule } from "./rule.ts";
import { canAimAt } from "./attack-actions.ts";
import { finishVehicle, performVehicleAction } from "./vehicle-actions.ts";
import { giveCigarette } from "./other-actions.ts";
import { endUnpaid, stepAside } from "./disguise.ts";
import { useFailure } from "./mechanical-failure.ts";

import { isTurnAction, isVehicleAction, type TurnAction, turnRules } from "./registry.ts";

/** Carries out an action whose requirements hold, and what follows from it. */
export const perform = (ctx: Ctx, action: OperatorAction): Rules =>
  isTurnAction(action)
    ? performTurnAction(ctx, operatorNamed(ctx, action.operator), action.do, action)
    : performOther(ctx, action);

/** Carries out what takes no place in an Operator's turn, and the actions of vehicles. */
function* performOther(ctx: Ctx, action: Exclude<OperatorAction, ActionOf<TurnAction>>): Rules {
  if (isAircraftAction(action)) {
    yield* performAircraftAction(ctx, action);
    return;
  }
  if (action.do === "end-phase") {
    for (const vehicle of ctx.state.vehicles) finishVehicle(ctx, vehicle);
    for (const operator of ctx.state.operators)
      if (operator.turn !== "finished") endTurn(ctx, operator, ["rr.op.may-idle"]);
    return;
  }
  if (isVehicleAction(action)) {
    const vehicle = vehicleNamed(ctx, action.vehicle);
    if (vehicle === undefined) return;
    if (action.do === "end-vehicle-turn") finishVehicle(ctx, vehicle);
    else yield* performVehicleAction(ctx, vehicle, action.do, action);
    return;
  }
  const operator = operatorNamed(ctx, action.operator);
  if (operator === undefined) return;
  if (action.do === "end-turn") {
    endTurn(ctx, operator, ["rr.op.may-idle"]);
    return;
  }
  if (!onBoard(operator)) return;
  switch (action.do) {
    case "give-cigarette":
      giveCigarette(ctx, operator, action.target);
      return;
    case "use-failure":
      useFailure(ctx, operator, action.target);
      return;
    case "stop-interacting":
      beginTurn(ctx, operator);
      yield* stopTalking(ctx, operator);
      return;
    case "face":
      beginTurn(ctx, operator);
      operator.facing = action.facing;
      record(ctx, {
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
function* stopTalking(ctx: Ctx, operator: Operator): Rules {
  const { corpsesBefore } = newIncident(ctx, operator);
  stopInteracting(ctx, operator);
  corpseSightings(ctx, corpsesBefore, []);
  yield* deployTroops(ctx);
}

function* performTurnAction<N extends TurnAction>(
  ctx: Ctx,
  operator: Operator | undefined,
  name: N,
  action: ActionOf<N>,
): Rules {
  if (operator === undefined || !onBoard(operator)) return;
  const rule: ActionRule<N> = turnRules[name];
  beginTurn(ctx, operator);
  const ap = number(ctx, rule.cost);
  operator.ap -= ap;
  record(ctx, {
    event: "acted",
    piece: operator.id,
    action: name,
    ap,
    cites: [...rule.cites, "rr.op.action-complete"],
  });
  const incident = newIncident(ctx, operator);
  if (operator.outfit !== null && name !== "use-med-pack" && name !== "interact") stopInteracting(ctx, operator);
  yield* rule.perform(ctx, incident, operator, action);
  if (operator.outfit !== null && !sparing.has(name) && incident.garrotted === null)
    yield* releaseEnsnared(ctx, operator);
  keepAim(ctx, operator);
  yield* consequences(ctx, incident, "operator");
  if (operator.outfit === null) return;
  yield* stepAside(ctx, operator);
  // a failed attack with her last action point ends her turn
  if (incident.garrotted !== null && operator.outfit.garrotte !== null && operator.ap === 0)
    endTurn(ctx, operator, ["rr.dare.garrotte-ensnare"]);
}

/** What Nancy can do without letting go of the unit in her garrotte. rr.open.dare-garrotte-release */
const sparing: ReadonlySet<ActionName> = new Set(["use-med-pack", "break-cover"]);

/** Aim is lost when the target is no longer within line of sight and range. rr.aim.keep-los */
function keepAim(ctx: Ctx, operator: Operator): void {
  const target = operator.aim === null ? undefined : unitNamed(ctx, operator.aim);
  if (target === undefined || (onBoard(operator) && canAimAt(ctx, operator, target))) return;
  record(ctx, { event: "aim-lost", piece: operator.id, target: target.id, cites: ["rr.aim.keep-los"] });
  operator.aim = null;
}

function beginTurn(ctx: Ctx, operator: Operator): void {
  if (operator.turn !== "to-act") return;
  // vehicles act before every Operator on foot
  for (const vehicle of ctx.state.vehicles) finishVehicle(ctx, vehicle);
  operator.turn = "acting";
  record(ctx, { event: "turn-began", piece: operator.id, ap: operator.ap, cites: ["rr.op.four-ap", "rr.op.order"] });
}

/** Ends an Operator's turn: what is left of his action points is lost, and so is his aim. rr.turn.unspent-ap */
function endTurn(ctx: Ctx, operator: Operator, cites: readonly Citation[]): void {
  if (operator.fate !== "in-play") return;
  const lost = operator.ap;
  if (operator.outfit !== null) {
    endUnpaid(ctx, operator);
    if (lost > 0 && reading(ctx, "rr.open.dare-garrotte-stop-early") === "released")
      releaseFromBehind(ctx, operator, "rr.open.dare-garrotte-stop-early");
  }
  // an alert unit that saw him but has not reacted yet would have answered his next action
  const avoids = ctx.state.units.some(
    (unit) => unit.alert && unit.seen.includes(operator.id) && !unit.reacted.includes(operator.id),
  );
  Object.assign(operator, { turn: "finished", ap: 0, aim: null } satisfies Partial<Operator>);
  record(ctx, {
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
