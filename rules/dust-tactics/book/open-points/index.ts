import { theDieAndLostGlyphsPoints } from "./the-die-and-lost-glyphs.ts";
import { sightAndMeasuringPoints } from "./sight-and-measuring.ts";
import { attackingPoints } from "./attacking.ts";
import { suppressionAndReactionsPoints } from "./suppression-and-reactions.ts";
import { actionsAndMovementPoints } from "./actions-and-movement.ts";
import { forcesCarriersFortificationsCommandPoints } from "./forces-carriers-fortifications-command.ts";

/** Every point the rule book leaves open, with the readings people defend. */
export const interpretations = {
  ...theDieAndLostGlyphsPoints,
  ...sightAndMeasuringPoints,
  ...attackingPoints,
  ...suppressionAndReactionsPoints,
  ...actionsAndMovementPoints,
  ...forcesCarriersFortificationsCommandPoints,
} as const;

/** A point that the rule book leaves open. */
export type InterpretationId = keyof typeof interpretations;
