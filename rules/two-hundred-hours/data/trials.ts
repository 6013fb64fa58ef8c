import type { ScenarioTrial } from "../../kernel/index.ts";

const raid = { attacker: "attacker-20-raid", defender: "defender-14" } as const;
const havoc = { attacker: "attacker-30-raid", defender: "defender-20" } as const;
const smallGuard = { defender: "defender-14" } as const;
const smallForce = { attacker: "attacker-20" } as const;

/** What the attackers' policy won of games against the defenders': docs/two-hundred-hours.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "m1-camp": { games: 78, won: 32, turns: 17 },
  "m1-depot": { games: 79, won: 46, turns: 17 },
  "m1-farm": { games: 79, won: 41, turns: 15 },
  "m2-camp": { games: 78, won: 42, turns: 8, choices: smallForce },
  "m2-depot": { games: 79, won: 39, turns: 10, choices: smallForce },
  "m2-farm": { games: 79, won: 41, turns: 7, choices: smallForce },
  "m3-camp": { games: 78, won: 36, turns: 12, choices: raid },
  "m3-depot": { games: 79, won: 29, turns: 14, choices: raid },
  "m3-farm": { games: 79, won: 37, turns: 12, choices: raid },
  "m4-camp": { games: 78, won: 44, turns: 14, choices: havoc },
  "m4-depot": { games: 79, won: 56, turns: 14, choices: havoc },
  "m4-farm": { games: 79, won: 40, turns: 14, choices: havoc },
  "m5-camp": { games: 78, won: 43, turns: 20, choices: smallGuard },
  "m5-depot": { games: 79, won: 41, turns: 24, choices: smallGuard },
  "m5-farm": { games: 79, won: 45, turns: 18, choices: smallGuard },
  "m6-camp": { games: 78, won: 35, turns: 24 },
  "m6-depot": { games: 78, won: 46, turns: 34 },
  "m6-farm": { games: 79, won: 30, turns: 24 },
  "m7-camp": { games: 78, won: 23, turns: 32 },
  "m7-depot": { games: 78, won: 33, turns: 41 },
  "m7-farm": { games: 79, won: 34, turns: 28 },
  "m8-camp": { games: 78, won: 55, turns: 7, choices: smallForce },
  "m8-depot": { games: 78, won: 56, turns: 6, choices: smallForce },
  "m8-farm": { games: 79, won: 54, turns: 6, choices: smallForce },
};
