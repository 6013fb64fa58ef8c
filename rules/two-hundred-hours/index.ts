/*
 * 02 Hundred Hours: what is there so far is its catalogue and its data. The game is offered once it is whole.
 */
export * from "./data/index.ts";
export { interpretations } from "./interpretations/index.ts";
export { prompts } from "./prompts.ts";
export { type RuleId, rules } from "./rulebook/index.ts";
