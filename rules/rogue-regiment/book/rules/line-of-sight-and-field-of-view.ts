import { row, rulesUnder } from "../../../kernel/index.ts";

export const lineOfSightAndFieldOfViewRules = rulesUnder("Line of sight and field of view", "Being Seen, p.9", {
  "rr.los.operator-line": row("An Operator's line of sight runs from centre to centre", {
    text: "An Operator's LOS to a target is the straight line from the centre of his square to the centre of the target's square.",
    source: "Attack, p.6",
  }),
  "rr.los.operator-blockers": row("What blocks an Operator's sight", {
    text: "Blockers of that line: forest and rock squares, high walls, buildings, supply dumps, and any Axis unit other than the target.",
    source: "Attack, p.6",
    open: ["rr.open.operator-los-alert-axis"],
  }),
  "rr.los.operator-all-round": row("An Operator looks all round", {
    text: "An Operator looks in every direction; his facing limits only marked attacks, and changing it costs no AP.",
    source: "Mark Target, p.8",
  }),
  "rr.los.facing-four": row("Everybody faces one side of his square", {
    text: "Operators and Axis units always face one of the four sides of their square, never a diagonal.",
    source: "Operator Phase, p.5; Being Seen, p.9",
  }),
  "rr.los.axis-cone": row("A guard sees a quarter circle to his front", {
    text: "An Axis infantry unit sees within a 90-degree field of view to its front.",
    open: ["rr.open.fov-diagonals"],
  }),
  "rr.los.axis-depth": row("A guard sees 8 squares far", {
    text: "The field of view reaches 8 squares.",
    open: ["rr.open.fov-depth"],
  }),
  "rr.los.axis-peripheral": row("A guard also sees the square on his left and right", {
    text: "An Axis infantry unit also sees the one square directly to its left and the one directly to its right.",
  }),
  "rr.los.axis-blockers": row("What blocks a guard's sight", {
    text: "Inside the field of view, a square is not visible when high cover, a forest or rock square, or another blocker lies on the line to it.",
    source: "Being Seen, p.9; High Cover, p.2",
  }),
  "rr.los.nonalert-blocks": row("A guard who is not alert blocks sight", {
    text: "A non-alert Axis unit blocks LOS through its square.",
  }),
  "rr.los.alert-transparent": row("An alert guard does not block sight", {
    text: "An alert Axis unit does not block LOS.",
    source: "Being Seen, p.9; Axis Attack, p.17",
  }),
  "rr.los.operators-transparent": row("Operators do not block a guard's sight", {
    text: "Operators do not block Axis LOS.",
    source: "Reaction Attacks, p.10",
  }),
  "rr.los.fully-visible": row("Fully visible: everything there is seen", {
    text: "A square is fully visible to a viewer when nothing on the line blocks LOS; standing and crouching Operators and corpses there are seen.",
    source: "High Cover legend, p.2",
  }),
  "rr.los.partially-visible": row("Partially visible: standing is seen, crouching is not", {
    text: "A square is partially visible when only low cover (or a fuel barrel) blocks; a standing Operator there is seen, a crouching Operator or corpse is not.",
    source: "High Cover legend, p.2",
  }),
  "rr.los.not-visible": row("Not visible: nothing there is seen", {
    text: "A square outside the field of view or behind a full blocker is not visible; nothing on it is seen.",
  }),
  "rr.los.squares-not-lines": row("Sight is judged square by square", {
    text: "Seeing is decided by squares: an Operator stepping from one not-visible square to another is not seen even if his path crosses the edge of the field of view.",
    source: "Being Seen (officer figure), p.9",
  }),
  "rr.los.forest-square-partial": row("A forest square in view is partially visible", {
    text: "For a viewer that is not adjacent, a forest square in view counts as partially visible.",
    source: "Squares, p.1; Advancing (fourth figure), p.12",
  }),
});
