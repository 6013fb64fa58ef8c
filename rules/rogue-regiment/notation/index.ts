// Positions as text, customising, what makes a position impossible.

export { customise, resize } from "./customising.ts";
export { defectsOf } from "./defects.ts";
export { notation } from "./offered.ts";
export { parsePosition } from "./read-position.ts";
export { printPosition } from "./print-position.ts";
