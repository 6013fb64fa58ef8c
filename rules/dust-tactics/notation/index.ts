/*
 * Positions as text.
 */
export { battlefieldText } from "./battlefield.ts";
export { notation } from "./offered.ts";
export { parsePosition } from "./parse.ts";
export { printPosition } from "./print.ts";
