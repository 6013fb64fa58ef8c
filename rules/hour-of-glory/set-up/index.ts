export { choices } from "./choices.ts";
export { defectsOf } from "./defects.ts";
export { scenarios } from "./scenarios.ts";
export { setUp } from "./set-up.ts";
