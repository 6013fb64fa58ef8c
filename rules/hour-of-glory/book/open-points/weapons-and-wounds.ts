import { openPointsUnder } from "../../../kernel/index.ts";

/** What the rules leave open: weapons and wounds. */
export const weaponsAndWoundsPoints = openPointsUnder("Weapons and wounds", {
  "hg.open.recover-test": {
    question: "After RECOVER in a zone, what do EVADE or REACT scores allow, on how many dice?",
    byDefault: "exposure-only",
    readings: {
      "exposure-only":
        "3d6 in a zone, not moved (room REACT 1d6); recovery replaced movement and action, so only exposure and stand-down matter.",
      allows: "The scores also allow movement or action",
    },
    switchable: false,
  },
  "hg.open.prone-targets": {
    question: "May a prone enemy be fought or shot?",
    byDefault: "no",
    readings: {
      no: "No: only COUP-DE-GRACE.",
      yes: "Yes, as a normal target",
    },
  },
  "hg.open.light-vs-severe": {
    question: "Does a severe wound differ from a light one?",
    byDefault: "same",
    readings: {
      same: "No, once suffered. The source has one rule for both.",
      "severe-harder": "Severe: RECOVER at −1",
    },
  },
  "hg.open.burst-rerolls": {
    question: "How many burst rerolls?",
    byDefault: "three",
    readings: {
      three: "3 rerolls in all, each of any one die, the same die allowed, passes included.",
      "three-dice": "3 dice, each up to 3 times",
    },
  },
  "hg.open.covering-los": {
    question: 'What is "the same LOS"?',
    byDefault: "line-or-room",
    readings: {
      "line-or-room": "The same straight line and direction in a corridor; in a room all squares the shooter sees.",
      "one-line": "One line always",
    },
  },
  "hg.open.knife-strength": {
    question: "Knife dice of a character with Strength above 2?",
    byDefault: "profile",
    readings: {
      profile: "Profile Strength + 1. Unarmed is fixed at 2.",
      three: "Always 3",
    },
  },
  "hg.open.sneakattack-knife": {
    question: "Does the knife add a die to SNEAK-ATTACK or COUP-DE-GRACE?",
    byDefault: "no",
    readings: {
      no: "No: it adds to attacks in a fight.",
      yes: "Yes",
    },
  },
  "hg.open.counter-armed": {
    question: "May the victim of a knife FIGHT counterattack?",
    byDefault: "no",
    readings: {
      no: 'No: "after an unarmed attack", and the clause stands under Unarmed.',
      yes: 'Yes: the play reference says "after the attack"',
    },
  },
  "hg.open.resist-misprint": {
    question: "Third resist row reads 1 in the summary.",
    byDefault: "three",
    readings: {
      three: "3, as in the play reference.",
    },
    switchable: false,
  },
});
