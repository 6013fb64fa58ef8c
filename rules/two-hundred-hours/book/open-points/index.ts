import { geometryPoints } from "./geometry.ts";
import { diceMedalsTimingPoints } from "./dice-medals-timing.ts";
import { tokensActionsTraumaPoints } from "./tokens-actions-trauma.ts";
import { alarmAndBodiesPoints } from "./alarm-and-bodies.ts";
import { cardsForcesMissionsPoints } from "./cards-forces-missions.ts";

/** Every point the rule book leaves open, with the readings people defend. */
export const interpretations = {
  ...geometryPoints,
  ...diceMedalsTimingPoints,
  ...tokensActionsTraumaPoints,
  ...alarmAndBodiesPoints,
  ...cardsForcesMissionsPoints,
} as const;

/** A point that the rule book leaves open. */
export type InterpretationId = keyof typeof interpretations;
