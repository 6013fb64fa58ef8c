import { parseArgs } from "node:util";
import { playout, type Policy, type Ruleset, type CitedEvent, seededChance } from "../rules/kernel/index.ts";
import * as dustTactics from "../rules/dust-tactics/index.ts";
import * as hourOfGlory from "../rules/hour-of-glory/index.ts";
import * as rogueRegiment from "../rules/rogue-regiment/index.ts";
import * as twoHundredHours from "../rules/two-hundred-hours/index.ts";
import * as vSabotage from "../rules/v-sabotage/index.ts";

/*
 * How many games of each scenario the sensible policy of a game wins, and in how many turns. Of a game with two sides
 * it is the side of the first seat that wins.
 */

const usage = `node scripts/bot-wins.ts [--games N] [--seed N] [--game ID] [--scenario ID] [--difficulty WORD] [--mode jager] [--table]
  --games       how many games of each, by default 500
  --seed        the seed of the first game, by default 0; each game has one more
  --difficulty  one difficulty alone
  --attacker, --defender  02 Hundred Hours with these forces
  --south, --north  Dust Tactics with these ready lists
  --mode jager  Rogue Regiment with a Jäger player, whom the policy plays as well
  --table       the row of a Markdown table instead of an account: what docs/missions.md shows`;

const option = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    games: option,
    seed: option,
    game: option,
    scenario: option,
    difficulty: option,
    mode: option,
    attacker: option,
    defender: option,
    south: option,
    north: option,
    table: { type: "boolean" },
    help: { type: "boolean" },
  },
});
const games = Number(values.games ?? 500);
const firstSeed = Number(values.seed ?? 0);
const settings = { readings: {}, numbers: {} };

const median = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0;

/** What came of the games of a scenario at a difficulty. */
interface Tally {
  readonly won: number;
  /** The turns of the games that were won, in order. */
  readonly turns: readonly number[];
  /** Who was brought home in them, all together. */
  readonly back: number;
  readonly ends: ReadonlyMap<string, number>;
  /** Milliseconds of a processor that a game took. */
  readonly milliseconds: number;
}

/** What the scripts know of a game. */
interface Played<S, A, E extends CitedEvent> {
  readonly ruleset: Ruleset<S, A, E>;
  readonly policy: Policy<S, A, E>;
  readonly difficulties: readonly (string | undefined)[];
  readonly turnOf: (state: S) => number;
  /** Who was brought home. */
  readonly back: (state: S) => number;
}

function tallyOf<S, A, E extends CitedEvent>(
  { ruleset, policy, turnOf, back }: Played<S, A, E>,
  scenario: (typeof ruleset.scenarios)[number],
  difficulty: string | undefined,
): Tally {
  const { mode, attacker, defender, south, north } = values;
  const given = { mode, attacker, defender, south, north };
  const choices = Object.fromEntries(
    Object.entries(given).flatMap(([id, word]) => (word === undefined ? [] : [[id, word]])),
  );
  const made = ruleset.setUp(
    scenario,
    { ...(difficulty !== undefined && { difficulty }), ...(Object.keys(choices).length > 0 && { choices }) },
    settings,
  );
  if (!made.ok) throw new Error(made.defects[0]?.message);
  const turns: number[] = [];
  const ends = new Map<string, number>();
  let brought = 0;
  const before = process.cpuUsage();
  for (let seed = firstSeed; seed < firstSeed + games; seed++) {
    const start = { state: made.value, answers: [], settings };
    const { result, state } = playout(ruleset, start, policy, seededChance(seed), { most: 8000 });
    const end = result?.text ?? "not over";
    ends.set(end, (ends.get(end) ?? 0) + 1);
    if (result?.result !== "victory") continue;
    turns.push(turnOf(state));
    brought += back(state);
  }
  const { user, system } = process.cpuUsage(before);
  turns.sort((a, b) => a - b);
  return { won: turns.length, turns, back: brought, ends, milliseconds: (user + system) / 1000 / games };
}

const share = (won: number): string => `${((100 * won) / games).toFixed(1)} %`;

function account(game: string, scenario: string, difficulty: string | undefined, tally: Tally): void {
  const { won, turns, back, ends, milliseconds } = tally;
  console.log(
    `${game}, ${scenario}, ${difficulty ?? "the one difficulty"}: ${won} of ${games} games won (${share(won)}), ${milliseconds.toFixed(0)} ms of a processor a game`,
  );
  if (won > 0)
    console.log(
      `  in ${turns[0]} to ${turns.at(-1)} turns, the median ${median(turns)}; ${(back / won).toFixed(1)} brought back`,
    );
  for (const [end, count] of [...ends].sort(([, a], [, b]) => b - a)) console.log(`  ${count} × ${end}`);
}

/** Plays the scenarios at their difficulties and prints what came of it. */
function winsOf<S, A, E extends CitedEvent>(played: Played<S, A, E>): void {
  const { ruleset, difficulties } = played;
  if (values.game !== undefined && values.game !== ruleset.id) return;
  for (const scenario of ruleset.scenarios) {
    if (values.scenario !== undefined && values.scenario !== scenario.id) continue;
    const cells: string[] = [];
    for (const difficulty of values.mode === undefined ? difficulties : [undefined]) {
      if (values.difficulty !== undefined && values.difficulty !== difficulty) continue;
      const tally = tallyOf(played, scenario, difficulty);
      if (values.table === true)
        cells.push(`${tally.won} of ${games}${tally.won === 0 ? "" : `, ${median(tally.turns)} turns`}`);
      else account(ruleset.id, scenario.id, difficulty, tally);
    }
    if (values.table === true) console.log(`| \`${scenario.id}\` | ${cells.join(" | ")} |`);
  }
}

if (values.help === true) console.log(usage);
else {
  winsOf({
    ruleset: rogueRegiment.ruleset,
    policy: rogueRegiment.sensiblePolicy,
    difficulties: ["easy", "normal", "hard"],
    turnOf: ({ turn }) => turn,
    back: ({ operators }) => operators.filter(({ fate }) => fate === "left").length,
  });
  winsOf({
    ruleset: vSabotage.ruleset,
    policy: vSabotage.sensiblePolicy,
    difficulties: ["standard", "veteran"],
    turnOf: ({ turn }) => turn,
    back: ({ commandos }) => commandos.filter(({ status }) => status === "outside").length,
  });
  winsOf({
    ruleset: hourOfGlory.ruleset,
    policy: hourOfGlory.sensiblePolicy,
    difficulties: [undefined],
    turnOf: ({ round }) => round,
    back: ({ intruders }) => intruders.filter(({ status }) => status === "escaped").length,
  });
  winsOf({
    ruleset: twoHundredHours.ruleset,
    policy: twoHundredHours.sensiblePolicy,
    difficulties: [undefined],
    turnOf: ({ turn }) => turn,
    back: ({ fighters }) => fighters.filter(({ where }) => where === "left").length,
  });
  winsOf({
    ruleset: dustTactics.ruleset,
    policy: dustTactics.sensiblePolicy,
    difficulties: [undefined],
    turnOf: ({ turn }) => turn,
    back: ({ units }) => units.filter(({ side, where }) => side === "south" && where !== "gone").length,
  });
}
