import { countNumbers } from "./numbers/counts.ts";
import { diceNumbers } from "./numbers/dice.ts";
import { moveNumbers } from "./numbers/moves.ts";
import { placeNumbers } from "./numbers/places.ts";
import { weaponNumbers } from "./numbers/weapons.ts";

/** Every number of the rules with where it comes from; a setting may replace it within its bounds. */
export const numbers = { ...diceNumbers, ...weaponNumbers, ...moveNumbers, ...placeNumbers, ...countNumbers } as const;

export type NumberId = keyof typeof numbers;
