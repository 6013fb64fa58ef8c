import type { Interpretation } from "../../../kernel/index.ts";

/** Open points of the base game: Reaction and marked attacks. */
export const reactionAndMarkedAttacks = {
  "rr.open.reaction-order": {
    topic: "Reaction and marked attacks",
    question: "Order of several reaction attacks.",
    byDefault: "players-choose-they-stop-when",
    readings: {
      "players-choose-they-stop-when": { text: "The players choose; they stop when the Operator dies." },
      "closest-first": { text: "Closest first." },
    },
    switchable: false,
  },
  "rr.open.immediate-counts": {
    topic: "Reaction and marked attacks",
    question: "Does the immediate attack of a missed alert unit use up its one reaction attack on that Operator?",
    byDefault: "uses-up",
    readings: {
      "uses-up": {
        text: "Yes: both stand under reaction attacks with a limit of one per Operator; a unit that has already reacted to him does not attack again.",
      },
      "in-addition": { text: "It comes in addition." },
    },
    switchable: true,
  },
  "rr.open.reaction-and-miss": {
    topic: "Reaction and marked attacks",
    question: "An Operator's first action in LOS of an alert unit is an attack on it that misses.",
    byDefault: "one-attack-only",
    readings: { "one-attack-only": { text: "One attack only." }, two: { text: "Two." } },
    switchable: false,
  },
  "rr.open.missed-nonalert": {
    topic: "Reaction and marked attacks",
    question: "A non-alert unit is attacked and missed.",
    byDefault: "no-attack",
    readings: {
      "no-attack": {
        text: "It flips, turns and, if it sees the attacker, he is spotted; it does not attack at once (the action that alerts draws no reaction).",
      },
      attacks: { text: "It attacks at once, as the example's patrolman may have been non-alert." },
    },
    switchable: true,
  },
  "rr.open.leaving-and-cover": {
    topic: "Reaction and marked attacks",
    question: "An Operator ends in LOS but beyond 8 squares.",
    byDefault: "minus-two-only",
    readings: { "minus-two-only": { text: "He is out of range: −2 only." }, "no-attack": { text: "No attack." } },
    switchable: true,
  },
  "rr.open.marks-per-turn": {
    topic: "Reaction and marked attacks",
    question: "How many attacks does one mark allow?",
    byDefault: "one-marker-then-comes-off",
    readings: {
      "one-marker-then-comes-off": { text: "One; the marker then comes off." },
      "one-per-phase": { text: "One per phase." },
    },
    switchable: false,
  },
  "rr.open.marked-consequences": {
    topic: "Reaction and marked attacks",
    question: "Is a marked attack an action for being seen, and can it draw reaction attacks?",
    byDefault: "no-reactions",
    readings: {
      "no-reactions": {
        text: "It is seen and heard like any action; no reaction or immediate attack is made outside the Operator Phase.",
      },
      "immediate-answer": { text: "The immediate attack of a missed alert unit is made in any phase." },
    },
    switchable: true,
  },
  "rr.open.mark-interrupted-mover": {
    topic: "Reaction and marked attacks",
    question: "A unit missed by a marked attack in the middle of its patrol move.",
    byDefault: "stops",
    readings: {
      stops: { text: "It flips and turns to the attacker; no longer facing its line, it stops for this phase." },
      completes: { text: "It completes its move." },
    },
    switchable: true,
  },
  "rr.open.mark-interrupted-advance": {
    topic: "Reaction and marked attacks",
    question: "The same during an advance.",
    byDefault: "completes-advance-facing-set-again",
    readings: {
      "completes-advance-facing-set-again": { text: "It completes its advance; its facing is set again at the end." },
      stops: { text: "It stops." },
    },
    switchable: false,
  },
  "rr.open.mark-move-attack": {
    topic: "Reaction and marked attacks",
    question: "May a marked attack include a move or pop up?",
    byDefault: "no-attack-only",
    readings: {
      "no-attack-only": { text: "No, it is an attack only." },
      "pop-up-allowed": { text: "Pop up allowed." },
    },
    switchable: false,
  },
  "rr.open.mark-target-dead": {
    topic: "Reaction and marked attacks",
    question: "The marked unit dies before.",
    byDefault: "marker-returns-board",
    readings: { "marker-returns-board": { text: "The marker returns to the board." } },
    switchable: false,
  },
  "rr.open.mark-limits": {
    topic: "Reaction and marked attacks",
    question: "May a marked attack be made while crouched, carrying or after being attacked?",
    byDefault: "conditions-those-attack-at-moment",
    readings: {
      "conditions-those-attack-at-moment": {
        text: "Its conditions are those of an attack at that moment (not crouched, not carrying).",
      },
    },
    switchable: false,
  },
  "rr.open.mark-strafe": {
    topic: "Reaction and marked attacks",
    question: "May a marked Sten attack strafe?",
    byDefault: "yes-all-dice-get-2",
    readings: {
      "yes-all-dice-get-2": { text: "Yes; all dice get the +2 of the marked target." },
      "only-dice-allocated-marked-unit": { text: "Only the dice allocated to the marked unit." },
    },
    switchable: false,
  },
  "rr.open.mark-event-rotation": {
    topic: "Reaction and marked attacks",
    question: "May a marked attack interrupt a rotation?",
    byDefault: "no-event-phase-only-before",
    readings: {
      "no-event-phase-only-before": { text: "No: in the Event Phase only before the card is actioned." },
      "between-90-degree-steps": { text: "Between 90-degree steps." },
    },
    switchable: false,
  },
} as const satisfies Record<string, Interpretation>;
