import { row, rulesUnder } from "../../../kernel/index.ts";

export const movementAndAdjacencyRules = rulesUnder("Movement and adjacency", "Movement", {
  "hg.move.raider-4": row("A raider moves 4 squares", { text: "A raider may move 4 squares in a turn." }),
  "hg.move.assaulter-6": row("An assaulter moves 6 squares", { text: "An assaulter may move 6 squares in a turn." }),
  "hg.move.commander-d6": row("The Commander moves as far as his die", {
    text: "The Commander may move as many squares as one d6 rolled for him.",
    source: "Movement; card: Commander",
  }),
  "hg.move.guards-one-d6": row("Guards share one die for their moves", {
    text: "One d6 is rolled for all the Guards of that turn; each may use that many squares.",
  }),
  "hg.move.any-direction": row("Steps go in all 8 directions", { text: "A step may go in any of the 8 directions." }),
  "hg.move.no-corner-diagonal": row("No diagonal step round a corner", {
    text: "A step may not go diagonally across a corner.",
    open: ["hg.open.corner-diagonal"],
  }),
  "hg.move.split-around-action": row("You may move before and after your action", {
    text: "The movement of a turn may be divided before and after the action.",
  }),
  "hg.move.facing-end-of-turn": row("When Commander and Sentries choose their facing", {
    text: "The facing of the Commander and of each Sentry is settled at the end of their turn.",
    open: ["hg.open.facing-choice"],
  }),
  "hg.move.sentry-never": row("A Sentry never leaves his square", {
    text: "A Sentry never leaves the square he is posted on.",
    source: "Movement; Sentries",
  }),
  "hg.move.adjacent": row("Which squares are adjacent", {
    text: "Squares are adjacent when they are neighbours not separated by a wall or a closed door.",
    open: ["hg.open.adjacent-diagonal"],
  }),
  "hg.move.no-return-to-entry": row("Back to the entrance only to escape", {
    text: "An Intruder who has entered the stronghold may step into the entry zone only in order to escape.",
  }),
  "hg.move.one-agent-per-square": row("One agent to a square", {
    text: "At most one agent, standing or prone, is on a square.",
    source: "Occupied Squares",
    open: ["hg.open.stopped-on-occupied"],
  }),
  "hg.move.markers-do-not-occupy": row("A marker does not fill a square", {
    text: "A marker does not occupy a square.",
    source: "Occupied Squares",
  }),
  "hg.move.through-friend": row("You may walk through a friend", {
    text: "An agent may move through a square with a standing friendly agent.",
    source: "Occupied Squares",
  }),
  "hg.move.through-prone": row("You may walk through a prone agent", {
    text: "An agent may move through a square with any prone agent, friend or enemy.",
    source: "Occupied Squares",
  }),
  "hg.move.not-through-enemy": row("You may not walk through an enemy", {
    text: "An agent may not move through a square with a standing enemy.",
    source: "Occupied Squares",
  }),
  "hg.move.no-passing-in-zone": row("No walking through others in a watch zone", {
    text: "An Intruder may not move through an occupied square that lies in an enemy watch zone.",
    source: "Occupied Squares",
  }),
  "hg.move.no-passing-near-sentry": row("No walking through others near a Sentry", {
    text: "An Intruder may not move through an occupied square within 4 squares of a Sentry who is neither wounded, and so prone, nor engaged; a prone agent occupies its square, too.",
    source: "Occupied Squares",
  }),
});
