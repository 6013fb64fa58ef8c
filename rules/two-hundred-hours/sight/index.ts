export * from "./corridor.ts";
export * from "./front.ts";
export * from "./ground.ts";
export * from "./line.ts";
export * from "./view.ts";
