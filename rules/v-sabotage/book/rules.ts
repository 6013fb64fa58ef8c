import { actionPointsRules } from "./rules/action-points.ts";
import { alarmRules } from "./rules/alarm.ts";
import { closeCombatRules } from "./rules/close-combat.ts";
import { collectingAndDroppingEquipmentRules } from "./rules/collecting-and-dropping-equipment.ts";
import { completingATerrainRules } from "./rules/completing-a-terrain.ts";
import { endOfTurnRules } from "./rules/end-of-turn.ts";
import { enemyPhaseMovementRules } from "./rules/enemy-phase-movement.ts";
import { enemyPhaseReinforcementsRules } from "./rules/enemy-phase-reinforcements.ts";
import { enemyPhaseShootingRules } from "./rules/enemy-phase-shooting.ts";
import { equipmentInGeneralRules } from "./rules/equipment-in-general.ts";
import { escortingRules } from "./rules/escorting.ts";
import { firearmsAndTheMg42NestRules } from "./rules/firearms-and-the-mg42-nest.ts";
import { firstAidKitCrowbarGermanUniformRules } from "./rules/first-aid-kit-crowbar-german-uniform.ts";
import { ghostCampaignRules } from "./rules/ghost-campaign.ts";
import { ghostChallengesAndMedalsBonusContentRules } from "./rules/ghost-challenges-and-medals-bonus-content.ts";
import { ghostLoneWolfAndLuckTokensRules } from "./rules/ghost-lone-wolf-and-luck-tokens.ts";
import { ghostXpModeRules } from "./rules/ghost-xp-mode.ts";
import { grenadeTntBombardmentSpottedRules } from "./rules/grenade-tnt-bombardment-spotted.ts";
import { healthRules } from "./rules/health.ts";
import { miniaturePacksPresentationOnlyRules } from "./rules/miniature-packs-presentation-only.ts";
import { movingRules } from "./rules/moving.ts";
import { resistanceRules } from "./rules/resistance.ts";
import { setUpRules } from "./rules/set-up.ts";
import { shootingRules } from "./rules/shooting.ts";
import { stealthStealthChecksReactionFireRules } from "./rules/stealth-stealth-checks-reaction-fire.ts";
import { termsRules } from "./rules/terms.ts";
import { trapDoorsRules } from "./rules/trap-doors.ts";
import { turnAndEventPhaseRules } from "./rules/turn-and-event-phase.ts";
import { usingEquipmentObjectivesSavingRules } from "./rules/using-equipment-objectives-saving.ts";

/** The rules row by row, Résistance and Ghost included: clauses in our own words with the page of the rules summary. */
export const rules = {
  ...termsRules,
  ...setUpRules,
  ...turnAndEventPhaseRules,
  ...actionPointsRules,
  ...collectingAndDroppingEquipmentRules,
  ...movingRules,
  ...trapDoorsRules,
  ...closeCombatRules,
  ...shootingRules,
  ...usingEquipmentObjectivesSavingRules,
  ...alarmRules,
  ...enemyPhaseReinforcementsRules,
  ...enemyPhaseMovementRules,
  ...enemyPhaseShootingRules,
  ...endOfTurnRules,
  ...healthRules,
  ...stealthStealthChecksReactionFireRules,
  ...escortingRules,
  ...completingATerrainRules,
  ...equipmentInGeneralRules,
  ...firstAidKitCrowbarGermanUniformRules,
  ...firearmsAndTheMg42NestRules,
  ...grenadeTntBombardmentSpottedRules,
  ...resistanceRules,
  ...miniaturePacksPresentationOnlyRules,
  ...ghostXpModeRules,
  ...ghostLoneWolfAndLuckTokensRules,
  ...ghostCampaignRules,
  ...ghostChallengesAndMedalsBonusContentRules,
} as const;

/** A clause of the rules. */
export type RuleId = keyof typeof rules;
