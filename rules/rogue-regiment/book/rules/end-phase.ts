import { row, rulesUnder } from "../../../kernel/index.ts";

export const endPhaseRules = rulesUnder("End Phase", "End Phase, p.18", {
  "rr.end.meter": row("The meter moves at the end of a turn", {
    text: "Stealth: if an alert Axis unit, a spotted Operator or the Willys is on the board, the meter advances 1.",
  }),
  "rr.end.meter-max": row("At most 1 at the end of a turn", { text: "The End Phase advances the meter by at most 1." }),
  "rr.end.unspot": row("Operators stop being spotted once nobody is alert", {
    text: "Stealth: if spotted Operators but no alert Axis unit are on the board, the spotted tokens turn back to regular ones, after the meter has advanced.",
  }),
  "rr.end.corpses-stealth": row("Which corpses are removed in stealth", {
    text: "Stealth: corpses inside buildings or on forest squares are removed; others stay.",
  }),
  "rr.end.corpses-battle": row("All corpses are removed in battle", {
    text: "Battle: all corpses are removed.",
    source: "End Phase (Battle), p.18",
  }),
  "rr.end.templates": row("Blast templates are removed", {
    text: "Bomb and fuel-barrel blast templates are removed (both sections).",
  }),
  "rr.end.markers": row("Target markers come back", {
    text: "Target markers return to their Operator boards (both sections).",
  }),
  "rr.end.cigarette": row("The cigarette is removed", {
    text: "A cigarette token on the board is removed.",
    source: "End Phase, p.18; Cigarette Break, p.15",
  }),
});
