import type { InterpretationId } from "./open-points/index.ts";
import type { RuleId } from "./rules/index.ts";

/** What an event, a requirement or a ruling may rest on: a rule, or the reading of a point the rules leave open. */
export type Citation = RuleId | InterpretationId;
