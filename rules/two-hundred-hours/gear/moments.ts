import { chargeHasExploded, chargeIsSet } from "../missions/targets.ts";
import type { Charge } from "../state/index.ts";
import type { Ctx, Rules } from "../table.ts";

/*
 * What follows when a charge is set or explodes beside what the rules of charges say: a module that has a part in it adds
 * its procedure here, in the order in which they are settled.
 */

/** A charge has been set: missions place Escape markers, and know what it was set at. */
export const afterChargeSet: readonly ((ctx: Ctx, charge: Charge) => Rules)[] = [chargeIsSet];

/** Something has exploded at a charge: what it was set at is destroyed. */
export const afterExplosion: readonly ((ctx: Ctx, charge: Charge) => Rules)[] = [chargeHasExploded];
