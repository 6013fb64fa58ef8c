import { fixedPoint, openPointsUnder, point } from "../../../kernel/index.ts";

export const distanceFieldOfViewLineOfSightPoints = openPointsUnder("Distance, field of view, line of sight", {
  "rr.open.distance-metric": point(
    'How are squares of distance counted (range, earshot, shouts, closeness, any "within n squares")?',
    {
      "diagonal-counts-one":
        'A diagonal step counts 1: distance = max(abs dx, abs dy). Moves cost the same diagonally and range is "counted in squares" with 8 adjacent squares.',
      orthogonal: "Orthogonal steps only (abs dx + abs dy)",
      euclidean: "Euclidean, rounded",
      "line-squares": "The squares crossed by the line.",
    },
  ),
  "rr.open.distance-obstacles": fixedPoint("Do walls or occupied squares lengthen a range, earshot or shout?", {
    "no-earshot-stated-not-be": "No: earshot is stated not to be blocked; ranges are a count between two squares.",
    "count-along-passable-path": "Count along a passable path.",
  }),
  "rr.open.fov-diagonals": point(
    "Are the squares exactly on the diagonals, at 45 degrees to where a unit faces, in the field of view?",
    {
      inside:
        "Yes: their centre lies on the border of the 90-degree angle drawn from the unit's centre, and half of each is inside; the peripheral squares then complete a row of five at the unit's shoulders.",
      // an angle that starts at the front corners of the square has the same two lines: it is no third reading
      outside: "No: only what lies strictly inside the angle.",
    },
  ),
  "rr.open.fov-depth": point('What are "8 squares" of depth?', {
    rows: "8 rows ahead: with the diagonal counted 1, the same as distance 8 inside the angle.",
    radius: "A radius of 8 (a quarter circle)",
    orthogonal: "Orthogonal steps.",
  }),
  "rr.open.fov-operator-depth": fixedPoint("How far does an Operator see?", {
    "no-limit-but-weapons-range": "No limit but the weapon's range.",
    "8-squares-like-axis": "8 squares like the Axis.",
  }),
  "rr.open.los-corner-touch": point(
    "A line passes exactly through the corner of one blocking square or the end of one wall.",
    {
      open: "Not blocked: the line does not pass through the square or across the wall.",
      blocked: "Blocked by any touch.",
    },
  ),
  "rr.open.los-pinch": point(
    "A line passes exactly through a corner where blockers touch it from both sides (two diagonal squares, two walls, a wall and a square).",
    {
      blocked: "Blocked: there is no gap. A straight wall crossed at the joint of two of its edges is blocked by that.",
      open: "Not blocked (each touch alone does not block).",
    },
  ),
  "rr.open.los-building-corner": point("A line touches the outer corner of a building, both walls on one side.", {
    open: "Not blocked (as a single corner).",
    blocked: "Blocked.",
  }),
  "rr.open.los-end-squares": point("Does the terrain of the two end squares matter?", {
    "no-effect":
      "No, except forest and windows as stated; a unit in forest, rock, hedge or crates sees out and is seen.",
    hides:
      'A hedge or crate square hides a crouching occupant; rock cannot be seen out of (the source says only "into").',
  }),
  "rr.open.window-six-squares": point("Which squares are the 6?", {
    "along-wall":
      "The square on each side of the window edge and the next square along the wall on both hands, if no wall separates it from the first.",
    "always-six": "Always 6, across inner walls",
    "facing-two": "Only the 2 squares facing the window.",
  }),
  "rr.open.window-lateral": point(
    "Does the building wall beside the window block a line from a lateral window square?",
    {
      "wall-open":
        'No: for lines to or from a window square, the wall edges along its 3 squares count as open ("full LOS"); any other wall still blocks.',
      "window-edge-only": "The line must cross the window's own edge.",
    },
  ),
  "rr.open.window-two": point("May a line use two windows (through a building, or into the next)?", {
    allowed: "Yes, if each window's clause is met by the viewer's or the target's square.",
    never: "Never.",
  }),
  "rr.open.window-inner-viewer": point(
    "Does a viewer on a window square see crouching Operators on the other side who are not on window squares?",
    {
      full: "Yes: full LOS; the window hides only what stands on window squares, and not from adjacent viewers.",
      "hides-unless-adjacent":
        "The window hides all crouching Operators from viewers on the other side who are not adjacent to them.",
    },
  ),
  "rr.open.low-wall-adjacent": point("When is a unit adjacent to a low wall?", {
    "same-run":
      "When one side of its square belongs to the same straight, unbroken run of low wall that the line crosses.",
    "that-edge": "Only that very edge",
    "corner-touch": "Also when a corner of its square touches that run.",
    "any-within-one": "Any low wall within the 8 adjacent squares.",
  }),
  "rr.open.low-wall-length": point("What is looking down the length of a wall on an edge grid?", {
    "two-lanes":
      "The unit faces along the direction of the wall and stands in one of the two lanes that touch the wall's line; lines crossing that wall are then not hidden by it.",
    "beyond-the-end": "The unit stands exactly beyond the end of the wall, touching its line",
    "under-45-degrees": "Any line making less than 45 degrees with the wall.",
  }),
  "rr.open.hedge-adjacent-viewer": point("Does a unit adjacent to a hedge or crates see over them?", {
    hides: "No: the exception names low walls only.",
    "sees-over": "Yes, as for walls.",
  }),
  "rr.open.operator-sees-over": fixedPoint("Does a standing Operator see and shoot at units over low cover?", {
    "yes-low-cover-hides-only": "Yes: low cover hides only corpses and crouching Operators.",
  }),
  "rr.open.cover-between": point("When is cover between the Operator and the attacker?", {
    "line-crosses":
      "When the line between the centres passes through the cover square, or crosses the cover edge, and that square or edge is adjacent to the Operator's square. A pass exactly through the end of a wall or the corner of a square gives no cover, unless cover on both sides closes the corner: then the softer of the two counts.",
    "attackers-side": "Any adjacent cover on the attacker's side (angle of 45 degrees)",
    "touch-counts": "The touch counts.",
  }),
  "rr.open.cover-adjacent-edge": point("Which low-wall edges are adjacent to the Operator?", {
    "sides-and-corners": "The 4 sides of his square and edges that touch one of its corners.",
    "sides-only": "Only the 4 sides.",
  }),
  "rr.open.cover-several": point("Several covers apply (forest square behind a wall).", {
    largest: "Only the largest one; the table lists alternatives.",
    sum: "They add up.",
  }),
  "rr.open.cover-crouched": point("Does a crouching Operator who is nevertheless visible get cover?", {
    "forest-only": 'Forest: yes. Low cover: no ("standing adjacent").',
    "any-posture": "Any posture.",
  }),
  "rr.open.own-cover-square": point("Does an Operator standing on a hedge or crate square have cover from it?", {
    none: "No: it is not between.",
    "as-adjacent": "As adjacent cover",
    "as-forest": "As a forest square.",
  }),
  "rr.open.adjacent-across-wall": fixedPoint(
    "Are squares on both sides of a wall, door or window adjacent (sprint noise, forest and camo visibility, med pack, traps)?",
    {
      "noise-yes-visibility-only-with":
        "Noise: yes (sound is not blocked). Visibility: only with LOS. Med pack and placing: not through a high or building wall.",
      "adjacency-ignores-all-edges": "Adjacency ignores all edges",
      "adjacency-needs-legal-step": "Adjacency needs a legal step.",
    },
  ),
  "rr.open.operator-los-alert-axis": point("Does an alert Axis unit block an Operator's line of attack?", {
    transparent:
      'No: the note that alert units do not block LOS is general (the attack text says "a different Axis unit" without a status: a contradiction).',
    blocks: "Yes: every other Axis unit blocks Operators; only Axis sight ignores alert units.",
  }),
  "rr.open.template-los": point("Does a blast template that stays hide its own squares?", {
    "through-and-into": "It blocks lines through or into it for the rest of the turn.",
    "only-through": "Only lines through.",
  }),
  "rr.open.mark-depth": point("How far does the field of view reach in which a marked target has to lie?", {
    "weapon-range":
      "As far as the weapon: what the Operator has like an Axis unit is the angle to his front, and his range is asked for beside it.",
    "eight-squares": "8 squares, as that of an Axis unit, also for a sniper rifle.",
  }),
  "rr.open.mark-peripheral": point("Does the Operator's field of view for marked attacks include peripheral squares?", {
    no: 'No: only the field "to their front" is given to him.',
    yes: "Yes.",
  }),
  "rr.open.facing-diagonal": point("A unit must face a point that is not straight ahead of any facing.", {
    "larger-then-smaller-turn":
      "The facing along the larger of abs dx and abs dy; if equal, the facing that needs the smaller turn (none if already one of the two); if still equal, the players choose.",
    "players-choose": "Always the players' choice among facings whose field of view contains the point.",
  }),
  "rr.open.vehicle-los-gridline": fixedPoint("Vehicle lines start at a corner and may run along a grid line.", {
    "such-line-blocked-only-if":
      "Such a line is blocked only if both squares beside it block at the same place, or a wall crosses it; a wall lying on it does not block.",
    "blocked-either-square": "Blocked by either square.",
  }),
  "rr.open.vehicle-range": fixedPoint("Distance from a vehicle to a target off its lane.", {
    "smallest-count-from-square-front":
      "The smallest count from a square of the front (rear) row of the token; the first square ahead is 1.",
    "count-from-nearest-square-token": "Count from the nearest square of the token.",
  }),
});
