import { row, rulesUnder } from "../../../../kernel/index.ts";

export const rules = rulesUnder("Jäger", "Jäger Mode p.34", {
  "rr.jager.setup-meter-easy": row("With a Jäger the meter starts at easy", {
    text: "A Jäger game sets the meter to the mission's easy value.",
  }),
  "rr.jager.setup-deck": row("The Jäger has a deck of its own", {
    text: "The Jäger event deck is shuffled and set before the Jäger player, apart from the event deck in use.",
  }),
  "rr.jager.setup-maroon": row("The maroon cards are not Jäger cards", {
    text: "The expansion's 6 maroon event cards are not part of the Jäger deck; they may be added to the maroon event deck.",
  }),
  "rr.jager.setup-stalkers": row("Four Stalkers wait on spawn tiles", {
    text: "Before play the Jäger player puts the 4 numbered Stalkers on empty spaces of spawn tiles of their choice.",
  }),
  "rr.jager.phase-after-end": row("The Jäger Phase comes after the End Phase", {
    text: "A Jäger Phase follows every End Phase.",
  }),
  "rr.jager.phase-one-of-three": row("The Jäger does one thing a phase", {
    text: "In it the Jäger player may do one thing only: play one card, draw one card, or discard two cards and draw one.",
  }),
  "rr.jager.play-face-down": row("A Jäger card is laid face down", {
    text: "A played card is laid face down next to the event deck.",
  }),
  "rr.jager.play-after-reveal": row("The Jäger decides after the event is seen", {
    text: "In the Event Phase the regular card is revealed first; only then does the Jäger player decide whether to use the laid card.",
  }),
  "rr.jager.play-replaces": row("A Jäger card takes the event's place", {
    text: "A used Jäger card is actioned instead of the regular event card, whose event does not happen.",
  }),
  "rr.jager.play-decision-forced": row("A laid card is used now or never", {
    text: "The decision on a laid card is made in the Event Phase of the turn after it was laid; it cannot be kept for a later turn.",
  }),
  "rr.jager.discard-pile": row("Where used Jäger cards go", {
    text: "Used, declined and discarded Jäger cards go to the Jäger discard pile.",
    source: "Jäger Mode p.34 (inferred)",
  }),
  "rr.jager.play-declined": row("A card not used is discarded", {
    text: "If not used, the laid card is discarded; it does not return to the hand.",
  }),
  "rr.jager.draw": row("Drawing a Jäger card", { text: "Drawing takes the top card of the Jäger deck into the hand." }),
  "rr.jager.hand-limit": row("The Jäger holds 4 cards at most", { text: "The hand never holds more than 4 cards." }),
  "rr.jager.discard-two": row("Two cards for one", {
    text: "The third choice discards two cards chosen from the hand and draws one, so the hand shrinks by 1.",
  }),
  "rr.jager.discard-needs-two": row("Two for one needs two cards", {
    text: "It needs at least two cards in hand.",
    source: "Jäger Mode p.34 (inferred)",
  }),
  "rr.jager.panel-stealth": row("A Jäger card in stealth", {
    text: "In the Stealth Section a Jäger card's left panel applies.",
    source: "Jäger Deck p.34",
  }),
  "rr.jager.panel-battle": row("A Jäger card in battle", {
    text: "In the Battle Section its right panel applies.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.regular-events": row("Ordinary events on Jäger cards", {
    text: "Sentry rotate, patrol rotate, alarm advance and spawn units on a Jäger card work as on a regular event card.",
    source: "Jäger Deck p.34, p.35",
  }),
  "rr.jager.win": row("When the Jäger wins", {
    text: "The Jäger player wins if the Operators achieve neither a major nor a minor victory.",
    source: "Winning p.35",
  }),
  "rr.jager.win-operators": row("When the Jäger loses", {
    text: "A major or a minor victory of the Operators is a defeat of the Jäger player.",
    source: "Winning p.35 (inferred)",
  }),
  "rr.jager.stalker-waypoint-place": row("Where a Stalker's waypoint goes", {
    text: "A Stalker waypoint card places the waypoint token of its number on any square of the board except a water square or a convoy route.",
    source: "Stalker Waypoint p.34",
  }),
  "rr.jager.stalker-moves": row("A Stalker goes to its waypoint", {
    text: "In the Axis Advance Phase the Stalker of that number moves its allowance toward its waypoint.",
    source: "Stalker Waypoint p.34",
  }),
  "rr.jager.stalker-facing": row("The Jäger turns a Stalker that arrives", {
    text: "When it arrives the Jäger player chooses its facing.",
    source: "Stalker Waypoint p.34",
  }),
  "rr.jager.stalker-rerouted": row("A Stalker can be sent elsewhere", {
    text: "A later card of the same number moves that waypoint elsewhere.",
    source: "Stalker Waypoint p.34",
  }),
  "rr.jager.stalker-waits": row("A Stalker without a waypoint waits", {
    text: "A Stalker without a waypoint stays on its spawn-tile space and does nothing in the Stealth Section.",
    source: "Stalker Waypoint p.34; Event Phase p.15 (inferred)",
  }),
  "rr.jager.stalker-leaves-post": row("A Stalker leaves its post when its waypoint moves", {
    text: "A Stalker in position leaves for its waypoint again when the waypoint is moved.",
    source: "Stalker Waypoint p.34",
  }),
  "rr.jager.stalker-as-guard": row("A Stalker at its post is a guard", {
    text: "At its waypoint the Stalker follows the guard rules, until its waypoint is moved.",
    source: "Stalker Waypoint p.34",
  }),
  "rr.jager.cat-place": row("Where the cat goes", {
    text: "The cat card places the cat token on any square except a convoy route.",
    source: "The Cat p.34",
  }),
  "rr.jager.cat-startled": row("What startles the cat", {
    text: "Any unit, Operator or Axis, moving within 2 squares of the cat startles it; getting down from a vehicle and leaving the board are moves, too.",
    source: "The Cat p.34",
  }),
  "rr.jager.cat-turns": row("Everybody near turns to the cat", {
    text: "When startled, every Axis unit within 4 squares of the cat turns to face it.",
    source: "The Cat p.34",
  }),
  "rr.jager.cat-others-stay-turned": row("Sentries and guards stay turned", {
    text: "Sentries and guards turned by the cat keep that facing until an event or a sound turns them.",
    source: "The Cat p.34 (only patrols rotate back) (inferred)",
  }),
  "rr.jager.cat-no-alert": row("The cat alerts nobody", {
    text: "Units that turn to the cat do not flip to alert.",
    source: "The Cat p.34",
  }),
  "rr.jager.cat-removed": row("The cat runs away", {
    text: "The cat token is removed once the units have turned.",
    source: "The Cat p.34",
  }),
  "rr.jager.cat-patrol-returns": row("A patrol turns back from the cat", {
    text: "A patrol turned by the cat rotates back to its default facing the next time it should move; it does not wait for a rotate event.",
    source: "The Cat p.34",
  }),
  "rr.jager.twig-place": row("Which Operator gets the twig", {
    text: "The twig snap card puts its token on an Operator of the Jäger player's choice.",
    source: "Twig Snap p.34",
  }),
  "rr.jager.twig-noise": row("A snapped twig alerts", {
    text: "When that Operator moves, Axis units within 4 squares flip to alert as by a warning shout (facing kept).",
    source: "Twig Snap p.34",
  }),
  "rr.jager.twig-no-spotting": row("A twig spots nobody", {
    text: "The twig snap neither makes the Operator spotted nor advances the meter.",
    source: 'Twig Snap p.34 ("like a warning shout") (inferred)',
  }),
  "rr.jager.twig-spent": row("A twig snaps once", {
    text: "The twig snap token is removed when it makes its noise.",
    source: "Twig Snap p.34",
  }),
  "rr.jager.twig-remove": row("Removing the twig: 4 AP", {
    text: "The Operator may spend 4 AP to remove the token without noise.",
    source: "Twig Snap p.34",
  }),
  "rr.jager.blood-place": row("Where the blood stain goes", {
    text: "The blood stain card puts its token, large symbol up, on any corpse token on the board.",
    source: "Blood Stain p.34",
  }),
  "rr.jager.blood-as-corpse": row("A blood stain counts as a corpse", {
    text: "Axis units treat the blood stain as a corpse token.",
    source: "Blood Stain p.34",
  }),
  "rr.jager.blood-not-carried": row("A blood stain cannot be picked up", {
    text: "The blood stain cannot be picked up; carrying off the corpse leaves the stain behind.",
    source: "Blood Stain p.34 (inferred)",
  }),
  "rr.jager.blood-stays": row("A blood stain stays behind", {
    text: "If the corpse is moved or removed the blood stain stays on its square.",
    source: "Blood Stain p.34",
  }),
  "rr.jager.blood-flip": row("A blood stain fades", {
    text: "In the End Phase of the turn it was placed it flips to the small-symbol side.",
    source: "Blood Stain p.34",
  }),
  "rr.jager.blood-removed": row("A blood stain goes a turn later", {
    text: "In the following End Phase it is removed.",
    source: "Blood Stain p.34",
  }),
  "rr.jager.lock-place": row("Where the door lock goes", {
    text: "The door lock card puts its token on any door on the board.",
    source: "Door Lock p.35",
  }),
  "rr.jager.lock-blocks": row("A locked door stops Operators", {
    text: "A locked door blocks Operator movement and does not block Axis movement.",
    source: "Door Lock p.35",
  }),
  "rr.jager.lock-axis-opens": row("An enemy opens the locked door", {
    text: "The lock is removed when an Axis unit moves through the door.",
    source: "Door Lock p.35",
  }),
  "rr.jager.lock-pick": row("Picking the lock: 4 AP", {
    text: "An Operator may spend 4 AP to pick the lock and remove the token.",
    source: "Door Lock p.35",
  }),
  "rr.jager.spawn-sniper": row("A Jäger Sniper comes", {
    text: "Spawn Jäger Sniper: 2 alert SMG Infantry and 1 Jäger Sniper go on the spawn point of the card's colour.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.spawn-grenade": row("Jäger Grenade Infantry comes", {
    text: "Spawn Jäger Grenade: 2 alert SMG Infantry and 1 Jäger Grenade Infantry go on the spawn point of the card's colour.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.spawn-kubel": row("A Jäger machine-gun car comes", {
    text: "Spawn Jäger HMG Kübelwagen: 1 of it goes on the spawn point of the card's colour, with no infantry.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.spawn-kettenkrad": row("A Jäger Kettenkrad comes", {
    text: "Spawn Jäger Kettenkrad: 1 of it goes on the spawn point of the card's colour.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.control-move": row("The Jäger moves his own units", {
    text: "In the Axis Advance Phase the Jäger player moves a Jäger unit wherever they like within its allowance; the automated advance rules do not bind it.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.control-terrain": row("The Jäger's units obey the terrain", {
    text: "Movement costs, blocking terrain and the rule of ending on a free square still bind a Jäger-controlled unit.",
    source: 'Jäger Deck p.35 ("its move allowance"); Advancing p.12; Vehicle Movement p.19 (inferred)',
  }),
  "rr.jager.control-none": row("The Jäger may leave a unit where it is", {
    text: "The Jäger player may leave a Jäger unit where it is.",
    source: 'Jäger Deck p.35 ("can move")',
  }),
  "rr.jager.control-others-automated": row("Infantry that comes with a Jäger unit moves by itself", {
    text: "The SMG Infantry that arrive with a Jäger unit stay automated.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.control-kettenkrad-troops": row("The Jäger moves the Kettenkrad's men", {
    text: "The Panzerfaust Infantry deployed from a Jäger Kettenkrad are moved by the Jäger player as well.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.control-advance-only": row("The Jäger moves his units in the Advance Phase alone", {
    text: "In every other phase a Jäger unit follows the automated rules.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.upgrade-place": row("Which units can be upgraded", {
    text: "The upgrade card puts the Jäger upgrade token on any regular infantry unit other than an Officer.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.upgrade-control": row("The Jäger moves the upgraded unit", {
    text: "The upgraded unit is moved by the Jäger player in the Axis Advance Phase, a sentry included.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.upgrade-keeps-unit": row("An upgraded unit keeps its values", {
    text: "The upgraded unit keeps its own profile; only who moves it changes.",
    source: "Jäger Deck p.35 (inferred)",
  }),
  "rr.jager.upgrade-automated": row("An upgraded unit otherwise acts by itself", {
    text: "In every other phase the upgraded unit follows the automated rules.",
    source: "Jäger Deck p.35",
  }),
  "rr.jager.symbol-is-alert": row("The Jäger symbol means alert", {
    text: "The Jäger symbol on a token stands for alert status.",
    source: "Axis Jäger Units p.35 (component)",
  }),
  "rr.jager.always-alert": row("Jäger units are always alert", {
    text: "Jäger units are in alert status from the moment they are placed.",
    source: "Jäger Deck p.35; Axis Jäger Units p.35",
  }),
  "rr.jager.units-in-coop": row("Jäger units without a Jäger player", {
    text: "Jäger units may also be used in solo and co-operative games, where they are fully automated.",
    source: "Axis Jäger Units p.35",
  }),
});
