export { newFighter, usualCharges, usualSmokes, usualWeapon } from "./draft.ts";
export { notation } from "./offered.ts";
export { parsePosition } from "./parse.ts";
export { printPosition, printsMidway } from "./print.ts";
