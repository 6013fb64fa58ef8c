import { type ActionForm, type Requirement, Requirements } from "../../kernel/index.ts";
import { deployTroops, releaseEnsnared, releaseFromBehind, stopInteracting } from "../alarm/index.ts";
import { consequences, corpseSightings, incident } from "../reactions/index.ts";
import { actionTitles, type Citation } from "../catalogue/index.ts";
import {
  type Action,
  type ActionName,
  type ActionOf,
  type G,
  isInteracting,
  isRestricted,
  isVehicle,
  number,
  onBoard,
  type Operator,
  operatorNamed,
  operatorsOnBoard,
  type OperatorAction,
  type OperatorVehicle,
  type Placed,
  reading,
  record,
  type Rules,
  unitNamed,
  unitsOnBoard,
  vehicleNamed,
  ownStack,
} from "../board/index.ts";
import {
  type AircraftAction,
  aircraftForms,
  isAircraftAction,
  performAircraftAction,
  requireAircraftAction,
  requireTyphoonDone,
} from "../aircraft/index.ts";
import { type ActionRule, requireTurn, sharesSquare, operatorPhase } from "./action-rule.ts";
import { attack, blindFire, canAimAt, markTarget, moveAndAttack, popUpAndAttack, takeAim } from "./attack-actions.ts";
import { climb, move, sprint } from "./movement-actions.ts";
import {
  finishVehicle,
  performVehicleAction,
  requireVehicleTurn,
  type VehicleActionName,
  vehicleRules,
} from "./vehicle-actions.ts";
import { breakCover, crouch, giveCigarette, medPack, popUp, recover, requireCigarette } from "./other-actions.ts";
import { changeOutfit, endUnpaid, interact, requireStopping, stepAside } from "./disguise.ts";
import { requireFailure, useFailure } from "./mechanical-failure.ts";
import { moveAndPlace, place } from "./placing.ts";
import { pickUp } from "./picking-up.ts";
import { pickLock, removeTwig } from "./jager-tokens.ts";

export { type Action, type ActionName, actionSchema } from "../board/index.ts";
export { markedAttacks, requireMarkedAttack } from "./attack-actions.ts";

/**
 * The actions that take a place in an Operator's turn; the others are turning, the cigarette, ending, and those of
 * vehicles.
 */
type TurnAction = Exclude<
  OperatorAction["do"],
  | "give-cigarette"
  | "use-failure"
  | "stop-interacting"
  | "face"
  | "end-turn"
  | "end-phase"
  | "end-vehicle-turn"
  | AircraftAction["do"]
  | VehicleActionName
>;

const rules: { readonly [N in TurnAction]: ActionRule<N> } = {
  move,
  sprint,
  climb,
  attack,
  "move-and-attack": moveAndAttack,
  "take-aim": takeAim,
  "mark-target": markTarget,
  "blind-fire": blindFire,
  crouch,
  "pop-up": popUp,
  "pop-up-and-attack": popUpAndAttack,
  "pick-up": pickUp,
  place,
  "move-and-place": moveAndPlace,
  recover,
  "break-cover": breakCover,
  "use-med-pack": medPack,
  "remove-twig": removeTwig,
  "pick-lock": pickLock,
  "change-outfit": changeOutfit,
  interact,
};

const turnActions = Object.keys(rules).filter((key): key is TurnAction => Object.hasOwn(rules, key));
const isTurnAction = (action: OperatorAction): action is ActionOf<TurnAction> => Object.hasOwn(rules, action.do);

type VehicleAction = ActionOf<VehicleActionName | "end-vehicle-turn">;
const isVehicleAction = (action: OperatorAction): action is VehicleAction => "vehicle" in action;

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
function requireNobodyDisguised(g: G, r: Requirements<Citation>, vehicle: OperatorVehicle): void {
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
  operator: Operator,
  name: N,
  action: ActionOf<N>,
): Requirements<Citation> {
  const r = new Requirements<Citation>();
  const rule: ActionRule<N> = rules[name];
  requireTurn(g, r, rule, actionTitles[name], operator);
  if (onBoard(operator)) rule.require(g, r, operator, action);
  else r.need(false, `${operator.id} is on the board.`, "rr.op.order");
  return r;
}

/** All requirements of an action, met and unmet: legality and its explanation are one thing. */
export function requirementsOf(g: G, action: OperatorAction): readonly Requirement[] {
  const r = new Requirements<Citation>();
  if (isAircraftAction(action)) {
    requireAircraftAction(g, r, action);
    return r.all;
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
    );
    return r.all;
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
      return r.all;
    if (action.do === "end-vehicle-turn") requireVehicleTurn(g, r, vehicle, 0, ["rr.op.may-idle"]);
    else requireVehicleAction(g, r, vehicle, action.do, action);
    return r.all;
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
    return r.all;
  if (isTurnAction(action)) return requireAction(g, operator, action.do, action).all;
  if (action.do === "give-cigarette") {
    requireCigarette(g, r, operator, action.target);
    return r.all;
  }
  if (action.do === "use-failure") {
    requireFailure(g, r, operator, action.target);
    return r.all;
  }
  requirePhase(g, r);
  requireTyphoonDone(g, r);
  r.need(
    operator.fate === "in-play",
    { met: `${operator.id} is in play.`, unmet: `${operator.id} is no longer in play.` },
    "rr.op.order",
  );
  r.need(
    operator.turn !== "finished",
    { met: `${operator.id} has not finished his turn.`, unmet: `${operator.id} has finished his turn already.` },
    "rr.op.one-at-a-time",
  );
  const acting = g.state.operators.find(({ turn }) => turn === "acting");
  r.need(
    acting === undefined || acting.id === operator.id,
    {
      met: "No other Operator is in the middle of his turn.",
      unmet: `${acting?.id ?? "Another"} is in the middle of his turn, and has to finish it first.`,
    },
    "rr.op.one-at-a-time",
    "rr.op.order",
  );
  if (action.do === "end-turn" && onBoard(operator)) {
    r.need(
      !sharesSquare(g, operator, operator.at),
      {
        met: "He does not end his turn on an occupied square.",
        unmet: `${operator.id} is in the middle of passing an occupied square, and has to move on first.`,
      },
      "rr.square.one-unit",
      "rr.square.pass-through",
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
  return r.all;
}

function requirePhase(g: G, r: Requirements<Citation>): void {
  r.need(
    g.state.phase === "operator" && g.state.result === null,
    operatorPhase(g.state),
    "rr.turn.stealth-phases",
    "rr.turn.battle-phases",
  );
}

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
  const rule: ActionRule<N> = rules[name];
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
  if (name !== "use-med-pack" && name !== "interact") stopInteracting(g, operator);
  yield* rule.perform(g, it, operator, action);
  if (!sparing.has(name) && it.garrotted === null) yield* releaseEnsnared(g, operator);
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

const holds = (requirements: readonly Requirement[]): boolean => requirements.every((requirement) => requirement.holds);

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

const vehicleActions = Object.keys(vehicleRules).filter((key): key is VehicleActionName =>
  Object.hasOwn(vehicleRules, key),
);

function formOf<N extends TurnAction>(g: G, operator: Placed<Operator>, name: N): ActionForm<Action> {
  const rule: ActionRule<N> = rules[name];
  const turn = new Requirements<Citation>();
  requireTurn(g, turn, rule, actionTitles[name], operator);
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
    const actions = candidates.filter((action) => holds(requirementsOf(g, action)));
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
    if (operator.aboard === null)
      for (const name of turnActions) if (isOffered(g, name)) forms.push(formOf(g, operator, name));
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
