import { row, rulesUnder } from "../../../kernel/index.ts";

export const mission4HavocRules = rulesUnder("Mission 4: Havoc", "Grenades (p.52)", {
  "zh.m4.objectives": row("Havoc: the five objectives", {
    text: '5 Objective markers lie at suitable items: one at the centre, the others spread within 8" of it.',
    source: "Battlefield (p.52)",
  }),
  "zh.m4.deploy-others": row("Havoc: where Defenders start", {
    text: 'Defenders other than sentries deploy within 2" of any Objective marker, facing anywhere.',
    source: "Deployment (p.52)",
  }),
  "zh.m4.enter": row("Havoc: where attackers enter", {
    text: "The attacker then splits its force in two parts in any way and assigns them two opposite edges, each entering on its own edge.",
    source: "Deployment (p.52)",
  }),
  "zh.m4.reserves": row("Havoc: where the reserve enters", {
    text: "Reserves enter on the two edges not chosen.",
    source: "Reserves (p.52)",
  }),
  "zh.m4.grenade": row("Havoc: a grenade at an objective", {
    text: "A grenade can be thrown at an objective with a normal Shoot action.",
  }),
  "zh.m4.grenade-dice": row("Havoc: the grenade's dice", {
    text: "In that action the bonus die for an attack from the rear always applies and the one for being covert never does.",
  }),
  "zh.m4.grenade-wound": row("Havoc: a hit destroys the objective", {
    text: "Each hit makes a Wound roll; any success destroys the objective.",
  }),
  "zh.m4.grenade-explode": row("Havoc: two successes explode it", {
    text: "With two or more successes in those Wound rolls the objective also explodes, with every effect of an explosion (hits, lights, Smoke/Fire marker in its place, distraction, +5).",
  }),
  "zh.m4.charge-card": row("Havoc: charges at objectives", {
    text: "An attacker with a Demo Charge Requisition card can set charges at objectives; the explosion destroys the objective.",
  }),
  "zh.m4.escape": row("Havoc: the Escape markers", {
    text: "When all objectives are destroyed the attacker places two Escape markers on an edge where it may enter.",
    source: "Escape Markers (p.52)",
  }),
  "zh.m4.primary": row("Havoc: the goals", {
    text: "Attacker primary: destroy all 5 objectives. Defender primary: prevent that.",
    source: "Objectives (p.52)",
  }),
  "zh.m4.end": row("Havoc: the end", {
    text: "The game ends when either side completes its secondary objective, or when every attacker equipped with grenades or a demo charge has been taken out.",
    source: "Ending the Game (p.52)",
  }),
});
