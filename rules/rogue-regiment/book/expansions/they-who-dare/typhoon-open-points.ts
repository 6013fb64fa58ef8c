import type { Interpretation } from "../../../../kernel/index.ts";

/** Points that the rules of the Hawker Typhoon leave open. */
export const interpretations = {
  "rr.open.dare-typhoon-depth": {
    topic: "They Who Dare: Hawker Typhoon",
    question: 'What is "N cards into the deck"?',
    byDefault: "on-top",
    readings: {
      "on-top": { text: "N event cards lie on top of it, so it shows on top after the Nth draw." },
      "nth-card": { text: "It is the Nth card, so N - 1 lie on top." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-short-deck": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Fewer than N cards are left in the deck, or it is reshuffled over the Typhoon card?",
    byDefault: "keeps-its-place",
    readings: {
      "keeps-its-place": {
        text: "As a bomb card in the base (rr.open.bomb-reshuffle): it keeps its place, N draws away, and is never shuffled in.",
      },
      bottom: { text: "It goes to the bottom of what is left." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-alarm-moment": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "When does the Typhoon enter the board for the alarm?",
    byDefault: "first-tile",
    readings: {
      "first-tile": { text: "At its first move onto a tile: the edge is outside the board, as spawn tiles are." },
      "at-the-edge": { text: "When it is put at the edge in the Event Phase." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-nominate": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Is an Operator nominated when one is already spotted?",
    byDefault: "only-if-nobody",
    readings: {
      "only-if-nobody": { text: "No: base only needs one spotted Operator; the text summarises that." },
      "one-more": { text: "Yes, one more is always spotted." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-edge-attack": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "May its first action attack the first tile from the edge, before it has moved?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes: it attacks the tile it will move into, before or after moving." },
      no: { text: "No, it must be over the board." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-two-rocket-targets": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Both rockets in one attack: one target or two?",
    byDefault: "own-targets",
    readings: {
      "own-targets": {
        text: "Each rocket has its own target on the next tile and its own scatter, one resolved after the other.",
      },
      "one-scatter": { text: "Both on the same target with one scatter." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-entry-reaction": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Do units on the first tile (and AA Guns) react to the entry that itself sounds the alarm?",
    byDefault: "yes",
    readings: {
      yes: {
        text: "Yes: they flip to alert as it enters, and the text gives a reaction the first time it moves into their tile.",
      },
      no: { text: "No: base gives no reaction attack to the action that alerts the unit." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-reaction-timing": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "When in a move & attack does the reaction come?",
    byDefault: "after-the-action",
    readings: {
      "after-the-action": { text: "After the whole action (base): units killed by its attack do not react." },
      "after-the-move": { text: "Straight after the move." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-reaction-again": {
    topic: "They Who Dare: Hawker Typhoon",
    question: '"The first time the Typhoon moves into a tile": once per run or once per game?',
    byDefault: "once-a-run",
    readings: {
      "once-a-run": { text: "Once per run: each run is a new move into the tile." },
      "once-a-game": { text: "Once in the game." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-damage-kept": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Does damage to the Typhoon last from run to run, and is a Typhoon shot down gone for good?",
    byDefault: "kept",
    readings: {
      kept: { text: "Yes to both: only the rockets are said to be restored." },
      restored: { text: "Health is restored with the rockets." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-loud": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Do its guns and rockets alert or advance anything?",
    byDefault: "no-the-alarm-has-sounded-and",
    readings: {
      "no-the-alarm-has-sounded-and": {
        text: "No: the alarm has sounded and all units are alert; alert infantry does not turn to it.",
      },
      "units-within-an-earshot-turn-to": { text: "Units within an earshot turn to face it." },
    },
    switchable: false,
  },
  "rr.open.dare-typhoon-operator-vehicles": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Does Typhoon strafe or a stray rocket hurt Operators' vehicles and support units?",
    byDefault: "rockets-operators-and-support-units-on",
    readings: {
      "rockets-operators-and-support-units-on": {
        text: "Rockets: Operators and support units on foot are killed as by a grenade; vehicles take no damage. Strafe: only Axis units are given hits.",
      },
      "vehicles-lose-health-per-success": { text: "Vehicles lose 1 health per success." },
    },
    switchable: false,
  },
  "rr.open.dare-typhoon-short-range": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Does range modify fire at it?",
    byDefault: "no",
    readings: {
      no: { text: "No: SMG Infantry (4+) rolling 6 at -3 and +1 would hit, and the text says they never can." },
      applies: { text: "+1 applies and the sentence is simply wrong." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-range": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Does the firer need to be in range?",
    byDefault: "on-the-tile",
    readings: {
      "on-the-tile": { text: "No: being on the tile is enough." },
      counts: { text: "Range counts to the centre of the tile." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-indoor-targets": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "May the Typhoon attack units inside buildings?",
    byDefault: "rockets-only",
    readings: {
      "rockets-only": { text: "Machine guns no (no LOS either way); rockets yes (no LOS needed when blind)." },
      "guns-too": { text: "Guns at -2 as the Willys." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-gun-modifiers": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Which modifiers and LOS rules apply to the Typhoon's guns?",
    byDefault: "none-no-range-and-no-cover",
    readings: {
      "none-no-range-and-no-cover": {
        text: "None: no range and no cover count, and forest, hedges or walls do not hide a unit on the next tile from the air.",
      },
      "short-range-for-the-nearest-squares": { text: "Short range for the nearest 4 squares" },
      "los-from-the-centre-of-its": { text: "LOS from the centre of its tile." },
    },
    switchable: false,
  },
  "rr.open.dare-typhoon-friendly": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Do its rockets kill Operators under the template?",
    byDefault: "killed",
    readings: {
      killed: { text: "Yes: resolved as a grenade, and grenades kill friends under the template." },
      spared: { text: "No." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-spent-action": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "Its first action leaves the board: what of the second?",
    byDefault: "it-is-lost",
    readings: {
      "it-is-lost": { text: "It is lost." },
      "it-may-not-be-taken-but": { text: "It may not be taken but the run could end with it." },
    },
    switchable: false,
  },
  "rr.open.dare-typhoon-straddle": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "A unit standing on two tiles?",
    byDefault: "both",
    readings: {
      both: { text: "It counts as being on both." },
      most: { text: "Only the tile with most of it." },
    },
    switchable: true,
  },
  "rr.open.dare-typhoon-next-card": {
    topic: "They Who Dare: Hawker Typhoon",
    question: "When may the card be placed for another run?",
    byDefault: "any-phase",
    readings: {
      "any-phase": { text: "In any Operator Phase after it has left, also later in the same one." },
      "next-phase": { text: "Only from the next Operator Phase." },
    },
    switchable: true,
  },
} as const satisfies Record<string, Interpretation>;
