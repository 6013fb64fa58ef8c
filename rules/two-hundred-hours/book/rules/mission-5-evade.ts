import { row, rulesUnder } from "../../../kernel/index.ts";

export const mission5EvadeRules = rulesUnder("Mission 5: Evade", "Deployment (p.53)", {
  "zh.m5.evader": row("Evade: the evader", {
    text: "One attacking trooper is the evader and is armed with a pistol.",
    source: "Recruitment (p.53)",
  }),
  "zh.m5.deploy-others": row("Evade: where Defenders start", {
    text: 'Defenders other than sentries deploy within 2" of the centre, facing anywhere.',
  }),
  "zh.m5.enter-evader": row("Evade: where the evader enters", {
    text: 'The attacker chooses a corner; the evader enters on the edges within 12" of it.',
  }),
  "zh.m5.enter-others": row("Evade: where the others enter", {
    text: 'The other attackers enter on the edges within 12" of the opposite corner.',
  }),
  "zh.m5.escape": row("Evade: the Escape markers", {
    text: 'The attacker places two Escape markers on the edge within 12" of that opposite corner.',
  }),
  "zh.m5.reserves": row("Evade: where the reserve enters", {
    text: 'Reserves enter on the edges within 12" of the other two corners.',
    source: "Reserves (p.53)",
  }),
  "zh.m5.attacker-primary": row("Evade: the attackers' goal", {
    text: 'Attacker primary: the evader moves off the table within 12" of the corner where its friends entered.',
    source: "Attacker Objectives (p.53)",
    open: ["zh.open.m5-evader-corner"],
  }),
  "zh.m5.defender-primary": row("Evade: the Defender's goal", {
    text: "Defender primary: take out the evader.",
    source: "Defender Objectives (p.53)",
  }),
  "zh.m5.end": row("Evade: the end", {
    text: "The game ends when the attacker has achieved both its objectives or the defender its primary.",
    source: "Ending the Game (p.53)",
  }),
});
