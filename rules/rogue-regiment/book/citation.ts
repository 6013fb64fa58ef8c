import type { InterpretationId } from "./open-points/index.ts";
import type { RuleId } from "./rules/index.ts";

/** What an event may rest on: a rule, or the reading of a point the book leaves open. */
export type Citation = RuleId | InterpretationId;
