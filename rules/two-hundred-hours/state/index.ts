export * from "./fighter.ts";
export * from "./state.ts";
export * from "./things.ts";
export * from "./view.ts";
