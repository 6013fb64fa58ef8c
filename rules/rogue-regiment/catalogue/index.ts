// The catalogue: rules, interpretations, numbers, prompts, events and what of it is in force.

import type { Asked } from "../../kernel/index.ts";

export {
  type AlertCause,
  type Citation,
  describe,
  type KillManner,
  type LoggedCandidate,
  type RogueEvent,
  type SpotCause,
} from "./events.ts";
export { eventShapes } from "./event-shapes.ts";
export { impossible, inForceUnder, numberIn, readingIn, type Readings } from "./in-force.ts";
export { type InterpretationId, interpretations } from "./interpretations.ts";
export { type NumberId, numbers } from "./numbers.ts";
export { type PromptId, prompts, unasked } from "./prompts.ts";
export { rules } from "./rulebook.ts";
export { witness } from "./witness.ts";
export {
  actionTitles,
  explosiveTitles,
  type ExplosiveWord,
  itemTitles,
  objectTitles,
  phases,
  sections,
  type ThingWord,
  vehicleSteps,
  weaponTitles,
  type WeaponWord,
} from "./words.ts";

/** What the rules ask of persons: for documents, so no request loads it. */
export const asked = async (): Promise<Asked> => (await import("./asked.ts")).asked;
