import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import type { Place } from "../book/schemas.ts";
import { areWithin } from "../table/measuring.ts";
import { type MedalEffect, rerollEffect } from "./medals.ts";
import type { Fighter, OnTable } from "../table/fighter.ts";
import { friendsOf, type Ctx, hasDog, isStanding, partnerOf } from "../table/context.ts";

/** Whether the other member of a pair can assist: it is always near enough. zh.pair.assist */
function isAssistedByPartner(ctx: Ctx, fighter: OnTable): boolean {
  const partner = partnerOf(ctx.state, fighter);
  return partner !== undefined && isStanding(partner);
}

/** Whether a friend is near enough to assist. zh.target.assist */
const isAssistedByFriend = (ctx: Ctx, fighter: OnTable): boolean =>
  friendsOf(ctx.state, fighter).some((friend) => areWithin(ctx, fighter.at, friend.at, "zh.number.assist"));

/** Whether a fighter at a place hears the Parade Voice of a friend: it enters from reserve without a test, and resists trauma better. */
export const hearsParadeVoice = (ctx: Ctx, fighter: Fighter, at: Place): boolean =>
  friendsOf(ctx.state, fighter).some(
    (friend) => friend.veteran === "v-parade-voice" && areWithin(ctx, friend.at, at, "zh.number.parade-voice"),
  );

/**
 * The medal effect Assist, where it can be used: re-roll the medal die with a friend within 2″. Where a dog assists its handler needs nobody.
 * zh.target.assist, zh.defend.assist, zh.trauma.assist, zh.recon.assist, zh.dog.assist
 */
export function assist(
  ctx: Ctx,
  fighter: Fighter,
  { withDog }: { readonly withDog: boolean },
  cite: Citation,
): readonly MedalEffect[] {
  const dog = withDog && hasDog(fighter);
  const paired = isStanding(fighter) && isAssistedByPartner(ctx, fighter);
  const helped = dog || paired || (isStanding(fighter) && isAssistedByFriend(ctx, fighter));
  const cites: readonly Citation[] = [cite, ...citeIf(dog, "zh.dog.assist"), ...citeIf(paired, "zh.pair.assist")];
  return helped ? [rerollEffect("assist", "Assist: re-roll it", cites)] : [];
}
