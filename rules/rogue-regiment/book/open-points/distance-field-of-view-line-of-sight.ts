import type { Interpretation } from "../../../kernel/index.ts";

/** Open points of the base game: Distance, field of view, line of sight. */
export const distanceFieldOfViewLineOfSight = {
  "rr.open.distance-metric": {
    topic: "Distance, field of view, line of sight",
    question: 'How are squares of distance counted (range, earshot, shouts, closeness, any "within n squares")?',
    byDefault: "diagonal-counts-one",
    readings: {
      "diagonal-counts-one": {
        text: 'A diagonal step counts 1: distance = max(abs dx, abs dy). Moves cost the same diagonally and range is "counted in squares" with 8 adjacent squares.',
      },
      orthogonal: { text: "Orthogonal steps only (abs dx + abs dy)" },
      euclidean: { text: "Euclidean, rounded" },
      "line-squares": { text: "The squares crossed by the line." },
    },
    switchable: true,
  },
  "rr.open.distance-obstacles": {
    topic: "Distance, field of view, line of sight",
    question: "Do walls or occupied squares lengthen a range, earshot or shout?",
    byDefault: "no-earshot-stated-not-be",
    readings: {
      "no-earshot-stated-not-be": {
        text: "No: earshot is stated not to be blocked; ranges are a count between two squares.",
      },
      "count-along-passable-path": { text: "Count along a passable path." },
    },
    switchable: false,
  },
  "rr.open.fov-diagonals": {
    topic: "Distance, field of view, line of sight",
    question: "Are the squares exactly on the diagonals, at 45 degrees to where a unit faces, in the field of view?",
    byDefault: "inside",
    readings: {
      inside: {
        text: "Yes: their centre lies on the border of the 90-degree angle drawn from the unit's centre, and half of each is inside; the peripheral squares then complete a row of five at the unit's shoulders.",
      },
      // an angle that starts at the front corners of the square has the same two lines: it is no third reading
      outside: { text: "No: only what lies strictly inside the angle." },
    },
    switchable: true,
  },
  "rr.open.fov-depth": {
    topic: "Distance, field of view, line of sight",
    question: 'What are "8 squares" of depth?',
    byDefault: "rows",
    readings: {
      rows: { text: "8 rows ahead: with the diagonal counted 1, the same as distance 8 inside the angle." },
      radius: { text: "A radius of 8 (a quarter circle)" },
      orthogonal: { text: "Orthogonal steps." },
    },
    switchable: true,
  },
  "rr.open.fov-operator-depth": {
    topic: "Distance, field of view, line of sight",
    question: "How far does an Operator see?",
    byDefault: "no-limit-but-weapons-range",
    readings: {
      "no-limit-but-weapons-range": { text: "No limit but the weapon's range." },
      "8-squares-like-axis": { text: "8 squares like the Axis." },
    },
    switchable: false,
  },
  "rr.open.los-corner-touch": {
    topic: "Distance, field of view, line of sight",
    question: "A line passes exactly through the corner of one blocking square or the end of one wall.",
    byDefault: "open",
    readings: {
      open: { text: "Not blocked: the line does not pass through the square or across the wall." },
      blocked: { text: "Blocked by any touch." },
    },
    switchable: true,
  },
  "rr.open.los-pinch": {
    topic: "Distance, field of view, line of sight",
    question:
      "A line passes exactly through a corner where blockers touch it from both sides (two diagonal squares, two walls, a wall and a square).",
    byDefault: "blocked",
    readings: {
      blocked: {
        text: "Blocked: there is no gap. A straight wall crossed at the joint of two of its edges is thereby blocked.",
      },
      open: { text: "Not blocked (each touch alone does not block)." },
    },
    switchable: true,
  },
  "rr.open.los-building-corner": {
    topic: "Distance, field of view, line of sight",
    question: "A line touches the outer corner of a building, both walls on one side.",
    byDefault: "open",
    readings: { open: { text: "Not blocked (as a single corner)." }, blocked: { text: "Blocked." } },
    switchable: true,
  },
  "rr.open.los-end-squares": {
    topic: "Distance, field of view, line of sight",
    question: "Does the terrain of the two end squares matter?",
    byDefault: "no-effect",
    readings: {
      "no-effect": {
        text: "No, except forest and windows as stated; a unit in forest, rock, hedge or crates sees out and is seen.",
      },
      hides: {
        text: 'A hedge or crate square hides a crouching occupant; rock cannot be seen out of (the source says only "into").',
      },
    },
    switchable: true,
  },
  "rr.open.window-six-squares": {
    topic: "Distance, field of view, line of sight",
    question: "Which squares are the 6?",
    byDefault: "along-wall",
    readings: {
      "along-wall": {
        text: "The square on each side of the window edge and the next square along the wall on both hands, if no wall separates it from the first.",
      },
      "always-six": { text: "Always 6, across inner walls" },
      "facing-two": { text: "Only the 2 squares facing the window." },
    },
    switchable: true,
  },
  "rr.open.window-lateral": {
    topic: "Distance, field of view, line of sight",
    question: "Does the building wall beside the window block a line from a lateral window square?",
    byDefault: "wall-open",
    readings: {
      "wall-open": {
        text: 'No: for lines to or from a window square, the wall edges along its 3 squares count as open ("full LOS"); any other wall still blocks.',
      },
      "window-edge-only": { text: "The line must cross the window's own edge." },
    },
    switchable: true,
  },
  "rr.open.window-two": {
    topic: "Distance, field of view, line of sight",
    question: "May a line use two windows (through a building, or into the next)?",
    byDefault: "allowed",
    readings: {
      allowed: { text: "Yes, if each window's clause is met by the viewer's or the target's square." },
      never: { text: "Never." },
    },
    switchable: true,
  },
  "rr.open.window-inner-viewer": {
    topic: "Distance, field of view, line of sight",
    question:
      "Does a viewer on a window square see crouching Operators on the other side who are not on window squares?",
    byDefault: "full",
    readings: {
      full: {
        text: "Yes: full LOS; the window hides only what stands on window squares, and not from adjacent viewers.",
      },
      "hides-unless-adjacent": {
        text: "The window hides all crouching Operators from viewers on the other side who are not adjacent to them.",
      },
    },
    switchable: true,
  },
  "rr.open.low-wall-adjacent": {
    topic: "Distance, field of view, line of sight",
    question: "When is a unit adjacent to a low wall?",
    byDefault: "same-run",
    readings: {
      "same-run": {
        text: "When one side of its square belongs to the same straight, unbroken run of low wall that the line crosses.",
      },
      "that-edge": { text: "Only that very edge" },
      "corner-touch": { text: "Also when a corner of its square touches that run." },
      "any-within-one": { text: "Any low wall within the 8 adjacent squares." },
    },
    switchable: true,
  },
  "rr.open.low-wall-length": {
    topic: "Distance, field of view, line of sight",
    question: "What is looking down the length of a wall on an edge grid?",
    byDefault: "two-lanes",
    readings: {
      "two-lanes": {
        text: "The unit faces along the direction of the wall and stands in one of the two lanes that touch the wall's line; lines crossing that wall are then not hidden by it.",
      },
      "beyond-the-end": { text: "The unit stands exactly beyond the end of the wall, touching its line" },
      "under-45-degrees": { text: "Any line making less than 45 degrees with the wall." },
    },
    switchable: true,
  },
  "rr.open.hedge-adjacent-viewer": {
    topic: "Distance, field of view, line of sight",
    question: "Does a unit adjacent to a hedge or crates see over them?",
    byDefault: "hides",
    readings: {
      hides: { text: "No: the exception names low walls only." },
      "sees-over": { text: "Yes, as for walls." },
    },
    switchable: true,
  },
  "rr.open.operator-sees-over": {
    topic: "Distance, field of view, line of sight",
    question: "Does a standing Operator see and shoot at units over low cover?",
    byDefault: "yes-low-cover-hides-only",
    readings: { "yes-low-cover-hides-only": { text: "Yes: low cover hides only corpses and crouching Operators." } },
    switchable: false,
  },
  "rr.open.cover-between": {
    topic: "Distance, field of view, line of sight",
    question: "When is cover between the Operator and the attacker?",
    byDefault: "line-crosses",
    readings: {
      "line-crosses": {
        text: "When the line between the centres passes through the cover square, or crosses the cover edge, and that square or edge is adjacent to the Operator's square. A pass exactly through the end of a wall or the corner of a square gives no cover, unless cover on both sides closes the corner: then the softer of the two counts.",
      },
      "attackers-side": { text: "Any adjacent cover on the attacker's side (angle of 45 degrees)" },
      "touch-counts": { text: "The touch counts." },
    },
    switchable: true,
  },
  "rr.open.cover-adjacent-edge": {
    topic: "Distance, field of view, line of sight",
    question: "Which low-wall edges are adjacent to the Operator?",
    byDefault: "sides-and-corners",
    readings: {
      "sides-and-corners": { text: "The 4 sides of his square and edges that touch one of its corners." },
      "sides-only": { text: "Only the 4 sides." },
    },
    switchable: true,
  },
  "rr.open.cover-several": {
    topic: "Distance, field of view, line of sight",
    question: "Several covers apply (forest square behind a wall).",
    byDefault: "largest",
    readings: {
      largest: { text: "Only the largest one; the table lists alternatives." },
      sum: { text: "They add up." },
    },
    switchable: true,
  },
  "rr.open.cover-crouched": {
    topic: "Distance, field of view, line of sight",
    question: "Does a crouching Operator who is nevertheless visible get cover?",
    byDefault: "forest-only",
    readings: {
      "forest-only": { text: 'Forest: yes. Low cover: no ("standing adjacent").' },
      "any-posture": { text: "Any posture." },
    },
    switchable: true,
  },
  "rr.open.own-cover-square": {
    topic: "Distance, field of view, line of sight",
    question: "Does an Operator standing on a hedge or crate square have cover from it?",
    byDefault: "none",
    readings: {
      none: { text: "No: it is not between." },
      "as-adjacent": { text: "As adjacent cover" },
      "as-forest": { text: "As a forest square." },
    },
    switchable: true,
  },
  "rr.open.adjacent-across-wall": {
    topic: "Distance, field of view, line of sight",
    question:
      "Are squares on both sides of a wall, door or window adjacent (sprint noise, forest and camo visibility, med pack, traps)?",
    byDefault: "noise-yes-visibility-only-with",
    readings: {
      "noise-yes-visibility-only-with": {
        text: "Noise: yes (sound is not blocked). Visibility: only with LOS. Med pack and placing: not through a high or building wall.",
      },
      "adjacency-ignores-all-edges": { text: "Adjacency ignores all edges" },
      "adjacency-needs-legal-step": { text: "Adjacency needs a legal step." },
    },
    switchable: false,
  },
  "rr.open.operator-los-alert-axis": {
    topic: "Distance, field of view, line of sight",
    question: "Does an alert Axis unit block an Operator's line of attack?",
    byDefault: "transparent",
    readings: {
      transparent: {
        text: 'No: the note that alert units do not block LOS is general (the attack text says "a different Axis unit" without a status: a contradiction).',
      },
      blocks: { text: "Yes: every other Axis unit blocks Operators; only Axis sight ignores alert units." },
    },
    switchable: true,
  },
  "rr.open.template-los": {
    topic: "Distance, field of view, line of sight",
    question: "Does a blast template that stays hide its own squares?",
    byDefault: "through-and-into",
    readings: {
      "through-and-into": { text: "It blocks lines through or into it for the rest of the turn." },
      "only-through": { text: "Only lines through." },
    },
    switchable: true,
  },
  "rr.open.mark-depth": {
    topic: "Distance, field of view, line of sight",
    question: "How far does the field of view reach in which a marked target has to lie?",
    byDefault: "weapon-range",
    readings: {
      "weapon-range": {
        text: "As far as the weapon: what the Operator has like an Axis unit is the angle to his front, and his range is asked for beside it.",
      },
      "eight-squares": { text: "8 squares, as that of an Axis unit, also for a sniper rifle." },
    },
    switchable: true,
  },
  "rr.open.mark-peripheral": {
    topic: "Distance, field of view, line of sight",
    question: "Does the Operator's field of view for marked attacks include peripheral squares?",
    byDefault: "no",
    readings: { no: { text: 'No: only the field "to their front" is given to him.' }, yes: { text: "Yes." } },
    switchable: true,
  },
  "rr.open.facing-diagonal": {
    topic: "Distance, field of view, line of sight",
    question: "A unit must face a point that is not straight ahead of any facing.",
    byDefault: "larger-then-smaller-turn",
    readings: {
      "larger-then-smaller-turn": {
        text: "The facing along the larger of abs dx and abs dy; if equal, the facing that needs the smaller turn (none if already one of the two); if still equal, the players choose.",
      },
      "players-choose": { text: "Always the players' choice among facings whose field of view contains the point." },
    },
    switchable: true,
  },
  "rr.open.vehicle-los-gridline": {
    topic: "Distance, field of view, line of sight",
    question: "Vehicle lines start at a corner and may run along a grid line.",
    byDefault: "such-line-blocked-only-if",
    readings: {
      "such-line-blocked-only-if": {
        text: "Such a line is blocked only if both squares beside it block at the same place, or a wall crosses it; a wall lying on it does not block.",
      },
      "blocked-either-square": { text: "Blocked by either square." },
    },
    switchable: false,
  },
  "rr.open.vehicle-range": {
    topic: "Distance, field of view, line of sight",
    question: "Distance from a vehicle to a target off its lane.",
    byDefault: "smallest-count-from-square-front",
    readings: {
      "smallest-count-from-square-front": {
        text: "The smallest count from a square of the front (rear) row of the token; the first square ahead is 1.",
      },
      "count-from-nearest-square-token": { text: "Count from the nearest square of the token." },
    },
    switchable: false,
  },
} as const satisfies Record<string, Interpretation>;
