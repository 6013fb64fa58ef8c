import { row, rulesUnder } from "../../../kernel/index.ts";

export const endOfTurnRules = rulesUnder("End of turn", "End of turn p1–2", {
  "vs.end.check": row("Success and failure are checked at the end of a turn", {
    text: "Success and failure are checked in the end-of-turn phase; with neither, a new turn begins.",
  }),
  "vs.end.success": row("When you win the operation", {
    text: "Success: all objectives of all terrains of the operation are completed and at least 1 living commando left the last terrain through a trap door.",
  }),
  "vs.end.fail-eliminated": row("You lose when all commandos are dead", {
    text: "Failure: all commandos have been eliminated.",
  }),
  "vs.end.fail-reserve": row("You lose when the enemy reserve runs out", {
    text: "Failure: the enemy reserve cannot supply the units needed.",
  }),
  "vs.end.fail-card": row("You lose when a card says so", {
    text: "Failure: a failure condition of a terrain or operation card is met.",
  }),
});
