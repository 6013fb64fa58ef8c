// The actions of the Operators.

export { type Action, actionSchema } from "../board/index.ts";
export { formsOf, legalActions } from "./action-forms.ts";
export { isLegal, requirementsOf } from "./action-requirements.ts";
export { perform } from "./actions.ts";
export { markedAttacks, requireMarkedAttack } from "./attack-actions.ts";
export { boatMuzzle, fireGun } from "./gunners.ts";
export { recoveredTo } from "./other-actions.ts";
