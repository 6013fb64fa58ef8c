export { parsePosition } from "./parse.ts";
export { printPosition } from "./print.ts";
