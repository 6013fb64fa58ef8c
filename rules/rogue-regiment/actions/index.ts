// The actions of the Operators, their vehicles and aircraft, and of the Jäger player.

export { recoveredTo } from "./other-actions.ts";
export { formsOf, isLegal, jagerRequirements, legalActions, perform, requirementsOf } from "./registry.ts";
