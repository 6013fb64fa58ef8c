/*
 * What of the service runs wherever JavaScript does, a browser among them: questions that need nothing stored. No module
 * of Node is used but its async_hooks.
 */
export { createAdjudicator } from "./adjudication/adjudicator.ts";
export { analyse, type Analysis } from "./adjudication/analysis.ts";
export { type PlayedMove, report, type ReportPart } from "./adjudication/report.ts";
export { Fault } from "./schema/faults.ts";
export { internalDetails, problemDetails } from "./http/problem-details.ts";
export { asked, askedOfRules, createQuestions } from "./adjudication/questions.ts";
export { positionIdBy, seededChance } from "../rules/kernel/index.ts";
export { type FoundRule, searchRules, unknownId } from "./adjudication/rules/index.ts";
