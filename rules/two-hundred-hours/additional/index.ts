export { couldSetUpBarracks, setUpBarracks, standsBeside, wakeSleepers } from "./barracks.ts";
export { chooseToReveal, mayStayCovert, revealImposter } from "./disguise.ts";
export { inspectSentries } from "./inspecting.ts";
export {
  burstFlare,
  flarePlace,
  searchlightPlace,
  setUpSearchlight,
  setUpStreetlight,
  streetlightPlace,
  sweepLights,
} from "./lights.ts";
