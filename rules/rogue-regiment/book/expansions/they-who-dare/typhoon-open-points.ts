import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that the rules of the Hawker Typhoon leave open. */
export const interpretations = openPointsUnder("They Who Dare: Hawker Typhoon", {
  "rr.open.dare-typhoon-depth": point('What is "N cards into the deck"?', {
    "on-top": "N event cards lie on top of it, so it shows on top after the Nth draw.",
    "nth-card": "It is the Nth card, so N - 1 lie on top.",
  }),
  "rr.open.dare-typhoon-short-deck": point(
    "Fewer than N cards are left in the deck, or it is reshuffled over the Typhoon card?",
    {
      "keeps-its-place":
        "As a bomb card in the base (rr.open.bomb-reshuffle): it keeps its place, N draws away, and is never shuffled in.",
      bottom: "It goes to the bottom of what is left.",
    },
  ),
  "rr.open.dare-typhoon-alarm-moment": point("When does the Typhoon enter the board for the alarm?", {
    "first-tile": "At its first move onto a tile: the edge is outside the board, as spawn tiles are.",
    "at-the-edge": "When it is put at the edge in the Event Phase.",
  }),
  "rr.open.dare-typhoon-nominate": point("Is an Operator nominated when one is already spotted?", {
    "only-if-nobody": "No: base only needs one spotted Operator; the text summarises that.",
    "one-more": "Yes, one more is always spotted.",
  }),
  "rr.open.dare-typhoon-edge-attack": point(
    "May its first action attack the first tile from the edge, before it has moved?",
    {
      yes: "Yes: it attacks the tile it will move into, before or after moving.",
      no: "No, it must be over the board.",
    },
  ),
  "rr.open.dare-typhoon-two-rocket-targets": point("Both rockets in one attack: one target or two?", {
    "own-targets": "Each rocket has its own target on the next tile and its own scatter, one resolved after the other.",
    "one-scatter": "Both on the same target with one scatter.",
  }),
  "rr.open.dare-typhoon-entry-reaction": point(
    "Do units on the first tile (and AA Guns) react to the entry that itself sounds the alarm?",
    {
      yes: "Yes: they flip to alert as it enters, and the text gives a reaction the first time it moves into their tile.",
      no: "No: base gives no reaction attack to the action that alerts the unit.",
    },
  ),
  "rr.open.dare-typhoon-reaction-timing": point("When in a move & attack does the reaction come?", {
    "after-the-action": "After the whole action (base): units killed by its attack do not react.",
    "after-the-move": "Straight after the move.",
  }),
  "rr.open.dare-typhoon-reaction-again": point(
    '"The first time the Typhoon moves into a tile": once per run or once per game?',
    {
      "once-a-run": "Once per run: each run is a new move into the tile.",
      "once-a-game": "Once in the game.",
    },
  ),
  "rr.open.dare-typhoon-damage-kept": point(
    "Does damage to the Typhoon last from run to run, and is a Typhoon shot down gone for good?",
    {
      kept: "Yes to both: only the rockets are said to be restored.",
      restored: "Health is restored with the rockets.",
    },
  ),
  "rr.open.dare-typhoon-loud": fixedPoint("Do its guns and rockets alert or advance anything?", {
    "no-the-alarm-has-sounded-and":
      "No: the alarm has sounded and all units are alert; alert infantry does not turn to it.",
    "units-within-an-earshot-turn-to": "Units within an earshot turn to face it.",
  }),
  "rr.open.dare-typhoon-operator-vehicles": fixedPoint(
    "Does Typhoon strafe or a stray rocket hurt Operators' vehicles and support units?",
    {
      "rockets-operators-and-support-units-on":
        "Rockets: Operators and support units on foot are killed as by a grenade; vehicles take no damage. Strafe: only Axis units are given hits.",
      "vehicles-lose-health-per-success": "Vehicles lose 1 health per success.",
    },
  ),
  "rr.open.dare-typhoon-short-range": point("Does range modify fire at it?", {
    no: "No: SMG Infantry (4+) rolling 6 at -3 and +1 would hit, and the text says they never can.",
    applies: "+1 applies and the sentence is simply wrong.",
  }),
  "rr.open.dare-typhoon-range": point("Does the firer need to be in range?", {
    "on-the-tile": "No: being on the tile is enough.",
    counts: "Range counts to the centre of the tile.",
  }),
  "rr.open.dare-typhoon-indoor-targets": point("May the Typhoon attack units inside buildings?", {
    "rockets-only": "Machine guns no (no LOS either way); rockets yes (no LOS needed when blind).",
    "guns-too": "Guns at -2 as the Willys.",
  }),
  "rr.open.dare-typhoon-gun-modifiers": fixedPoint("Which modifiers and LOS rules apply to the Typhoon's guns?", {
    "none-no-range-and-no-cover":
      "None: no range and no cover count, and forest, hedges or walls do not hide a unit on the next tile from the air.",
    "short-range-for-the-nearest-squares": "Short range for the nearest 4 squares",
    "los-from-the-centre-of-its": "LOS from the centre of its tile.",
  }),
  "rr.open.dare-typhoon-friendly": point("Do its rockets kill Operators under the template?", {
    killed: "Yes: resolved as a grenade, and grenades kill friends under the template.",
    spared: "No.",
  }),
  "rr.open.dare-typhoon-spent-action": fixedPoint("Its first action leaves the board: what of the second?", {
    "it-is-lost": "It is lost.",
    "it-may-not-be-taken-but": "It may not be taken but the run could end with it.",
  }),
  "rr.open.dare-typhoon-straddle": point("A unit standing on two tiles?", {
    both: "It counts as being on both.",
    most: "Only the tile with most of it.",
  }),
  "rr.open.dare-typhoon-next-card": point("When may the card be placed for another run?", {
    "any-phase": "In any Operator Phase after it has left, also later in the same one.",
    "next-phase": "Only from the next Operator Phase.",
  }),
});
