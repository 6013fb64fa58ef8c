import { row, rulesUnder } from "../../../kernel/index.ts";

export const endOfTheGameObjectivesRules = rulesUnder("End of the game, objectives", "End of the Game", {
  "dt.end.wiped-out": row("The game ends when a side is wiped out", {
    text: "The game is over after a turn in which one player's last unit on the board was eliminated.",
    open: ["dt.open.both-wiped-out"],
  }),
  "dt.end.objective": row("The game ends with the objective", {
    text: "It is over after a turn in which a player achieves the scenario objective.",
  }),
  "dt.end.turn-limit": row("The game ends at the turn limit", {
    text: "It is over after the turn that is the scenario's turn limit.",
  }),
  "dt.end.winner": row("Who wins", {
    text: "The player who eliminated all enemy units or took the objective wins.",
    open: ["dt.open.wiped-out-reserves"],
  }),
  "dt.end.ap-count": row("Otherwise the AP count", {
    text: "Otherwise each side totals the AP of the enemy units it eliminated, and the higher total wins.",
    open: ["dt.open.draw", "dt.open.buried-own"],
  }),
  "dt.end.ap-again": row("A unit lost twice counts twice", {
    text: "A unit that came back and was eliminated again counts its AP once more in that total.",
  }),
  "dt.obj.capture": row("Capturing an objective: 10 cm, no enemy near", {
    text: "An objective is captured at the end of a turn by a side with a miniature within 10 cm of it and no enemy miniature within 10 cm of it.",
    open: ["dt.open.objective-kept"],
  }),
  "dt.obj.no-march": row("No capture after a MARCH", {
    text: "A unit whose last action was a MARCH MOVE does not capture.",
  }),
  "dt.obj.no-aircraft": row("Aircraft do not capture objectives", {
    text: "Aircraft neither capture an objective nor prevent its capture.",
  }),
});
