export * from "./battlefields.ts";
export * from "./dice.ts";
export * from "./fighters.ts";
export * from "./forces.ts";
export * from "./ids.ts";
export * from "./parts.ts";
export * from "./terrain.ts";
export * from "./weapons.ts";
