/** What the benchmarks measure below the public face of the game. */
export { axisBlockers, sceneOf } from "../../rules/rogue-regiment/sight/blockers.ts";
export { fieldOf } from "../../rules/rogue-regiment/sight/sight.ts";
export { lineTo } from "../../rules/rogue-regiment/sight/terrain-field.ts";
export { stopOf } from "../../rules/rogue-regiment/sight/sight-line.ts";
export { type Ctx, terrain } from "../../rules/rogue-regiment/table/context.ts";
