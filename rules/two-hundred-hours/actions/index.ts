export {
  formsOf,
  isFighterAction,
  isLegal,
  isStuck,
  legalActions,
  ownerOf,
  ownerOfPiece,
  requirementsOf,
  ruleOf,
} from "./legal.ts";
export { askOffered } from "./offered.ts";
export { certainlySeen, headingsOf, patrolDistance, routeCourses, wayOf } from "./patrol-route.ts";
export { recon } from "./recon.ts";
export { actionRules } from "./registry.ts";
export { ahead } from "./roving-patrol.ts";
