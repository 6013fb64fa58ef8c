export { nextOperation } from "./campaign.ts";
export { defectsOf } from "./defects.ts";
export { type EquipmentClaim, claimsOf, chooseWhoGoesWithout, setUpTerrain, takeToken } from "./laying-out.ts";
export { choices, scenarios, setUp } from "./scenarios.ts";
export { isTerrainCard, terrainCard, type TerrainCard, titleOfTerrain } from "./terrain-cards.ts";
