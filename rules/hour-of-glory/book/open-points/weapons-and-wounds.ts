import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const weaponsAndWoundsPoints = openPointsUnder("Weapons and wounds", {
  "hg.open.recover-test": fixedPoint(
    "After RECOVER in a zone, what do EVADE or REACT scores allow, on how many dice?",
    {
      "exposure-only":
        "3d6 in a zone, not moved (room REACT 1d6); recovery replaced movement and action, so only exposure and stand-down matter.",
      allows: "The scores also allow movement or action",
    },
  ),
  "hg.open.prone-targets": point("May a prone enemy be fought or shot?", {
    no: "No: only COUP-DE-GRACE.",
    yes: "Yes, as a normal target",
  }),
  "hg.open.light-vs-severe": point("Does a severe wound differ from a light one?", {
    same: "No, once suffered. The source has one rule for both.",
    "severe-harder": "Severe: RECOVER at −1",
  }),
  "hg.open.burst-rerolls": point("How many burst rerolls?", {
    three: "3 rerolls in all, each of any one die, the same die allowed, passes included.",
    "three-dice": "3 dice, each up to 3 times",
  }),
  "hg.open.covering-los": point('What is "the same LOS"?', {
    "line-or-room": "The same straight line and direction in a corridor; in a room all squares the shooter sees.",
    "one-line": "One line always",
  }),
  "hg.open.knife-strength": point("Knife dice of a character with Strength above 2?", {
    profile: "Profile Strength + 1. Unarmed is fixed at 2.",
    three: "Always 3",
  }),
  "hg.open.sneakattack-knife": point("Does the knife add a die to SNEAK-ATTACK or COUP-DE-GRACE?", {
    no: "No: it adds to attacks in a fight.",
    yes: "Yes",
  }),
  "hg.open.counter-armed": point("May the victim of a knife FIGHT counterattack?", {
    no: 'No: "after an unarmed attack", and the clause stands under Unarmed.',
    yes: 'Yes: the play reference says "after the attack"',
  }),
  "hg.open.resist-misprint": fixedPoint("Third resist row reads 1 in the summary.", {
    three: "3, as in the play reference.",
  }),
});
