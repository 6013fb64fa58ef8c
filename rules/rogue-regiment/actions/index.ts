// The actions of the Operators.

export { type Action, actionSchema } from "../table/index.ts";
export { formsOf, legalActions } from "./forms.ts";
export { isLegal, requirementsOf } from "./requirements.ts";
export { perform } from "./performing.ts";
export { markedAttacks, requireMarkedAttack } from "./attack-actions.ts";
export { boatMuzzle, fireGun } from "./gunners.ts";
export { recoveredTo } from "./other-actions.ts";
