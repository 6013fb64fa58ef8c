import { row, rulesUnder } from "../../../kernel/index.ts";

export const completingATerrainRules = rulesUnder("Completing a terrain", "Completing p1–2", {
  "vs.complete.when": row("When a terrain is completed", {
    text: "A terrain is completed when its last objective is completed and no commando is left on it, as seen at the end of the commando phase.",
    open: ["vs.open.gander-left"],
  }),
  "vs.complete.dismantle": row("A completed terrain is taken apart", {
    text: "Its card flips and the terrain is taken apart at once: it has no enemy phase that turn.",
  }),
  "vs.complete.tokens": row("What was on a completed terrain", {
    text: "Its equipment tokens go to the discard pile and its enemy units back to the enemy reserve.",
  }),
  "vs.complete.next": row("The next terrain is set up", {
    text: "The 1 or 2 terrains linked on its right are set up at the beginning of the next turn.",
  }),
  "vs.complete.join": row("Two terrains that lead to one", {
    text: "When 2 terrain cards link to one terrain, both must be completed before it opens.",
  }),
  "vs.complete.enter-next": row("Entering the next terrain", {
    text: "In the commando phase, a commando that exited in an earlier turn may enter the new terrain through an open trap door.",
  }),
  "vs.complete.keeps": row("What commandos take along", {
    text: "Commandos that leave a terrain keep equipment, a worn German uniform, and −1 and +1 AP tokens.",
  }),
});
