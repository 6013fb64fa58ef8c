import { openPointsUnder } from "../../../kernel/index.ts";

/** What the rules leave open: enemy movement, health. */
export const enemyMovementHealthPoints = openPointsUnder("Enemy movement, health", {
  "vs.open.path-occupancy": {
    question: "Do full tiles change the shortest path?",
    byDefault: "ignored",
    readings: {
      ignored: "No: paths count tiles and walls; a unit before a full tile stays.",
      detour: "Yes, a detour of equal rank is sought.",
    },
    switchable: false,
  },
  "vs.open.path-tie-commandos": {
    question: "Two visible commandos equally near: split?",
    byDefault: "split",
    readings: {
      split: "Yes, both are possible paths.",
      "players-choose": "Players choose one for the group.",
    },
  },
  "vs.open.split-direction": {
    question: "Does the split apply to card direction when several tiles lie that way (a long edge)?",
    byDefault: "split",
    readings: {
      split: "Yes: several possible paths.",
      "players-choose": "Players choose one tile.",
    },
  },
  "vs.open.split-uneven": {
    question: "A path tile lacks space for its part",
    byDefault: "rest-stays",
    readings: {
      "rest-stays": "The part moves as far as it fits; the rest stays.",
      "joins-another": "The rest joins another part.",
    },
    switchable: false,
  },
  "vs.open.order-ties": {
    question: "Order among units equally near",
    byDefault: "players-choose",
    readings: {
      "players-choose": "Players choose; units of one tile move together.",
      "map-order": "Fixed map order.",
    },
    switchable: false,
  },
  "vs.open.parallel-steps": {
    question: "Enemy steps with several terrains",
    byDefault: "step-by-step",
    readings: {
      "step-by-step": "Each step is played on all terrains before the next step.",
      "terrain-by-terrain": "Whole enemy phase per terrain.",
    },
    switchable: false,
  },
  "vs.open.officer-up-to": {
    question: '"Up to 2 tiles": may the players stop an officer\'s group after 1 tile?',
    byDefault: "as-far-as-they-can",
    readings: {
      "as-far-as-they-can": "No: units go as far as they can, as every enemy move is compulsory.",
      "players-choose": "Yes, the players choose 1 or 2.",
    },
    switchable: false,
  },
  "vs.open.officer-second-step": {
    question: "Does the second tile of an officer's move follow a new direction, and do stops apply after the first?",
    byDefault: "same-direction",
    readings: {
      "same-direction":
        "Same direction; after the first tile the group stops if a visible commando is on its tile; a regular unit that came to protect a token stops too.",
      unconditional: "Both tiles unconditional.",
    },
  },
  "vs.open.dog-critical": {
    question: "Does a guard dog reveal a critical commando?",
    byDefault: "no",
    readings: {
      no: "No: enemy units ignore it.",
      yes: "Yes.",
    },
  },
  "vs.open.critical-check": {
    question: "Does a critical commando take stealth checks when units enter?",
    byDefault: "no",
    readings: {
      no: "No: it is ignored.",
      yes: "Yes.",
    },
  },
  "vs.open.critical-deadline": {
    question: '"The next game turn" for a commando that turns critical in the enemy phase of turn N',
    byDefault: "end-of-next-turn",
    readings: {
      "end-of-next-turn": "End of turn N + 1, whatever the phase.",
      "end-of-same-turn": "End of turn N when it fell in the commando phase.",
    },
  },
});
