import type { Game, SetUpOptions } from "../../rules/kernel/index.ts";
import { setUpsOf } from "../set-ups.ts";

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
  const ways = setUpsOf(game.id).filter((options) => game.scenarios.some(({ id }) => game.setUp(id, options).ok));
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
