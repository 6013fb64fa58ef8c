import type { Interpretation } from "../../kernel/index.ts";
import {
  heavyMetalInterpretations,
  jagerInterpretations,
  hotDogsInterpretations,
  kickstarterInterpretations,
  sharedInterpretations,
  theyWhoDareInterpretations,
} from "../expansions/index.ts";

/** Every point the book leaves open, with the readings people defend. */
export const interpretations = {
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
    question: "Facing N, are the squares with abs dx = dy (on the 45-degree lines) in the field of view?",
    byDefault: "inside",
    readings: {
      inside: {
        text: "Yes: their centre lies on the border of the 90-degree angle drawn from the unit's centre, and half of each is inside; the peripheral squares then complete a row of five at the unit's shoulders.",
      },
      outside: {
        text: "No (strictly inside only). (Starting the angle at the front corners of the square gives the same two lines, so it is no third reading.)",
      },
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
      "corner-touch": { text: "Also a touch at a corner" },
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
        text: "When the line between the centres passes through the cover square, or crosses the cover edge, and that square or edge is adjacent to the Operator's square. A pass exactly through the end of a wall or the corner of a square gives no cover.",
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
  "rr.open.pass-through-enemies": {
    topic: "Movement",
    question: "May an Operator pass a square held by an Axis unit and the reverse?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes: the clause says other units." },
      "friends-only": { text: "Only friends (the civilian disguise grants passing Axis units as something special)." },
    },
    switchable: true,
  },
  "rr.open.pass-with-single-moves": {
    topic: "Movement",
    question: "May a 1-AP move end on an occupied square, the next move leaving it?",
    byDefault: "yes-if-next-action-movement",
    readings: {
      "yes-if-next-action-movement": {
        text: "Yes, if the next action is a movement that leaves it; nothing else may be done there.",
      },
      "only-within-one-sprint": { text: "Only within one sprint." },
    },
    switchable: false,
  },
  "rr.open.diagonal-wall-corner": {
    topic: "Movement",
    question: "Is a diagonal step past the end or corner of a wall, hedge or rock allowed?",
    byDefault: "unless-both-closed",
    readings: {
      "unless-both-closed": {
        text: "Yes unless both orthogonal ways round the corner are closed by edges; blocking squares beside the step do not matter.",
      },
      "forbidden-at-walls": { text: "Forbidden when any wall touches the corner" },
      "forbidden-beside-blockers": { text: "Forbidden when a blocking square lies beside it." },
    },
    switchable: true,
  },
  "rr.open.diagonal-window": {
    topic: "Movement",
    question: "May a window be climbed (or placed through) diagonally?",
    byDefault: "yes",
    readings: {
      yes: {
        text: "Yes, between the square at the window and a lateral window square of the other side: placing and a dog's move are shown so.",
      },
      "straight-only": { text: "Straight only." },
    },
    switchable: true,
  },
  "rr.open.climb-diagonal": {
    topic: "Movement",
    question: "May a hedge or crate square be climbed into diagonally?",
    byDefault: "yes",
    readings: { yes: { text: 'Yes ("in any direction").' } },
    switchable: false,
  },
  "rr.open.leave-hedge-cost": {
    topic: "Movement",
    question: "What does leaving a hedge or crate square cost?",
    byDefault: "normal-move-climb-pays-entering",
    readings: {
      "normal-move-climb-pays-entering": {
        text: "A normal move (or climb into another such square); the climb pays for entering.",
      },
      "2-ap-again": { text: "2 AP again." },
    },
    switchable: false,
  },
  "rr.open.leave-rock-cost": {
    topic: "Movement",
    question: "What does leaving a rock square cost?",
    byDefault: "climb",
    readings: {
      climb: {
        text: "A climb (2 AP): it is all rock face. A normal move if the target is regular is the other reading.",
      },
      "normal-move": { text: "Normal move." },
    },
    switchable: true,
  },
  "rr.open.sprint-fewer": {
    topic: "Movement",
    question: "May a sprint cover 1 or 2 squares?",
    byDefault: "yes",
    readings: { yes: { text: "Yes, at 2 AP: it allows 3 squares." }, "exactly-three": { text: "Exactly 3." } },
    switchable: true,
  },
  "rr.open.low-wall-diagonal": {
    topic: "Movement",
    question: "May a low wall be vaulted diagonally?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." }, "straight-only": { text: "Straight only." } },
    switchable: true,
  },
  "rr.open.axis-climb-crates": {
    topic: "Movement",
    question: "Do advancing units climb crates?",
    byDefault: "no",
    readings: { no: { text: "No: only hedges and windows are listed." }, yes: { text: "Yes, for 2 points." } },
    switchable: true,
  },
  "rr.open.axis-water": {
    topic: "Movement",
    question: "Do advancing units treat unreachable Operators (islands, rocks) as targets?",
    byDefault: "yes-they-move-reachable-square",
    readings: {
      "yes-they-move-reachable-square": {
        text: "Yes; they move to the reachable square closest to an attack position.",
      },
      "they-ignore-them": { text: "They ignore them." },
    },
    switchable: false,
  },
  "rr.open.vehicle-turn": {
    topic: "Movement",
    question: "Where do the squares of a long vehicle go in a turn?",
    byDefault: "front-2-2-block-shifts",
    readings: {
      "front-2-2-block-shifts": {
        text: "The front 2 × 2 block shifts one square diagonally toward the turn and becomes the front in the new facing; the body lies behind it.",
      },
      "token-turns-about-centre": { text: "The token turns about its centre." },
    },
    switchable: false,
  },
  "rr.open.vehicle-diagonal-cost": {
    topic: "Movement",
    question: "Which squares decide the forest cost of a step?",
    byDefault: "2-squares-leading-row-newly",
    readings: {
      "2-squares-leading-row-newly": { text: "The 2 squares the leading row newly covers." },
      "every-newly-covered-square": { text: "Every newly covered square." },
    },
    switchable: false,
  },
  "rr.open.vehicle-edges": {
    topic: "Movement",
    question: "When does a low wall block a vehicle step?",
    byDefault: "when-any-square-token-would",
    readings: {
      "when-any-square-token-would": {
        text: "When any square of the token would cross the edge, or the edge would lie inside the token.",
      },
      "only-when-leading-row-crosses": { text: "Only when the leading row crosses it." },
    },
    switchable: false,
  },
  "rr.open.truck-turn-cost": {
    topic: "Movement",
    question: "Does a truck's turn cost 2 or need 2 left and cost 1?",
    byDefault: "costs-2",
    readings: { "costs-2": { text: "It costs 2." }, "costs-1-but-needs-2": { text: "Costs 1 but needs 2 left." } },
    switchable: false,
  },
  "rr.open.vehicle-pass-stop": {
    topic: "Movement",
    question: "Where does a vehicle stop whose move would end on occupied squares?",
    byDefault: "last-position-path-with-all",
    readings: {
      "last-position-path-with-all": { text: "On the last position of its path with all squares free." },
      "waits-where": { text: "It waits where it is." },
    },
    switchable: false,
  },
  "rr.open.spawn-blocked": {
    topic: "Movement",
    question: "A spawn exit square is occupied and no free square is in reach.",
    byDefault: "unit-stays-tile",
    readings: {
      "unit-stays-tile": { text: "The unit stays on the tile." },
      "appears-nearest-free-square": { text: "It appears on the nearest free square." },
    },
    switchable: false,
  },
  "rr.open.trigger-order": {
    topic: "Sight and noise during actions",
    question: "In which order do the effects of one action apply?",
    byDefault: "1-movement-dice-kills-corpses",
    readings: {
      "1-movement-dice-kills-corpses": {
        text: "1 movement and dice, kills and corpses; 2 noise (meter, units in earshot turn and flip); 3 the attacked unit turns; 4 witnesses and units that saw the Operator flip, Operator spotted, shouts; 5 alarm if the meter is 0; 6 the immediate attack of an attacked alert unit, then reaction attacks. Book order of the sections, and reactions are stated to come after the action.",
      },
      "sight-before-noise": { text: "Sight before noise" },
      "reactions-before-shouts": { text: "Reactions before shouts." },
    },
    switchable: false,
  },
  "rr.open.seen-start-square": {
    topic: "Sight and noise during actions",
    question: "Does the square on which an action starts count as within LOS?",
    byDefault: "counts",
    readings: {
      counts: { text: "Yes: the action is carried out there too." },
      "entered-only": { text: "For actions with movement, only squares entered." },
    },
    switchable: true,
  },
  "rr.open.seen-resolve": {
    topic: "Sight and noise during actions",
    question: "Is a sprint interrupted when it is seen?",
    byDefault: "no-action-completed-then-seeing",
    readings: {
      "no-action-completed-then-seeing": { text: "No: the action is completed, then seeing is resolved." },
      "players-may-stop-sprint": { text: "The players may stop the sprint." },
    },
    switchable: false,
  },
  "rr.open.alert-unit-shouts": {
    topic: "Sight and noise during actions",
    question: "Does an already alert unit shout when it first sees an Operator?",
    byDefault: "yes",
    readings: {
      yes: { text: "Yes: the clause ties the shout to seeing, not to the flip." },
      "only-flipping": { text: "Only a unit that flips shouts." },
    },
    switchable: true,
  },
  "rr.open.spotted-seen-again": {
    topic: "Sight and noise during actions",
    question: "Does a non-alert unit that sees an Operator already spotted flip and shout?",
    byDefault: "flips-and-shouts",
    readings: { "flips-and-shouts": { text: "Yes." }, flips: { text: "Flips without shouting." } },
    switchable: true,
  },
  "rr.open.sprint-noise-squares": {
    topic: "Sight and noise during actions",
    question: "Which squares of a sprint are heard, and where does the unit look?",
    byDefault: "all-squares",
    readings: {
      "all-squares": { text: "The start square and every square entered; the unit faces the Operator's final square." },
      "entered-only": { text: "Only squares entered; it faces the square where it heard him." },
    },
    switchable: true,
  },
  "rr.open.turn-by-sound-sees": {
    topic: "Sight and noise during actions",
    question: "A unit turned by a sound (or attack on another) now has an Operator in LOS.",
    byDefault: "next-action",
    readings: {
      "next-action": {
        text: "He is spotted only with his next action in that LOS: seeing is tied to an action. A unit that was itself attacked sees the attacker at once.",
      },
      "at-once": { text: "He is spotted at once." },
    },
    switchable: true,
  },
  "rr.open.turn-passing-view": {
    topic: "Sight and noise during actions",
    question: "Does a unit that turns to a sound see what it sweeps on the way?",
    byDefault: "no-only-event-rotations-stated",
    readings: {
      "no-only-event-rotations-stated": { text: "No: only event rotations are stated to look on the way." },
      yes: { text: "Yes." },
    },
    switchable: false,
  },
  "rr.open.passive-los-gain": {
    topic: "Sight and noise during actions",
    question: "LOS opens without action of viewer or Operator (a blocker walks off, dies or flips to alert).",
    byDefault: "corpse-view-alerts-at-once",
    readings: {
      "corpse-view-alerts-at-once": {
        text: "A corpse in view alerts at once (its clause is general); an Operator is seen only at his next action or the unit's own movement or rotation.",
      },
      "nothing-until-unit-moves": { text: "Nothing until the unit moves" },
      "both-at-once": { text: "Both at once." },
    },
    switchable: false,
  },
  "rr.open.kill-of-blocker": {
    topic: "Sight and noise during actions",
    question: "Is the killed unit's own body a blocker when witnesses are checked?",
    byDefault: "no-square-judged-target",
    readings: { "no-square-judged-target": { text: "No; the square is judged as a target." } },
    switchable: false,
  },
  "rr.open.witness-alert": {
    topic: "Sight and noise during actions",
    question: "Does an already alert witness shout?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." }, no: { text: "No." } },
    switchable: true,
  },
  "rr.open.shout-spawn": {
    topic: "Sight and noise during actions",
    question: "Do shouts reach units on spawn tiles?",
    byDefault: "no",
    readings: { no: { text: "No (inert until the alarm)." }, yes: { text: "Yes." } },
    switchable: false,
  },
  "rr.open.shout-by-attacked": {
    topic: "Sight and noise during actions",
    question: "Does a unit that was attacked and missed shout?",
    byDefault: "if-it-sees",
    readings: {
      "if-it-sees": { text: "Only if it then sees the attacker." },
      always: { text: "Always" },
      never: { text: "Never." },
    },
    switchable: true,
  },
  "rr.open.corpse-again": {
    topic: "Sight and noise during actions",
    question: "Does a corpse already known stop and alert a unit again?",
    byDefault: "only-corpse-was-not-los",
    readings: {
      "only-corpse-was-not-los": { text: "Only a corpse that was not in its LOS just before counts as gained." },
      "every-patrol-move-again": { text: "Every patrol move again." },
    },
    switchable: false,
  },
  "rr.open.grenade-noise": {
    topic: "Sight and noise during actions",
    question: "Where is a grenade, mine, bomb or barrel heard from?",
    byDefault: "from-centre-square-units-within",
    readings: {
      "from-centre-square-units-within": {
        text: "From its centre square, for units within its earshot; the thrower is not given away.",
      },
      "from-thrower": { text: "From the thrower." },
    },
    switchable: false,
  },
  "rr.open.explosion-meter": {
    topic: "Sight and noise during actions",
    question: "Do landmine, Lewes bomb and barrel explosions advance the meter?",
    byDefault: "one-each",
    readings: {
      "one-each": {
        text: "Yes, 1 each: a bomb going off is named as a cause of the alarm; a barrel set off by a shot adds 1 to the shot's 1.",
      },
      "own-use-only": { text: "No; only the weapon's own use." },
    },
    switchable: true,
  },
  "rr.open.grenade-attacked": {
    topic: "Sight and noise during actions",
    question: 'Are units under a grenade "attacked" (flip and turn to the thrower)?',
    byDefault: "they-flip-hearing-blast-they",
    readings: {
      "they-flip-hearing-blast-they": {
        text: "They flip as hearing the blast; they turn to the blast, not to the thrower.",
      },
      "they-turn-thrower": { text: "They turn to the thrower." },
    },
    switchable: false,
  },
  "rr.open.break-cover-alarm": {
    topic: "Sight and noise during actions",
    question: "How can breaking cover trigger the alarm?",
    byDefault: "not-by-itself",
    readings: {
      "not-by-itself": { text: "Not by itself; the sentence is kept for a meter that reaches 0 in the same action." },
      "advances-meter": { text: "Break cover advances the meter 1." },
    },
    switchable: true,
  },
  "rr.open.break-cover-turn": {
    topic: "Sight and noise during actions",
    question: "Does the closest unit turn to the Operator who breaks cover?",
    byDefault: "no",
    readings: { no: { text: "No, it only flips." }, yes: { text: "Yes." } },
    switchable: true,
  },
  "rr.open.break-cover-seen": {
    topic: "Sight and noise during actions",
    question: "Does break cover in a unit's LOS also count as being seen?",
    byDefault: "yes",
    readings: { yes: { text: "Yes (it is an action)." }, no: { text: "No." } },
    switchable: true,
  },
  "rr.open.engine-noise": {
    topic: "Sight and noise during actions",
    question: "When does an Operator vehicle's engine make noise?",
    byDefault: "after-each-action-with-movement",
    readings: {
      "after-each-action-with-movement": {
        text: "After each action with movement, from its final position; it does not advance the meter.",
      },
      "every-square": { text: "On every square" },
      "each-move-also-advances-meter": { text: "Each move also advances the meter." },
    },
    switchable: false,
  },
  "rr.open.vehicle-seen": {
    topic: "Sight and noise during actions",
    question: "Are Operators aboard spotted when the vehicle acts in LOS?",
    byDefault: "all-aboard",
    readings: { "all-aboard": { text: "Yes, all aboard." }, "driver-only": { text: "The driver only." } },
    switchable: true,
  },
  "rr.open.camo-attack-kinds": {
    topic: "Sight and noise during actions",
    question: "Which actions break the camo net?",
    byDefault: "any-attacks-attack-move-attack",
    readings: {
      "any-attacks-attack-move-attack": { text: "Any that attacks: attack, move & attack, marked attacks." },
      "only-plain-attack-action": { text: "Only the plain attack action." },
    },
    switchable: false,
  },
  "rr.open.spear-spotted": {
    topic: "Sight and noise during actions",
    question: "May a spotted Operator use the speargun?",
    byDefault: "attack",
    readings: {
      attack: { text: "Yes as an attack; the ban is on assassination from behind." },
      assassination: { text: "No: it is classed as an assassination." },
    },
    switchable: true,
  },
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
  "rr.open.advance-priority": {
    topic: "Axis behaviour",
    question:
      "A unit can get a non-optimal attack position on the closest spotted Operator and an optimal one on another.",
    byDefault: "stays-with-closest",
    readings: {
      "stays-with-closest": {
        text: "It stays with the closest: it leaves him only if no attack position on him can be had.",
      },
      "printed-list": {
        text: "The printed list: an optimal position on another comes before anything less than optimal on the closest.",
      },
    },
    switchable: true,
  },
  "rr.open.advance-other-quality": {
    topic: "Axis behaviour",
    question: "Must the position on the other Operator be optimal?",
    byDefault: "optimal-else-any",
    readings: {
      "optimal-else-any": { text: "Optimal if within this move, else any attack position." },
      "optimal-only": { text: "Optimal only." },
    },
    switchable: true,
  },
  "rr.open.advance-closest": {
    topic: "Axis behaviour",
    question: 'Is "closest" distance or route?',
    byDefault: "distance",
    readings: { distance: { text: "Distance (rr.open.distance-metric)." }, route: { text: "Shortest route." } },
    switchable: true,
  },
  "rr.open.advance-closest-when": {
    topic: "Axis behaviour",
    question: "When is the order of advancing fixed?",
    byDefault: "re-evaluated-after-each-unit",
    readings: {
      "re-evaluated-after-each-unit": { text: "Re-evaluated after each unit." },
      "once-at-start": { text: "Once, at the start." },
    },
    switchable: false,
  },
  "rr.open.shortest-route-target": {
    topic: "Axis behaviour",
    question: "Shortest route to what?",
    byDefault: "optimal-position-target-costs-fewest",
    readings: {
      "optimal-position-target-costs-fewest": {
        text: "To the optimal position on the target that costs the fewest movement points, occupied squares not counted as positions.",
      },
      "targets-own-square-stopping-at": {
        text: "To the target's own square, stopping at the first optimal square on it.",
      },
    },
    switchable: false,
  },
  "rr.open.shortest-route-blocked": {
    topic: "Axis behaviour",
    question: "Do squares held by other units lengthen a route?",
    byDefault: "no-they-passed-only-last",
    readings: {
      "no-they-passed-only-last": { text: "No, they are passed; only the last square must be free." },
      "they-block-planning": { text: "They block planning." },
    },
    switchable: false,
  },
  "rr.open.advance-end-occupied": {
    topic: "Axis behaviour",
    question: "The allowance ends on an occupied square.",
    byDefault: "unit-stops-last-free-square",
    readings: {
      "unit-stops-last-free-square": {
        text: "The unit stops on the last free square of its route, or takes an equally short route that ends free.",
      },
      "moves-with-no-points-left": { text: "It moves on with no points left." },
    },
    switchable: false,
  },
  "rr.open.advance-keep-los": {
    topic: "Axis behaviour",
    question: "When must LOS to a partially visible Operator be kept?",
    byDefault: "at-end-move",
    readings: { "at-end-move": { text: "At the end of the move." }, "at-every-step": { text: "At every step." } },
    switchable: false,
  },
  "rr.open.advance-spots": {
    topic: "Axis behaviour",
    question: "Is an unspotted Operator spotted when an advancing unit comes to see him?",
    byDefault: "spotted",
    readings: {
      spotted: { text: "Yes, as in the Event and Patrol Phases; the unit does not stop." },
      "not-spotted": { text: "No: only in the phases that say so." },
    },
    switchable: true,
  },
  "rr.open.advance-corpse": {
    topic: "Axis behaviour",
    question: "Does an advancing unit react to corpses?",
    byDefault: "shouts-but-does-not-stop",
    readings: {
      "shouts-but-does-not-stop": { text: "It shouts (Stealth) but does not stop." },
      "ignores-them": { text: "Ignores them." },
    },
    switchable: false,
  },
  "rr.open.advance-facing": {
    topic: "Axis behaviour",
    question: "How does a unit face after advancing?",
    byDefault: "toward-target",
    readings: {
      "toward-target": {
        text: "Toward its target if it has an attack position; otherwise as priority three says, else toward the closest spotted Operator.",
      },
      "last-step": { text: "Along its last step." },
    },
    switchable: true,
  },
  "rr.open.optimal-crouched": {
    topic: "Axis behaviour",
    question: "Is a position without LOS on a crouching Operator behind cover ever an attack position?",
    byDefault: "no-attack-position-needs-los",
    readings: {
      "no-attack-position-needs-los": {
        text: "No: an attack position needs LOS; the unit seeks a square from which he is visible.",
      },
    },
    switchable: false,
  },
  "rr.open.mortar-vacate-advanced": {
    topic: "Axis behaviour",
    question:
      "A Rifleman who has advanced in this phase stands on the point that a Mortar Team comes to: does he leave it?",
    byDefault: "stays",
    readings: {
      stays: { text: "No: nobody advances twice. He leaves it in the next turn; the Mortar Team stops beside him." },
      "advances-again": { text: "Yes: he leaves it with a second advance." },
    },
    switchable: true,
  },
  "rr.open.mortar-point-held": {
    topic: "Axis behaviour",
    question: "Somebody holds the closest sentry point who does not leave it to a Mortar Team (no Rifleman)?",
    byDefault: "next-point",
    readings: {
      "next-point": {
        text: "The Mortar Team makes for the closest one that it can have; only where it can have none, toward the closest of all.",
      },
      closest: { text: "It moves toward the closest of all, and waits beside it." },
    },
    switchable: true,
  },
  "rr.open.sentry-off-point": {
    topic: "Axis behaviour",
    question: "A sentry that left its point in the Stealth Section when the alarm sounds.",
    byDefault: "advances-like-patrolman",
    readings: {
      "advances-like-patrolman": { text: "It advances like a patrolman." },
      "returns-point": { text: "It returns to its point." },
    },
    switchable: false,
  },
  "rr.open.alert-after-unspotted": {
    topic: "Axis behaviour",
    question: "Alert units off their lines when no Operator is spotted any more.",
    byDefault: "they-stay-keep-their-facing",
    readings: {
      "they-stay-keep-their-facing": {
        text: "They stay and keep their facing until they see or hear something or the Battle Section begins.",
      },
      "they-walk-back": { text: "They walk back." },
    },
    switchable: false,
  },
  "rr.open.patrol-alert-with-spotted": {
    topic: "Axis behaviour",
    question: "Does an alert patrolman move in the Patrol Phase while an Operator is spotted?",
    byDefault: "only-if-did-not-advance",
    readings: {
      "only-if-did-not-advance": {
        text: "Only if it did not advance this turn and stands on its line facing along it.",
      },
      never: { text: "Never" },
      always: { text: "Always." },
    },
    switchable: false,
  },
  "rr.open.patrol-rotate-amount": {
    topic: "Axis behaviour",
    question: "How far does a patrolman turn that already faces along its line?",
    byDefault: "next-line-facing",
    readings: {
      "next-line-facing": {
        text: 'To the next facing, in the named direction, that points to a neighbouring square of its line: on a straight line it turns about ("back facing along" presupposes leaving the line; a rotation event that left every patrolman as he was would do nothing).',
      },
      "full-circle": { text: "A full circle" },
      nothing: { text: "Nothing." },
    },
    switchable: true,
  },
  "rr.open.event-rotate-alert": {
    topic: "Axis behaviour",
    question: "Do all alert sentries and patrolmen obey rotate events in the Stealth Section?",
    byDefault: "yes-while-they-their-points",
    readings: {
      "yes-while-they-their-points": {
        text: "Yes, while they are on their points and lines (the source says so for those out of line).",
      },
      "only-those-whose-facing-no": { text: "Only those whose facing no longer fits line or arrow." },
    },
    switchable: false,
  },
  "rr.open.rotate-steps": {
    topic: "Axis behaviour",
    question: "At which facings does a rotating unit look?",
    byDefault: "at-each-90-degree-step",
    readings: {
      "at-each-90-degree-step": { text: "At each 90-degree step." },
      continuously: { text: "Continuously." },
    },
    switchable: false,
  },
  "rr.open.rotate-facing-off-arrow": {
    topic: "Axis behaviour",
    question: "A sentry that faces no arrow rotates.",
    byDefault: "next-arrow-named-direction",
    readings: {
      "next-arrow-named-direction": { text: "To the next arrow in the named direction." },
      "default-arrow": { text: "To the default arrow." },
    },
    switchable: false,
  },
  "rr.open.patrol-end-of-line": {
    topic: "Axis behaviour",
    question: "What happens at the end of an open patrol line?",
    byDefault: "turns-about",
    readings: {
      "turns-about": { text: "The patrolman turns about and goes on with what is left of its 4 squares." },
      stops: { text: "It stops." },
    },
    switchable: true,
  },
  "rr.open.patrol-occupied-end": {
    topic: "Axis behaviour",
    question: "The fourth square is occupied.",
    byDefault: "last-free",
    readings: {
      "last-free": { text: "It stops on the last free square before it." },
      stays: { text: "It stays where it is." },
      "one-further": {
        text: "It goes one further; if that square is not free either, it stops on the last free one before.",
      },
    },
    switchable: true,
  },
  "rr.open.patrol-start-view": {
    topic: "Axis behaviour",
    question: "Does a patrolman look before its first step?",
    byDefault: "no",
    readings: { no: { text: "No new look: only what it gains during the move." }, yes: { text: "Yes." } },
    switchable: true,
  },
  "rr.open.sweep-alert": {
    topic: "Axis behaviour",
    question: "Does a sweep see Operators already spotted?",
    byDefault: "any-operator",
    readings: {
      "any-operator": { text: "Yes, it stops on any Operator." },
      "unspotted-only": { text: 'Only on unspotted ones ("not yet spotted").' },
    },
    switchable: true,
  },
  "rr.open.attack-unspotted": {
    topic: "Axis behaviour",
    question: "Which units attack whom in the Axis Attack Phase?",
    byDefault: "alert-attack-any",
    readings: {
      "alert-attack-any": { text: "Alert units attack any Operator in their LOS and range, who becomes spotted." },
      "spotted-only": { text: "Only spotted Operators are targets" },
      "non-alert-too": { text: "Non-alert units too." },
    },
    switchable: true,
  },
  "rr.open.best-target": {
    topic: "Axis behaviour",
    question: "How do cover and range weigh?",
    byDefault: "cover-first",
    readings: {
      "cover-first": { text: "Fewest cover subtractions first, then shortest distance." },
      "best-total": { text: "Best total modifier" },
      "distance-first": { text: "Shortest distance first." },
    },
    switchable: true,
  },
  "rr.open.static-order": {
    topic: "Axis behaviour",
    question: "Do sentries and officers turn before or after others advance?",
    byDefault: "their-place-order-proximity",
    readings: {
      "their-place-order-proximity": { text: "In their place in the order of proximity." },
      "after-all-advances": { text: "After all advances." },
    },
    switchable: false,
  },
  "rr.open.sentries-leave": {
    topic: "Axis behaviour",
    question: 'When is no unit "able to advance"?',
    byDefault: "no-axis-unit-advancing-kinds",
    readings: {
      "no-axis-unit-advancing-kinds": {
        text: "No Axis unit of the advancing kinds (infantry or vehicle) is on the board or on a spawn tile.",
      },
      "none-can-actually-move": { text: "None that can actually move." },
    },
    switchable: false,
  },
  "rr.open.officer-sound": {
    topic: "Axis behaviour",
    question: "Does an officer react to sounds, shouts and make reaction attacks?",
    byDefault: "yes-like-infantry",
    readings: { "yes-like-infantry": { text: "Yes, like infantry." } },
    switchable: false,
  },
  "rr.open.guard-vehicle-unspotted": {
    topic: "Axis behaviour",
    question: "Does an alert guard vehicle move once the spotted Operator is gone?",
    byDefault: "stops-where",
    readings: { "stops-where": { text: "It stops where it is." }, returns: { text: "Returns." } },
    switchable: false,
  },
  "rr.open.alarm-mid-action": {
    topic: "Alarm, End Phase, event deck",
    question: "The meter reaches 0 in the middle of an action's effects.",
    byDefault: "alarm-applied-after-noise-sight",
    readings: {
      "alarm-applied-after-noise-sight": {
        text: "The alarm is applied after the noise and sight of that action, before reaction attacks.",
      },
      "at-once": { text: "At once." },
    },
    switchable: false,
  },
  "rr.open.alarm-turns": {
    topic: "Alarm, End Phase, event deck",
    question: "Units in earshot of the shot that triggers the alarm: turn or keep facing?",
    byDefault: "they-turn-sound-first-alarm",
    readings: {
      "they-turn-sound-first-alarm": { text: "They turn to the sound first; the alarm itself turns nobody." },
      "nobody-turns": { text: "Nobody turns." },
    },
    switchable: false,
  },
  "rr.open.alarm-spotted-removal": {
    topic: "Alarm, End Phase, event deck",
    question: "The End Phase advance reaches 0 with spotted Operators and no alert unit.",
    byDefault: "stay-spotted",
    readings: {
      "stay-spotted": { text: "The alarm sounds and the Operators stay spotted." },
      "unspotted-first": { text: "They are unspotted first and the players nominate." },
    },
    switchable: true,
  },
  "rr.open.alarm-end-both": {
    topic: "Alarm, End Phase, event deck",
    question: "Alert units and the Willys are both present when the alarm sounds in the End Phase.",
    byDefault: "both-clauses-apply",
    readings: {
      "both-clauses-apply": { text: "Both clauses apply." },
      "alert-units-only": { text: "Alert units only." },
    },
    switchable: false,
  },
  "rr.open.end-order": {
    topic: "Alarm, End Phase, event deck",
    question: "Order inside the End Phase.",
    byDefault: "printed-meter-unspotting-corpses-templates",
    readings: {
      "printed-meter-unspotting-corpses-templates": {
        text: "As printed: meter, unspotting, corpses, templates, markers, cigarette.",
      },
    },
    switchable: false,
  },
  "rr.open.token-battle": {
    topic: "Alarm, End Phase, event deck",
    question: "Is the patrol token used in the Battle Section?",
    byDefault: "no",
    readings: { no: { text: "No." }, "still-flipped": { text: "It is still flipped." } },
    switchable: false,
  },
  "rr.open.special-card-text": {
    topic: "Alarm, End Phase, event deck",
    question: "What else does the special event card do?",
    byDefault: "stealth-battle-effects-missions",
    readings: {
      "stealth-battle-effects-missions": { text: "Its stealth and battle effects are the mission's (convoy placed)." },
    },
    switchable: false,
  },
  "rr.open.bomb-depth-zero": {
    topic: "Alarm, End Phase, event deck",
    question: "May a bomb card go on top (0 cards above)?",
    byDefault: "no-at-least-1-since",
    readings: {
      "no-at-least-1-since": { text: "No: at least 1, since a drawn card must reveal it." },
      "yes-detonating-next-event-phase": { text: "Yes, detonating in the next Event Phase before the event." },
    },
    switchable: false,
  },
  "rr.open.bomb-short-deck": {
    topic: "Alarm, End Phase, event deck",
    question: "Fewer cards remain than the depth chosen.",
    byDefault: "depth-limited-cards-remain",
    readings: {
      "depth-limited-cards-remain": { text: "The depth is limited to the cards that remain." },
      "counted-through-reshuffle": { text: "Counted on through the reshuffle." },
    },
    switchable: false,
  },
  "rr.open.bomb-reshuffle": {
    topic: "Alarm, End Phase, event deck",
    question: "Are bomb cards shuffled in?",
    byDefault: "never-they-set-aside-while",
    readings: { "never-they-set-aside-while": { text: "Never: they are set aside while the deck is shuffled." } },
    switchable: false,
  },
  "rr.open.spawn-partial": {
    topic: "Alarm, End Phase, event deck",
    question: "Fewer free markers than units to place.",
    byDefault: "as-many-as-fit",
    readings: { "as-many-as-fit": { text: "Place as many as fit." }, none: { text: "Place none." } },
    switchable: true,
  },
  "rr.open.mixed-spawn": {
    topic: "Alarm, End Phase, event deck",
    question: "What is placed on a mixed tile?",
    byDefault: "units-either-colours-events",
    readings: {
      "units-either-colours-events": { text: "Units of either colour's events." },
      "only-events-name-mixed": { text: 'Only events that name "mixed".' },
    },
    switchable: false,
  },
  "rr.open.several-spawn-tiles": {
    topic: "Alarm, End Phase, event deck",
    question: "Several tiles have the named colour.",
    byDefault: "players-choose",
    readings: { "players-choose": { text: "The players choose." }, each: { text: "On each of them." } },
    switchable: true,
  },
  "rr.open.cigarette-no-slot": {
    topic: "Alarm, End Phase, event deck",
    question: "No Operator has an empty small slot.",
    byDefault: "token-not-taken",
    readings: { "token-not-taken": { text: "The token is not taken." } },
    switchable: false,
  },
  "rr.open.cigarette-vehicle": {
    topic: "Alarm, End Phase, event deck",
    question: "May the cigarette be put on a vehicle?",
    byDefault: "infantry",
    readings: {
      infantry: { text: "No: it is for somebody who pauses and lights it, so for a unit on foot." },
      "any-unit": {
        text: "Yes: any Axis unit that is not alert is named. Its crew looks at nothing, and it neither drives nor turns.",
      },
    },
    switchable: true,
  },
  "rr.open.cigarette-dog": {
    topic: "Alarm, End Phase, event deck",
    question: "May the cigarette be put on a Dog?",
    byDefault: "any-on-foot",
    readings: {
      "any-on-foot": {
        text: "Yes: it is an Axis unit on foot that is not alert, and the text names no other condition.",
      },
      people: { text: "No: nobody but a man lights a cigarette." },
    },
    switchable: true,
  },
  "rr.open.template-shape": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Size of the blast template?",
    byDefault: "three-by-three",
    readings: {
      "three-by-three": { text: "3 × 3 squares." },
      cross: { text: "A 5-square cross." },
      larger: { text: "Larger: 5 × 5 squares." },
    },
    switchable: true,
  },
  "rr.open.template-walls": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do walls shield from a blast?",
    byDefault: "no-shelter",
    readings: {
      "no-shelter": { text: "No: everything under the template counts." },
      "line-needed": { text: "LOS from the centre is needed." },
    },
    switchable: true,
  },
  "rr.open.template-chain": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do barrels, bombs or mines under a template explode too?",
    byDefault: "barrels",
    readings: {
      barrels: { text: "A barrel does (hit by an explosive); bombs and mines do not." },
      none: { text: "None." },
      all: { text: "All." },
    },
    switchable: true,
  },
  "rr.open.template-movement": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do Operators on foot count as infantry for template movement?",
    byDefault: "everyone-on-foot",
    readings: { "everyone-on-foot": { text: "Yes." }, "only-axis": { text: "Only Axis infantry." } },
    switchable: true,
  },
  "rr.open.scatter-map": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Which 2D6 sums mean which direction?",
    byDefault: "table-2-7",
    readings: { "table-2-7": { text: "The table of 2.7." }, "any-other": { text: "Any other." } },
    switchable: false,
  },
  "rr.open.scatter-off-board": {
    topic: "Equipment, objects, vehicles, missions",
    question: "A template or grenade scatters off the board or into a wall.",
    byDefault: "lands-there-off-board-has",
    readings: {
      "lands-there-off-board-has": { text: "It lands there; off the board it has no effect; walls do not stop it." },
      "stops-at-edge-or-wall": { text: "It stops at the edge or wall." },
    },
    switchable: false,
  },
  "rr.open.strafe-adjacent": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Are strafed units adjacent to the target or to each other in a chain?",
    byDefault: "adjacent-initial-target",
    readings: { "adjacent-initial-target": { text: "Adjacent to the initial target." }, chain: { text: "Chain." } },
    switchable: false,
  },
  "rr.open.strafe-when": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Which units can a burst reach: those in sight as it is fired, or at each hit?",
    byDefault: "as-it-is-fired",
    readings: {
      "as-it-is-fired": { text: "Those in sight as it is fired: all of its dice are one attack roll." },
      "hit-by-hit": {
        text: "Those in sight at each hit: whom a unit hid that an earlier hit has removed can take the next.",
      },
    },
    switchable: true,
  },
  "rr.open.mortar-second-success": {
    topic: "Equipment, objects, vehicles, missions",
    question: "What does the second success of one attack on a Mortar Team do?",
    byDefault: "kills",
    readings: {
      kills: { text: "It kills the SMG Infantry that the first left: the team has 2 health points." },
      lost: {
        text: "Nothing: one success disables the mortar, and the SMG Infantry that is put down is not the target.",
      },
    },
    switchable: true,
  },
  "rr.open.strafe-aim": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do aim and mark bonuses apply to strafed hits?",
    byDefault: "yes-all-dice-judged-initial",
    readings: {
      "yes-all-dice-judged-initial": { text: "Yes, all dice are judged on the initial target." },
      no: { text: "No." },
    },
    switchable: false,
  },
  "rr.open.rabbit-dice": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Which dice may the rabbit's foot change?",
    byDefault: "any-d6-rolled-operator-or",
    readings: {
      "any-d6-rolled-operator-or": { text: "Any D6 rolled for an Operator or his weapon, scatter dice included." },
      "any-die-game-axis-dice": { text: "Any die in the game, Axis dice included." },
    },
    switchable: false,
  },
  "rr.open.item-ownership": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator pick up another's trap?",
    byDefault: "carry-only",
    readings: {
      "carry-only": { text: "He may carry it but not use it." },
      "not-picked-up": { text: "He may not pick it up." },
      used: { text: "He may use it." },
    },
    switchable: true,
  },
  "rr.open.pickup-start": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an item on the square where the Operator starts be picked up?",
    byDefault: "yes-he-stands",
    readings: {
      "yes-he-stands": { text: "Yes: he stands on it." },
      "only-after-entering": { text: "Only after entering." },
    },
    switchable: false,
  },
  "rr.open.pickup-carrying": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator carrying an object pick up an item?",
    byDefault: "no-except-both-at-once",
    readings: { "no-except-both-at-once": { text: "No, except both at once." }, yes: { text: "Yes." } },
    switchable: false,
  },
  "rr.open.free-while-carrying": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Are break cover, pop up and free items barred while carrying?",
    byDefault: "break-cover-free-items-allowed",
    readings: {
      "break-cover-free-items-allowed": {
        text: "Break cover and free items are allowed (no hands needed in the list of actions with AP); the list limits the other actions.",
      },
      "list-complete": { text: "The list is complete." },
    },
    switchable: false,
  },
  "rr.open.trap-stop": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Does a trap or mine stop the unit's comrades or a moving unit that survives?",
    byDefault: "only-unit-square-affected-surviving",
    readings: {
      "only-unit-square-affected-surviving": {
        text: "Only the unit on the square is affected; a surviving unit goes on.",
      },
      stops: { text: "It stops." },
    },
    switchable: false,
  },
  "rr.open.trap-kill-witness": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Is a trap kill a witnessed kill?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." }, no: { text: "No." } },
    switchable: true,
  },
  "rr.open.barrel-owner": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Who is given away when a barrel explodes?",
    byDefault: "shooter-his-own-weapon",
    readings: { "shooter-his-own-weapon": { text: "The shooter, by his own weapon." }, nobody: { text: "Nobody." } },
    switchable: false,
  },
  "rr.open.scuba-sprint": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator sprint into water?",
    byDefault: "yes-if-water-last-square",
    readings: {
      "yes-if-water-last-square": {
        text: "Yes, if water is the last square of the sprint; in scuba mode only sprints out of the water exist (the two clauses differ).",
      },
      never: { text: "Never" },
      freely: { text: "Freely." },
    },
    switchable: false,
  },
  "rr.open.scuba-crouch": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator crouch in water or enter it crouched?",
    byDefault: "no",
    readings: { no: { text: "No." } },
    switchable: false,
  },
  "rr.open.scuba-spotted-cover": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Is a spotted scuba Operator attacked with modifiers?",
    byDefault: "none-but-range",
    readings: { "none-but-range": { text: "None but range." }, "soft-cover": { text: "Soft cover." } },
    switchable: false,
  },
  "rr.open.medpack-max": {
    topic: "Equipment, objects, vehicles, missions",
    question: '"Fully restore": to 5?',
    byDefault: "maximum",
    readings: { maximum: { text: "To the maximum, 5." }, four: { text: "To 4." } },
    switchable: true,
  },
  "rr.open.operator-death": {
    topic: "Equipment, objects, vehicles, missions",
    question: "What does an Operator's death leave?",
    byDefault: "dropped",
    readings: {
      dropped: { text: "The token is removed; what he carried is dropped on the square." },
      lost: { text: "Everything is lost." },
    },
    switchable: true,
  },
  "rr.open.loss": {
    topic: "Equipment, objects, vehicles, missions",
    question: "When is a mission lost?",
    byDefault: "when-every-operator-dead-or",
    readings: {
      "when-every-operator-dead-or": {
        text: "When every Operator is dead, or the mission's conditions can no longer be met.",
      },
      "mission-page-only": { text: "By the mission page only." },
    },
    switchable: false,
  },
  "rr.open.exit": {
    topic: "Equipment, objects, vehicles, missions",
    question: "How does an Operator leave?",
    byDefault: "moving-off-from-entry-exit",
    readings: {
      "moving-off-from-entry-exit": {
        text: "By moving off from the entry/exit tile's squares with a move or sprint; he is then off the board.",
      },
      "end-phase": { text: "In the End Phase." },
    },
    switchable: false,
  },
  "rr.open.occupant-ap": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Have Operators who used the vehicle's AP their own 4 AP after deploying?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." }, "they-lose-them": { text: "They lose them." } },
    switchable: false,
  },
  "rr.open.boarding-ap": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May an Operator who has acted on foot board a vehicle that has acted?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." } },
    switchable: false,
  },
  "rr.open.vehicle-willys-arc": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Arcs of the Willys guns?",
    byDefault: "front-and-rear",
    readings: { "front-and-rear": { text: "Front 90 degrees, rear 90 degrees." }, "all-round": { text: "All round." } },
    switchable: true,
  },
  "rr.open.vehicle-boarding-seen": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Whose line of sight is an Operator in who boards a vehicle?",
    byDefault: "squares-walked",
    readings: {
      "squares-walked": { text: "Units that see a square he moves over or the square of the vehicle he enters by." },
      "any-square": { text: "Units that see any square of the vehicle, too: he ends his action in it." },
    },
    switchable: true,
  },
  "rr.open.vehicle-run-over-seen": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Is running over units a witnessed kill, and does it draw reactions?",
    byDefault: "yes-action",
    readings: { "yes-action": { text: "Yes, as an action." } },
    switchable: false,
  },
  "rr.open.vehicle-aboard-leaves": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Does the Willys leave by the entry/exit tile with all aboard?",
    byDefault: "yes",
    readings: { yes: { text: "Yes." } },
    switchable: false,
  },
  "rr.open.willys-example-move": {
    topic: "Equipment, objects, vehicles, missions",
    question: "The example's Willys spends 5 points (1, a turn, 3) on a move of 4.",
    byDefault: "4-points-turn-costing-1",
    readings: {
      "4-points-turn-costing-1": {
        text: "4 points, a turn costing 1: the rule text and the motorbike example (5 + 1 + 4 = 10).",
      },
      "turns-free-operator-vehicles": { text: "Turns are free for Operator vehicles" },
      "first-turn-move-free": { text: "The first turn of a move is free." },
    },
    switchable: false,
  },
  "rr.open.vehicle-shout": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Does a vehicle that sees an Operator or corpse shout?",
    byDefault: "silent",
    readings: {
      silent: { text: "No: the patrol-vehicle clause names stop, flip and spotting only." },
      shouts: { text: "Yes, like any Axis unit." },
    },
    switchable: true,
  },
  "rr.open.unarmed-advance": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Does an alert Kübelwagen or Truck (not in a convoy) advance?",
    byDefault: "no-can-never-have-attack",
    readings: {
      "no-can-never-have-attack": { text: "No: it can never have an attack position; it stands still." },
      "drives-toward-closest-spotted-operator": { text: "It drives toward the closest spotted Operator." },
    },
    switchable: false,
  },
  "rr.open.alert-vehicle-no-target": {
    topic: "Equipment, objects, vehicles, missions",
    question: "What does an alert patrol vehicle do with no spotted Operator?",
    byDefault: "goes-with-patrol-black-patrol",
    readings: {
      "goes-with-patrol-black-patrol": {
        text: "It goes on with its patrol in black Patrol Phases, like alert patrolmen.",
      },
      waits: { text: "It waits." },
    },
    switchable: false,
  },
  "rr.open.vehicle-runs-over": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Do other Axis vehicles than convoys run Operators over?",
    byDefault: "no-they-may-pass-through",
    readings: {
      "no-they-may-pass-through": { text: "No: they may pass through units' squares but must end on empty squares." },
      "yes-any-vehicle": { text: "Yes, any vehicle." },
    },
    switchable: false,
  },
  "rr.open.support-ap": {
    topic: "Equipment, objects, vehicles, missions",
    question: "AP of support units?",
    byDefault: "4",
    readings: { "4": { text: "4." }, "2": { text: "2" }, "3": { text: "3." } },
    switchable: false,
  },
  "rr.open.support-recover": {
    topic: "Equipment, objects, vehicles, missions",
    question: "May support units recover, break cover or heal?",
    byDefault: "not-recover-or-break-cover",
    readings: {
      "not-recover-or-break-cover": {
        text: "Not recover or break cover (not on their list); a med pack works on them to 3.",
      },
    },
    switchable: false,
  },
  "rr.open.resize-other": {
    topic: "Equipment, objects, vehicles, missions",
    question: "Reductions not listed (9 to 8, 9 to 5, expansions).",
    byDefault: "one-step-per-2-3",
    readings: {
      "one-step-per-2-3": {
        text: "One step per 2 to 3 tiles: setting by tile count 4-5: 6, 6-7: 7, 8-9: 8, 10-12: 9; Operators never above 4.",
      },
      ratio: { text: "By ratio." },
    },
    switchable: false,
  },
  ...sharedInterpretations,
  ...heavyMetalInterpretations,
  ...jagerInterpretations,
  ...hotDogsInterpretations,
  ...kickstarterInterpretations,
  ...theyWhoDareInterpretations,
} as const satisfies Record<string, Interpretation>;

/** The id of an open point. */
export type InterpretationId = keyof typeof interpretations;
