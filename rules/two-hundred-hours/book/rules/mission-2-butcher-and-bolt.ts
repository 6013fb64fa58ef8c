import { row, rulesUnder } from "../../../kernel/index.ts";

export const mission2ButcherAndBoltRules = rulesUnder("Mission 2: Butcher and Bolt", "Deployment (p.50)", {
  "zh.m2.deploy-others": row("Butcher and Bolt: where Defenders start", {
    text: 'Defenders other than sentries deploy within 8" of the centre, facing anywhere.',
  }),
  "zh.m2.enter": row("Butcher and Bolt: where attackers enter", {
    text: 'The attacker then chooses an edge; entry is on it and on the first 6" of both adjacent edges.',
  }),
  "zh.m2.escape": row("Butcher and Bolt: the Escape markers", {
    text: "At deployment the attacker places two Escape markers on the edge where it may enter.",
  }),
  "zh.m2.reserves": row("Butcher and Bolt: where the reserve enters", {
    text: 'Reserves enter on the opposite edge and on the first 6" of both its adjacent edges.',
    source: "Reserves (p.50)",
  }),
  "zh.m2.primary": row("Butcher and Bolt: the goals", {
    text: "Attacker primary: at least half of the original fighters of the defending force, reserves included, are taken out. Defender primary: avoid that.",
    source: "Objectives (p.50)",
  }),
  "zh.m2.end": row("Butcher and Bolt: the end", {
    text: "The game ends when either side completes its secondary objective.",
    source: "Ending the Game (p.50)",
  }),
});
