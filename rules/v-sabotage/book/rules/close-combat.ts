import { row, rulesUnder } from "../../../kernel/index.ts";

export const closeCombatRules = rulesUnder("Close combat", "Close combat p1–2", {
  "vs.cc.conditions": row("Close combat: 1 AP, stealthy, on the same tile", {
    text: "Close combat costs 1 AP and needs a stealthy commando with the targeted enemy unit on its own tile.",
  }),
  "vs.cc.automatic": row("Close combat needs no dice", {
    text: "It succeeds without dice, against a unit in a nest too (nest cover is against dice only).",
    source: "Close combat p1–2; MG42 nest p3–4",
  }),
  "vs.cc.to-reserve": row("A unit killed in close combat goes to the reserve", {
    text: "The eliminated unit returns to the enemy reserve.",
  }),
  "vs.cc.reward": row("A kill in close combat leaves equipment", {
    text: "1 random token of the equipment reserve replaces it, on its green, blue or orange side, never red.",
  }),
  "vs.cc.silent": row("Close combat is silent", {
    text: "The attack itself neither reveals the commando nor triggers the alarm (a spotted token may).",
    source: "Stealth p1–2; Alarm p1–2",
  }),
});
