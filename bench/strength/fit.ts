/*
 * Fits the weights of a game's value of positions to games that its policy plays against itself, and writes them into
 * rules/<game>/bot/weights.ts: node bench/strength/fit.ts --game ID. It prints how well the value tells who wins, by how
 * much of a game is gone, in games that the weights were not fitted to. The same games give the same weights.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  anyPolicy,
  type CitedEvent,
  NothingLegal,
  playout,
  type Policy,
  type Ruleset,
  seededChance,
} from "../../rules/kernel/index.ts";
import { ruleset as dustTactics } from "../../rules/dust-tactics/index.ts";
import { ruleset as hourOfGlory } from "../../rules/hour-of-glory/index.ts";
import { ruleset as rogueRegiment } from "../../rules/rogue-regiment/index.ts";
import { ruleset as twoHundredHours } from "../../rules/two-hundred-hours/index.ts";
import { ruleset as vSabotage } from "../../rules/v-sabotage/index.ts";
import { contests } from "./contests.ts";
import { type Fitted, fitted, type Sample, tellsApart } from "./regression.ts";

const usage = `node bench/strength/fit.ts --game ID [--games N] [--dry]
  --game   ${["dust-tactics", "hour-of-glory", "rogue-regiment", "two-hundred-hours", "v-sabotage"].join(", ")}
  --games  how many games are played, by default 400
  --dry    prints the weights and writes nothing`;

/** More asks than any game has. */
const MOST_ASKS = 50_000;
/** One action of so many is any legal one, so that positions are met that the policy does not bring about. */
const ASTRAY = 25;
/** At most so many positions of a game are learnt from. */
const MOST_OF_A_GAME = 40;
/** One game of so many is kept for the judgement. */
const KEPT_BACK = 5;

/** What is learnt from a game. */
interface Lesson {
  readonly game: number;
  readonly samples: readonly Sample[];
  readonly names: readonly string[];
}

const thinned = <T>(all: readonly T[], most: number): readonly T[] =>
  all.length <= most
    ? all
    : Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).flatMap((one) =>
        one === undefined ? [] : [one],
      );

/** Plays one game and tells its positions; those of a game without a winner teach nothing. */
function lessonOf<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>, number: number): Lesson | null {
  const { foresight, scenarios, policy } = ruleset;
  const setUps = contests.filter(({ game }) => game === ruleset.id);
  const { setUp } = setUps[number % setUps.length] ?? { setUp: {} };
  const scenario = scenarios[Math.floor(number / setUps.length) % scenarios.length];
  if (foresight === undefined || scenario === undefined || policy === undefined)
    throw new Error(`${ruleset.id} looks not ahead.`);
  const settings = { readings: {}, numbers: {} };
  const made = ruleset.setUp(scenario, setUp, settings);
  if (!made.ok) throw new Error(made.defects[0]?.message);
  const straying: Policy<S, A, E> = (ask, ctx, chance) =>
    chance.index(ASTRAY) === 0 ? anyPolicy(ask, ctx, chance) : policy(ask, ctx, chance);
  const seen: { readonly kind: string; readonly traits: readonly number[] }[] = [];
  let names: readonly string[] = [];
  try {
    const { result } = playout(
      ruleset,
      { state: made.value, answers: [], settings },
      straying,
      seededChance(number + 1),
      {
        most: MOST_ASKS,
        onAsk: (ask, ctx) => {
          if (!foresight.pausesAt(ask)) return;
          const { kind, traits } = foresight.told(ctx);
          names = traits.map(({ name }) => name);
          seen.push({ kind, traits: traits.map(({ good }) => good) });
        },
      },
    );
    if (result === null || result.result === "draw") return null;
    const won = result.result === "victory";
    const samples = seen.map(({ kind, traits }, at) => ({ kind, traits, won, gone: at / seen.length }));
    return { game: number, samples: thinned(samples, MOST_OF_A_GAME), names };
  } catch (error) {
    if (error instanceof NothingLegal) return null;
    throw error;
  }
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100;

/** The file of the weights. */
const fileOf = (
  fits: ReadonlyMap<string, Fitted>,
  games: number,
): string => `import type { Weights } from "../../foresight/index.ts";

/** The weight of each trait of a position by its kind, in their order; fitted to ${games} games of the policy by bench/strength/fit.ts. */
export const weights: Readonly<Record<${[...fits.keys()].map((kind) => `"${kind}"`).join(" | ")}, Weights>> = {
${[...fits].map(([kind, { base, by }]) => `  ${/^\w+$/.test(kind) ? kind : `"${kind}"`}: { base: ${rounded(base)}, by: [${by.map(rounded).join(", ")}] },`).join("\n")}
};
`;

/** How well the fitted values tell who wins, in quarters of a game, as a line. */
function judgement(kept: readonly Sample[], fit: Fitted): string {
  const quarters = [0, 1, 2, 3].map((quarter) => kept.filter(({ gone }) => Math.floor(gone * 4) === quarter));
  return quarters.map((some) => tellsApart(some, fit).toFixed(2)).join(" ");
}

function fitGame<S, A, E extends CitedEvent>(ruleset: Ruleset<S, A, E>, games: number): ReadonlyMap<string, Fitted> {
  const lessons: Lesson[] = [];
  for (let number = 0; number < games; number++) {
    const lesson = lessonOf(ruleset, number);
    if (lesson !== null) lessons.push(lesson);
  }
  const all = lessons.flatMap(({ game, samples }) =>
    samples.map((sample) => ({ sample, kept: seededChance(game).index(KEPT_BACK) === 0 })),
  );
  const names = lessons.find((lesson) => lesson.names.length > 0)?.names ?? [];
  const fits = new Map<string, Fitted>();
  for (const [kind, some] of [...Map.groupBy(all, ({ sample }) => sample.kind)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )) {
    const [learnt, kept] = [false, true].map((wanted) =>
      some.filter((one) => one.kept === wanted).map(({ sample }) => sample),
    );
    const fit = fitted(learnt ?? []);
    fits.set(kind, fit);
    const share = some.filter(({ sample }) => sample.won).length / some.length;
    console.log(
      `${ruleset.id} ${kind}: ${some.length} positions, ${Math.round(100 * share)} % won; told apart by quarters of a game: ${judgement(kept ?? [], fit)}`,
    );
    console.log(names.map((name, at) => `  ${name}: ${rounded(fit.by[at] ?? 0)}`).join("\n"));
  }
  return fits;
}

const fittings: Readonly<Record<string, (games: number) => ReadonlyMap<string, Fitted>>> = {
  "dust-tactics": (games) => fitGame(dustTactics, games),
  "hour-of-glory": (games) => fitGame(hourOfGlory, games),
  "rogue-regiment": (games) => fitGame(rogueRegiment, games),
  "two-hundred-hours": (games) => fitGame(twoHundredHours, games),
  "v-sabotage": (games) => fitGame(vSabotage, games),
};

const { values } = parseArgs({
  options: {
    game: { type: "string", default: "" },
    games: { type: "string", default: "400" },
    dry: { type: "boolean", default: false },
  },
});
const fit = fittings[values.game];
if (fit === undefined) console.log(usage);
else {
  const games = Number(values.games);
  const file = new URL(`../../rules/${values.game}/bot/weights.ts`, import.meta.url);
  // kinds of positions that no game met keep their weights
  const { weights }: { readonly weights: Readonly<Record<string, Fitted>> } = await import(file.href);
  const text = fileOf(new Map([...Object.entries(weights), ...fit(games)]), games);
  if (values.dry) console.log(text);
  else writeFileSync(file, text);
}
