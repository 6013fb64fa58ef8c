/*
 * Scenarios, armies, deployment, and what is wrong with a position.
 */
export { choices } from "./choices.ts";
export { chooseSide } from "./choosing-sides.ts";
export { defectsOf } from "./defects.ts";
export {
  deploys,
  requireArea,
  requireHalfInReserve,
  requirePlaces,
  toDeploy,
  requireUnitToPlace,
} from "./deploying.ts";
export { leftToPlace, settleDefender } from "./fortifications.ts";
export { throwForInitiative } from "./initiative-dice.ts";
export { facingOf, gridOf } from "./placing.ts";
export { scenarios } from "./scenarios.ts";
export { rollScenario, setUp } from "./set-up.ts";
