export { isSpecial, planObstacle } from "./actors.ts";
export { type After, performSpecial } from "./performing.ts";
export { specialNeeds, specialsFor } from "./requirements.ts";
