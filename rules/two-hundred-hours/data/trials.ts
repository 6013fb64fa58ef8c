import type { ScenarioTrial } from "../../kernel/index.ts";

const raid = { attacker: "attacker-20-raid", defender: "defender-14" } as const;
const havoc = { attacker: "attacker-30-raid", defender: "defender-20" } as const;
const smallGuard = { defender: "defender-14" } as const;
const smallForce = { attacker: "attacker-20" } as const;

/** What the attackers' policy won of games against the defenders': docs/two-hundred-hours.md. */
export const trials: Readonly<Record<string, ScenarioTrial>> = {
  "m1-camp": { games: 44, won: 18, turns: 16 },
  "m1-depot": { games: 45, won: 31, turns: 17 },
  "m1-farm": { games: 45, won: 24, turns: 15 },
  "m2-camp": { games: 44, won: 33, turns: 8 },
  "m2-depot": { games: 45, won: 23, turns: 9, choices: smallForce },
  "m2-farm": { games: 45, won: 21, turns: 7, choices: smallForce },
  "m3-camp": { games: 44, won: 20, turns: 12, choices: raid },
  "m3-depot": { games: 45, won: 14, turns: 15, choices: raid },
  "m3-farm": { games: 45, won: 21, turns: 12, choices: raid },
  "m4-camp": { games: 44, won: 25, turns: 13, choices: havoc },
  "m4-depot": { games: 45, won: 29, turns: 14, choices: havoc },
  "m4-farm": { games: 45, won: 25, turns: 14, choices: havoc },
  "m5-camp": { games: 44, won: 24, turns: 20, choices: smallGuard },
  "m5-depot": { games: 45, won: 24, turns: 22, choices: smallGuard },
  "m5-farm": { games: 45, won: 28, turns: 18, choices: smallGuard },
  "m6-camp": { games: 44, won: 19, turns: 23 },
  "m6-depot": { games: 45, won: 24, turns: 34 },
  "m6-farm": { games: 45, won: 15, turns: 20 },
  "m7-camp": { games: 44, won: 15, turns: 31 },
  "m7-depot": { games: 44, won: 17, turns: 38 },
  "m7-farm": { games: 45, won: 22, turns: 26 },
  "m8-camp": { games: 44, won: 30, turns: 7, choices: smallForce },
  "m8-depot": { games: 44, won: 31, turns: 6, choices: smallForce },
  "m8-farm": { games: 45, won: 30, turns: 6, choices: smallForce },
};
