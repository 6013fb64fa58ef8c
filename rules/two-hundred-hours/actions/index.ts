export { formsOf, isLegal, isStuck, legalActions, perform, requirementsOf } from "./registry.ts";
export { askOffered } from "./asking.ts";
export { certainlySeen, headingsOf, patrolDistance, routeCourses, wayOf } from "./patrol-route.ts";
export { recon } from "./recon.ts";
export { ahead } from "./roving-patrol.ts";
