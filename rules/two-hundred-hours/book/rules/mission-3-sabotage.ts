import { row, rulesUnder } from "../../../kernel/index.ts";

export const mission3SabotageRules = rulesUnder("Mission 3: Sabotage", "Deployment (p.51)", {
  "zh.m3.objective": row("Sabotage: the objective", {
    text: "An Objective marker lies at the centre, touching the target terrain item.",
    source: "Battlefield (p.51)",
  }),
  "zh.m3.deploy-others": row("Sabotage: where Defenders start", {
    text: 'Defenders other than sentries deploy within 2" of the Objective marker, facing anywhere.',
  }),
  "zh.m3.enter": row("Sabotage: where attackers enter", {
    text: 'The attacker then chooses a corner and enters on the edges within 24" of it.',
  }),
  "zh.m3.reserves": row("Sabotage: where the reserve enters", {
    text: 'Reserves enter on the edges within 24" of the opposite corner.',
    source: "Reserves (p.51)",
  }),
  "zh.m3.charges": row("Sabotage: the charges", {
    text: "Each attacking character has one demo charge; it and charges from Demo Charge Requisition cards can be set at the objective, the former nowhere else.",
    source: "Demo Charges (p.51)",
  }),
  "zh.m3.escape": row("Sabotage: the Escape markers", {
    text: "Setting a charge makes the attacker place, at once, two Escape markers on an edge where it may enter.",
    source: "Escape Markers (p.51)",
  }),
  "zh.m3.attacker-primary": row("Sabotage: the attackers' goal", {
    text: "Attacker primary: set a charge touching the Objective marker and detonate it.",
    source: "Attacker Objectives (p.51)",
  }),
  "zh.m3.defender-primary": row("Sabotage: the Defender's goal", {
    text: "Defender primary: prevent a charge from being set.",
    source: "Defender Objectives (p.51)",
  }),
  "zh.m3.end": row("Sabotage: the end", {
    text: "The game ends when either side completes its secondary objective, or when every attacker equipped with a demo charge has been taken out. Setting the last charge does not end it.",
    source: "Ending the Game (p.51)",
  }),
});
