import { actionPointsRules } from "./action-points.ts";
import { alarmRules } from "./alarm.ts";
import { closeCombatRules } from "./close-combat.ts";
import { collectingAndDroppingEquipmentRules } from "./collecting-and-dropping-equipment.ts";
import { completingATerrainRules } from "./completing-a-terrain.ts";
import { endOfTurnRules } from "./end-of-turn.ts";
import { enemyPhaseMovementRules } from "./enemy-phase-movement.ts";
import { enemyPhaseReinforcementsRules } from "./enemy-phase-reinforcements.ts";
import { enemyPhaseShootingRules } from "./enemy-phase-shooting.ts";
import { equipmentInGeneralRules } from "./equipment-in-general.ts";
import { escortingRules } from "./escorting.ts";
import { firearmsAndTheMg42NestRules } from "./firearms-and-the-mg42-nest.ts";
import { firstAidKitCrowbarGermanUniformRules } from "./first-aid-kit-crowbar-german-uniform.ts";
import { ghostCampaignRules } from "./ghost-campaign.ts";
import { ghostChallengesAndMedalsBonusContentRules } from "./ghost-challenges-and-medals-bonus-content.ts";
import { ghostLoneWolfAndLuckTokensRules } from "./ghost-lone-wolf-and-luck-tokens.ts";
import { ghostXpModeRules } from "./ghost-xp-mode.ts";
import { grenadeTntBombardmentSpottedRules } from "./grenade-tnt-bombardment-spotted.ts";
import { healthRules } from "./health.ts";
import { miniaturePacksPresentationOnlyRules } from "./miniature-packs-presentation-only.ts";
import { movingRules } from "./moving.ts";
import { resistanceRules } from "./resistance.ts";
import { setUpRules } from "./set-up.ts";
import { shootingRules } from "./shooting.ts";
import { stealthStealthChecksReactionFireRules } from "./stealth-stealth-checks-reaction-fire.ts";
import { termsRules } from "./terms.ts";
import { trapDoorsRules } from "./trap-doors.ts";
import { turnAndEventPhaseRules } from "./turn-and-event-phase.ts";
import { usingEquipmentObjectivesSavingRules } from "./using-equipment-objectives-saving.ts";

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
