import { assaultModeAndTransitionsRules } from "./assault-mode-and-transitions.ts";
import { corpseMarkersRules } from "./corpse-markers.ts";
import { doorsAndTheEntranceRules } from "./doors-and-the-entrance.ts";
import { escapingScoringAndWinningRules } from "./escaping-scoring-and-winning.ts";
import { evadeRules } from "./evade.ts";
import { fightingAndEngagementRules } from "./fighting-and-engagement.ts";
import { guardsRules } from "./guards.ts";
import { hiddenInformationRules } from "./hidden-information.ts";
import { intelligenceCardsRules } from "./intelligence-cards.ts";
import { intruderActivitiesRules } from "./intruder-activities.ts";
import { kindsOfActionsRules } from "./kinds-of-actions.ts";
import { lineOfSightAndShootingRules } from "./line-of-sight-and-shooting.ts";
import { movementAndAdjacencyRules } from "./movement-and-adjacency.ts";
import { noiseRules } from "./noise.ts";
import { occupiedRoomsRules } from "./occupied-rooms.ts";
import { raidingModeRules } from "./raiding-mode.ts";
import { reactRules } from "./react.ts";
import { sentriesRules } from "./sentries.ts";
import { sequenceOfPlayRules } from "./sequence-of-play.ts";
import { setUpRules } from "./set-up.ts";
import { skillsAndTestsRules } from "./skills-and-tests.ts";
import { subversionRules } from "./subversion.ts";
import { theCommanderTheAlarmAndTheReplacementRules } from "./the-commander-the-alarm-and-the-replacement.ts";
import { watchZonesRules } from "./watch-zones.ts";
import { weaponsRules } from "./weapons.ts";
import { woundsRecoveryCoupDeGraceSacrificeRules } from "./wounds-recovery-coup-de-grace-sacrifice.ts";

/**
 * The rules row by row: clauses in our own words with the heading they stand under in the rules summary ("ref": the play
 * reference, "card": the Defender cards). A file holds the rows of one topic of the book, in the order of the book.
 */
export const rules = {
  ...setUpRules,
  ...sequenceOfPlayRules,
  ...movementAndAdjacencyRules,
  ...occupiedRoomsRules,
  ...kindsOfActionsRules,
  ...skillsAndTestsRules,
  ...corpseMarkersRules,
  ...raidingModeRules,
  ...assaultModeAndTransitionsRules,
  ...subversionRules,
  ...theCommanderTheAlarmAndTheReplacementRules,
  ...sentriesRules,
  ...guardsRules,
  ...intelligenceCardsRules,
  ...doorsAndTheEntranceRules,
  ...noiseRules,
  ...watchZonesRules,
  ...evadeRules,
  ...reactRules,
  ...weaponsRules,
  ...fightingAndEngagementRules,
  ...lineOfSightAndShootingRules,
  ...woundsRecoveryCoupDeGraceSacrificeRules,
  ...intruderActivitiesRules,
  ...escapingScoringAndWinningRules,
  ...hiddenInformationRules,
} as const;

export type RuleId = keyof typeof rules;
