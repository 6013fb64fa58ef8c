import { takesAlong } from "../missions/targets.ts";
import type { Fighter } from "../state/index.ts";
import type { Ctx } from "../table.ts";

/*
 * What follows when somebody moves off the table: a module that has a part in it adds its procedure here, in the order in
 * which they are settled.
 */

/** A fighter that has moved off the table, as it stood. zh.exit.remove */
export const afterLeaving: readonly ((ctx: Ctx, left: Fighter) => void)[] = [takesAlong];
