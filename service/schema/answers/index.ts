// What the API answers, as schemas: for the OpenAPI document and for the tests that hold the answers against it.

export { decision, event, quoted, requirement } from "./parts.ts";
export {
  adjudicateAnswer,
  adjudicateParts,
  fieldOfViewAnswer,
  legalActionsAnswer,
  legalActionsParts,
  oddsAnswer,
  requirementsAnswer,
  sightAnswer,
} from "./adjudication.ts";
export { analyseAnswer, enemyPreviewAnswer, exploreAnswer, policyMoveAnswer } from "./analysis.ts";
export { boardAnswer, boardModel, draftAnswer, sampleAnswer } from "./boards.ts";
export {
  actAnswer,
  createdGameAnswer,
  gameAnswer,
  invitationAnswer,
  movesAnswer,
  noticeDelivery,
  noticesAnswer,
  ownNoticesAnswer,
  pushKeyAnswer,
  takeOverAnswer,
  undoAnswer,
} from "./games.ts";
export { myGamesAnswer, replayAnswer, reportAnswer } from "./reports.ts";
export {
  notationAnswer,
  previewAnswer,
  problemAnswer,
  rulesAnswer,
  rulesetAnswer,
  rulesetsAnswer,
  scenariosAnswer,
  schemasAnswer,
} from "./rulesets.ts";
