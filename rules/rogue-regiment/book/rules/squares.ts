import { row, rulesUnder } from "../../../kernel/index.ts";

export const squaresRules = rulesUnder("Squares", "Squares, p.1", {
  "rr.square.adjacent": row("All eight neighbouring squares are adjacent", {
    text: "The adjacent squares of a square are its 8 neighbours, diagonals included, unless a clause says otherwise.",
  }),
  "rr.square.one-unit": row("One Operator or unit to a square", {
    text: "A square holds at most one Operator or one Axis unit at the end of that unit's turn.",
  }),
  "rr.square.pass-through": row("You may pass through an occupied square", {
    text: "A unit or Operator may move through occupied squares if it finishes its turn on an unoccupied one.",
    open: ["rr.open.pass-through-enemies"],
  }),
  "rr.square.regular": row("A regular square hinders nothing", {
    text: "A regular square restricts neither movement nor LOS.",
  }),
  "rr.square.water-los": row("Water does not block sight", { text: "A water square does not affect LOS." }),
  "rr.square.water-move": row("Only scuba gear or the boat crosses water", {
    text: "A water square cannot be entered except by an Operator in scuba mode or by the Rowing Boat.",
  }),
  "rr.square.forest-into": row("You see into a forest square, and out of it", {
    text: "LOS may be traced into and out of a forest square.",
  }),
  "rr.square.forest-through": row("A forest square in between blocks sight", {
    text: "A forest square lying between the two ends of a line blocks LOS for both sides.",
  }),
  "rr.square.forest-hides": row("Crouching in a forest, you are seen only from the next square", {
    text: "A corpse or a crouching Operator on a forest square is visible only from an adjacent square.",
    source: "Squares, p.1; Crouch, p.8",
  }),
  "rr.square.forest-cover": row("A forest is soft cover", {
    text: "A forest square is soft cover: Axis attack dice against an Operator on it get −1.",
  }),
  "rr.square.rock-into": row("You see onto a rock square", { text: "LOS may be traced into a rock square." }),
  "rr.square.rock-through": row("A rock square in between blocks sight", {
    text: "A rock square between the two ends of a line blocks LOS for both sides.",
  }),
  "rr.square.rock-move": row("Only a grappling hook gets you onto rock", {
    text: "Only an Operator with a grappling hook enters a rock square, and only with the climb action.",
    source: "Squares, p.1; Grappling Hook, p.24",
  }),
});
