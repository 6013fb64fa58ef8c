import { row, rulesUnder } from "../../../kernel/index.ts";

export const specialRulesOfWeaponsRules = rulesUnder("Special rules of weapons", "Special Rules (p.31)", {
  "zh.special.medal": row("A weapon's special rule needs a medal", {
    text: "Every weapon special rule except Very Loud (and Static) is a medal effect: it needs a medal.",
    source: "Special Rules (p.31); Very Loud note; Shoot example (p.26)",
  }),
  "zh.special.accurate": row("Accurate: re-roll if you did not move", {
    text: "Accurate (Shoot): if the fighter did not move, re-roll the medal; turning is not moving.",
  }),
  "zh.special.aggression": row("Aggression: re-roll with a clear view", {
    text: "Aggression (Fight): re-roll the medal if the fighter had a clear view.",
  }),
  "zh.special.blast-die": row("Blast: one more die", {
    text: 'Blast (Shoot): roll 1 extra die if one or more enemies are within 2" of the target.',
  }),
  "zh.special.blast-hits": row("Blast: whom it hits", {
    text: 'Blast: the first success hits the target, each further one the next nearest fighter of either side within 2" of the target.',
  }),
  "zh.special.blast-once": row("Blast: each fighter once", {
    text: "A fighter is hit once at most by one Blast; surplus hits are wasted.",
  }),
  "zh.special.blast-no-los": row("Blast: only the first need be seen", {
    text: "Blast needs line of sight to the first target only.",
  }),
  "zh.special.cut-throat": row("Cut Throat: covert or from the rear", {
    text: "Cut Throat (Fight): if the fighter is covert or attacks from the rear, the weapon's strength becomes the best.",
  }),
  "zh.special.double-tap": row("Double Tap: re-roll after one success", {
    text: "Double Tap (Shoot): re-roll the medal if the roll holds exactly 1 success.",
  }),
  "zh.special.headshot": row("Headshot: no Duck", {
    text: "Headshot (Shoot): if the fighter did not move (turning is allowed), the target cannot Duck.",
  }),
  "zh.special.indirect": row("Indirect: cover does not count", {
    text: "Indirect (Shoot): cover does not count for fighters hit, except inside a building.",
  }),
  "zh.special.penetrate": row("Penetrate: no cover, no Fortified", {
    text: "Penetrate (Shoot): against this attack the target has no cover and cannot use Fortified.",
  }),
  "zh.special.quick-draw": row("Quick Draw: one more die in Defend", {
    text: "Quick Draw (Defend): if attacked from the front, roll 1 extra die.",
  }),
  "zh.special.quiet": row("Quiet: one alert less", {
    text: "Quiet (Shoot or Fight): cancel 1 alert of the roll.",
    source: "Special Rules (p.31); Quick Reference (p.63)",
  }),
  "zh.special.spread-die": row("Spread: one more die", {
    text: 'Spread (Shoot): roll 1 extra die if one or more enemies are within 2" of the target and in line of sight.',
  }),
  "zh.special.spread-hits": row("Spread: whom it hits", {
    text: "Spread: the first success hits the target; each further one hits the next nearest fighter, friend or enemy, that is within 2\" of the target and in the shooter's line of sight.",
  }),
  "zh.special.spread-again": row("Spread: what is left starts again", {
    text: "Spread: when everyone eligible has been hit, surplus hits start again with the target.",
  }),
  "zh.special.resolve-order": row("Spread and Blast: hits first, then Ducks", {
    text: "Spread and Blast: all hits are allocated first, then Ducks and Wound rolls are worked through fighter by fighter.",
  }),
  "zh.special.very-loud": row("Very Loud: always an alert", {
    text: "Very Loud: every shot counts at least one alert; this is not a medal effect and always applies.",
  }),
});
