/*
 * Whose activation it is, what its actions cost, who joins it, and what is rolled when it begins.
 */
export {
  actingNow,
  activationOf,
  actorsOf,
  mayDeclare,
  nextPlanned,
  reactionNow,
  reactorsOf,
  unactivated,
} from "./actors.ts";
export { adjustPlan, fillPlan } from "./adjusting.ts";
export { arrivalRolls, reserveDice } from "./arrivals.ts";
export { type Costs, costOf, costsOf, isFree, isMarch, planCost } from "./costs.ts";
export { heroWith, joinObstacle, kindObstacle, targetOf } from "./joining.ts";
export { countRules, mayPass, nextSide, toActivate } from "./order.ts";
export { finished, loseFreeAction, lost, nothing, plannedQuestion } from "./planned.ts";
export { activationRolls, declaresFirst, removalRoll, takeStimulants } from "./rolls.ts";
export { endActivation, startActivation } from "./start-and-end.ts";
