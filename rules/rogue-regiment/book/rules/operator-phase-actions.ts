import { row, rulesUnder } from "../../../kernel/index.ts";

export const operatorPhaseActionsRules = rulesUnder("Operator Phase: actions", "Operator Phase, p.5", {
  "rr.op.order": row("You choose the order of your Operators", {
    text: "The players choose the order of the Operators each turn; it may differ from turn to turn.",
  }),
  "rr.op.one-at-a-time": row("One Operator finishes before the next begins", {
    text: "An Operator finishes his whole turn before the next Operator starts.",
  }),
  "rr.op.vehicles-first": row("Vehicles go before Operators on foot", {
    text: "Operator vehicles act before every Operator on foot.",
    source: "How to Play, p.5; Operator Vehicles, p.25",
  }),
  "rr.op.may-idle": row("An Operator may do nothing", { text: "An Operator may do nothing, or stop with AP left." }),
  "rr.op.four-ap": row("An Operator has 4 action points", {
    text: "Each Operator has 4 AP at the start of his turn.",
    source: "Actions, p.5",
  }),
  "rr.op.action-complete": row("An action is finished before the next", {
    text: "An action is completed in full before the next begins.",
    source: "Actions, p.5",
  }),
  "rr.move.cost": row("Move: 1 square for 1 AP", {
    text: "Move: 1 AP, 1 square in any of 8 directions.",
    source: "Move, p.6",
  }),
  "rr.move.blocked": row("What a move cannot cross", {
    text: "A move cannot enter a rock, water, hedge or crate square, nor cross a high or building wall or a window.",
    source: "Move, p.6",
  }),
  "rr.move.diagonal-door": row("No diagonal move through a doorway", {
    text: "A move cannot pass a doorway diagonally.",
    source: "Move, p.6",
  }),
  "rr.sprint.cost": row("Sprint: 3 squares for 2 AP", {
    text: "Sprint: 2 AP, 3 squares, which need not be in a line.",
    source: "Sprint, p.6",
    open: ["rr.open.sprint-fewer"],
  }),
  "rr.sprint.blocked": row("What stops a sprint", {
    text: "A sprint is blocked by everything that blocks a move, and by a doorway diagonally.",
    source: "Sprint, p.6",
  }),
  "rr.sprint.forest-forest": row("No sprint from forest to forest", {
    text: "No step of a sprint goes from a forest square to another forest square; sprinting into or out of forest is allowed.",
    source: "Squares, p.1; Sprint, p.6",
  }),
  "rr.climb.cost": row("Climb: 1 square for 2 AP", {
    text: "Climb: 2 AP, 1 square in any direction.",
    source: "Climb, p.6",
  }),
  "rr.climb.hedge-crate": row("Climb onto a hedge or crates", {
    text: "A climb enters a square holding a hedge or crates.",
    source: "Climb, p.6",
  }),
  "rr.climb.window": row("Climb through a window", {
    text: "A climb passes through a window to a square on its other side.",
    source: "Climb, p.6",
    open: ["rr.open.diagonal-window"],
  }),
});
