import { openPointsUnder } from "../../../kernel/index.ts";

/** What the rules leave open: escorting, actions, limits. */
export const escortingActionsLimitsPoints = openPointsUnder("Escorting, actions, limits", {
  "vs.open.escort-alarm": {
    question: "Does a visible escorted character trigger the alarm?",
    byDefault: "no",
    readings: {
      no: "No: the rule names commandos.",
      yes: 'Yes: "all commandos\' stealth rules".',
    },
  },
  "vs.open.escort-reaction": {
    question: "Reaction fire while an escorted character goes along",
    byDefault: "shared",
    readings: {
      shared: "Hits are shared among the visible movers by the players; fire occurs if either is visible.",
      "commando-only": "Only the commando is hit.",
    },
  },
  "vs.open.escort-late": {
    question: "No free space when the commando arrives",
    byDefault: "as-soon-as-space",
    readings: {
      "as-soon-as-space": "The character appears as soon as there is space and a commando on the tile.",
      "re-enter": "The commando has to re-enter.",
    },
    switchable: false,
  },
  "vs.open.escort-lost": {
    question: "An escorted character is eliminated",
    byDefault: "fails",
    readings: {
      fails: "The objective cannot be completed: the operation fails unless the card says otherwise.",
      "goes-on": "It goes on without that objective.",
    },
  },
  "vs.open.interact-protected": {
    question: "May a commando interact with an objective, or interrupt an alarm, that an enemy unit protects?",
    byDefault: "yes",
    readings: {
      yes: "Yes: nothing forbids it.",
      no: "The protector must go first.",
    },
  },
  "vs.open.alarm-count": {
    question: '"Use more commandos than the quantity"',
    byDefault: "at-the-same-time",
    readings: {
      "at-the-same-time": "More commandos on the terrain at the same time.",
      "over-the-whole-terrain": "More different commandos over the whole terrain.",
    },
  },
  "vs.open.saved-space": {
    question: "Are +1 AP spaces health slots?",
    byDefault: "health-slots",
    readings: {
      "health-slots": "Yes: the top slot (two for the blue sapper) is dedicated; an injury there flips the token.",
      separate: "Separate spaces: an injury costs no token; one on the top slot bars saving all the same.",
    },
  },
  "vs.open.ap-below-zero": {
    question: "Injury at 0 AP left",
    byDefault: "no-further-loss",
    readings: {
      "no-further-loss": "No further loss now; the next phase has 3 − injuries.",
      "carried-over":
        "The debt is carried over to the next phase by one who has actions left to take; one who has finished them, as in the enemy phase, owes nothing.",
    },
  },
  "vs.open.two-tokens": {
    question: "Who may pay one action with two +1 AP tokens?",
    byDefault: "the-sapper",
    readings: {
      "the-sapper": "The sapper on its blue side, whom the sentence names, and nobody else.",
      "whoever-has-two": "Whoever has two: the sapper is an example.",
    },
  },
  "vs.open.gander-left": {
    question: "Gander alone is left on a terrain with all objectives completed: is it completed?",
    byDefault: "not-counted",
    readings: {
      "not-counted": "Yes: he is no commando. He is outside then, and comes in again like one who exited.",
      counted: 'No: he "does not count as a commando" only where commandos are selected.',
    },
  },
  "vs.open.replacement-fail": {
    question: "All commandos eliminated while replacements wait",
    byDefault: "fails",
    readings: {
      fails: "Failure: no one is left to open a new terrain, unless a new terrain is already due.",
      "replacements-count": "Replacements count as commandos.",
    },
    switchable: false,
  },
  "vs.open.two-last-terrains": {
    question: 'Which terrain is "the last" with 2 in parallel at the end',
    byDefault: "last-left",
    readings: {
      "last-left": "The last one to be completed or left.",
      "both-left": "Both must have been left by someone.",
    },
    switchable: false,
  },
  "vs.open.limit-consequence": {
    question: "What happens at the turn limit",
    byDefault: "as-the-card-says",
    readings: {
      "as-the-card-says": "What the terrain card says; without a word, only extra events (no failure).",
      failure: "Failure.",
    },
  },
  "vs.open.direction-draw-limit": {
    question: "All event cards lack a direction (empty deck while drawing)",
    byDefault: "nobody-moves",
    readings: {
      "nobody-moves": "Reshuffle; with none at all nobody moves.",
    },
    switchable: false,
  },
  "vs.open.limit-direction": {
    question:
      "When is the direction drawn that a card of a limit deck does not show? The set-up says only that cards are drawn; the movement step and the play reference draw it there.",
    byDefault: "movement-step",
    readings: {
      "movement-step":
        "At the beginning of the enemy movement step, if a direction is needed; until then the card shows none, and an airdrop that would have to drift is cancelled.",
      "with-the-card": "In the event phase, as soon as the card is drawn.",
    },
  },
  "vs.open.zero-other-phases": {
    question: "0 AP actions in the event or end-of-turn phase",
    byDefault: "named-moments",
    readings: {
      "named-moments": "Not possible: only the named moments.",
      "any-phase-border": "Allowed at any phase border.",
    },
    switchable: false,
  },
  "vs.open.sniper-range": {
    question: "Do sniper rifles reach farther?",
    byDefault: "one-range",
    readings: {
      "one-range": "No: one range for all weapons.",
      "per-weapon": "Per weapon token.",
    },
    switchable: false,
  },
});
