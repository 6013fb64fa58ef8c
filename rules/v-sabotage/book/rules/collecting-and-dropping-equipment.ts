import type { RuleRow } from "../../../kernel/index.ts";

/** Collecting and dropping equipment, row by row. */
export const collectingAndDroppingEquipmentRules = {
  "vs.collect.action": {
    title: "Collecting is free",
    topic: "Collecting and dropping equipment",
    text: "Collecting costs 0 AP and takes a token on its green or blue side from the commando's own tile.",
    source: "Collecting p1–2",
  },
  "vs.collect.never-red": {
    title: "A red token is never picked up",
    topic: "Collecting and dropping equipment",
    text: "A token on its red side is never collected.",
    source: "Collecting p1–2; Equipment p3–4",
  },
  "vs.collect.never-orange": {
    title: "An orange token is never picked up",
    topic: "Collecting and dropping equipment",
    text: "A token on its orange side is never collected.",
    source: "Collecting p1–2",
  },
  "vs.collect.free-slot": {
    title: "Collecting needs a free slot",
    topic: "Collecting and dropping equipment",
    text: "A collected token needs a free equipment slot on the commando card.",
    source: "Collecting p1–2",
  },
  "vs.collect.drop": {
    title: "Dropping is free",
    topic: "Collecting and dropping equipment",
    text: "Dropping costs 0 AP and lays a token from the card on the commando's tile.",
    source: "Collecting p1–2",
  },
  "vs.collect.exchange": {
    title: "Swapping equipment is free",
    topic: "Collecting and dropping equipment",
    text: "Giving, taking or exchanging tokens costs 0 AP and needs both commandos on the same tile.",
    source: "Collecting p1–2",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
