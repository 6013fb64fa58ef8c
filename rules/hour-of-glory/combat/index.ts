export { resolveFight } from "./fighting.ts";
export { severePoint, severeWoundMalus, tryToRecover } from "./recovering.ts";
export { firearmOf, isCovering, rangeTo, resolveShots } from "./shooting.ts";
export { loot, takeFrom } from "./taking.ts";
export { kill, returnToRaiding } from "./wounds.ts";
