export * from "./medals.ts";
export * from "./roll.ts";
export * from "./tests.ts";
