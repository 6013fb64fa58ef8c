import { countNumbers } from "./counts.ts";
import { diceNumbers } from "./dice.ts";
import { moveNumbers } from "./moves.ts";
import { placeNumbers } from "./places.ts";
import { weaponNumbers } from "./weapons.ts";

/** Every number of the rules with where it comes from; a setting may replace it within its bounds. */
export const numbers = {
  ...diceNumbers,
  ...weaponNumbers,
  ...moveNumbers,
  ...placeNumbers,
  ...countNumbers,
} as const;

export type NumberId = keyof typeof numbers;
