import { fixedPoint, openPointsUnder, point } from "../../../../kernel/index.ts";

/** Points that Kickstarter leaves open. */
export const interpretations = openPointsUnder("Kickstarter", {
  "rr.open.kick-pf-casualties": point("Are Operators under a Panzerfaust or Axis grenade template killed outright?", {
    dice: "No: the unit has an attack roll, so dice are rolled and successes shared out, 1 health each, as for the mortar.",
    "killed-outright":
      'Killed outright, "in exactly the same manner" as an Operator\'s grenade with the sides swapped.',
  }),
  "rr.open.kick-pf-cover": point("Do cover or buildings modify that attack?", {
    buildings: "-3 in buildings as for the mortar; nothing else.",
    none: "No modifier at all.",
  }),
  "rr.open.kick-pf-axis-under": point("Does it hurt Axis units it scatters onto?", {
    unhurt: "No, as for the mortar.",
    hurt: "Yes.",
  }),
  "rr.open.kick-pf-other-target": point(
    "The closest spotted Operator has Axis units within 4 squares, another in range has not?",
    {
      "next-closest": "It attacks the other one, as the mortar does.",
      "closest-only": "It does not attack this turn.",
    },
  ),
  "rr.open.kick-pf-stuck": point("In range but barred by friends: does it go on advancing?", {
    waits: "No: it stops at its maximum range and waits.",
    advances: "It advances as SMG Infantry.",
  }),
  "rr.open.kick-pf-no-smg-before": point("May it use its SMG before the explosive weapon is spent?", {
    "not-at-all": "No: it attacks with the explosive weapon or not at all until the token is flipped.",
    "when-barred": "Yes, when the explosive attack is barred.",
  }),
  "rr.open.kick-pf-vehicle": point("May it be aimed at an Operator vehicle?", {
    "vehicles-too": "Yes, a spotted one; the players choose the square, and successes are lost from its health.",
    "on-foot-only": "Only Operators on foot.",
  }),
  "rr.open.kick-pf-range-los": point("Is maximum range enough to stop when a wall is between?", {
    "range-alone": "Yes: no LOS is needed for the attack.",
    "needs-los": "No.",
  }),
  "rr.open.kick-pf-second-attack": point(
    "Does it also make an SMG attack in the same Axis Attack Phase after flipping?",
    {
      "one-attack": "No: one attack per unit and phase.",
      both: "Yes.",
    },
  ),
  "rr.open.kick-sniper-sight": point("Does a Sniper see beyond 8 squares?", {
    "to-its-range": "Yes, up to its range of 16 for its attack: else that range is void.",
    "eight-squares": "8 squares as every Axis unit, others having to see for it.",
  }),
  "rr.open.kick-sniper-unspotted": point("Does a Sniper attack an unspotted Operator farther away than 8 squares?", {
    "any-in-line": "Yes: it attacks whom it has in its line and range, as every alert unit does.",
    "spotted-only":
      "No: so far away it attacks only spotted Operators, since within 8 squares alone can it see one that nobody has spotted.",
  }),
  "rr.open.kick-sniper-next-target": point("Which Operator does the Sniper stop for?", {
    "any-spotted": "The first spotted Operator on whom an attack becomes possible on its route to the closest.",
    "closest-only": "Only the closest.",
  }),
  "rr.open.kick-aa-truck-range": point("AA Truck range: 0/8 (page 37) or none (back cover)?", {
    anywhere: "None: it reaches aircraft anywhere, as an AA Gun does, because its text names no range.",
    "eight-squares": "The aircraft must be within 8 squares and in forward LOS.",
  }),
  "rr.open.kick-aa-truck-alert-section": point(
    "An alert AA Truck patrol in the Stealth Section: does it also move in the black patrol phase?",
    {
      "advance-only": "No: its patrol move is replaced by the one in each Axis Advance Phase.",
      both: "Both.",
    },
  ),
  "rr.open.kick-aa-truck-turn": point("Does turning cost an AA Truck 2 movement points, as a Truck?", {
    two: "Yes: it is a truck.",
    one: "1, like other vehicles.",
  }),
  "rr.open.kick-aa-truck-route-end": point("An alert patrol that has left the board?", {
    "comes-back": "It turns round and comes back as a patrol vehicle does, each Axis Advance Phase.",
    "stays-away": "It stays away.",
  }),
  "rr.open.kick-stummel-both": point("May the Stummel use howitzer and rear HMG in one Axis Attack Phase?", {
    both: "Yes, on different targets, as vehicles with front and rear LOS do.",
    one: "One of the two.",
  }),
  "rr.open.kick-cigarette-both": point("Are equipment and event token separate?", {
    separate: "Yes: either may be in play without blocking the other.",
    "one-token": "One token for both.",
  }),
  "rr.open.kick-equipment-source": fixedPoint("Who may carry the stick grenade and the cigarette equipment?", {
    "by-the-boards":
      "They are written on an Operator's board by the data (here Nancy's and one base side); nothing is printed.",
    "any-operator": "Any Operator may take them at set-up in place of a grenade.",
  }),
});
