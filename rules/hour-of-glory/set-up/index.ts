export { defectsOf } from "./defects.ts";
export { choices, scenarios, setUp } from "./scenarios.ts";
export { setUpPhase } from "./set-up.ts";
