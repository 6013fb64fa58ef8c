import type { RuleRow } from "../../../kernel/index.ts";

/** Movement and adjacency, row by row. */
export const movementAndAdjacencyRules = {
  "hg.move.raider-4": {
    topic: "Movement and adjacency",
    text: "A raider may move 4 squares in a turn.",
    source: "Movement",
  },
  "hg.move.assaulter-6": {
    topic: "Movement and adjacency",
    text: "An assaulter may move 6 squares in a turn.",
    source: "Movement",
  },
  "hg.move.commander-d6": {
    topic: "Movement and adjacency",
    text: "The Commander may move as many squares as one d6 rolled for him.",
    source: "Movement; card: Commander",
  },
  "hg.move.guards-one-d6": {
    topic: "Movement and adjacency",
    text: "One d6 is rolled for all the Guards of that turn; each may use that many squares.",
    source: "Movement",
  },
  "hg.move.any-direction": {
    topic: "Movement and adjacency",
    text: "A step may go in any of the 8 directions.",
    source: "Movement",
  },
  "hg.move.no-corner-diagonal": {
    topic: "Movement and adjacency",
    text: "A step may not go diagonally across a corner.",
    source: "Movement",
    open: ["hg.open.corner-diagonal"],
  },
  "hg.move.split-around-action": {
    topic: "Movement and adjacency",
    text: "The movement of a turn may be divided before and after the action.",
    source: "Movement",
  },
  "hg.move.facing-end-of-turn": {
    topic: "Movement and adjacency",
    text: "The facing of the Commander and of each Sentry is settled at the end of their turn.",
    source: "Movement",
    open: ["hg.open.facing-choice"],
  },
  "hg.move.sentry-never": {
    topic: "Movement and adjacency",
    text: "A Sentry never leaves the square he is posted on.",
    source: "Movement; Sentries",
  },
  "hg.move.adjacent": {
    topic: "Movement and adjacency",
    text: "Squares are adjacent when they are neighbours not separated by a wall or a closed door.",
    source: "Movement",
    open: ["hg.open.adjacent-diagonal"],
  },
  "hg.move.no-return-to-entry": {
    topic: "Movement and adjacency",
    text: "An Intruder who has entered the stronghold may step into the entry zone only in order to escape.",
    source: "Movement",
  },
  "hg.move.one-agent-per-square": {
    topic: "Movement and adjacency",
    text: "At most one agent, standing or prone, is on a square.",
    source: "Occupied Squares",
    open: ["hg.open.stopped-on-occupied"],
  },
  "hg.move.markers-do-not-occupy": {
    topic: "Movement and adjacency",
    text: "A marker does not occupy a square.",
    source: "Occupied Squares",
  },
  "hg.move.through-friend": {
    topic: "Movement and adjacency",
    text: "An agent may move through a square with a standing friendly agent.",
    source: "Occupied Squares",
  },
  "hg.move.through-prone": {
    topic: "Movement and adjacency",
    text: "An agent may move through a square with any prone agent, friend or enemy.",
    source: "Occupied Squares",
  },
  "hg.move.not-through-enemy": {
    topic: "Movement and adjacency",
    text: "An agent may not move through a square with a standing enemy.",
    source: "Occupied Squares",
  },
  "hg.move.no-passing-in-zone": {
    topic: "Movement and adjacency",
    text: "An Intruder may not move through an occupied square that lies in an enemy watch zone.",
    source: "Occupied Squares",
  },
  "hg.move.no-passing-near-sentry": {
    topic: "Movement and adjacency",
    text: "An Intruder may not move through an occupied square within 4 squares of a Sentry who is neither wounded nor engaged.",
    source: "Occupied Squares",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
