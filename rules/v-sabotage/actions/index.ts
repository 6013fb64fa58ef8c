export {
  type Action,
  actionSchema,
  formsOf,
  isLegal,
  isWindow,
  legalActions,
  perform,
  requirementsOf,
  windowIsAsked,
} from "./registry.ts";
