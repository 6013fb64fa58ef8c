import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const escortingActionsLimitsPoints = openPointsUnder("Escorting, actions, limits", {
  "vs.open.escort-alarm": point("Does a visible escorted character trigger the alarm?", {
    no: "No: the rule names commandos.",
    yes: 'Yes: "all commandos\' stealth rules".',
  }),
  "vs.open.escort-reaction": point("Reaction fire while an escorted character goes along", {
    shared: "Hits are shared among the visible movers by the players; fire occurs if either is visible.",
    "commando-only": "Only the commando is hit.",
  }),
  "vs.open.escort-late": fixedPoint("No free space when the commando arrives", {
    "as-soon-as-space": "The character appears as soon as there is space and a commando on the tile.",
    "re-enter": "The commando has to re-enter.",
  }),
  "vs.open.escort-lost": point("An escorted character is eliminated", {
    fails: "The objective cannot be completed: the operation fails unless the card says otherwise.",
    "goes-on": "It goes on without that objective.",
  }),
  "vs.open.interact-protected": point(
    "May a commando interact with an objective, or interrupt an alarm, that an enemy unit protects?",
    {
      yes: "Yes: nothing forbids it.",
      no: "The protector must go first.",
    },
  ),
  "vs.open.alarm-count": point('"Use more commandos than the quantity"', {
    "at-the-same-time": "More commandos on the terrain at the same time.",
    "over-the-whole-terrain": "More different commandos over the whole terrain.",
  }),
  "vs.open.saved-space": point("Are +1 AP spaces health slots?", {
    "health-slots": "Yes: the top slot (two for the blue sapper) is dedicated; an injury there flips the token.",
    separate: "Separate spaces: an injury costs no token; one on the top slot bars saving all the same.",
  }),
  "vs.open.ap-below-zero": point("Injury at 0 AP left", {
    "no-further-loss": "No further loss now; the next phase has 3 − injuries.",
    "carried-over":
      "The debt is carried over to the next phase by one who has actions left to take; one who has finished them, as in the enemy phase, owes nothing.",
  }),
  "vs.open.two-tokens": point("Who may pay one action with two +1 AP tokens?", {
    "the-sapper": "The sapper on its blue side, whom the sentence names, and nobody else.",
    "whoever-has-two": "Whoever has two: the sapper is an example.",
  }),
  "vs.open.gander-left": point("Gander alone is left on a terrain with all objectives completed: is it completed?", {
    "not-counted": "Yes: he is not a commando. He is outside then, and comes in again like one who exited.",
    counted: 'No: he "does not count as a commando" only where commandos are selected.',
  }),
  "vs.open.replacement-fail": fixedPoint("All commandos eliminated while replacements wait", {
    fails: "Failure: no one is left to open a new terrain, unless a new terrain is already due.",
    "replacements-count": "Replacements count as commandos.",
  }),
  "vs.open.two-last-terrains": fixedPoint('Which terrain is "the last" with 2 in parallel at the end', {
    "last-left": "The last one to be completed or left.",
    "both-left": "Both must have been left by someone.",
  }),
  "vs.open.limit-consequence": point("What happens at the turn limit", {
    "as-the-card-says": "What the terrain card says; without a word, only extra events (no failure).",
    failure: "Failure.",
  }),
  "vs.open.direction-draw-limit": fixedPoint("All event cards lack a direction (empty deck while drawing)", {
    "nobody-moves": "Reshuffle; with none at all nobody moves.",
  }),
  "vs.open.limit-direction": point(
    "When is the direction drawn that a card of a limit deck does not show? The set-up says only that cards are drawn; the movement step and the play reference draw it there.",
    {
      "movement-step":
        "At the beginning of the enemy movement step, if a direction is needed; until then the card shows none, and an airdrop that would have to drift is cancelled.",
      "with-the-card": "In the event phase, as soon as the card is drawn.",
    },
  ),
  "vs.open.zero-other-phases": fixedPoint("0 AP actions in the event or end-of-turn phase", {
    "named-moments": "Not possible: only the named moments.",
    "any-phase-border": "Allowed at any phase border.",
  }),
  "vs.open.sniper-range": fixedPoint("Do sniper rifles reach farther?", {
    "one-range": "No: one range for all weapons.",
    "per-weapon": "Per weapon token.",
  }),
});
