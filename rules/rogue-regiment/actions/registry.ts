import type { ActionOf, OperatorAction } from "../table/index.ts";
import type { AircraftAction } from "../aircraft/index.ts";
import type { ActionRule } from "./rule.ts";
import { attack, blindFire, markTarget, moveAndAttack, popUpAndAttack, takeAim } from "./attack-actions.ts";
import { climb } from "./climb.ts";
import { move } from "./move.ts";
import { sprint } from "./sprint.ts";
import { type VehicleActionName, vehicleRules } from "./vehicle-actions.ts";
import { breakCover, crouch, medPack, popUp, recover } from "./other-actions.ts";
import { changeOutfit, interact } from "./disguise.ts";
import { moveAndPlace, place } from "./placing.ts";
import { pickUp } from "./picking-up.ts";
import { pickLock, removeTwig } from "./jager-tokens.ts";

/**
 * The actions that take a place in an Operator's turn; the others are turning, the cigarette, ending, and those of
 * vehicles.
 */
export type TurnAction = Exclude<
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

/** Each of them. */
export const turnRules: { readonly [N in TurnAction]: ActionRule<N> } = {
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

/** Their names. */
export const turnActions = Object.keys(turnRules).filter((key): key is TurnAction => Object.hasOwn(turnRules, key));
/** Whether an action is one of them. */
export const isTurnAction = (action: OperatorAction): action is ActionOf<TurnAction> =>
  Object.hasOwn(turnRules, action.do);

type VehicleAction = ActionOf<VehicleActionName | "end-vehicle-turn">;
/** Whether an action is one of a vehicle. */
export const isVehicleAction = (action: OperatorAction): action is VehicleAction => "vehicle" in action;

/** The names of the actions of vehicles. */
export const vehicleActions = Object.keys(vehicleRules).filter((key): key is VehicleActionName =>
  Object.hasOwn(vehicleRules, key),
);
