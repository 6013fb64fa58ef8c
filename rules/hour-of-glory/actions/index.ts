export { formsOf, hasMoreToDo, isLegal, legalActions, perform, requirementsOf } from "./registry.ts";
