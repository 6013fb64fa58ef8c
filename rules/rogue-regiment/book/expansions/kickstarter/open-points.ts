import { openPointsUnder } from "../../../../kernel/index.ts";

/** Points that Kickstarter leaves open. */
export const interpretations = openPointsUnder("Kickstarter", {
  "rr.open.kick-pf-casualties": {
    question: "Are Operators under a Panzerfaust or Axis grenade template killed outright?",
    byDefault: "dice",
    readings: {
      dice: "No: the unit has an attack roll, so dice are rolled and successes shared out, 1 health each, as for the mortar.",
      "killed-outright":
        'Killed outright, "in exactly the same manner" as an Operator\'s grenade with the sides swapped.',
    },
  },
  "rr.open.kick-pf-cover": {
    question: "Do cover or buildings modify that attack?",
    byDefault: "buildings",
    readings: {
      buildings: "-3 in buildings as for the mortar; nothing else.",
      none: "No modifier at all.",
    },
  },
  "rr.open.kick-pf-axis-under": {
    question: "Does it hurt Axis units it scatters onto?",
    byDefault: "unhurt",
    readings: {
      unhurt: "No, as for the mortar.",
      hurt: "Yes.",
    },
  },
  "rr.open.kick-pf-other-target": {
    question: "The closest spotted Operator has Axis units within 4 squares, another in range has not?",
    byDefault: "next-closest",
    readings: {
      "next-closest": "It attacks the other one, as the mortar does.",
      "closest-only": "It does not attack this turn.",
    },
  },
  "rr.open.kick-pf-stuck": {
    question: "In range but barred by friends: does it go on advancing?",
    byDefault: "waits",
    readings: {
      waits: "No: it stops at its maximum range and waits.",
      advances: "It advances as SMG Infantry.",
    },
  },
  "rr.open.kick-pf-no-smg-before": {
    question: "May it use its SMG before the explosive weapon is spent?",
    byDefault: "not-at-all",
    readings: {
      "not-at-all": "No: it attacks with the explosive weapon or not at all until the token is flipped.",
      "when-barred": "Yes, when the explosive attack is barred.",
    },
  },
  "rr.open.kick-pf-vehicle": {
    question: "May it be aimed at an Operator vehicle?",
    byDefault: "vehicles-too",
    readings: {
      "vehicles-too": "Yes, a spotted one; the players choose the square, and successes are lost from its health.",
      "on-foot-only": "Only Operators on foot.",
    },
  },
  "rr.open.kick-pf-range-los": {
    question: "Is maximum range enough to stop when a wall is between?",
    byDefault: "range-alone",
    readings: {
      "range-alone": "Yes: no LOS is needed for the attack.",
      "needs-los": "No.",
    },
  },
  "rr.open.kick-pf-second-attack": {
    question: "Does it also make an SMG attack in the same Axis Attack Phase after flipping?",
    byDefault: "one-attack",
    readings: {
      "one-attack": "No: one attack per unit and phase.",
      both: "Yes.",
    },
  },
  "rr.open.kick-sniper-sight": {
    question: "Does a Sniper see beyond 8 squares?",
    byDefault: "to-its-range",
    readings: {
      "to-its-range": "Yes, up to its range of 16 for its attack: else that range is void.",
      "eight-squares": "8 squares as every Axis unit, others having to see for it.",
    },
  },
  "rr.open.kick-sniper-unspotted": {
    question: "Does a Sniper attack an unspotted Operator farther away than 8 squares?",
    byDefault: "any-in-line",
    readings: {
      "any-in-line": "Yes: it attacks whom it has in its line and range, as every alert unit does.",
      "spotted-only":
        "No: so far away it attacks only spotted Operators, since within 8 squares alone can it see one that nobody has spotted.",
    },
  },
  "rr.open.kick-sniper-next-target": {
    question: "Which Operator does the Sniper stop for?",
    byDefault: "any-spotted",
    readings: {
      "any-spotted": "The first spotted Operator on whom an attack becomes possible on its route to the closest.",
      "closest-only": "Only the closest.",
    },
  },
  "rr.open.kick-aa-truck-range": {
    question: "AA Truck range: 0/8 (page 37) or none (back cover)?",
    byDefault: "anywhere",
    readings: {
      anywhere: "None: it reaches aircraft anywhere, as an AA Gun does, because its text names no range.",
      "eight-squares": "The aircraft must be within 8 squares and in forward LOS.",
    },
  },
  "rr.open.kick-aa-truck-alert-section": {
    question: "An alert AA Truck patrol in the Stealth Section: does it also move in the black patrol phase?",
    byDefault: "advance-only",
    readings: {
      "advance-only": "No: its patrol move is replaced by the one in each Axis Advance Phase.",
      both: "Both.",
    },
  },
  "rr.open.kick-aa-truck-turn": {
    question: "Does turning cost an AA Truck 2 movement points, as a Truck?",
    byDefault: "two",
    readings: {
      two: "Yes: it is a truck.",
      one: "1, like other vehicles.",
    },
  },
  "rr.open.kick-aa-truck-route-end": {
    question: "An alert patrol that has left the board?",
    byDefault: "comes-back",
    readings: {
      "comes-back": "It turns round and comes back as a patrol vehicle does, each Axis Advance Phase.",
      "stays-away": "It stays away.",
    },
  },
  "rr.open.kick-stummel-both": {
    question: "May the Stummel use howitzer and rear HMG in one Axis Attack Phase?",
    byDefault: "both",
    readings: {
      both: "Yes, on different targets, as vehicles with front and rear LOS do.",
      one: "One of the two.",
    },
  },
  "rr.open.kick-cigarette-both": {
    question: "Are equipment and event token separate?",
    byDefault: "separate",
    readings: {
      separate: "Yes: either may be in play without blocking the other.",
      "one-token": "One token for both.",
    },
  },
  "rr.open.kick-equipment-source": {
    question: "Who may carry the stick grenade and the cigarette equipment?",
    byDefault: "by-the-boards",
    readings: {
      "by-the-boards":
        "They are written on an Operator's board by the data (here Nancy's and one base side); nothing is printed.",
      "any-operator": "Any Operator may take them at set-up in place of a grenade.",
    },
    switchable: false,
  },
});
