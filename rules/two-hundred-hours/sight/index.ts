export { isBesideSome, isBystanderAcross, isSmokeAcross, terrainAcross } from "./across.ts";
export { isFrontBy, sideOf } from "./front.ts";
export { insideOf, levelOf, sightTraits, type Stand, terrainNear } from "./ground.ts";
export { linePoints } from "./line-points.ts";
export { findLine, hasLine } from "./line.ts";
export {
  type Barring,
  barsView,
  coverFrom,
  coverless,
  type InTheWay,
  isInArea,
  looksDown,
  seesPastOwnCover,
} from "./view.ts";
