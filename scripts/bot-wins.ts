import { playout, seededChance } from "../rules/kernel/index.ts";
import { ruleset, sensiblePolicy } from "../rules/rogue-regiment/index.ts";

/*
 * How many games of each mission the sensible policy wins, and in how many turns:
 * node scripts/bot-wins.ts [games, by default 500] [seed of the first game, by default 0] [the id of one mission]
 */

const games = Number(process.argv[2] ?? 500);
const firstSeed = Number(process.argv[3] ?? 0);
const settings = { readings: {}, numbers: {} };

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

const only = process.argv[4];

for (const scenario of ruleset.scenarios) {
  if (only !== undefined && only !== scenario.id) continue;
  for (const difficulty of ["easy", "normal", "hard"]) {
    const made = ruleset.setUp(scenario, { difficulty }, settings);
    if (!made.ok) throw new Error(made.defects[0]?.message);
    const turns: number[] = [];
    const ends = new Map<string, number>();
    let broughtBack = 0;
    const began = performance.now();
    for (let seed = firstSeed; seed < firstSeed + games; seed++) {
      const { result, state } = playout(ruleset, { state: made.value, answers: [], settings }, sensiblePolicy, seededChance(seed), 5000);
      const end = result?.text ?? "not over";
      ends.set(end, (ends.get(end) ?? 0) + 1);
      if (result?.result !== "victory") continue;
      turns.push(state.turn);
      broughtBack += state.operators.filter(({ fate }) => fate === "left").length;
    }
    const milliseconds = (performance.now() - began) / games;
    turns.sort((a, b) => a - b);
    console.log(`${scenario.id}, ${difficulty}: ${turns.length} of ${games} games won (${((100 * turns.length) / games).toFixed(1)} %), ${milliseconds.toFixed(0)} ms a game`);
    if (turns.length > 0) {
      const back = `${(broughtBack / turns.length).toFixed(1)} of ${made.value.operators.length} Operators brought back`;
      console.log(`  in ${turns[0]} to ${turns.at(-1)} turns, the median ${median(turns)}; ${back}`);
    }
    for (const [end, count] of [...ends].sort(([, a], [, b]) => b - a)) console.log(`  ${count} × ${end}`);
  }
}
