import { openPointsUnder } from "../../../kernel/index.ts";

/** Open points of the base game: Reaction and marked attacks. */
export const reactionAndMarkedAttacksPoints = openPointsUnder("Reaction and marked attacks", {
  "rr.open.reaction-order": {
    question: "Order of several reaction attacks.",
    byDefault: "players-choose-they-stop-when",
    readings: {
      "players-choose-they-stop-when": "The players choose; they stop when the Operator dies.",
      "closest-first": "Closest first.",
    },
    switchable: false,
  },
  "rr.open.immediate-counts": {
    question: "Does the immediate attack of a missed alert unit use up its one reaction attack on that Operator?",
    byDefault: "uses-up",
    readings: {
      "uses-up":
        "Yes: both stand under reaction attacks with a limit of one per Operator; a unit that has already reacted to him does not attack again.",
      "in-addition": "It comes in addition.",
    },
  },
  "rr.open.reaction-and-miss": {
    question: "An Operator's first action in LOS of an alert unit is an attack on it that misses.",
    byDefault: "one-attack-only",
    readings: {
      "one-attack-only": "One attack only.",
      two: "Two.",
    },
    switchable: false,
  },
  "rr.open.missed-nonalert": {
    question: "A non-alert unit is attacked and missed.",
    byDefault: "no-attack",
    readings: {
      "no-attack":
        "It flips, turns and, if it sees the attacker, he is spotted; it does not attack at once (the action that alerts draws no reaction).",
      attacks: "It attacks at once, as the example's patrolman may have been non-alert.",
    },
  },
  "rr.open.leaving-and-cover": {
    question: "An Operator ends in LOS but beyond 8 squares.",
    byDefault: "minus-two-only",
    readings: {
      "minus-two-only": "He is out of range: −2 only.",
      "no-attack": "No attack.",
    },
  },
  "rr.open.marks-per-turn": {
    question: "How many attacks does one mark allow?",
    byDefault: "one-marker-then-comes-off",
    readings: {
      "one-marker-then-comes-off": "One; the marker then comes off.",
      "one-per-phase": "One per phase.",
    },
    switchable: false,
  },
  "rr.open.marked-consequences": {
    question: "Is a marked attack an action for being seen, and can it draw reaction attacks?",
    byDefault: "no-reactions",
    readings: {
      "no-reactions":
        "It is seen and heard like any action; no reaction or immediate attack is made outside the Operator Phase.",
      "immediate-answer": "The immediate attack of a missed alert unit is made in any phase.",
    },
  },
  "rr.open.mark-interrupted-mover": {
    question: "A unit missed by a marked attack in the middle of its patrol move.",
    byDefault: "stops",
    readings: {
      stops: "It flips and turns to the attacker; no longer facing its line, it stops for this phase.",
      completes: "It completes its move.",
    },
  },
  "rr.open.mark-interrupted-advance": {
    question: "The same during an advance.",
    byDefault: "completes-advance-facing-set-again",
    readings: {
      "completes-advance-facing-set-again": "It completes its advance; its facing is set again at the end.",
      stops: "It stops.",
    },
    switchable: false,
  },
  "rr.open.mark-move-attack": {
    question: "May a marked attack include a move or pop up?",
    byDefault: "no-attack-only",
    readings: {
      "no-attack-only": "No, it is an attack only.",
      "pop-up-allowed": "Pop up allowed.",
    },
    switchable: false,
  },
  "rr.open.mark-target-dead": {
    question: "The marked unit dies before.",
    byDefault: "marker-returns-board",
    readings: {
      "marker-returns-board": "The marker returns to the board.",
    },
    switchable: false,
  },
  "rr.open.mark-limits": {
    question: "May a marked attack be made while crouched, carrying or after being attacked?",
    byDefault: "conditions-those-attack-at-moment",
    readings: {
      "conditions-those-attack-at-moment":
        "Its conditions are those of an attack at that moment (not crouched, not carrying).",
    },
    switchable: false,
  },
  "rr.open.mark-strafe": {
    question: "May a marked Sten attack strafe?",
    byDefault: "yes-all-dice-get-2",
    readings: {
      "yes-all-dice-get-2": "Yes; all dice get the +2 of the marked target.",
      "only-dice-allocated-marked-unit": "Only the dice allocated to the marked unit.",
    },
    switchable: false,
  },
  "rr.open.mark-event-rotation": {
    question: "May a marked attack interrupt a rotation?",
    byDefault: "no-event-phase-only-before",
    readings: {
      "no-event-phase-only-before": "No: in the Event Phase only before the card is actioned.",
      "between-90-degree-steps": "Between 90-degree steps.",
    },
    switchable: false,
  },
});
