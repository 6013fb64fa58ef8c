import type { InterpretationId } from "../book/open-points/index.ts";

/** The open points that say from where and to where a line of sight runs, and what it may pass. zh.los.any-part */
export const linePoints = [
  "zh.open.los-points",
  "zh.open.los-graze",
  "zh.open.los-from-rear",
  "zh.open.front-line",
  "zh.open.rough-depth",
  "zh.open.rough-inside",
] as const satisfies readonly InterpretationId[];
