/*
 * What players do: what each action requires, which are legal, and what comes of them.
 */
export { automaticLoss, mayChange } from "./impossible.ts";
export { completeMarch } from "./marching.ts";
export { endReaction, waitsForLast } from "./reacting.ts";
export { opensWindow } from "./who-reacts.ts";
export { possibleReactors } from "./who-reacts.ts";
export { candidatesNow, formsOf, isLegal, legalActions, perform, requirementsOf } from "./registry.ts";
