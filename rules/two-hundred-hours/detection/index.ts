export { closeWatch, type StaysCovert } from "./close-watch.ts";
export { countedAtStart, countsNow } from "./counted.ts";
export { describeWatch, viewPoints } from "./hanging-views.ts";
export {
  countsFor,
  facingOf,
  frontOf,
  hasClearView,
  isBody,
  isCovertAttacker,
  isCrew,
  isDetected,
  isGivenAway,
  isLit,
  passesCovert,
  type FighterOrBody,
  sees,
  seesNow,
  standOf,
  straddleRoll,
  viewBarred,
} from "./looking.ts";
export {
  type ApplyingResults,
  applyResults,
  extraMarkers,
  placeAlerts,
  placeMarker,
  remainder,
  removeMarker,
} from "./markers.ts";
export {
  isWatched,
  pairWatchRules,
  isWatchedAfterRoll,
  watchBy,
  type Watcher,
  watchersOf,
  watchTold,
  watchMeans,
} from "./watch.ts";
export { watchedGround } from "./watched-ground.ts";
