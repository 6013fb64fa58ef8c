import { playout, type Policy, type Ruleset, type CitedEvent, seededChance } from "../rules/kernel/index.ts";
import * as hourOfGlory from "../rules/hour-of-glory/index.ts";
import * as rogueRegiment from "../rules/rogue-regiment/index.ts";
import * as vSabotage from "../rules/v-sabotage/index.ts";

/*
 * How many games of each scenario the sensible policy of a game wins, and in how many turns:
 * node scripts/bot-wins.ts [games, by default 500] [seed of the first game, by default 0] [the id of one scenario]
 * Of a game with two sides it is the side of the first seat that wins.
 */

const games = Number(process.argv[2] ?? 500);
const firstSeed = Number(process.argv[3] ?? 0);
const only = process.argv[4];
const settings = { readings: {}, numbers: {} };

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** Plays every scenario at every difficulty and prints what came of it; `back` counts who was brought home. */
function winsOf<S, A, E extends CitedEvent>(
  ruleset: Ruleset<S, A, E>,
  policy: Policy<S, A, E>,
  difficulties: readonly (string | undefined)[],
  turnOf: (state: S) => number,
  back: (state: S) => number,
): void {
  for (const scenario of ruleset.scenarios) {
    if (only !== undefined && only !== scenario.id) continue;
    for (const difficulty of difficulties) {
      const made = ruleset.setUp(scenario, difficulty === undefined ? {} : { difficulty }, settings);
      if (!made.ok) throw new Error(made.defects[0]?.message);
      const turns: number[] = [];
      const ends = new Map<string, number>();
      let broughtBack = 0;
      const began = performance.now();
      for (let seed = firstSeed; seed < firstSeed + games; seed++) {
        const { result, state } = playout(
          ruleset,
          { state: made.value, answers: [], settings },
          policy,
          seededChance(seed),
          8000,
        );
        const end = result?.text ?? "not over";
        ends.set(end, (ends.get(end) ?? 0) + 1);
        if (result?.result !== "victory") continue;
        turns.push(turnOf(state));
        broughtBack += back(state);
      }
      const milliseconds = (performance.now() - began) / games;
      turns.sort((a, b) => a - b);
      console.log(
        `${ruleset.id}, ${scenario.id}, ${difficulty ?? "the one difficulty"}: ${turns.length} of ${games} games won (${((100 * turns.length) / games).toFixed(1)} %), ${milliseconds.toFixed(0)} ms a game`,
      );
      if (turns.length > 0)
        console.log(
          `  in ${turns[0]} to ${turns.at(-1)} turns, the median ${median(turns)}; ${(broughtBack / turns.length).toFixed(1)} brought back`,
        );
      for (const [end, count] of [...ends].sort(([, a], [, b]) => b - a)) console.log(`  ${count} × ${end}`);
    }
  }
}

winsOf(
  rogueRegiment.ruleset,
  rogueRegiment.sensiblePolicy,
  ["easy", "normal", "hard"],
  ({ turn }) => turn,
  ({ operators }) => operators.filter(({ fate }) => fate === "left").length,
);
winsOf(
  vSabotage.ruleset,
  vSabotage.sensiblePolicy,
  ["standard", "veteran"],
  ({ turn }) => turn,
  ({ commandos }) => commandos.filter(({ status }) => status === "outside").length,
);
winsOf(
  hourOfGlory.ruleset,
  hourOfGlory.sensiblePolicy,
  [undefined],
  ({ round }) => round,
  ({ intruders }) => intruders.filter(({ status }) => status === "escaped").length,
);
