import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const reactionAndMarkedAttacksPoints = openPointsUnder("Reaction and marked attacks", {
  "rr.open.reaction-order": fixedPoint("Order of several reaction attacks.", {
    "players-choose-they-stop-when": "The players choose; they stop when the Operator dies.",
    "closest-first": "Closest first.",
  }),
  "rr.open.immediate-counts": point(
    "Does the immediate attack of a missed alert unit use up its one reaction attack on that Operator?",
    {
      "uses-up":
        "Yes: both stand under reaction attacks with a limit of one per Operator; a unit that has already reacted to him does not attack again.",
      "in-addition": "It comes in addition.",
    },
  ),
  "rr.open.reaction-and-miss": fixedPoint(
    "An Operator's first action in LOS of an alert unit is an attack on it that misses.",
    {
      "one-attack-only": "One attack only.",
      two: "Two.",
    },
  ),
  "rr.open.missed-nonalert": point("A non-alert unit is attacked and missed.", {
    "no-attack":
      "It flips, turns and, if it sees the attacker, he is spotted; it does not attack at once (the action that alerts draws no reaction).",
    attacks: "It attacks at once, as the example's patrolman may have been non-alert.",
  }),
  "rr.open.leaving-and-cover": point("An Operator ends in LOS but beyond 8 squares.", {
    "minus-two-only": "He is out of range: −2 only.",
    "no-attack": "No attack.",
  }),
  "rr.open.marks-per-turn": fixedPoint("How many attacks does one mark allow?", {
    "one-marker-then-comes-off": "One; the marker then comes off.",
    "one-per-phase": "One per phase.",
  }),
  "rr.open.marked-consequences": point(
    "Is a marked attack an action for being seen, and can it draw reaction attacks?",
    {
      "no-reactions":
        "It is seen and heard like any action; no reaction or immediate attack is made outside the Operator Phase.",
      "immediate-answer": "The immediate attack of a missed alert unit is made in any phase.",
    },
  ),
  "rr.open.mark-interrupted-mover": point("A unit missed by a marked attack in the middle of its patrol move.", {
    stops: "It flips and turns to the attacker; no longer facing its line, it stops for this phase.",
    completes: "It completes its move.",
  }),
  "rr.open.mark-interrupted-advance": fixedPoint("The same during an advance.", {
    "completes-advance-facing-set-again": "It completes its advance; its facing is set again at the end.",
    stops: "It stops.",
  }),
  "rr.open.mark-move-attack": fixedPoint("May a marked attack include a move or pop up?", {
    "no-attack-only": "No, it is an attack only.",
    "pop-up-allowed": "Pop up allowed.",
  }),
  "rr.open.mark-target-dead": fixedPoint("The marked unit dies before.", {
    "marker-returns-board": "The marker returns to the board.",
  }),
  "rr.open.mark-limits": fixedPoint("May a marked attack be made while crouched, carrying or after being attacked?", {
    "conditions-those-attack-at-moment":
      "Its conditions are those of an attack at that moment (not crouched, not carrying).",
  }),
  "rr.open.mark-strafe": fixedPoint("May a marked Sten attack strafe?", {
    "yes-all-dice-get-2": "Yes; all dice get the +2 of the marked target.",
    "only-dice-allocated-marked-unit": "Only the dice allocated to the marked unit.",
  }),
  "rr.open.mark-event-rotation": fixedPoint("May a marked attack interrupt a rotation?", {
    "no-event-phase-only-before": "No: in the Event Phase only before the card is actioned.",
    "between-90-degree-steps": "Between 90-degree steps.",
  }),
});
