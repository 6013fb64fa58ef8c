import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const movementPoints = openPointsUnder("Movement", {
  "rr.open.pass-through-enemies": point("May an Operator pass a square held by an Axis unit and the reverse?", {
    yes: "Yes: the clause says other units.",
    "friends-only": "Only friends (the civilian disguise grants passing Axis units as something special).",
  }),
  "rr.open.pass-with-single-moves": fixedPoint("May a 1-AP move end on an occupied square, the next move leaving it?", {
    "yes-if-next-action-movement":
      "Yes, if the next action is a movement that leaves it; nothing else may be done there.",
    "only-within-one-sprint": "Only within one sprint.",
  }),
  "rr.open.diagonal-wall-corner": point("Is a diagonal step past the end or corner of a wall, hedge or rock allowed?", {
    "unless-both-closed":
      "Yes unless both orthogonal ways round the corner are closed by edges; blocking squares beside the step do not matter.",
    "forbidden-at-walls": "Forbidden when any wall touches the corner",
    "forbidden-beside-blockers": "Forbidden when a blocking square lies beside it.",
  }),
  "rr.open.diagonal-window": point("May a window be climbed (or placed through) diagonally?", {
    yes: "Yes, between the square at the window and a lateral window square of the other side: placing and a dog's move are shown so.",
    "straight-only": "Straight only.",
  }),
  "rr.open.climb-diagonal": fixedPoint("May a hedge or crate square be climbed into diagonally?", {
    yes: 'Yes ("in any direction").',
  }),
  "rr.open.leave-hedge-cost": fixedPoint("What does leaving a hedge or crate square cost?", {
    "normal-move-climb-pays-entering":
      "A normal move (or climb into another such square); the climb pays for entering.",
    "2-ap-again": "2 AP again.",
  }),
  "rr.open.leave-rock-cost": point("What does leaving a rock square cost?", {
    climb: "A climb (2 AP): it is all rock face. A normal move if the target is regular is the other reading.",
    "normal-move": "Normal move.",
  }),
  "rr.open.sprint-fewer": point("May a sprint cover 1 or 2 squares?", {
    yes: "Yes, at 2 AP: it allows 3 squares.",
    "exactly-three": "Exactly 3.",
  }),
  "rr.open.low-wall-diagonal": point("May a low wall be vaulted diagonally?", {
    yes: "Yes.",
    "straight-only": "Straight only.",
  }),
  "rr.open.axis-climb-crates": point("Do advancing units climb crates?", {
    no: "No: only hedges and windows are listed.",
    yes: "Yes, for 2 points.",
  }),
  "rr.open.axis-water": fixedPoint("Do advancing units treat unreachable Operators (islands, rocks) as targets?", {
    "yes-they-move-reachable-square": "Yes; they move to the reachable square closest to an attack position.",
    "they-ignore-them": "They ignore them.",
  }),
  "rr.open.vehicle-turn": fixedPoint("Where do the squares of a long vehicle go in a turn?", {
    "front-2-2-block-shifts":
      "The front 2 × 2 block shifts one square diagonally toward the turn and becomes the front in the new facing; the body lies behind it.",
    "token-turns-about-centre": "The token turns about its centre.",
  }),
  "rr.open.vehicle-diagonal-cost": fixedPoint("Which squares decide the forest cost of a step?", {
    "2-squares-leading-row-newly": "The 2 squares the leading row newly covers.",
    "every-newly-covered-square": "Every newly covered square.",
  }),
  "rr.open.vehicle-edges": fixedPoint("When does a low wall block a vehicle step?", {
    "when-any-square-token-would":
      "When any square of the token would cross the edge, or the edge would lie inside the token.",
    "only-when-leading-row-crosses": "Only when the leading row crosses it.",
  }),
  "rr.open.truck-turn-cost": fixedPoint("Does a truck's turn cost 2 or need 2 left and cost 1?", {
    "costs-2": "It costs 2.",
    "costs-1-but-needs-2": "Costs 1 but needs 2 left.",
  }),
  "rr.open.vehicle-pass-stop": fixedPoint("Where does a vehicle stop whose move would end on occupied squares?", {
    "last-position-path-with-all": "On the last position of its path with all squares free.",
    "waits-where": "It waits where it is.",
  }),
  "rr.open.spawn-blocked": fixedPoint("A spawn exit square is occupied and no free square is in reach.", {
    "unit-stays-tile": "The unit stays on the tile.",
    "appears-nearest-free-square": "It appears on the nearest free square.",
  }),
});
