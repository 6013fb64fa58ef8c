export * from "./battlefields.ts";
export * from "./dice.ts";
export * from "./fighters.ts";
export * from "./forces.ts";
export * from "./weapons.ts";
