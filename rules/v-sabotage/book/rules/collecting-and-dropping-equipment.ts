import { row, rulesUnder } from "../../../kernel/index.ts";

export const collectingAndDroppingEquipmentRules = rulesUnder("Collecting and dropping equipment", "Collecting p1–2", {
  "vs.collect.action": row("Collecting is free", {
    text: "Collecting costs 0 AP and takes a token on its green or blue side from the commando's own tile.",
  }),
  "vs.collect.never-red": row("A red token is never picked up", {
    text: "A token on its red side is never collected.",
    source: "Collecting p1–2; Equipment p3–4",
  }),
  "vs.collect.never-orange": row("An orange token is never picked up", {
    text: "A token on its orange side is never collected.",
  }),
  "vs.collect.free-slot": row("Collecting needs a free slot", {
    text: "A collected token needs a free equipment slot on the commando card.",
  }),
  "vs.collect.drop": row("Dropping is free", {
    text: "Dropping costs 0 AP and lays a token from the card on the commando's tile.",
  }),
  "vs.collect.exchange": row("Swapping equipment is free", {
    text: "Giving, taking or exchanging tokens costs 0 AP and needs both commandos on the same tile.",
  }),
});
