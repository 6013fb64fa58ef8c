import type { Interpretation } from "../../../../kernel/index.ts";

/** Points that the rules of the Support Willys, AA Guns, the Panzer III and HMG Teams leave open. */
export const interpretations = {
  "rr.open.dare-swillys-actions": {
    topic: "They Who Dare: machines",
    question: "What is its limited action list?",
    byDefault: "all-the-willys-actions-except-marking",
    readings: {
      "all-the-willys-actions-except-marking": {
        text: "All the Willys actions except marking, with the narrower deploy: the card is not in the source.",
      },
      "also-without-repair-or-floor-it": { text: "Also without repair or floor it." },
    },
    switchable: false,
  },
  "rr.open.dare-swillys-entry": {
    topic: "They Who Dare: machines",
    question: "When does the Support Willys come onto the board from the edge?",
    byDefault: "in-any-operator-phase-the-players",
    readings: {
      "in-any-operator-phase-the-players": {
        text: "In any Operator Phase the players choose, with its first move action; until then it is not on the board (no meter advance, no target).",
      },
      "it-must-enter-in-the-first": { text: "It must enter in the first turn" },
      "it-stands-on-the-edge-squares": { text: "it stands on the edge squares and counts as on the board." },
    },
    switchable: false,
  },
  "rr.open.dare-swillys-stealth": {
    topic: "They Who Dare: machines",
    question:
      'In the Stealth Section, does it satisfy "a spotted Operator on the board" (alert units advance; spotted tokens of others stay)?',
    byDefault: "alert-units-advance-on-it-for",
    readings: {
      "alert-units-advance-on-it-for": {
        text: "Alert units advance on it; for the End Phase only Operators' own tokens count as spotted.",
      },
      "it-counts-as-a-spotted-operator": { text: "It counts as a spotted Operator for everything." },
    },
    switchable: false,
  },
  "rr.open.dare-swillys-battle-spotted": {
    topic: "They Who Dare: machines",
    question: "Does it meet the Battle Section need for a spotted Operator?",
    byDefault: "no",
    readings: {
      no: { text: "No: its crew are support units, which do not count." },
      yes: { text: "Yes: it is always spotted." },
    },
    switchable: true,
  },
  "rr.open.dare-swillys-meter-alarm": {
    topic: "They Who Dare: machines",
    question: "If its End Phase advance sounds the alarm and no Operator rides in it, who is spotted?",
    byDefault: "nominated",
    readings: {
      nominated: { text: "Players nominate an Operator: base demands one, and its crew does not count." },
      closest: { text: "The Operator closest to it." },
    },
    switchable: true,
  },
  "rr.open.dare-aa-alert": {
    topic: "They Who Dare: machines",
    question: "Must an AA Gun be alert to fire, and does it turn when it hears?",
    byDefault: "it-fires-in-any-case-the",
    readings: {
      "it-fires-in-any-case-the": { text: "It fires in any case (the Typhoon's entry alerts all); it does not turn." },
      "it-turns-to-face": { text: "It turns to face." },
    },
    switchable: false,
  },
  "rr.open.dare-aa-gun-kind": {
    topic: "They Who Dare: machines",
    question: "Is an AA Gun a vehicle (blocks LOS, mechanical failure, can be run over, pass-through)?",
    byDefault: "it-is-treated-as-a-vehicle",
    readings: {
      "it-is-treated-as-a-vehicle": {
        text: "It is treated as a vehicle that cannot move: larger than one square, armoured, never infantry.",
      },
      "it-is-a-terrainlike-object-that": { text: "It is a terrain-like object that only fires." },
    },
    switchable: false,
  },
  "rr.open.dare-aa-each-tile": {
    topic: "They Who Dare: machines",
    question: "The Typhoon enters two new tiles in a turn: one AA reaction or two?",
    byDefault: "one",
    readings: {
      one: { text: 'One: "the first time during a turn".' },
      each: { text: "One for each new tile, as for units on the tiles." },
    },
    switchable: true,
  },
  "rr.open.dare-panzer-hedge": {
    topic: "They Who Dare: machines",
    question: "Does a hedge cost the Panzer 2?",
    byDefault: "two",
    readings: {
      two: { text: "Yes: only forest is waived." },
      one: { text: "1, as for forest." },
    },
    switchable: true,
  },
  "rr.open.dare-panzer-reverse-forest": {
    topic: "They Who Dare: machines",
    question: "Reversing into forest?",
    byDefault: "two",
    readings: {
      two: { text: "2, the ordinary cost of reversing." },
      one: { text: "1." },
    },
    switchable: true,
  },
  "rr.open.dare-panzer-crush": {
    topic: "They Who Dare: machines",
    question: "Does it remove low walls and crates it crosses?",
    byDefault: "no-they-stay",
    readings: {
      "no-they-stay": { text: "No: they stay." },
      "it-flattens-them": { text: "It flattens them." },
    },
    switchable: false,
  },
  "rr.open.dare-panzer-wall-fire": {
    topic: "They Who Dare: machines",
    question: "Can its HMG shoot through building walls?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes: the modifier table speaks of HMGs in general." },
      no: { text: "No: the tank's text does not say so." },
    },
    switchable: true,
  },
  "rr.open.dare-hmg-in-range": {
    topic: "They Who Dare: machines",
    question: "Does a through-wall shot make an HMG Team stop?",
    byDefault: "through-wall",
    readings: {
      "through-wall": { text: "Yes: it is in range to make an attack." },
      "in-sight": { text: "It must have LOS." },
    },
    switchable: true,
  },
  "rr.open.dare-hmg-wounded": {
    topic: "They Who Dare: machines",
    question: "Does a team with 1 health left fight as before?",
    byDefault: "as-before",
    readings: {
      "as-before": { text: "Yes: no change is printed." },
      smg: { text: "It loses the gun and fights as SMG, like a mortar team." },
    },
    switchable: true,
  },
  "rr.open.dare-hmg-one-wall": {
    topic: "They Who Dare: machines",
    question:
      "Is an HMG Team's through-wall fire bound to the Axis Attack Phase and to one wall, and may it aim out of a building it is in?",
    byDefault: "yes-as-a-vehicles-hmg-as",
    readings: {
      "yes-as-a-vehicles-hmg-as": {
        text: 'Yes, as a vehicle\'s HMG ("as with"); from inside a building to inside the same building no outer wall is crossed and LOS rules apply.',
      },
      "no-limit": { text: "No limit." },
    },
    switchable: false,
  },
  "rr.open.dare-hmg-reaction": {
    topic: "They Who Dare: machines",
    question: "Do HMG Teams make reaction attacks?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes: no exception is printed (in LOS only)." },
      no: { text: "No, as for mortars." },
    },
    switchable: true,
  },
} as const satisfies Record<string, Interpretation>;
