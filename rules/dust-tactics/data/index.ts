export * from "./bodies.ts";
export * from "./card.ts";
export * from "./cards.ts";
export * from "./dice.ts";
export * from "./forces.ts";
export * from "./scenarios.ts";
export * from "./terrain.ts";
export * from "./weapons.ts";
