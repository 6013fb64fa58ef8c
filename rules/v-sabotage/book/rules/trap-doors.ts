import { row, rulesUnder } from "../../../kernel/index.ts";

export const trapDoorsRules = rulesUnder("Trap doors", "Exiting p1–2", {
  "vs.exit.cost": row("Leaving through a trap door: 1 AP", {
    text: "Exiting through an open trap door on the commando's tile costs 1 AP; a blocked one serves neither exit nor entry.",
  }),
  "vs.exit.ends-actions": row("After leaving you do nothing more this turn", {
    text: "After exiting, a commando performs no further action, 0 AP ones included, until the next turn.",
  }),
  "vs.exit.untouched": row("Outside the terrain nothing affects you", {
    text: "A commando that exited is not on a terrain: enemy units and event cards do not affect it and it cannot interact with other commandos.",
  }),
  "vs.exit.next-turn-entry": row("Coming back on the next turn", {
    text: "From the next turn its only actions, until it enters, are moving or moving stealthily onto a medium tile, through an open trap door of any terrain in play.",
  }),
  "vs.exit.keeps-tokens": row("Leaving keeps your tokens", {
    text: "A commando that exits keeps all tokens on its card.",
  }),
  "vs.exit.reaction-fire": row("Leaving visibly draws fire", {
    text: "A visible commando that exits suffers reaction fire from every enemy unit on the tile it leaves; a stealthy one suffers none.",
  }),
  "vs.exit.critical-dies": row("Critical while leaving means dead", {
    text: "A commando brought to critical condition by that reaction fire is eliminated.",
  }),
  "vs.unblock.cost": row("Unblocking a trap door: 1 AP", {
    text: "Unblocking a blocked trap door on the commando's tile costs 1 AP and flips it to its open side.",
    source: "Unblocking p1–2",
  }),
  "vs.unblock.not-from-outside": row("A trap door is not unblocked from outside", {
    text: "A commando between trap doors cannot unblock a trap door.",
    source: "Unblocking p1–2",
  }),
});
