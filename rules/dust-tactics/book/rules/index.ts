import { diceRules } from "./dice.ts";
import { setUpAndForcesRules } from "./set-up-and-forces.ts";
import { turnInitiativePassingRules } from "./turn-initiative-passing.ts";
import { activationAndActionsRules } from "./activation-and-actions.ts";
import { movementRules } from "./movement.ts";
import { terrainAndBuildingsRules } from "./terrain-and-buildings.ts";
import { fieldOfFireRules } from "./field-of-fire.ts";
import { rangeRules } from "./range.ts";
import { lineOfSightRules } from "./line-of-sight.ts";
import { declaringRules } from "./declaring.ts";
import { rollingToHitRules } from "./rolling-to-hit.ts";
import { savesRules } from "./saves.ts";
import { damageRules } from "./damage.ts";
import { closeCombatRules } from "./close-combat.ts";
import { suppressionRules } from "./suppression.ts";
import { reactiveAttacksRules } from "./reactive-attacks.ts";
import { heroesPilotsSuperhumansRules } from "./heroes-pilots-superhumans.ts";
import { endOfTheGameObjectivesRules } from "./end-of-the-game-objectives.ts";
import { scenarioSpecialRulesRules } from "./scenario-special-rules.ts";
import { skillsAndEquipmentRules } from "./skills-and-equipment.ts";
import { specialWeaponsRules } from "./special-weapons.ts";
import { vehicleAttributesRules } from "./vehicle-attributes.ts";
import { passengersTankRidersRules } from "./passengers-tank-riders.ts";
import { airliftersSealiftersRules } from "./airlifters-sealifters.ts";
import { fortificationsRules } from "./fortifications.ts";
import { commandSquadsRules } from "./command-squads.ts";

/** The rules row by row: 458 clauses. */
export const rules = {
  ...diceRules,
  ...setUpAndForcesRules,
  ...turnInitiativePassingRules,
  ...activationAndActionsRules,
  ...movementRules,
  ...terrainAndBuildingsRules,
  ...fieldOfFireRules,
  ...rangeRules,
  ...lineOfSightRules,
  ...declaringRules,
  ...rollingToHitRules,
  ...savesRules,
  ...damageRules,
  ...closeCombatRules,
  ...suppressionRules,
  ...reactiveAttacksRules,
  ...heroesPilotsSuperhumansRules,
  ...endOfTheGameObjectivesRules,
  ...scenarioSpecialRulesRules,
  ...skillsAndEquipmentRules,
  ...specialWeaponsRules,
  ...vehicleAttributesRules,
  ...passengersTankRidersRules,
  ...airliftersSealiftersRules,
  ...fortificationsRules,
  ...commandSquadsRules,
} as const;

/** A clause of the rule book. */
export type RuleId = keyof typeof rules;
