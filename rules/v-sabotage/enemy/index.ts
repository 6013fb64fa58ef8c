export { arrive } from "./arrival.ts";
export {
  type ArrivalPoint,
  arrivalPointsOf,
  drawTokensFor,
  enterThrough,
  joinReserve,
  newUnitBehind,
  placeReinforcement,
  recordShortage,
  reinforcementCitations,
  waitingAtTile,
  waitingBehind,
} from "./entrances.ts";
export {
  drawDirection,
  type Heading,
  headingText,
  type Occasion,
  type Prospect,
  prospectOf,
  settleHeading,
} from "./heading.ts";
export {
  type Course,
  type Group,
  groupsOf,
  ledByOfficer,
  nearestGoals,
  passesLocked,
  type PathGroup,
  pathGroupsOf,
  pathsFrom,
  rankGroups,
  reachOf,
  reasonForNoPath,
  reasonToStay,
  shownCandidates,
  stepsToward,
} from "./paths.ts";
export {
  chooseWhoFits,
  freeTokensOn,
  ignoredTokenCitations,
  mayProtect,
  protectFreeTokens,
  protectOnEntry,
  triangularTokens,
} from "./protection.ts";
export { chooseOnePath, filledParts, type Part, partText, splitGroup } from "./split.ts";
export { joinWithOr, sumOf } from "./wording.ts";
