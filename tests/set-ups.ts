import type { SetUpOptions } from "../rules/kernel/index.ts";

/** Ways to set scenarios up by ruleset, taken in turns: difficulties, people, expansions, modes, other readings. */
const setUps: Readonly<Record<string, readonly SetUpOptions[]>> = {
  "rogue-regiment": [
    {},
    { choices: { mode: "jager" } },
    { difficulty: "hard", players: 2 },
    { difficulty: "easy", players: 4 },
  ],
  "v-sabotage": [
    {},
    { difficulty: "veteran", players: 3 },
    { choices: { xp: "yes", medals: "none", asks: "possible" } },
    { choices: { "lone-wolf": "death-cheater tan", ss: "3" } },
    {
      difficulty: "veteran",
      choices: { resistance: "yes", bonus: "jamie-finnlock for spy, sergeant-bruno for scout" },
    },
    { choices: { campaign: "lantern, beacon", "secret-weapons": "yes", xp: "yes", medals: "combat 3, stealth 12" } },
    { choices: { resistance: "yes", "lone-wolf": "saboteur tan", asks: "always" } },
  ],
  "two-hundred-hours": [
    {},
    { choices: { options: "gun-nest replay" } },
    { choices: { options: "campaign locked" } },
    { choices: { options: "no-climbing" } },
  ],
  "dust-tactics": [
    {},
    { choices: { south: "vael-100", north: "harrow-100", limit: "100" } },
    { choices: { south: "harrow-125", north: "vael-125", limit: "125" } },
    { choices: { south: "vael-125", north: "harrow-125", limit: "125" } },
  ],
};

/** The ways to set up scenarios of a ruleset. */
export const setUpsOf = (ruleset: string): readonly SetUpOptions[] => setUps[ruleset] ?? [{}];
