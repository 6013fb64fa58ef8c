// The actions of the Operators.

export {
  type Action,
  actionSchema,
  formsOf,
  legalActions,
  markedAttacks,
  perform,
  requireMarkedAttack,
  requirementsOf,
} from "./actions.ts";
export { boatMuzzle, fireGun } from "./gunners.ts";
