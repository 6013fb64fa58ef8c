export { resolveDoorClosing, resolveDoorOpening } from "./doors.ts";
export { evade } from "./evading.ts";
export { chooseTopWeapon, expose } from "./exposing.ts";
export { faceStart, faceZones, zonesToFace } from "./facing-zones.ts";
export { leadsOut, pathFaults, type PathRule } from "./paths.ts";
export { react, reactRoll } from "./reacting.ts";
export { exposeByContact, passBy, sharesSquare, takeStep } from "./steps.ts";
export { walk } from "./walking.ts";
