// Positions as text.

export { notation } from "./offered.ts";
export { printPosition } from "./print.ts";
export { parsePosition } from "./parse.ts";
export { saidOnce } from "./statements.ts";
