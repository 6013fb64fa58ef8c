import { ofDustTactics } from "./gallery/dust-tactics.ts";
import type { Dispute } from "./gallery/dispute.ts";
import { ofHourOfGlory } from "./gallery/hour-of-glory.ts";
import { ofRogueRegiment } from "./gallery/rogue-regiment.ts";
import { ofHundredHours } from "./gallery/two-hundred-hours.ts";
import { ofSabotage } from "./gallery/v-sabotage.ts";

/** Ready situations, each one press from its ruling. */
export const disputes: readonly Dispute[] = [
  ...ofRogueRegiment,
  ...ofSabotage,
  ...ofHourOfGlory,
  ...ofHundredHours,
  ...ofDustTactics,
];
