import {
  heavyMetalRules,
  hotDogsRules,
  jagerRules,
  kickstarterRules,
  sharedRules,
  theyWhoDareRules,
} from "../expansions/index.ts";
import { turnStructure } from "./turn-structure.ts";
import { squares } from "./squares.ts";
import { lowAndHighCover } from "./low-and-high-cover.ts";
import { buildingsDoorsWindows } from "./buildings-doors-windows.ts";
import { lineOfSightAndFieldOfView } from "./line-of-sight-and-field-of-view.ts";
import { setUpOfAxisUnitsAndTiles } from "./set-up-of-axis-units-and-tiles.ts";
import { diceBoardsAndModifiers } from "./dice-boards-and-modifiers.ts";
import { operatorPhaseActions } from "./operator-phase-actions.ts";
import { attackAction } from "./attack-action.ts";
import { markTarget } from "./mark-target.ts";
import { crouchPopUpPickUpPlace } from "./crouch-pop-up-pick-up-place.ts";
import { beingHeard } from "./being-heard.ts";
import { beingSeen } from "./being-seen.ts";
import { reactionAttacks } from "./reaction-attacks.ts";
import { blindFireRecoverBreakCover } from "./blind-fire-recover-break-cover.ts";
import { alarmAndSpottedOperators } from "./alarm-and-spotted-operators.ts";
import { axisAdvancePhase } from "./axis-advance-phase.ts";
import { eventPhase } from "./event-phase.ts";
import { axisPatrolPhaseStealthOnly } from "./axis-patrol-phase-stealth-only.ts";
import { axisAttackPhase } from "./axis-attack-phase.ts";
import { endPhase } from "./end-phase.ts";
import { axisVehiclesMovementAndLos } from "./axis-vehicles-movement-and-los.ts";
import { axisVehiclesAdvancingAttackingBeingAttacked } from "./axis-vehicles-advancing-attacking-being-attacked.ts";
import { patrolConvoySpawningGuardAndAssaultVehicles } from "./patrol-convoy-spawning-guard-and-assault-vehicles.ts";
import { axisUnits } from "./axis-units.ts";
import { objectsAndEquipment } from "./objects-and-equipment.ts";
import { operatorVehicles } from "./operator-vehicles.ts";
import { supportUnits } from "./support-units.ts";
import { missionsResizingSetUpOrder } from "./missions-resizing-set-up-order.ts";

/** The rule book of the base game, row by row: clauses in our own words with the printed page. */
export const rules = {
  ...turnStructure,
  ...squares,
  ...lowAndHighCover,
  ...buildingsDoorsWindows,
  ...lineOfSightAndFieldOfView,
  ...setUpOfAxisUnitsAndTiles,
  ...diceBoardsAndModifiers,
  ...operatorPhaseActions,
  ...attackAction,
  ...markTarget,
  ...crouchPopUpPickUpPlace,
  ...beingHeard,
  ...beingSeen,
  ...reactionAttacks,
  ...blindFireRecoverBreakCover,
  ...alarmAndSpottedOperators,
  ...axisAdvancePhase,
  ...eventPhase,
  ...axisPatrolPhaseStealthOnly,
  ...axisAttackPhase,
  ...endPhase,
  ...axisVehiclesMovementAndLos,
  ...axisVehiclesAdvancingAttackingBeingAttacked,
  ...patrolConvoySpawningGuardAndAssaultVehicles,
  ...axisUnits,
  ...objectsAndEquipment,
  ...operatorVehicles,
  ...supportUnits,
  ...missionsResizingSetUpOrder,
  ...sharedRules,
  ...heavyMetalRules,
  ...jagerRules,
  ...hotDogsRules,
  ...kickstarterRules,
  ...theyWhoDareRules,
};

/** The id of a row of the rule book; an id that is not in the catalogue does not compile. */
export type RuleId = keyof typeof rules;
