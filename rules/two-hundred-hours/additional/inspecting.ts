import { basicTest } from "../dice/index.ts";
import { sees } from "../detection/index.ts";
import { areWithin } from "../table/measuring.ts";
import type { OnTable } from "../table/fighter.ts";
import {
  friendsOf,
  type Ctx,
  isCharacter,
  isSentry,
  isStanding,
  type Rules,
  recordNoEffect,
} from "../table/context.ts";
import { isDisguiseOn, revealImposter } from "./disguise.ts";

/**
 * A defending character that ends a Roving Patrol near individual sentries in its sight looks at each: with a passed
 * Smarts test the attacker says whether that one is the imposter. zh.disguise.inspect
 */
export function* inspectSentries(ctx: Ctx, fighter: OnTable): Rules {
  if (!isDisguiseOn(ctx) || !isCharacter(fighter)) return;
  for (const sentry of friendsOf(ctx.state, fighter)) {
    if (!isSentry(sentry) || sentry.partner !== null || !isStanding(sentry) || !isDisguiseOn(ctx)) continue;
    if (!areWithin(ctx, fighter.at, sentry.at, "zh.number.inspect") || !(yield* sees(ctx, fighter, sentry))) continue;
    const why = `to look closely at ${sentry.id}` as const;
    const { passed } = yield* basicTest(ctx, fighter, { ability: "smarts", why }, "zh.disguise.inspect");
    if (!passed) continue;
    if (ctx.state.imposter?.sentry === sentry.id) revealImposter(ctx, "discovered", "zh.disguise.inspect");
    else recordNoEffect(ctx, fighter.id, ["inspection"], `${sentry.id} is not the imposter`, "zh.disguise.inspect");
  }
}
