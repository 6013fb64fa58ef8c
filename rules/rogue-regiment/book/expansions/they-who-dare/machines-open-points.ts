import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that the rules of the Support Willys, AA Guns, the Panzer III and HMG Teams leave open. */
export const interpretations = openPointsUnder("They Who Dare: machines", {
  "rr.open.dare-swillys-actions": fixedPoint("What is its limited action list?", {
    "all-the-willys-actions-except-marking":
      "All the Willys actions except marking, with the narrower deploy: the card is not in the source.",
    "also-without-repair-or-floor-it": "Also without repair or floor it.",
  }),
  "rr.open.dare-swillys-entry": fixedPoint("When does the Support Willys come onto the board from the edge?", {
    "in-any-operator-phase-the-players":
      "In any Operator Phase the players choose, with its first move action; until then it is not on the board (no meter advance, no target).",
    "it-must-enter-in-the-first": "It must enter in the first turn",
    "it-stands-on-the-edge-squares": "it stands on the edge squares and counts as on the board.",
  }),
  "rr.open.dare-swillys-stealth": fixedPoint(
    'In the Stealth Section, does it satisfy "a spotted Operator on the board" (alert units advance; spotted tokens of others stay)?',
    {
      "alert-units-advance-on-it-for":
        "Alert units advance on it; for the End Phase only Operators' own tokens count as spotted.",
      "it-counts-as-a-spotted-operator": "It counts as a spotted Operator for everything.",
    },
  ),
  "rr.open.dare-swillys-battle-spotted": point("Does it meet the Battle Section need for a spotted Operator?", {
    no: "No: its crew are support units, which do not count.",
    yes: "Yes: it is always spotted.",
  }),
  "rr.open.dare-swillys-meter-alarm": point(
    "If its End Phase advance sounds the alarm and no Operator rides in it, who is spotted?",
    {
      nominated: "Players nominate an Operator: base demands one, and its crew does not count.",
      closest: "The Operator closest to it.",
    },
  ),
  "rr.open.dare-aa-alert": fixedPoint("Must an AA Gun be alert to fire, and does it turn when it hears?", {
    "it-fires-in-any-case-the": "It fires in any case (the Typhoon's entry alerts all); it does not turn.",
    "it-turns-to-face": "It turns to face.",
  }),
  "rr.open.dare-aa-gun-kind": fixedPoint(
    "Is an AA Gun a vehicle (blocks LOS, mechanical failure, can be run over, pass-through)?",
    {
      "it-is-treated-as-a-vehicle":
        "It is treated as a vehicle that cannot move: larger than one square, armoured, never infantry.",
      "it-is-a-terrainlike-object-that": "It is a terrain-like object that only fires.",
    },
  ),
  "rr.open.dare-aa-each-tile": point("The Typhoon enters two new tiles in a turn: one AA reaction or two?", {
    one: 'One: "the first time during a turn".',
    each: "One for each new tile, as for units on the tiles.",
  }),
  "rr.open.dare-panzer-hedge": point("Does a hedge cost the Panzer 2?", {
    two: "Yes: only forest is waived.",
    one: "1, as for forest.",
  }),
  "rr.open.dare-panzer-reverse-forest": point("Reversing into forest?", {
    two: "2, the ordinary cost of reversing.",
    one: "1.",
  }),
  "rr.open.dare-panzer-crush": fixedPoint("Does it remove low walls and crates it crosses?", {
    "no-they-stay": "No: they stay.",
    "it-flattens-them": "It flattens them.",
  }),
  "rr.open.dare-panzer-wall-fire": point("Can its HMG shoot through building walls?", {
    yes: "Yes: the modifier table speaks of HMGs in general.",
    no: "No: the tank's text does not say so.",
  }),
  "rr.open.dare-hmg-in-range": point("Does a through-wall shot make an HMG Team stop?", {
    "through-wall": "Yes: it is in range to make an attack.",
    "in-sight": "It must have LOS.",
  }),
  "rr.open.dare-hmg-wounded": point("Does a team with 1 health left fight as before?", {
    "as-before": "Yes: no change is printed.",
    smg: "It loses the gun and fights as SMG, like a mortar team.",
  }),
  "rr.open.dare-hmg-one-wall": fixedPoint(
    "Is an HMG Team's through-wall fire bound to the Axis Attack Phase and to one wall, and may it aim out of a building it is in?",
    {
      "yes-as-a-vehicles-hmg-as":
        'Yes, as a vehicle\'s HMG ("as with"); from inside a building to inside the same building no outer wall is crossed and LOS rules apply.',
      "no-limit": "No limit.",
    },
  ),
  "rr.open.dare-hmg-reaction": point("Do HMG Teams make reaction attacks?", {
    yes: "Yes: no exception is printed (in LOS only).",
    no: "No, as for mortars.",
  }),
});
