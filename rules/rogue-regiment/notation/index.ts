// Positions as text.

export { notation } from "./offered.ts";
export { printPosition } from "./print-position.ts";
export { parsePosition } from "./read-position.ts";
