/*
 * Dust Tactics: what is there so far stands in docs/dust-tactics.md. The game is offered once it is whole.
 */
export * from "./data/index.ts";
export { interpretations } from "./interpretations/index.ts";
export { numbers } from "./numbers.ts";
export { prompts } from "./prompts.ts";
export { type RuleId, rules } from "./rulebook/index.ts";
