import {
  heavyMetalRules,
  hotDogsRules,
  jagerPlayerRules,
  jagerVehicleRules,
  kickstarterRules,
  sharedRules,
  theyWhoDareMachineRules,
  theyWhoDareNancyRules,
  theyWhoDareTyphoonRules,
} from "../expansions/index.ts";
import { turnStructureRules } from "./turn-structure.ts";
import { squaresRules } from "./squares.ts";
import { lowAndHighCoverRules } from "./low-and-high-cover.ts";
import { buildingsDoorsWindowsRules } from "./buildings-doors-windows.ts";
import { lineOfSightAndFieldOfViewRules } from "./line-of-sight-and-field-of-view.ts";
import { setUpOfAxisUnitsAndTilesRules } from "./set-up-of-axis-units-and-tiles.ts";
import { diceBoardsAndModifiersRules } from "./dice-boards-and-modifiers.ts";
import { operatorPhaseActionsRules } from "./operator-phase-actions.ts";
import { attackActionRules } from "./attack-action.ts";
import { markTargetRules } from "./mark-target.ts";
import { crouchPopUpPickUpPlaceRules } from "./crouch-pop-up-pick-up-place.ts";
import { beingHeardRules } from "./being-heard.ts";
import { beingSeenRules } from "./being-seen.ts";
import { reactionAttacksRules } from "./reaction-attacks.ts";
import { blindFireRecoverBreakCoverRules } from "./blind-fire-recover-break-cover.ts";
import { alarmAndSpottedOperatorsRules } from "./alarm-and-spotted-operators.ts";
import { axisAdvancePhaseRules } from "./axis-advance-phase.ts";
import { eventPhaseRules } from "./event-phase.ts";
import { axisPatrolPhaseStealthOnlyRules } from "./axis-patrol-phase-stealth-only.ts";
import { axisAttackPhaseRules } from "./axis-attack-phase.ts";
import { endPhaseRules } from "./end-phase.ts";
import { axisVehiclesMovementAndLosRules } from "./axis-vehicles-movement-and-los.ts";
import { axisVehiclesAdvancingAttackingBeingAttackedRules } from "./axis-vehicles-advancing-attacking-being-attacked.ts";
import { patrolConvoySpawningGuardAndAssaultVehiclesRules } from "./patrol-convoy-spawning-guard-and-assault-vehicles.ts";
import { axisUnitsRules } from "./axis-units.ts";
import { objectsAndEquipmentRules } from "./objects-and-equipment.ts";
import { operatorVehiclesRules } from "./operator-vehicles.ts";
import { supportUnitsRules } from "./support-units.ts";
import { missionsResizingSetUpOrderRules } from "./missions-resizing-set-up-order.ts";

/** The rule book of the base game, row by row: clauses in our own words with the printed page. */
export const rules = {
  ...turnStructureRules,
  ...squaresRules,
  ...lowAndHighCoverRules,
  ...buildingsDoorsWindowsRules,
  ...lineOfSightAndFieldOfViewRules,
  ...setUpOfAxisUnitsAndTilesRules,
  ...diceBoardsAndModifiersRules,
  ...operatorPhaseActionsRules,
  ...attackActionRules,
  ...markTargetRules,
  ...crouchPopUpPickUpPlaceRules,
  ...beingHeardRules,
  ...beingSeenRules,
  ...reactionAttacksRules,
  ...blindFireRecoverBreakCoverRules,
  ...alarmAndSpottedOperatorsRules,
  ...axisAdvancePhaseRules,
  ...eventPhaseRules,
  ...axisPatrolPhaseStealthOnlyRules,
  ...axisAttackPhaseRules,
  ...endPhaseRules,
  ...axisVehiclesMovementAndLosRules,
  ...axisVehiclesAdvancingAttackingBeingAttackedRules,
  ...patrolConvoySpawningGuardAndAssaultVehiclesRules,
  ...axisUnitsRules,
  ...objectsAndEquipmentRules,
  ...operatorVehiclesRules,
  ...supportUnitsRules,
  ...missionsResizingSetUpOrderRules,
  ...sharedRules,
  ...heavyMetalRules,
  ...jagerPlayerRules,
  ...jagerVehicleRules,
  ...hotDogsRules,
  ...kickstarterRules,
  ...theyWhoDareNancyRules,
  ...theyWhoDareTyphoonRules,
  ...theyWhoDareMachineRules,
};

/** The id of a row of the rule book; an id that is not in the catalogue does not compile. */
export type RuleId = keyof typeof rules;
