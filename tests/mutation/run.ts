import { parseArgs } from "node:util";
import { mutate } from "./mutate.ts";

const usage = "npm run mutation -- --game G [--sample N] [--seed S] [--file F] [--rule ID] [--unguarded] [--anew]";

const { values } = parseArgs({
  options: {
    game: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    file: { type: "string" },
    rule: { type: "string" },
    unguarded: { type: "boolean", default: false },
    anew: { type: "boolean", default: false },
  },
});
const { game, sample, seed, ...rest } = values;
if (game === undefined) throw new Error(usage);
await mutate({
  ...rest,
  file: rest.file,
  rule: rest.rule,
  game,
  sample: sample === undefined ? undefined : Number(sample),
  seed: Number(seed),
  keeps: true,
  say: console.log,
});
