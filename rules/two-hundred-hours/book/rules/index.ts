import { diceAndAbilitiesRules } from "./dice-and-abilities.ts";
import { medalsRules } from "./medals.ts";
import { alertAndStealthResultsRules } from "./alert-and-stealth-results.ts";
import { fightersAndTermsRules } from "./fighters-and-terms.ts";
import { actionTokensTimeTokensAndTheTurnRules } from "./action-tokens-time-tokens-and-the-turn.ts";
import { lineOfSightFrontAndRearRules } from "./line-of-sight-front-and-rear.ts";
import { movementRules } from "./movement.ts";
import { clearViewCoverInterveningTerrainRules } from "./clear-view-cover-intervening-terrain.ts";
import { closeWatchRules } from "./close-watch.ts";
import { actionsInGeneralRules } from "./actions-in-general.ts";
import { advanceRules } from "./advance.ts";
import { sneakRules } from "./sneak.ts";
import { patrolRouteRules } from "./patrol-route.ts";
import { rovingPatrolRules } from "./roving-patrol.ts";
import { targetedActionsCommonRulesRules } from "./targeted-actions-common-rules.ts";
import { shootRules } from "./shoot.ts";
import { fightRules } from "./fight.ts";
import { duckAndDefendRules } from "./duck-and-defend.ts";
import { basicTestsWoundTakenOutRules } from "./basic-tests-wound-taken-out.ts";
import { traumaRules } from "./trauma.ts";
import { reconRules } from "./recon.ts";
import { weaponsRules } from "./weapons.ts";
import { specialRulesOfWeaponsRules } from "./special-rules-of-weapons.ts";
import { pairsRules } from "./pairs.ts";
import { demoChargesExplosionsRadiosGuardDogsRules } from "./demo-charges-explosions-radios-guard-dogs.ts";
import { terrainRules } from "./terrain.ts";
import { elevationAndTerrainInTheWayRules } from "./elevation-and-terrain-in-the-way.ts";
import { alarmLevelsRules } from "./alarm-levels.ts";
import { orderEventAndVeteranCardsRules } from "./order-event-and-veteran-cards.ts";
import { recruitingRules } from "./recruiting.ts";
import { settingUpReservesEnteringEndingRules } from "./setting-up-reserves-entering-ending.ts";
import { additionalRulesRules } from "./additional-rules.ts";
import { rulesSharedByMissions2To8Rules } from "./rules-shared-by-missions-2-to-8.ts";
import { mission1HuntedRules } from "./mission-1-hunted.ts";
import { mission2ButcherAndBoltRules } from "./mission-2-butcher-and-bolt.ts";
import { mission3SabotageRules } from "./mission-3-sabotage.ts";
import { mission4HavocRules } from "./mission-4-havoc.ts";
import { mission5EvadeRules } from "./mission-5-evade.ts";
import { mission6CaptureRules } from "./mission-6-capture.ts";
import { mission7IntelligenceRules } from "./mission-7-intelligence.ts";
import { mission8SilenceTheGunsRules } from "./mission-8-silence-the-guns.ts";

/** The rules row by row: 580 clauses with the page of the rule book. */
export const rules = {
  ...diceAndAbilitiesRules,
  ...medalsRules,
  ...alertAndStealthResultsRules,
  ...fightersAndTermsRules,
  ...actionTokensTimeTokensAndTheTurnRules,
  ...lineOfSightFrontAndRearRules,
  ...movementRules,
  ...clearViewCoverInterveningTerrainRules,
  ...closeWatchRules,
  ...actionsInGeneralRules,
  ...advanceRules,
  ...sneakRules,
  ...patrolRouteRules,
  ...rovingPatrolRules,
  ...targetedActionsCommonRulesRules,
  ...shootRules,
  ...fightRules,
  ...duckAndDefendRules,
  ...basicTestsWoundTakenOutRules,
  ...traumaRules,
  ...reconRules,
  ...weaponsRules,
  ...specialRulesOfWeaponsRules,
  ...pairsRules,
  ...demoChargesExplosionsRadiosGuardDogsRules,
  ...terrainRules,
  ...elevationAndTerrainInTheWayRules,
  ...alarmLevelsRules,
  ...orderEventAndVeteranCardsRules,
  ...recruitingRules,
  ...settingUpReservesEnteringEndingRules,
  ...additionalRulesRules,
  ...rulesSharedByMissions2To8Rules,
  ...mission1HuntedRules,
  ...mission2ButcherAndBoltRules,
  ...mission3SabotageRules,
  ...mission4HavocRules,
  ...mission5EvadeRules,
  ...mission6CaptureRules,
  ...mission7IntelligenceRules,
  ...mission8SilenceTheGunsRules,
} as const;

/** A clause of the rule book. */
export type RuleId = keyof typeof rules;
