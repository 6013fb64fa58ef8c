import type { Fighter } from "../table/fighter.ts";
import type { Charge } from "../table/things.ts";
import type { Ctx, Rules } from "../table/context.ts";
import { losesCaptive } from "./officer.ts";
import { crewIsLost } from "./gun.ts";
import { chargeHasExploded, chargeIsSet, losesIntelligence, takesAlong } from "./targets.ts";

/*
 * What follows when somebody moves off the table: a module that has a part in it adds its procedure here, in the order in
 * which they are settled.
 */

/** A fighter that has moved off the table, as it stood. zh.exit.remove */
export const afterLeaving: readonly ((ctx: Ctx, left: Fighter) => void)[] = [takesAlong];
/*
 * What follows when a charge is set or explodes beside what the rules of charges say: a module that has a part in it adds
 * its procedure here, in the order in which they are settled.
 */

/** A charge has been set: missions place Escape markers, and know what it was set at. */
export const afterChargeSet: readonly ((ctx: Ctx, charge: Charge) => Rules)[] = [chargeIsSet];

/** Something has exploded at a charge: what it was set at is destroyed. */
export const afterExplosion: readonly ((ctx: Ctx, charge: Charge) => Rules)[] = [chargeHasExploded];
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
