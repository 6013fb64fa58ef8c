import type { Game, SetUpOptions } from "../../rules/kernel/index.ts";

/** A game that is to be recorded: how it is set up, who plays it, and what its dice come from. */
export interface Plan {
  readonly scenario: string;
  readonly options: SetUpOptions;
  /** Whether the game's own policy plays, or chance among the kinds of what is legal. */
  readonly by: "policy" | "chance";
  readonly seed: number;
  /** The most moves that are recorded; it may end before. */
  readonly most: number;
}

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

/** How many games of a ruleset are recorded, at least. */
const GAMES = 32;
/** How many moves of each are recorded, and of every so many one that is played on, mostly to its end. */
const MOVES = 40;
const LONG = { every: 8, moves: 300 } as const;

/**
 * The games that are recorded of a ruleset: every scenario, every way to set one up that it takes, policy and chance by
 * turns.
 */
export function plansOf(game: Game): readonly Plan[] {
  const ways = (setUps[game.id] ?? [{}]).filter((options) =>
    game.scenarios.some(({ id }) => game.setUp(id, options).ok),
  );
  return Array.from({ length: Math.max(GAMES, game.scenarios.length) }, (_, i) => {
    const scenario = game.scenarios[i % game.scenarios.length]?.id ?? "";
    const round = Math.floor(i / game.scenarios.length);
    const wanted = ways[(i + round) % ways.length] ?? {};
    const options = game.setUp(scenario, wanted).ok ? wanted : {};
    const isLong = i % LONG.every === LONG.every - 1;
    const by = isLong || (i + round) % 2 === 0 ? "policy" : "chance";
    return { scenario, options, by, seed: i + 1, most: isLong ? LONG.moves : MOVES };
  });
}
