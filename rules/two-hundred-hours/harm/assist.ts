import type { Place } from "../data/index.ts";
import { areWithin } from "../measuring.ts";
import { type MedalEffect, reroll } from "../rolling/index.ts";
import type { Fighter, Standing } from "../state/index.ts";
import { type Citation, friendsOf, type G, hasDog, isStanding, partnerOf } from "../table.ts";

/** Whether a friend is near enough to assist; of a pair the other member always is. zh.pair.assist, zh.target.assist */
function isAssisted(g: G, fighter: Standing): boolean {
  const partner = partnerOf(g.state, fighter);
  if (partner !== undefined && isStanding(partner)) return true;
  return friendsOf(g.state, fighter).some((friend) => areWithin(g, fighter.at, friend.at, "zh.number.assist"));
}

/** Whether somebody at a place hears the Parade Voice of a friend: it comes from reserve untested, and bears trauma better. */
export const hearsParadeVoice = (g: G, fighter: Fighter, at: Place): boolean =>
  friendsOf(g.state, fighter).some(
    (friend) => friend.veteran === "v-parade-voice" && areWithin(g, friend.at, at, "zh.number.parade-voice"),
  );

/**
 * The medal effect Assist, where it can be used: re-roll the medal die with a friend within 2″. Where a dog assists its handler needs nobody.
 * zh.target.assist, zh.defend.assist, zh.trauma.assist, zh.recon.assist, zh.dog.assist
 */
export function assist(g: G, fighter: Fighter, withDog: boolean, cite: Citation): readonly MedalEffect[] {
  const dog = withDog && hasDog(fighter);
  const cites = [cite, ...(dog ? (["zh.dog.assist"] as const) : []), "zh.pair.assist"] as const;
  const helped = dog || (isStanding(fighter) && isAssisted(g, fighter));
  return helped ? [reroll("assist", "Assist: re-roll it", cites)] : [];
}
