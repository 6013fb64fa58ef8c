import { geometryPoints } from "./open-points/geometry.ts";
import { diceAndTimingPoints } from "./open-points/dice-and-timing.ts";
import { tokensAndActionsPoints } from "./open-points/tokens-and-actions.ts";
import { alarmAndBodiesPoints } from "./open-points/alarm-and-bodies.ts";
import { cardsAndMissionsPoints } from "./open-points/cards-and-missions.ts";

/** Every point the rule book leaves open, with the readings people defend. */
export const interpretations = {
  ...geometryPoints,
  ...diceAndTimingPoints,
  ...tokensAndActionsPoints,
  ...alarmAndBodiesPoints,
  ...cardsAndMissionsPoints,
} as const;
