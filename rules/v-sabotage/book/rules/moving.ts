import { row, rulesUnder } from "../../../kernel/index.ts";

export const movingRules = rulesUnder("Moving", "Moving p1–2", {
  "vs.move.cost": row("Move: 1 AP to an adjacent tile, never diagonally", {
    text: "Moving costs 1 AP and goes to one adjacent tile, never diagonally.",
  }),
  "vs.move.opening": row("Walls and locked doors stop a commando", {
    text: "The shared edge must be an opening: an unlocked door, or no wall; a wall or a locked door stops a commando.",
  }),
  "vs.move.free-space": row("A tile needs a free space", {
    text: "The destination needs at least 1 free space; a tile holds at most as many characters as it has circles.",
  }),
  "vs.move.no-space-tokens": row("Tokens take no space", {
    text: "Equipment tokens and small triangular tokens (alarm, objective) take no space.",
  }),
  "vs.move.nest-space": row("An MG42 nest takes 2 spaces", {
    text: "An MG42 nest takes 2 spaces of its tile and has 1 space inside: a nest tile of C circles holds C − 2 characters outside and 1 inside.",
  }),
  "vs.move.trap-door-entry": row("Entering through a trap door", {
    text: "Moving also enters, from outside the terrain, a tile that holds an open trap door.",
  }),
  "vs.stealthmove.cost": row("Moving stealthily onto a medium tile: 2 AP", {
    text: "Moving stealthily onto a medium tile costs 2 AP and otherwise follows the conditions of moving.",
    source: "Moving stealthily p1–2",
  }),
  "vs.stealthmove.stays-stealthy": row("Moving stealthily onto a medium tile keeps you stealthy", {
    text: "A stealthy commando that moves so onto a medium tile stays stealthy, subject to the stealth check.",
    source: "Moving stealthily p1–2; Stealth check p1–2",
  }),
  "vs.stealthmove.becomes-stealthy": row("Moving stealthily onto a medium tile hides you again", {
    text: "A visible commando that moves so onto a medium tile without enemy units becomes stealthy.",
    source: "Stealth p1–2",
  }),
  "vs.stealthmove.trap-door": row("Entering stealthily through a trap door", {
    text: "It may be used to enter a medium tile through an open trap door and be stealthy there.",
    source: "Moving stealthily p1–2",
  }),
});
