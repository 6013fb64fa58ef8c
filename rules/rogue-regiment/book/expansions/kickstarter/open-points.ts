import type { Interpretation } from "../../../../kernel/index.ts";

/** Points that Kickstarter leaves open. */
export const interpretations = {
  "rr.open.kick-pf-casualties": {
    topic: "Kickstarter",
    question: "Are Operators under a Panzerfaust or Axis grenade template killed outright?",
    byDefault: "dice",
    readings: {
      dice: {
        text: "No: the unit has an attack roll, so dice are rolled and successes shared out, 1 health each, as for the mortar.",
      },
      "killed-outright": {
        text: 'Killed outright, "in exactly the same manner" as an Operator\'s grenade with the sides swapped.',
      },
    },
    switchable: true,
  },
  "rr.open.kick-pf-cover": {
    topic: "Kickstarter",
    question: "Do cover or buildings modify that attack?",
    byDefault: "buildings",
    readings: {
      buildings: { text: "-3 in buildings as for the mortar; nothing else." },
      none: { text: "No modifier at all." },
    },
    switchable: true,
  },
  "rr.open.kick-pf-axis-under": {
    topic: "Kickstarter",
    question: "Does it hurt Axis units it scatters onto?",
    byDefault: "unhurt",
    readings: {
      unhurt: { text: "No, as for the mortar." },
      hurt: { text: "Yes." },
    },
    switchable: true,
  },
  "rr.open.kick-pf-other-target": {
    topic: "Kickstarter",
    question: "The closest spotted Operator has Axis units within 4 squares, another in range has not?",
    byDefault: "next-closest",
    readings: {
      "next-closest": { text: "It attacks the other one, as the mortar does." },
      "closest-only": { text: "It does not attack this turn." },
    },
    switchable: true,
  },
  "rr.open.kick-pf-stuck": {
    topic: "Kickstarter",
    question: "In range but barred by friends: does it go on advancing?",
    byDefault: "waits",
    readings: {
      waits: { text: "No: it stops at its maximum range and waits." },
      advances: { text: "It advances as SMG Infantry." },
    },
    switchable: true,
  },
  "rr.open.kick-pf-no-smg-before": {
    topic: "Kickstarter",
    question: "May it use its SMG before the explosive weapon is spent?",
    byDefault: "not-at-all",
    readings: {
      "not-at-all": { text: "No: it attacks with the explosive weapon or not at all until the token is flipped." },
      "when-barred": { text: "Yes, when the explosive attack is barred." },
    },
    switchable: true,
  },
  "rr.open.kick-pf-vehicle": {
    topic: "Kickstarter",
    question: "May it be aimed at an Operator vehicle?",
    byDefault: "vehicles-too",
    readings: {
      "vehicles-too": {
        text: "Yes, a spotted one; the players choose the square, and successes are lost from its health.",
      },
      "on-foot-only": { text: "Only Operators on foot." },
    },
    switchable: true,
  },
  "rr.open.kick-pf-range-los": {
    topic: "Kickstarter",
    question: "Is maximum range enough to stop when a wall is between?",
    byDefault: "range-alone",
    readings: {
      "range-alone": { text: "Yes: no LOS is needed for the attack." },
      "needs-los": { text: "No." },
    },
    switchable: true,
  },
  "rr.open.kick-pf-second-attack": {
    topic: "Kickstarter",
    question: "Does it also make an SMG attack in the same Axis Attack Phase after flipping?",
    byDefault: "one-attack",
    readings: {
      "one-attack": { text: "No: one attack per unit and phase." },
      both: { text: "Yes." },
    },
    switchable: true,
  },
  "rr.open.kick-sniper-sight": {
    topic: "Kickstarter",
    question: "Does a Sniper see beyond 8 squares?",
    byDefault: "to-its-range",
    readings: {
      "to-its-range": { text: "Yes, up to its range of 16 for its attack: else that range is void." },
      "eight-squares": { text: "8 squares as every Axis unit, others having to see for it." },
    },
    switchable: true,
  },
  "rr.open.kick-sniper-unspotted": {
    topic: "Kickstarter",
    question: "Does a Sniper attack an unspotted Operator farther away than 8 squares?",
    byDefault: "any-in-line",
    readings: {
      "any-in-line": { text: "Yes: it attacks whom it has in its line and range, as every alert unit does." },
      "spotted-only": {
        text: "No: so far away it attacks only spotted Operators, since within 8 squares alone can it see one that nobody has spotted.",
      },
    },
    switchable: true,
  },
  "rr.open.kick-sniper-next-target": {
    topic: "Kickstarter",
    question: "Which Operator does the Sniper stop for?",
    byDefault: "any-spotted",
    readings: {
      "any-spotted": {
        text: "The first spotted Operator on whom an attack becomes possible on its route to the closest.",
      },
      "closest-only": { text: "Only the closest." },
    },
    switchable: true,
  },
  "rr.open.kick-aa-truck-range": {
    topic: "Kickstarter",
    question: "AA Truck range: 0/8 (page 37) or none (back cover)?",
    byDefault: "anywhere",
    readings: {
      anywhere: { text: "None: it reaches aircraft anywhere, as an AA Gun does, because its text names no range." },
      "eight-squares": { text: "The aircraft must be within 8 squares and in forward LOS." },
    },
    switchable: true,
  },
  "rr.open.kick-aa-truck-alert-section": {
    topic: "Kickstarter",
    question: "An alert AA Truck patrol in the Stealth Section: does it also move in the black patrol phase?",
    byDefault: "advance-only",
    readings: {
      "advance-only": { text: "No: its patrol move is replaced by the one in each Axis Advance Phase." },
      both: { text: "Both." },
    },
    switchable: true,
  },
  "rr.open.kick-aa-truck-turn": {
    topic: "Kickstarter",
    question: "Does turning cost an AA Truck 2 movement points, as a Truck?",
    byDefault: "two",
    readings: {
      two: { text: "Yes: it is a truck." },
      one: { text: "1, like other vehicles." },
    },
    switchable: true,
  },
  "rr.open.kick-aa-truck-route-end": {
    topic: "Kickstarter",
    question: "An alert patrol that has left the board?",
    byDefault: "comes-back",
    readings: {
      "comes-back": { text: "It turns round and comes back as a patrol vehicle does, each Axis Advance Phase." },
      "stays-away": { text: "It stays away." },
    },
    switchable: true,
  },
  "rr.open.kick-stummel-both": {
    topic: "Kickstarter",
    question: "May the Stummel use howitzer and rear HMG in one Axis Attack Phase?",
    byDefault: "both",
    readings: {
      both: { text: "Yes, on different targets, as vehicles with front and rear LOS do." },
      one: { text: "One of the two." },
    },
    switchable: true,
  },
  "rr.open.kick-cigarette-both": {
    topic: "Kickstarter",
    question: "Are equipment and event token separate?",
    byDefault: "separate",
    readings: {
      separate: { text: "Yes: either may be in play without blocking the other." },
      "one-token": { text: "One token for both." },
    },
    switchable: true,
  },
  "rr.open.kick-equipment-source": {
    topic: "Kickstarter",
    question: "Who may carry the stick grenade and the cigarette equipment?",
    byDefault: "by-the-boards",
    readings: {
      "by-the-boards": {
        text: "They are written on an Operator's board by the data (here Nancy's and one base side); nothing is printed.",
      },
      "any-operator": { text: "Any Operator may take them at set-up in place of a grenade." },
    },
    switchable: false,
  },
} as const satisfies Record<string, Interpretation>;
