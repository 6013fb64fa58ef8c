export { actions, formsOf, isLegal, isStuck, legalActions, requirementsOf } from "./legal.ts";
export { askOffered } from "./asking.ts";
export { certainlySeen, headingsOf, patrolDistance, routeCourses, wayOf } from "./patrol-route.ts";
export { recon } from "./recon.ts";
export { isFighterAction } from "./registry.ts";
export { ahead } from "./roving-patrol.ts";
