import type { PromptId } from "./decisions.ts";
import type { InterpretationId } from "./open-points/index.ts";
import type { RuleId } from "./rules/index.ts";

/** What an event, a requirement or a ruling may rest on: a rule, the reading of an open point, or a decision. */
export type Citation = RuleId | InterpretationId | PromptId;
