import type { RuleRow } from "../../../kernel/index.ts";

/** Rows of the book: Squares. */
export const squares = {
  "rr.square.adjacent": {
    topic: "Squares",
    text: "The adjacent squares of a square are its 8 neighbours, diagonals included, unless a clause says otherwise.",
    source: "Squares, p.1",
  },
  "rr.square.one-unit": {
    topic: "Squares",
    text: "A square holds at most one Operator or one Axis unit at the end of that unit's turn.",
    source: "Squares, p.1",
  },
  "rr.square.pass-through": {
    topic: "Squares",
    text: "A unit or Operator may move through occupied squares if it finishes its turn on an unoccupied one.",
    source: "Squares, p.1",
    open: ["rr.open.pass-through-enemies"],
  },
  "rr.square.regular": {
    topic: "Squares",
    text: "A regular square restricts neither movement nor LOS.",
    source: "Squares, p.1",
  },
  "rr.square.water-los": { topic: "Squares", text: "A water square does not affect LOS.", source: "Squares, p.1" },
  "rr.square.water-move": {
    topic: "Squares",
    text: "A water square cannot be entered except by an Operator in scuba mode or by the Rowing Boat.",
    source: "Squares, p.1",
  },
  "rr.square.forest-into": {
    topic: "Squares",
    text: "LOS may be traced into and out of a forest square.",
    source: "Squares, p.1",
  },
  "rr.square.forest-through": {
    topic: "Squares",
    text: "A forest square lying between the two ends of a line blocks LOS for both sides.",
    source: "Squares, p.1",
  },
  "rr.square.forest-hides": {
    topic: "Squares",
    text: "A corpse or a crouching Operator on a forest square is visible only from an adjacent square.",
    source: "Squares, p.1; Crouch, p.8",
  },
  "rr.square.forest-cover": {
    topic: "Squares",
    text: "A forest square is soft cover: Axis attack dice against an Operator on it get −1.",
    source: "Squares, p.1",
  },
  "rr.square.rock-into": { topic: "Squares", text: "LOS may be traced into a rock square.", source: "Squares, p.1" },
  "rr.square.rock-through": {
    topic: "Squares",
    text: "A rock square between the two ends of a line blocks LOS for both sides.",
    source: "Squares, p.1",
  },
  "rr.square.rock-move": {
    topic: "Squares",
    text: "Only an Operator with a grappling hook enters a rock square, and only with the climb action.",
    source: "Squares, p.1; Grappling Hook, p.24",
  },
} as const satisfies Record<string, RuleRow>;
