import { dicePoints } from "./dice.ts";
import { geometryPoints } from "./geometry.ts";
import { attackingPoints } from "./attacking.ts";
import { suppressionPoints } from "./suppression.ts";
import { actingPoints } from "./acting.ts";
import { restPoints } from "./rest.ts";

/** Every point the rule book leaves open, with the readings people defend. */
export const interpretations = {
  ...dicePoints,
  ...geometryPoints,
  ...attackingPoints,
  ...suppressionPoints,
  ...actingPoints,
  ...restPoints,
} as const;

/** A point that the rule book leaves open. */
export type InterpretationId = keyof typeof interpretations;
