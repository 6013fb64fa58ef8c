import { crewIsLost } from "../missions/gun.ts";
import { losesCaptive } from "../missions/officer.ts";
import { losesIntelligence } from "../missions/targets.ts";
import type { Fighter } from "../state/index.ts";
import type { Ctx } from "../table.ts";

/*
 * What follows when somebody is taken out beside markers, tokens and Trauma rolls: a module that has a part in it adds
 * its procedure here, in the order in which they are settled.
 */

/** A fighter that was taken out, as it stood: with its place. */
export const afterTakenOut: readonly ((ctx: Ctx, lost: Fighter) => void)[] = [
  losesIntelligence,
  losesCaptive,
  crewIsLost,
];
