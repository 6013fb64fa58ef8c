/*
 * What of the service runs wherever JavaScript does, a browser among them: questions that need nothing stored. No module
 * of Node is used but its async_hooks.
 */
export { createAdjudicator } from "./adjudicator.ts";
export { Fault } from "./faults.ts";
export { internalDetails, problemDetails } from "./problem-details.ts";
export { asked, askedOfRules, createQuestions } from "./questions.ts";
