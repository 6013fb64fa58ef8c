import { row, rulesUnder } from "../../../kernel/index.ts";

export const sequenceOfPlayRules = rulesUnder("Sequence of play", "Sequence of Play", {
  "hg.turn.round": row("A round: one turn each", { text: "A round gives each player one turn." }),
  "hg.turn.intruders-first": row("Intruders go before the Defender", {
    text: "All Intruder players take their turns before the Defender.",
  }),
  "hg.turn.fixed-order": row("The Intruders' order is fixed", {
    text: "The Intruder players fix their order at the start of the game and keep it.",
  }),
  "hg.turn.first-action-breach": row("The first action breaches the entrance", {
    text: "The first Intruder action of the game is to BREACH the stronghold entrance.",
    source: "Intruder Turns",
    open: ["hg.open.first-breach"],
  }),
  "hg.turn.defender-phases": row("The four phases of the Defender's turn", {
    text: "The Defender's turn has 4 phases in this order: Orders, Recovery, Administration, Take Time.",
    source: "Defender Turn",
  }),
  "hg.turn.orders-by-type": row("Commander, then Sentries, then Guards", {
    text: "In Orders the Commander goes first, then the Sentries, then the Guards; all movement and actions of one type are finished before the next type starts.",
    source: "Defender Turn",
  }),
  "hg.turn.take-time": row("Each round takes a minute", {
    text: "In Take Time the timer loses 1 minute.",
    source: "Defender Turn",
  }),
});
