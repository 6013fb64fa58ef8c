/* Whole files: all that they export is for the games and for pictures. */
export * from "./areas.ts";
export * from "./drawing.ts";
export * from "./facing.ts";
export * from "./grid.ts";
export * from "./line.ts";
export * from "./paths.ts";
export * as measured from "./measured/index.ts";
