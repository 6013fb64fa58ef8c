export * from "./bodies.ts";
export * from "./found.ts";
export * from "./track.ts";
