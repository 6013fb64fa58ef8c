import type { ScenarioTrial } from "../../kernel/index.ts";

const raid = { attacker: "attacker-20-raid", defender: "defender-14" } as const;
const havoc = { attacker: "attacker-30-raid", defender: "defender-20" } as const;
const smallGuard = { defender: "defender-14" } as const;
const smallForce = { attacker: "attacker-20" } as const;

/** How often the attackers' policy beat the defenders': docs/two-hundred-hours.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "m1-camp": { games: 100, won: 43, turns: 15 },
  "m1-depot": { games: 100, won: 53, turns: 17 },
  "m1-farm": { games: 100, won: 47, turns: 15 },
  "m2-camp": { games: 100, won: 51, turns: 8, choices: smallForce },
  "m2-depot": { games: 100, won: 56, turns: 10, choices: smallForce },
  "m2-farm": { games: 100, won: 54, turns: 7, choices: smallForce },
  "m3-camp": { games: 100, won: 33, turns: 12, choices: raid },
  "m3-depot": { games: 100, won: 44, turns: 14, choices: raid },
  "m3-farm": { games: 100, won: 47, turns: 13, choices: raid },
  "m4-camp": { games: 100, won: 50, turns: 14, choices: havoc },
  "m4-depot": { games: 100, won: 64, turns: 16, choices: havoc },
  "m4-farm": { games: 100, won: 58, turns: 16, choices: havoc },
  "m5-camp": { games: 100, won: 57, turns: 19, choices: smallGuard },
  "m5-depot": { games: 100, won: 48, turns: 23, choices: smallGuard },
  "m5-farm": { games: 100, won: 60, turns: 18, choices: smallGuard },
  "m6-camp": { games: 100, won: 45, turns: 23 },
  "m6-depot": { games: 100, won: 60, turns: 33 },
  "m6-farm": { games: 100, won: 40, turns: 24 },
  "m7-camp": { games: 100, won: 22, turns: 30 },
  "m7-depot": { games: 100, won: 47, turns: 36 },
  "m7-farm": { games: 100, won: 32, turns: 28 },
  "m8-camp": { games: 100, won: 72, turns: 6, choices: smallForce },
  "m8-depot": { games: 100, won: 73, turns: 7, choices: smallForce },
  "m8-farm": { games: 100, won: 68, turns: 5, choices: smallForce },
};
