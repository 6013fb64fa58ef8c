import { row, rulesUnder } from "../../../kernel/index.ts";

export const mission1HuntedRules = rulesUnder("Mission 1: Hunted", "Deployment (p.47)", {
  "zh.m1.forces-attacker": row("Hunted: the attackers", {
    text: "Attacker: SAS Officer, one pair of SAS Troopers, two SAS Troopers; rifles, SMGs or pistols only.",
    source: "Recruitment (p.46)",
  }),
  "zh.m1.forces-defender": row("Hunted: the Defenders", {
    text: "Defender: Heer Officer, two pairs of Sentries, two Sentries, one Dog Handler; rifles, SMGs or pistols only.",
    source: "Recruitment (p.46)",
  }),
  "zh.m1.rules-off": row("Hunted: what is not used", {
    text: "Not used: patrol routes and Patrol Route actions, reserves, alarm levels, bodies, Order, Event, Veteran and Requisition cards.",
    source: "Hunted (p.46)",
  }),
  "zh.m1.alarm": row("Hunted: the alarm is raised", {
    text: "The game starts with the alarm already raised.",
    source: "Hunted (p.46)",
  }),
  "zh.m1.tokens": row("Hunted: the tokens", {
    text: "The container holds 4 Character tokens, 8 Trooper tokens and 3 Time tokens.",
    source: "Prepare the Tokens (p.46–47)",
  }),
  "zh.m1.taking-time": row("Hunted: Taking Time", {
    text: "The player who draws the first or second Time token keeps it and can spend it before the end of the turn to re-roll one die of any one roll; unspent it is lost.",
    source: "Taking Time (p.46–47)",
  }),
  "zh.m1.replay-cards": row("Hunted, played again with cards", {
    text: "Replayed with cards, mission 1 uses Order and Event cards in place of Taking Time.",
    source: "Playing Again (p.47)",
  }),
  "zh.m1.escape-edge": row("Hunted: the edge to reach", {
    text: "The attacker chooses one table edge as destination and places two Escape markers on it.",
  }),
  "zh.m1.deploy-defender": row("Hunted: where Defenders start", {
    text: 'The defender deploys its whole force within 24" of that edge, with at least 6" between fighters or pairs.',
  }),
  "zh.m1.enter": row("Hunted: where attackers enter", {
    text: "Attackers enter at any point of the edge opposite the destination edge.",
  }),
  "zh.m1.attacker-goal": row("Hunted: the attackers' goal", {
    text: "The attacker wins by moving at least 3 fighters off the destination edge.",
    source: "Attacker Objectives (p.47)",
  }),
  "zh.m1.defender-goal": row("Hunted: the Defender's goal", {
    text: "The defender wins by taking out at least 3 attackers.",
    source: "Defender Objectives (p.47)",
  }),
  "zh.m1.end": row("Hunted: the end", {
    text: "The game ends as soon as one side has achieved its objective; that side wins.",
    source: "Ending the Game (p.47)",
  }),
});
