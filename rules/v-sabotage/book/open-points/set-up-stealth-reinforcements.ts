import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const setUpStealthReinforcementsPoints = openPointsUnder("Set-up, stealth, reinforcements", {
  "vs.open.standard-rules": point(
    "Does standard difficulty drop all special rules of the operation cards, or only the marked ones?",
    {
      none: "All, as the sentence says.",
      "marked-dropped": 'Only the marked ones (the veteran clause "including those marked" hints at it).',
    },
  ),
  "vs.open.token-sides": fixedPoint("Do regular enemy tokens have a Mauser side and an MP40 side?", {
    "two-sided": 'Yes, each side equally likely in a draw: the source says "MP40 / Mauser" and "random sides face up".',
    "one-sided": "One-sided tokens of two kinds.",
  }),
  "vs.open.drop-red-side": point(
    'A token "placed on the terrain by a commando" lies red side up and cannot be collected: does that hold for dropped tokens too?',
    {
      "keeps-colour":
        "No: it is for tokens set up by use (TNT, crowbar); dropped, exchanged and inherited tokens keep their colour, else dropping would destroy them.",
      "red-side": "Yes, dropped tokens with a red side are lost.",
    },
  ),
  "vs.open.entry-check-dice": point("On enemy entry, 1 die per unit that entered, or per unit now on the tile?", {
    entered: 'Per unit that entered: "when one or more units enter … per enemy unit".',
    "on-tile": "Per unit on the tile.",
  }),
  "vs.open.entry-check-batch": fixedPoint(
    "Do units that enter one tile from several places in a step cause one check or several?",
    {
      "each-batch": "One check for each batch that moves together from one tile (or entrance), at once.",
      "once-per-tile": "One check per tile at the end of the step.",
    },
  ),
  "vs.open.entrances-per-tile": point("Does a tile that touches 2 entrance tokens receive once or twice?", {
    once: "Once: the rule counts tiles.",
    "each-entrance": "Once for each entrance (Ghost counts entrances).",
  }),
  "vs.open.alarm-mid-step": point(
    "The alarm goes on during the reinforcement step (failed check): do tiles still to be served get 2?",
    {
      fixed: "No: the number is fixed at the start of the step.",
      "tiles-not-yet-served": "Yes for tiles not yet served.",
    },
  ),
  "vs.open.full-shortage": fixedPoint(
    "Is the shortage test made on tokens drawn one by one, and do Ø tokens count as tokens?",
    {
      "all-tokens": "The reserve must hold as many tokens as the step requires, Ø tokens included.",
      "units-only": "Only enemy units count; a Ø is replaced by another draw.",
    },
  ),
  "vs.open.shortage-setup": point("Does a lack of MP40 units when a new terrain is set up also fail the operation?", {
    fails: 'Yes: "units needed" is general; any regular unit may stand in for an MP40 side.',
    "reinforcements-only": "Only reinforcements count.",
  }),
  "vs.open.barricade-space": point("The barricade breaks but the tile is too full: what happens to the rest?", {
    breaks: "The crowbar goes, as many as fit enter, the rest wait like any other units.",
    "holds-until-all-fit": "The barricade holds until all fit.",
  }),
  "vs.open.waiting-order": point(
    "Units wait behind an entrance and others are drawn for it, but not all find a space: among whom do the players choose?",
    {
      "waiting-first": "Those that wait enter first, as far as there is space; the drawn ones after them.",
      "all-together": "Among all of them, waiting and drawn alike.",
    },
  ),
  "vs.open.protect-by-reinforcement": point(
    "Does a regular unit that arrives as reinforcement protect a free token on its tile?",
    {
      yes: "Yes: it moves onto the tile.",
      no: "No, only in the movement step.",
    },
  ),
  "vs.open.protect-already-there": point(
    "Does a regular unit already on the tile take over when the protector is eliminated?",
    {
      no: "No: protection starts only by moving onto the tile.",
      yes: "Yes, at once.",
    },
  ),
  "vs.open.special-nest": point("May a special unit take a nest?", {
    no: "No: a nest is one of the triangular tokens in the movement rule.",
    yes: 'Yes: "a character that enters".',
  }),
});
