import { row, rulesUnder } from "../../../kernel/index.ts";

export const mission7IntelligenceRules = rulesUnder("Mission 7: Intelligence", "Carrying Intelligence (p.57)", {
  "zh.m7.objectives": row("Intelligence: the five places", {
    text: 'Five buildings or vehicles stand within 10" of the centre; the defender puts Objective markers 0, 1, 1, 2 and 2 at them face down.',
    source: "Battlefield (p.56)",
  }),
  "zh.m7.deploy-others": row("Intelligence: where Defenders start", {
    text: 'Defenders other than sentries deploy within 8" of the centre, facing anywhere.',
    source: "Deployment (p.56)",
  }),
  "zh.m7.enter": row("Intelligence: where attackers enter", {
    text: 'The attacker then chooses an edge; entry is on it and on the first 6" of both adjacent edges.',
    source: "Deployment (p.56)",
  }),
  "zh.m7.reserves": row("Intelligence: where the reserve enters", {
    text: 'Reserves enter on the opposite edge and on the first 6" of both its adjacent edges.',
    source: "Reserves (p.56)",
  }),
  "zh.m7.search-where": row("Intelligence: where you search", {
    text: "An attacker inside a location, or touching it if it cannot be entered, can make a Search action.",
    source: "Searching for Intelligence (p.57)",
  }),
  "zh.m7.search-dice": row("Intelligence: what Search rolls", {
    text: "Search rolls its dice against Smarts; the fighter does not move.",
    source: "Searching for Intelligence (p.57)",
  }),
  "zh.m7.search-none": row("Intelligence: what a search finds", {
    text: "Without a success nothing is found (it can be tried again); with one the marker is revealed: a 0 is removed, a 1 or 2 is carried by the searching fighter.",
    source: "Searching for Intelligence (p.57)",
  }),
  "zh.m7.carry-free": row("Intelligence: carrying is free", {
    text: "Carrying intelligence does not limit movement or actions, and one fighter may carry several.",
  }),
  "zh.m7.carry-no-passing": row("Intelligence: no passing on", {
    text: "Intelligence cannot be passed to another fighter.",
  }),
  "zh.m7.carry-events": row("Intelligence: two Events do not matter", {
    text: "The Event cards Bad Intel and Dangerous Objective do not affect intelligence being carried.",
  }),
  "zh.m7.carry-lost": row("Intelligence: lost with its carrier", {
    text: "If the carrier is taken out its intelligence is lost.",
  }),
  "zh.m7.escape": row("Intelligence: the Escape markers", {
    text: "With the first objective revealed, the attacker places two Escape markers on an edge where it may enter.",
    source: "Escape Markers (p.57)",
  }),
  "zh.m7.primary": row("Intelligence: the goals", {
    text: "Attacker primary: take markers totalling at least 3 off the table where the attackers could enter. Defender primary: prevent that.",
    source: "Objectives (p.56)",
  }),
  "zh.m7.end": row("Intelligence: the end", {
    text: "The game ends when the defender achieves its secondary objective or the attacker both of its own.",
    source: "Ending the Game (p.57)",
  }),
});
