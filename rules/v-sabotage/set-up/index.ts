export { nextOperation } from "./campaign.ts";
export { choices } from "./choices.ts";
export { defectsOf } from "./defects.ts";
export { type EquipmentClaim, claimsOf, chooseWhoGoesWithout, setUpTerrain, takeToken } from "./laying-out.ts";
export { scenarios } from "./scenarios.ts";
export { setUp } from "./set-up.ts";
export { isTerrainCard, terrainCard, type TerrainCard, titleOfTerrain } from "./terrain-cards.ts";
