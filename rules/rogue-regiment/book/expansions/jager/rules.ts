import type { RuleRow } from "../../../../kernel/index.ts";

/** Jäger, row by row. */
export const rules = {
  "rr.jager.setup-meter-easy": {
    topic: "Jäger",
    text: "A Jäger game sets the meter to the mission's easy value.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.setup-deck": {
    topic: "Jäger",
    text: "The Jäger event deck is shuffled and set before the Jäger player, apart from the event deck in use.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.setup-maroon": {
    topic: "Jäger",
    text: "The expansion's 6 maroon event cards are not part of the Jäger deck; they may be added to the maroon event deck.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.setup-stalkers": {
    topic: "Jäger",
    text: "Before play the Jäger player puts the 4 numbered Stalkers on empty spaces of spawn tiles of their choice.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.phase-after-end": {
    topic: "Jäger",
    text: "A Jäger Phase follows every End Phase.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.phase-one-of-three": {
    topic: "Jäger",
    text: "In it the Jäger player may do one thing only: play one card, draw one card, or discard two cards and draw one.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.play-face-down": {
    topic: "Jäger",
    text: "A played card is laid face down next to the event deck.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.play-after-reveal": {
    topic: "Jäger",
    text: "In the Event Phase the regular card is revealed first; only then does the Jäger player decide whether to use the laid card.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.play-replaces": {
    topic: "Jäger",
    text: "A used Jäger card is actioned instead of the regular event card, whose event does not happen.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.play-decision-forced": {
    topic: "Jäger",
    text: "The decision on a laid card is made in the Event Phase of the turn after it was laid; it cannot be kept for a later turn.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.discard-pile": {
    topic: "Jäger",
    text: "Used, declined and discarded Jäger cards go to the Jäger discard pile.",
    source: "Jäger Mode p.34 (inferred)",
  },
  "rr.jager.play-declined": {
    topic: "Jäger",
    text: "If not used, the laid card is discarded; it does not return to the hand.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.draw": {
    topic: "Jäger",
    text: "Drawing takes the top card of the Jäger deck into the hand.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.hand-limit": { topic: "Jäger", text: "The hand never holds more than 4 cards.", source: "Jäger Mode p.34" },
  "rr.jager.discard-two": {
    topic: "Jäger",
    text: "The third choice discards two cards chosen from the hand and draws one, so the hand shrinks by 1.",
    source: "Jäger Mode p.34",
  },
  "rr.jager.discard-needs-two": {
    topic: "Jäger",
    text: "It needs at least two cards in hand.",
    source: "Jäger Mode p.34 (inferred)",
  },
  "rr.jager.panel-stealth": {
    topic: "Jäger",
    text: "In the Stealth Section a Jäger card's left panel applies.",
    source: "Jäger Deck p.34",
  },
  "rr.jager.panel-battle": {
    topic: "Jäger",
    text: "In the Battle Section its right panel applies.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.regular-events": {
    topic: "Jäger",
    text: "Sentry rotate, patrol rotate, alarm advance and spawn units on a Jäger card work as on a regular event card.",
    source: "Jäger Deck p.34, p.35",
  },
  "rr.jager.win": {
    topic: "Jäger",
    text: "The Jäger player wins if the Operators achieve neither a major nor a minor victory.",
    source: "Winning p.35",
  },
  "rr.jager.win-operators": {
    topic: "Jäger",
    text: "A major or a minor victory of the Operators is a defeat of the Jäger player.",
    source: "Winning p.35 (inferred)",
  },
  "rr.jager.stalker-waypoint-place": {
    topic: "Jäger",
    text: "A Stalker waypoint card places the waypoint token of its number on any square of the board except a water square or a convoy route.",
    source: "Stalker Waypoint p.34",
  },
  "rr.jager.stalker-moves": {
    topic: "Jäger",
    text: "In the Axis Advance Phase the Stalker of that number moves its allowance toward its waypoint.",
    source: "Stalker Waypoint p.34",
  },
  "rr.jager.stalker-facing": {
    topic: "Jäger",
    text: "When it arrives the Jäger player chooses its facing.",
    source: "Stalker Waypoint p.34",
  },
  "rr.jager.stalker-rerouted": {
    topic: "Jäger",
    text: "A later card of the same number moves that waypoint elsewhere.",
    source: "Stalker Waypoint p.34",
  },
  "rr.jager.stalker-waits": {
    topic: "Jäger",
    text: "A Stalker without a waypoint stays on its spawn-tile space and does nothing in the Stealth Section.",
    source: "Stalker Waypoint p.34; Event Phase p.15 (inferred)",
  },
  "rr.jager.stalker-leaves-post": {
    topic: "Jäger",
    text: "A Stalker in position leaves for its waypoint again when the waypoint is moved.",
    source: "Stalker Waypoint p.34",
  },
  "rr.jager.stalker-as-guard": {
    topic: "Jäger",
    text: "At its waypoint the Stalker follows the guard rules, until its waypoint is moved.",
    source: "Stalker Waypoint p.34",
  },
  "rr.jager.cat-place": {
    topic: "Jäger",
    text: "The cat card places the cat token on any square except a convoy route.",
    source: "The Cat p.34",
  },
  "rr.jager.cat-startled": {
    topic: "Jäger",
    text: "Any unit, Operator or Axis, moving within 2 squares of the cat startles it.",
    source: "The Cat p.34",
  },
  "rr.jager.cat-turns": {
    topic: "Jäger",
    text: "When startled, every Axis unit within 4 squares of the cat turns to face it.",
    source: "The Cat p.34",
  },
  "rr.jager.cat-others-stay-turned": {
    topic: "Jäger",
    text: "Sentries and guards turned by the cat keep that facing until an event or a sound turns them.",
    source: "The Cat p.34 (only patrols rotate back) (inferred)",
  },
  "rr.jager.cat-no-alert": {
    topic: "Jäger",
    text: "Units that turn to the cat do not flip to alert.",
    source: "The Cat p.34",
  },
  "rr.jager.cat-removed": {
    topic: "Jäger",
    text: "The cat token is removed once the units have turned.",
    source: "The Cat p.34",
  },
  "rr.jager.cat-patrol-returns": {
    topic: "Jäger",
    text: "A patrol turned by the cat rotates back to its default facing the next time it should move; it does not wait for a rotate event.",
    source: "The Cat p.34",
  },
  "rr.jager.twig-place": {
    topic: "Jäger",
    text: "The twig snap card puts its token on an Operator of the Jäger player's choice.",
    source: "Twig Snap p.34",
  },
  "rr.jager.twig-noise": {
    topic: "Jäger",
    text: "When that Operator moves, Axis units within 4 squares flip to alert as by a warning shout (facing kept).",
    source: "Twig Snap p.34",
  },
  "rr.jager.twig-no-spotting": {
    topic: "Jäger",
    text: "The twig snap neither makes the Operator spotted nor advances the meter.",
    source: 'Twig Snap p.34 ("like a warning shout") (inferred)',
  },
  "rr.jager.twig-spent": {
    topic: "Jäger",
    text: "The twig snap token is removed when it makes its noise.",
    source: "Twig Snap p.34",
  },
  "rr.jager.twig-remove": {
    topic: "Jäger",
    text: "The Operator may spend 4 AP to remove the token without noise.",
    source: "Twig Snap p.34",
  },
  "rr.jager.blood-place": {
    topic: "Jäger",
    text: "The blood stain card puts its token, large symbol up, on any corpse token on the board.",
    source: "Blood Stain p.34",
  },
  "rr.jager.blood-as-corpse": {
    topic: "Jäger",
    text: "Axis units treat the blood stain as a corpse token.",
    source: "Blood Stain p.34",
  },
  "rr.jager.blood-not-carried": {
    topic: "Jäger",
    text: "The blood stain cannot be picked up; carrying off the corpse leaves the stain behind.",
    source: "Blood Stain p.34 (inferred)",
  },
  "rr.jager.blood-stays": {
    topic: "Jäger",
    text: "If the corpse is moved or removed the blood stain stays on its square.",
    source: "Blood Stain p.34",
  },
  "rr.jager.blood-flip": {
    topic: "Jäger",
    text: "In the End Phase of the turn it was placed it flips to the small-symbol side.",
    source: "Blood Stain p.34",
  },
  "rr.jager.blood-removed": {
    topic: "Jäger",
    text: "In the following End Phase it is removed.",
    source: "Blood Stain p.34",
  },
  "rr.jager.lock-place": {
    topic: "Jäger",
    text: "The door lock card puts its token on any door on the board.",
    source: "Door Lock p.35",
  },
  "rr.jager.lock-blocks": {
    topic: "Jäger",
    text: "A locked door blocks Operator movement and does not block Axis movement.",
    source: "Door Lock p.35",
  },
  "rr.jager.lock-axis-opens": {
    topic: "Jäger",
    text: "The lock is removed when an Axis unit moves through the door.",
    source: "Door Lock p.35",
  },
  "rr.jager.lock-pick": {
    topic: "Jäger",
    text: "An Operator may spend 4 AP to pick the lock and remove the token.",
    source: "Door Lock p.35",
  },
  "rr.jager.spawn-sniper": {
    topic: "Jäger",
    text: "Spawn Jäger Sniper: 2 alert SMG Infantry and 1 Jäger Sniper go on the spawn point of the card's colour.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.spawn-grenade": {
    topic: "Jäger",
    text: "Spawn Jäger Grenade: 2 alert SMG Infantry and 1 Jäger Grenade Infantry go on the spawn point of the card's colour.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.spawn-kubel": {
    topic: "Jäger",
    text: "Spawn Jäger HMG Kübelwagen: 1 of it goes on the spawn point of the card's colour, with no infantry.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.spawn-kettenkrad": {
    topic: "Jäger",
    text: "Spawn Jäger Kettenkrad: 1 of it goes on the spawn point of the card's colour.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.control-move": {
    topic: "Jäger",
    text: "In the Axis Advance Phase the Jäger player moves a Jäger unit wherever they like within its allowance; the automated advance rules do not bind it.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.control-terrain": {
    topic: "Jäger",
    text: "Movement costs, blocking terrain and the rule of ending on a free square still bind a Jäger-controlled unit.",
    source: 'Jäger Deck p.35 ("its move allowance"); Advancing p.12; Vehicle Movement p.19 (inferred)',
  },
  "rr.jager.control-none": {
    topic: "Jäger",
    text: "The Jäger player may leave a Jäger unit where it is.",
    source: 'Jäger Deck p.35 ("can move")',
  },
  "rr.jager.control-others-automated": {
    topic: "Jäger",
    text: "The SMG Infantry that arrive with a Jäger unit stay automated.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.control-kettenkrad-troops": {
    topic: "Jäger",
    text: "The Panzerfaust Infantry deployed from a Jäger Kettenkrad are moved by the Jäger player as well.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.control-advance-only": {
    topic: "Jäger",
    text: "In every other phase a Jäger unit follows the automated rules.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.upgrade-place": {
    topic: "Jäger",
    text: "The upgrade card puts the Jäger upgrade token on any regular infantry unit other than an Officer.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.upgrade-control": {
    topic: "Jäger",
    text: "The upgraded unit is moved by the Jäger player in the Axis Advance Phase, a sentry included.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.upgrade-keeps-unit": {
    topic: "Jäger",
    text: "The upgraded unit keeps its own profile; only who moves it changes.",
    source: "Jäger Deck p.35 (inferred)",
  },
  "rr.jager.upgrade-automated": {
    topic: "Jäger",
    text: "In every other phase the upgraded unit follows the automated rules.",
    source: "Jäger Deck p.35",
  },
  "rr.jager.symbol-is-alert": {
    topic: "Jäger",
    text: "The Jäger symbol on a token stands for alert status.",
    source: "Axis Jäger Units p.35 (component)",
  },
  "rr.jager.always-alert": {
    topic: "Jäger",
    text: "Jäger units are in alert status from the moment they are placed.",
    source: "Jäger Deck p.35; Axis Jäger Units p.35",
  },
  "rr.jager.units-in-coop": {
    topic: "Jäger",
    text: "Jäger units may also be used in solo and co-operative games, where they are fully automated.",
    source: "Axis Jäger Units p.35",
  },
  "rr.jager.kettenkrad-advances": {
    topic: "Jäger",
    text: "The Kettenkrad spawns in the Battle Section and advances by the vehicle rules.",
    source: "Kettenkrad p.36",
  },
  "rr.jager.kettenkrad-deploys": {
    topic: "Jäger",
    text: "On reaching a distance of 8 squares from a spotted Operator it stops, flips to its empty side, and 2 alert Panzerfaust Infantry go on the squares directly behind it.",
    source: "Kettenkrad p.36",
  },
  "rr.jager.kettenkrad-any-spotted": {
    topic: "Jäger",
    text: "Any spotted Operator at 8 squares or less makes it deploy, not only the one it was driving at.",
    source: 'Kettenkrad p.36 ("a spotted Operator")',
  },
  "rr.jager.kettenkrad-troops-advance": {
    topic: "Jäger",
    text: "The Panzerfaust Infantry advance in the Axis Advance Phase.",
    source: "Kettenkrad p.36",
  },
  "rr.jager.kettenkrad-then-idle": {
    topic: "Jäger",
    text: "After deploying it does nothing for the rest of the game.",
    source: "Kettenkrad p.36 (caption)",
  },
  "rr.jager.kettenkrad-killed-loaded": {
    topic: "Jäger",
    text: "If it is destroyed before deploying, both Panzerfaust Infantry are killed.",
    source: "Kettenkrad p.36",
  },
  "rr.jager.kettenkrad-stats": {
    topic: "Jäger",
    text: "Kettenkrad: health 4, move 6, no armour, no attack.",
    source: "Statistics table p.36",
  },
  "rr.jager.sturmboot-roles": {
    topic: "Jäger",
    text: "Sturmboots serve as patrol vehicles, assault vehicles or guards.",
    source: "Sturmboot p.36",
  },
  "rr.jager.sturmboot-los": {
    topic: "Jäger",
    text: "A Sturmboot has forward LOS and is alerted as usual.",
    source: "Sturmboot p.36",
  },
  "rr.jager.sturmboot-water": { topic: "Jäger", text: "It moves only on water squares.", source: "Sturmboot p.36" },
  "rr.jager.sturmboot-reaction": {
    topic: "Jäger",
    text: "While loaded it makes reaction attacks; once empty it makes none.",
    source: "Sturmboot p.36",
  },
  "rr.jager.sturmboot-advance": {
    topic: "Jäger",
    text: "Alert, with a spotted Operator in play, it moves as close as the water squares allow to the closest spotted Operator.",
    source: "Sturmboot p.36",
  },
  "rr.jager.sturmboot-no-spotted": {
    topic: "Jäger",
    text: "Alert without a spotted Operator it does not deploy; it keeps to the base rules of a patrol, guard or assault vehicle.",
    source: "Sturmboot p.36 (inferred)",
  },
  "rr.jager.sturmboot-deploys": {
    topic: "Jäger",
    text: "It then becomes an empty Sturmboot and 6 SMG Infantry, alert, are placed on available adjacent squares of the bank.",
    source: "Sturmboot p.36",
  },
  "rr.jager.sturmboot-troops-advance": {
    topic: "Jäger",
    text: "Those SMG Infantry advance in the Axis Advance Phase.",
    source: "Sturmboot p.36",
  },
  "rr.jager.sturmboot-then-idle": {
    topic: "Jäger",
    text: "The empty Sturmboot does nothing for the rest of the game.",
    source: "Sturmboot p.36 (caption)",
  },
  "rr.jager.sturmboot-killed-loaded": {
    topic: "Jäger",
    text: "If it is destroyed before deploying, all 6 SMG Infantry are killed.",
    source: "Sturmboot p.36",
  },
  "rr.jager.sturmboot-stats": {
    topic: "Jäger",
    text: "Sturmboot: health 4, move 6, no armour, range 4/8.",
    source: "Statistics table p.36",
  },
  "rr.jager.kubel-hmg": {
    topic: "Jäger",
    text: "The HMG Kübelwagen has forward LOS and a forward HMG that can shoot through a building wall at spotted Operators inside.",
    source: "HMG Kübelwagen p.36",
  },
  "rr.jager.kubel-stats": {
    topic: "Jäger",
    text: "HMG Kübelwagen: health 5, move 8, no armour, range 4/8.",
    source: "Statistics table p.36",
  },
} as const satisfies Record<string, RuleRow>;
