/* Whole files: all that they export is for games on measured tables. */
export * from "./boxes.ts";
export * from "./defects.ts";
export * from "./directions.ts";
export * from "./distance.ts";
export * from "./field.ts";
export * from "./heights.ts";
export * from "./lattice.ts";
export * from "./naming.ts";
export * from "./regions.ts";
export * from "./shapes.ts";
export * from "./shortest.ts";
export * from "./sight.ts";
export * from "./sweep.ts";
export * from "./terrain.ts";
export * from "./written.ts";
