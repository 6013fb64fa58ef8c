/** What the benchmarks measure below the public face of the game. */
export { axisBlockers, sceneOf } from "../../rules/rogue-regiment/sight/blockers.ts";
export { fieldOf, lineTo } from "../../rules/rogue-regiment/sight/sight.ts";
export { stopOf } from "../../rules/rogue-regiment/sight/sight-line.ts";
export { type Ctx, terrain } from "../../rules/rogue-regiment/table/context.ts";
