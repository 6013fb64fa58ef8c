import { parseArgs } from "node:util";
import { studyKillers } from "./killers.ts";
import { mutate } from "./mutate.ts";

const usage =
  "npm run mutation -- --game G [--sample N] [--seed S] [--file F] [--rule ID] [--unguarded] [--anew] [--killers]";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    file: { type: "string" },
    rule: { type: "string" },
    unguarded: { type: "boolean", default: false },
    anew: { type: "boolean", default: false },
    killers: { type: "boolean", default: false },
  },
});
const { game, sample, seed, killers, ...rest } = values;
if (game === undefined) throw new Error(usage);
const count = sample === undefined ? undefined : Number(sample);
if (killers)
  await studyKillers({ game, sample: count ?? 150, seed: Number(seed), file: rest.file ?? "", say: console.log });
else
  await mutate({
    ...rest,
    file: rest.file,
    rule: rest.rule,
    game,
    sample: count,
    seed: Number(seed),
    keeps: true,
    say: console.log,
  });
