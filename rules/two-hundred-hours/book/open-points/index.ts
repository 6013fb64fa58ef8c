import { geometryPoints } from "./geometry.ts";
import { diceAndTimingPoints } from "./dice-and-timing.ts";
import { tokensAndActionsPoints } from "./tokens-and-actions.ts";
import { alarmAndBodiesPoints } from "./alarm-and-bodies.ts";
import { cardsAndMissionsPoints } from "./cards-and-missions.ts";

/** Every point the rule book leaves open, with the readings people defend. */
export const interpretations = {
  ...geometryPoints,
  ...diceAndTimingPoints,
  ...tokensAndActionsPoints,
  ...alarmAndBodiesPoints,
  ...cardsAndMissionsPoints,
} as const;

/** A point that the rule book leaves open. */
export type InterpretationId = keyof typeof interpretations;
