import { setUpStealthReinforcementsPoints } from "./set-up-stealth-reinforcements.ts";
import { enemyMovementHealthPoints } from "./enemy-movement-health.ts";
import { movingAndEquipmentPoints } from "./moving-and-equipment.ts";
import { escortingActionsLimitsPoints } from "./escorting-actions-limits.ts";
import { ghostPoints } from "./ghost.ts";

/** Every point the rules leave open, with the readings people defend. */
export const interpretations = {
  ...setUpStealthReinforcementsPoints,
  ...enemyMovementHealthPoints,
  ...movingAndEquipmentPoints,
  ...escortingActionsLimitsPoints,
  ...ghostPoints,
} as const;

/** A point that the rules leave open. */
export type InterpretationId = keyof typeof interpretations;
