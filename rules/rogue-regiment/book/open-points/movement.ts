import { openPointsUnder } from "../../../kernel/index.ts";

/** Open points of the base game: Movement. */
export const movementPoints = openPointsUnder("Movement", {
  "rr.open.pass-through-enemies": {
    question: "May an Operator pass a square held by an Axis unit and the reverse?",
    byDefault: "yes",
    readings: {
      yes: "Yes: the clause says other units.",
      "friends-only": "Only friends (the civilian disguise grants passing Axis units as something special).",
    },
  },
  "rr.open.pass-with-single-moves": {
    question: "May a 1-AP move end on an occupied square, the next move leaving it?",
    byDefault: "yes-if-next-action-movement",
    readings: {
      "yes-if-next-action-movement":
        "Yes, if the next action is a movement that leaves it; nothing else may be done there.",
      "only-within-one-sprint": "Only within one sprint.",
    },
    switchable: false,
  },
  "rr.open.diagonal-wall-corner": {
    question: "Is a diagonal step past the end or corner of a wall, hedge or rock allowed?",
    byDefault: "unless-both-closed",
    readings: {
      "unless-both-closed":
        "Yes unless both orthogonal ways round the corner are closed by edges; blocking squares beside the step do not matter.",
      "forbidden-at-walls": "Forbidden when any wall touches the corner",
      "forbidden-beside-blockers": "Forbidden when a blocking square lies beside it.",
    },
  },
  "rr.open.diagonal-window": {
    question: "May a window be climbed (or placed through) diagonally?",
    byDefault: "yes",
    readings: {
      yes: "Yes, between the square at the window and a lateral window square of the other side: placing and a dog's move are shown so.",
      "straight-only": "Straight only.",
    },
  },
  "rr.open.climb-diagonal": {
    question: "May a hedge or crate square be climbed into diagonally?",
    byDefault: "yes",
    readings: {
      yes: 'Yes ("in any direction").',
    },
    switchable: false,
  },
  "rr.open.leave-hedge-cost": {
    question: "What does leaving a hedge or crate square cost?",
    byDefault: "normal-move-climb-pays-entering",
    readings: {
      "normal-move-climb-pays-entering":
        "A normal move (or climb into another such square); the climb pays for entering.",
      "2-ap-again": "2 AP again.",
    },
    switchable: false,
  },
  "rr.open.leave-rock-cost": {
    question: "What does leaving a rock square cost?",
    byDefault: "climb",
    readings: {
      climb: "A climb (2 AP): it is all rock face. A normal move if the target is regular is the other reading.",
      "normal-move": "Normal move.",
    },
  },
  "rr.open.sprint-fewer": {
    question: "May a sprint cover 1 or 2 squares?",
    byDefault: "yes",
    readings: {
      yes: "Yes, at 2 AP: it allows 3 squares.",
      "exactly-three": "Exactly 3.",
    },
  },
  "rr.open.low-wall-diagonal": {
    question: "May a low wall be vaulted diagonally?",
    byDefault: "yes",
    readings: {
      yes: "Yes.",
      "straight-only": "Straight only.",
    },
  },
  "rr.open.axis-climb-crates": {
    question: "Do advancing units climb crates?",
    byDefault: "no",
    readings: {
      no: "No: only hedges and windows are listed.",
      yes: "Yes, for 2 points.",
    },
  },
  "rr.open.axis-water": {
    question: "Do advancing units treat unreachable Operators (islands, rocks) as targets?",
    byDefault: "yes-they-move-reachable-square",
    readings: {
      "yes-they-move-reachable-square": "Yes; they move to the reachable square closest to an attack position.",
      "they-ignore-them": "They ignore them.",
    },
    switchable: false,
  },
  "rr.open.vehicle-turn": {
    question: "Where do the squares of a long vehicle go in a turn?",
    byDefault: "front-2-2-block-shifts",
    readings: {
      "front-2-2-block-shifts":
        "The front 2 × 2 block shifts one square diagonally toward the turn and becomes the front in the new facing; the body lies behind it.",
      "token-turns-about-centre": "The token turns about its centre.",
    },
    switchable: false,
  },
  "rr.open.vehicle-diagonal-cost": {
    question: "Which squares decide the forest cost of a step?",
    byDefault: "2-squares-leading-row-newly",
    readings: {
      "2-squares-leading-row-newly": "The 2 squares the leading row newly covers.",
      "every-newly-covered-square": "Every newly covered square.",
    },
    switchable: false,
  },
  "rr.open.vehicle-edges": {
    question: "When does a low wall block a vehicle step?",
    byDefault: "when-any-square-token-would",
    readings: {
      "when-any-square-token-would":
        "When any square of the token would cross the edge, or the edge would lie inside the token.",
      "only-when-leading-row-crosses": "Only when the leading row crosses it.",
    },
    switchable: false,
  },
  "rr.open.truck-turn-cost": {
    question: "Does a truck's turn cost 2 or need 2 left and cost 1?",
    byDefault: "costs-2",
    readings: {
      "costs-2": "It costs 2.",
      "costs-1-but-needs-2": "Costs 1 but needs 2 left.",
    },
    switchable: false,
  },
  "rr.open.vehicle-pass-stop": {
    question: "Where does a vehicle stop whose move would end on occupied squares?",
    byDefault: "last-position-path-with-all",
    readings: {
      "last-position-path-with-all": "On the last position of its path with all squares free.",
      "waits-where": "It waits where it is.",
    },
    switchable: false,
  },
  "rr.open.spawn-blocked": {
    question: "A spawn exit square is occupied and no free square is in reach.",
    byDefault: "unit-stays-tile",
    readings: {
      "unit-stays-tile": "The unit stays on the tile.",
      "appears-nearest-free-square": "It appears on the nearest free square.",
    },
    switchable: false,
  },
});
