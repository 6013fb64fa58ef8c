export * from "./counted.ts";
export * from "./ending.ts";
export * from "./looking.ts";
export * from "./markers.ts";
export * from "./watch.ts";
