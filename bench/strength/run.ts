/*
 * How strong the search is beside the policy of each game, by seeded games: npm run bench:strength. It plays the contests
 * in turn, a seed at a time, until each is sure or the time is over; what it found so far is kept and gone on with.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Game, games } from "@umpire/rules";
import { contests, goOn, newTally, type Tally, verdict } from "./contests.ts";
import { tableOf } from "./table.ts";

const usage = `npm run bench:strength -- [--minutes N] [--only ID] [--anew]
  --minutes  how long it plays at most, by default 60
  --only     a contest: ${contests.map(({ id }) => id).join(", ")}
  --anew     forgets what was found of them before, as after a change of the search`;

const results = new URL("results.json", import.meta.url);
const page = new URL("../../docs/strength.md", import.meta.url);

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    only: { type: "string" },
    anew: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const isChosen = ({ id }: Pick<Tally, "id">): boolean => values.only === undefined || id === values.only;

/** What was found before, but for what is to be found anew. */
function kept(): readonly Tally[] {
  const all: readonly Tally[] = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")) : [];
  return values.anew ? all.filter((tally) => !isChosen(tally)) : all;
}

/** Writes what was found, in the order of the contests. */
function write(tallies: readonly Tally[], loaded: ReadonlyMap<string, Game>): void {
  const all = contests.flatMap(({ id }) => tallies.filter((tally) => tally.id === id));
  writeFileSync(results, `${JSON.stringify(all, null, 1)}\n`);
  writeFileSync(page, tableOf(all, loaded));
}

async function measure(): Promise<void> {
  const tallies = new Map(kept().map((tally) => [tally.id, tally]));
  const chosen = contests.filter(isChosen);
  const end = Date.now() + Number(values.minutes) * 60_000;
  const loaded = new Map<string, Game>();
  for (const { id, load } of games) loaded.set(id, await load());
  for (;;) {
    let played = 0;
    for (const contest of chosen) {
      const game = loaded.get(contest.game);
      const tally = tallies.get(contest.id) ?? newTally(contest);
      if (game === undefined || verdict(tally) !== null || Date.now() > end) continue;
      const next = goOn(contest, game, tally);
      tallies.set(contest.id, next);
      played++;
      console.log(contest.id, JSON.stringify(next));
      write([...tallies.values()], loaded);
    }
    if (played === 0) return write([...tallies.values()], loaded);
  }
}

if (values.help) console.log(usage);
else await measure();
