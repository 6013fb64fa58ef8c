import type { RuleRow } from "../../../kernel/index.ts";

/** Mission 5: Evade: the clauses of the rule book in our own words. */
export const mission5EvadeRules = {
  "zh.m5.evader": {
    title: "Evade: the evader",
    topic: "Mission 5: Evade",
    text: "One attacking trooper is the evader and is armed with a pistol.",
    source: "Recruitment (p.53)",
  },
  "zh.m5.deploy-others": {
    title: "Evade: where Defenders start",
    topic: "Mission 5: Evade",
    text: 'Defenders other than sentries deploy within 2" of the centre, facing anywhere.',
    source: "Deployment (p.53)",
  },
  "zh.m5.enter-evader": {
    title: "Evade: where the evader enters",
    topic: "Mission 5: Evade",
    text: 'The attacker chooses a corner; the evader enters on the edges within 12" of it.',
    source: "Deployment (p.53)",
  },
  "zh.m5.enter-others": {
    title: "Evade: where the others enter",
    topic: "Mission 5: Evade",
    text: 'The other attackers enter on the edges within 12" of the opposite corner.',
    source: "Deployment (p.53)",
  },
  "zh.m5.escape": {
    title: "Evade: the Escape markers",
    topic: "Mission 5: Evade",
    text: 'The attacker places two Escape markers on the edge within 12" of that opposite corner.',
    source: "Deployment (p.53)",
  },
  "zh.m5.reserves": {
    title: "Evade: where the reserve enters",
    topic: "Mission 5: Evade",
    text: 'Reserves enter on the edges within 12" of the other two corners.',
    source: "Reserves (p.53)",
  },
  "zh.m5.attacker-primary": {
    title: "Evade: the attackers' goal",
    topic: "Mission 5: Evade",
    text: 'Attacker primary: the evader moves off the table within 12" of the corner where its friends entered.',
    source: "Attacker Objectives (p.53)",
  },
  "zh.m5.defender-primary": {
    title: "Evade: the Defender's goal",
    topic: "Mission 5: Evade",
    text: "Defender primary: take out the evader.",
    source: "Defender Objectives (p.53)",
  },
  "zh.m5.end": {
    title: "Evade: the end",
    topic: "Mission 5: Evade",
    text: "The game ends when the attacker has achieved both its objectives or the defender its primary.",
    source: "Ending the Game (p.53)",
  },
} as const satisfies Readonly<Record<string, RuleRow>>;
