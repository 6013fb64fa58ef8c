// Positions as text: what they offer to editors, read and printed.

export { stateOf } from "./draft.ts";
export { notation } from "./offered.ts";
export { parsePosition } from "./parse.ts";
export { printPosition } from "./print.ts";
