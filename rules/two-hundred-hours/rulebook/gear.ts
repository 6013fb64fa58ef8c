import type { RuleRow } from "../../kernel/index.ts";

/** Weapons, pairs, charges, radios and dogs: the clauses of the rule book in our own words. */
export const gearRules = {
  "zh.weapon.one-ranged": {
    topic: "Weapons",
    text: "A fighter uses one particular ranged weapon for the whole battle.",
    source: "Weapons (p.30)",
  },
  "zh.weapon.standard-issue": {
    topic: "Weapons",
    text: "Standard Issue is a rifle, SMG, pistol or shotgun.",
    source: "Standard Issue (p.30)",
  },
  "zh.weapon.default-pistol": {
    topic: "Weapons",
    text: "A fighter shown without a ranged weapon has a standard pistol, unless a card or rule says otherwise.",
    source: "Standard Issue (p.30)",
  },
  "zh.weapon.requisition-replaces": {
    topic: "Weapons",
    text: "A weapon from a Requisition card replaces the standard-issue weapon.",
    source: "Standard Issue (p.30)",
  },
  "zh.weapon.extra-declared": {
    topic: "Weapons",
    text: "Using an additional ranged weapon (such as a grenade) in a Shoot action is announced before any dice are rolled.",
    source: "Additional Weapons (p.30)",
  },
  "zh.weapon.knife-auto": {
    topic: "Weapons",
    text: "A fighter with a combat knife always uses it in Fight actions.",
    source: "Additional Weapons (p.30)",
  },
  "zh.weapon.improvised": {
    topic: "Weapons",
    text: "A fighter without a listed knife fights with the improvised-weapon rules.",
    source: "Additional Weapons (p.30)",
  },
  "zh.weapon.rifle": { topic: "Weapons", text: 'Rifle: range 20"; Accurate.', source: "Standard Issue table (p.30)" },
  "zh.weapon.smg": { topic: "Weapons", text: 'SMG: range 10"; Spread.', source: "Standard Issue table (p.30)" },
  "zh.weapon.pistol": {
    topic: "Weapons",
    text: 'Pistol: range 10"; Double Tap, Quick Draw.',
    source: "Standard Issue table (p.30)",
  },
  "zh.weapon.shotgun": { topic: "Weapons", text: 'Shotgun: range 15"; Spread.', source: "Standard Issue table (p.30)" },
  "zh.weapon.grenade": {
    topic: "Weapons",
    text: 'Grenade: range 6"; Indirect, Blast.',
    source: "Additional Weapons table (p.30)",
  },
  "zh.weapon.knife": {
    topic: "Weapons",
    text: "Combat knife: hand-to-hand; Quiet, Cut Throat.",
    source: "Additional Weapons table (p.30)",
  },
  "zh.weapon.improvised-stats": {
    topic: "Weapons",
    text: "Improvised: hand-to-hand; Aggression.",
    source: "Additional Weapons table (p.30)",
  },
  "zh.weapon.silenced-pistol": {
    topic: "Weapons",
    text: 'Silenced pistol: range 10"; Quiet, Double Tap, Quick Draw.',
    source: "Silenced Weapons table (p.30)",
  },
  "zh.weapon.silenced-carbine": {
    topic: "Weapons",
    text: 'Silenced carbine: range 15"; Quiet, Accurate.',
    source: "Silenced Weapons table (p.30)",
  },
  "zh.weapon.silenced-smg": {
    topic: "Weapons",
    text: 'Silenced SMG: range 10"; Quiet, Spread.',
    source: "Silenced Weapons table (p.30)",
  },
  "zh.weapon.sniper-rifle": {
    topic: "Weapons",
    text: 'Sniper rifle: range 25"; Accurate, Headshot.',
    source: "Long Range Weapons table (p.30)",
  },
  "zh.weapon.lmg": {
    topic: "Weapons",
    text: 'LMG: range 25"; Very Loud, Spread.',
    source: "Long Range Weapons table (p.30)",
  },
  "zh.weapon.rocket": {
    topic: "Weapons",
    text: 'Rocket launcher: range 25"; Very Loud, Penetrate.',
    source: "Long Range Weapons table (p.30)",
  },
  "zh.weapon.mmg": {
    topic: "Weapons",
    text: 'MMG: range 30"; Very Loud, Spread, Static; only in missions that provide it.',
    source: "Static Weapons (p.30)",
  },
  "zh.weapon.static": {
    topic: "Weapons",
    text: "A static weapon cannot be moved in a battle, only turned.",
    source: "Static Weapons (p.30)",
  },
  "zh.special.medal": {
    topic: "Special rules of weapons",
    text: "Every weapon special rule except Very Loud (and Static) is a medal effect: it needs a medal.",
    source: "Special Rules (p.31); Very Loud note; Shoot example (p.26)",
  },
  "zh.special.accurate": {
    topic: "Special rules of weapons",
    text: "Accurate (Shoot): if the fighter did not move, re-roll the medal; turning is not moving.",
    source: "Special Rules (p.31)",
  },
  "zh.special.aggression": {
    topic: "Special rules of weapons",
    text: "Aggression (Fight): re-roll the medal if the fighter had a clear view.",
    source: "Special Rules (p.31)",
  },
  "zh.special.blast-die": {
    topic: "Special rules of weapons",
    text: 'Blast (Shoot): roll 1 extra die if one or more enemies are within 2" of the target.',
    source: "Special Rules (p.31)",
  },
  "zh.special.blast-hits": {
    topic: "Special rules of weapons",
    text: 'Blast: the first success hits the target, each further one the next nearest fighter of either side within 2" of the target.',
    source: "Special Rules (p.31)",
  },
  "zh.special.blast-once": {
    topic: "Special rules of weapons",
    text: "A fighter is hit once at most by one Blast; surplus hits are wasted.",
    source: "Special Rules (p.31)",
  },
  "zh.special.blast-no-los": {
    topic: "Special rules of weapons",
    text: "Blast needs line of sight to the first target only.",
    source: "Special Rules (p.31)",
  },
  "zh.special.cut-throat": {
    topic: "Special rules of weapons",
    text: "Cut Throat (Fight): if the fighter is covert or attacks from the rear, the weapon's strength becomes the best.",
    source: "Special Rules (p.31)",
  },
  "zh.special.double-tap": {
    topic: "Special rules of weapons",
    text: "Double Tap (Shoot): re-roll the medal if the roll holds exactly 1 success.",
    source: "Special Rules (p.31)",
  },
  "zh.special.headshot": {
    topic: "Special rules of weapons",
    text: "Headshot (Shoot): if the fighter did not move (turning is allowed), the target cannot Duck.",
    source: "Special Rules (p.31)",
  },
  "zh.special.indirect": {
    topic: "Special rules of weapons",
    text: "Indirect (Shoot): cover does not count for fighters hit, except inside a building.",
    source: "Special Rules (p.31)",
  },
  "zh.special.penetrate": {
    topic: "Special rules of weapons",
    text: "Penetrate (Shoot): against this attack the target has no cover and cannot use Fortified.",
    source: "Special Rules (p.31)",
  },
  "zh.special.quick-draw": {
    topic: "Special rules of weapons",
    text: "Quick Draw (Defend): if attacked from the front, roll 1 extra die.",
    source: "Special Rules (p.31)",
  },
  "zh.special.quiet": {
    topic: "Special rules of weapons",
    text: "Quiet (Shoot or Fight): cancel 1 alert of the roll.",
    source: "Special Rules (p.31); Quick Reference (p.63)",
  },
  "zh.special.spread-die": {
    topic: "Special rules of weapons",
    text: 'Spread (Shoot): roll 1 extra die if one or more enemies are within 2" of the target and in line of sight.',
    source: "Special Rules (p.31)",
  },
  "zh.special.spread-hits": {
    topic: "Special rules of weapons",
    text: "Spread: the first success hits the target; each further one hits the next nearest fighter, friend or enemy, that is within 2\" of the target and in the shooter's line of sight.",
    source: "Special Rules (p.31)",
  },
  "zh.special.spread-again": {
    topic: "Special rules of weapons",
    text: "Spread: when everyone eligible has been hit, surplus hits start again with the target.",
    source: "Special Rules (p.31)",
  },
  "zh.special.resolve-order": {
    topic: "Special rules of weapons",
    text: "Spread and Blast: all hits are allocated first, then Ducks and Wound rolls are worked through fighter by fighter.",
    source: "Special Rules (p.31)",
  },
  "zh.special.very-loud": {
    topic: "Special rules of weapons",
    text: "Very Loud: every shot counts at least one alert; this is no medal effect and always applies.",
    source: "Special Rules (p.31)",
  },
  "zh.pair.one-token": {
    topic: "Pairs",
    text: "A pair of troopers shares one Action token.",
    source: "Pairs of Fighters (p.32)",
  },
  "zh.pair.one-acts": {
    topic: "Pairs",
    text: "Only one member of a pair acts with the shared token; the other just moves along and assists.",
    source: "Pairs of Fighters (p.32)",
  },
  "zh.pair.one-marker": {
    topic: "Pairs",
    text: "One marker serves the whole pair: both are covert or both are detected.",
    source: "Pairs of Fighters (p.32)",
  },
  "zh.pair.counts-two": {
    topic: "Pairs",
    text: "When fighters are counted a pair counts as 2.",
    source: "Pairs of Fighters (p.32)",
  },
  "zh.pair.follow": {
    topic: "Pairs",
    text: 'When one of the pair moves for any reason, the other is then placed within 2" of it, moving no further than the first did.',
    source: "Pairs of Fighters (p.32)",
  },
  "zh.pair.follow-facing": {
    topic: "Pairs",
    text: "The follower faces the same direction.",
    source: "Pairs of Fighters (p.32)",
  },
  "zh.pair.lead": {
    topic: "Pairs",
    text: "For a manoeuvre or targeted action either member is chosen to lead.",
    source: "Manoeuvre and Targeted Actions (p.32)",
  },
  "zh.pair.lead-values": {
    topic: "Pairs",
    text: "Range, line of sight, front and rear, weapon and every other requirement are taken from the lead only.",
    source: "Manoeuvre and Targeted Actions (p.32)",
  },
  "zh.pair.targeted-single": {
    topic: "Pairs",
    text: "Enemies may target either member, each treated as a single fighter.",
    source: "Attacks against Pairs (p.32)",
  },
  "zh.pair.responsive": {
    topic: "Pairs",
    text: "The targeted member makes the responsive action.",
    source: "Responsive Actions (p.32)",
  },
  "zh.pair.second-hit": {
    topic: "Pairs",
    text: "If the other is hit too, it has no action left to Duck with once the first has used the shared token.",
    source: "Responsive Actions (p.32)",
  },
  "zh.pair.trauma": {
    topic: "Pairs",
    text: "The targeted member takes the Trauma roll; failing with the token already red takes that member out.",
    source: "Trauma (p.32)",
  },
  "zh.pair.trauma-untargeted": {
    topic: "Pairs",
    text: "If neither was the target the owner chooses which member is taken out.",
    source: "Trauma (p.32)",
  },
  "zh.pair.assist": { topic: "Pairs", text: "Assist is always available to a pair.", source: "Assistance (p.32)" },
  "zh.pair.loss-token": {
    topic: "Pairs",
    text: "When one member is taken out, the pair's Action token is not removed.",
    source: "Taken Out (p.32)",
  },
  "zh.pair.loss-trauma": { topic: "Pairs", text: "The survivor takes a Trauma roll.", source: "Taken Out (p.32)" },
  "zh.pair.loss-cards": {
    topic: "Pairs",
    text: "The survivor may take over the lost member's Requisition card and keeps the pair's Veteran card.",
    source: "Taken Out (p.32); Veteran Pairs (p.39)",
  },
  "zh.pair.loss-single": {
    topic: "Pairs",
    text: "From then on the survivor is an individual fighter.",
    source: "Taken Out (p.32)",
  },
  "zh.charge.who": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "Only attackers equipped by a Requisition card or by the mission can make the Set Charge action.",
    source: "Demo Charges (p.33)",
  },
  "zh.charge.dice": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "Set Charge rolls its dice against Smarts; alert and stealth results apply.",
    source: "Set Charge action (p.33)",
  },
  "zh.charge.move": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'The fighter may first move up to 2", turning freely.',
    source: "Set Charge action (p.33)",
  },
  "zh.charge.place": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'With at least one success a Demo Charge marker is placed touching its base, "set" side up.',
    source: "Set Charge action (p.33)",
  },
  "zh.charge.not-watched": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "Set Charge cannot be chosen under close watch by a detected enemy.",
    source: "Set Charge action (p.33)",
  },
  "zh.charge.keep-moving": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'Medal effect Keep Moving: if a charge was set the fighter can then move 2" per success, turning freely.',
    source: "Set Charge action (p.33)",
  },
  "zh.charge.countdown": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "The next Time token drawn turns the charge to its countdown side.",
    source: "Countdown (p.33)",
  },
  "zh.charge.explode": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "The Time token after that makes it explode.",
    source: "Countdown (p.33)",
  },
  "zh.boom.smoke": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "An explosion replaces the charge with a Smoke/Fire marker.",
    source: "Explosions (p.33)",
  },
  "zh.boom.hits": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'Every fighter within 2" takes a hit.',
    source: "Explosions (p.33)",
  },
  "zh.boom.lights": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'Lights within 2" are removed.',
    source: "Explosions (p.33)",
  },
  "zh.boom.distraction": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'Each player can remove the marker of one of its detected fighters within 15" that is not under close watch.',
    source: "Explosions (p.33)",
  },
  "zh.radio.who": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "Only an attacker with a radio from a Requisition card can make the Contact HQ action.",
    source: "Radios (p.33)",
  },
  "zh.radio.dice": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "Contact HQ rolls its dice against Smarts; alert and stealth results apply.",
    source: "Contact HQ action (p.33)",
  },
  "zh.radio.move": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'The fighter may first move up to 2", turning freely.',
    source: "Contact HQ action (p.33)",
  },
  "zh.radio.cards": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "For each success the attacker takes one Order card from its discard pile back to hand.",
    source: "Contact HQ action (p.33)",
  },
  "zh.radio.not-watched": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "Contact HQ cannot be chosen under close watch by a detected enemy.",
    source: "Contact HQ action (p.33)",
  },
  "zh.radio.keep-moving": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'Medal effect Keep Moving: if the radio worked the fighter can then move 2" per success, turning freely.',
    source: "Contact HQ action (p.33)",
  },
  "zh.dog.no-fighter": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "A guard dog is equipment of its handler: no fighter, no actions, no pair.",
    source: "Guard Dogs (p.33)",
  },
  "zh.dog.watch": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "line of sight is not needed for enemies to be under close watch by the handler.",
    source: "Guard Dogs (p.33)",
  },
  "zh.dog.reach": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: 'In a Fight action the handler can attack from 6" away instead of 2", with the improvised-weapon rules.',
    source: "Guard Dogs (p.33)",
  },
  "zh.dog.assist": {
    topic: "Demo charges, explosions, radios, guard dogs",
    text: "The handler can use Assist in Recon rolls and Defend actions.",
    source: "Guard Dogs (p.33)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
