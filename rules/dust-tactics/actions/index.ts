/*
 * What players do: what each action requires, which are legal, and what comes of them.
 */
export { barredNow, mayChange } from "./impossible.ts";
export { completeMarch } from "./marching.ts";
export { endReaction, opensWindow, waitsForLast, whoReacts } from "./reacting.ts";
export { formsOf, isLegal, legalActions, perform, requirementsOf } from "./registry.ts";
