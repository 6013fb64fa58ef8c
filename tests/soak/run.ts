import { parseArgs } from "node:util";
import { games } from "../../rules/index.ts";
import { readGuarded } from "../mutation/guarded.ts";
import { mutate } from "../mutation/mutate.ts";
import { percent } from "../mutation/report.ts";
import { soaks } from "./all-soaks.ts";
import { soakByPost } from "./by-post.ts";
import { soakFaults } from "./faults.ts";
import { soakFuzz } from "./fuzz.ts";
import { soakDoors } from "./fuzz-doors.ts";
import type { SoakFault, SoakReport } from "./playouts.ts";
import { soakTables } from "./tables.ts";
import { filesOfOracles, soakTests } from "./tests.ts";

const usage =
  "npm run soak -- [--playouts N] [--seed N] [--every CHECKPOINTS] [--numbers GAMES] [--game ID] [--scenario ID] [--mutants N]\n       npm run soak -- --tables N [--seed N]\n       npm run soak -- --post GAMES [--seed N] [--game ID]\n       npm run soak -- --tests\n       npm run soak -- --oracles\n       npm run soak -- --faults [--seconds N] [--kills N] [--cuts N] [--seed N]\n       npm run soak -- --fuzz REQUESTS [--seconds N] [--seed N]";

const count = (counts: ReadonlyMap<string, number>): string =>
  [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => `    ${String(n).padStart(9)}  ${name}`)
    .join("\n");

function print(game: string, report: SoakReport): void {
  const { games: played, milliseconds } = report;
  const perGame = (n: number): string => (n / played).toFixed(1);
  console.log(
    `\n${game} / ${report.scenario}: ${played} games in ${(milliseconds / 1000).toFixed(1)} s, every check included (${(played / (milliseconds / 1000)).toFixed(0)} games/s)`,
  );
  console.log(
    `  ${perGame(report.asks)} asks and ${perGame(report.events)} events a game, ${report.longest} asks at the most`,
  );
  console.log(
    `  ${report.resumed} stretches resumed from a stored checkpoint, ${report.printed} positions printed and read, ${report.replayed} records replayed`,
  );
  for (const [title, counts] of [
    ["results", report.results],
    ["games", report.traits],
    ["decisions", report.prompts],
    ["actions", report.actions],
    ["events", report.eventKinds],
  ] as const) {
    console.log(`  ${title}\n${count(counts)}`);
  }
  if (report.faults.length === 0) {
    console.log("  no faults");
    return;
  }
  const alike = new Map<string, SoakFault[]>();
  for (const fault of report.faults) {
    const key = `${fault.kind}: ${fault.text.replaceAll(/\d+/g, "#").slice(0, 120)}`;
    alike.set(key, [...(alike.get(key) ?? []), fault]);
  }
  console.log("  faults");
  for (const faults of [...alike.values()].sort((a, b) => b.length - a.length)) {
    const [first] = faults;
    if (first === undefined) continue;
    const told = (what: string, chosen: Readonly<Record<string, string | number>>): string =>
      Object.keys(chosen).length > 0 ? `, ${what} ${JSON.stringify(chosen)}` : "";
    const drawn = `${told("readings", first.readings)}${told("numbers", first.numbers)}${told("choices", first.choices)}`;
    console.log(`  ✗ in ${faults.length} games, ${first.kind}: ${first.text}`);
    console.log(
      `      seeds ${faults
        .slice(0, 8)
        .map(({ seed }) => seed)
        .join(", ")}; the first one ${first.policy}, ask ${first.ask}${drawn}`,
    );
  }
}

/** How far the share of noticed mutants of a sample may lie below that of the last full run, in percent points. */
const SAMPLING = 8;

/** Tries a sample of a game's mutants; a fault when clearly fewer of them are noticed than in the last full run. */
async function soakMutants(game: string, sample: number, seed: number): Promise<number> {
  const before = readGuarded()[game];
  if (before === undefined || sample === 0) return 0;
  const lines: string[] = [];
  const asked = { game, sample, seed, file: undefined, rule: undefined, anew: true, keeps: false };
  const noticed = await mutate({ ...asked, say: (line) => lines.push(line) });
  const expected = percent(before.score);
  console.log(`\n${lines.at(1) ?? ""} (${expected} % in the last full run)`);
  return noticed < expected - SAMPLING ? 1 : 0;
}

/** What is asked for and not there: a game nobody knows, or a scenario no game that is asked for has; null where all is. */
function unknown(game: string | undefined, scenario: string | undefined): string | null {
  const asked = soaks.filter(({ id }) => game === undefined || game === id);
  if (asked.length === 0) return `no game ${game}; there are ${soaks.map(({ id }) => id).join(", ")}`;
  const scenarios = asked.flatMap((soak) => soak.scenarios.map(({ id }) => id));
  if (scenario === undefined || scenarios.some((id) => id === scenario)) return null;
  return `no scenario ${scenario}; there are ${scenarios.join(", ")}`;
}

/**
 * Plays random games of every scenario of every game with every check, or has stored games meet with faults, and tells
 * what it found.
 */
async function main(): Promise<number> {
  const number = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      playouts: number,
      seed: number,
      every: number,
      numbers: number,
      most: number,
      game: number,
      scenario: number,
      seconds: number,
      kills: number,
      cuts: number,
      mutants: number,
      tables: number,
      post: number,
      fuzz: number,
      faults: { type: "boolean" },
      tests: { type: "boolean" },
      oracles: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
  if (values.help === true) {
    console.log(usage);
    return 0;
  }
  if (values.faults === true) {
    const found = await soakFaults({
      seconds: Number(values.seconds ?? 60),
      kills: Number(values.kills ?? 100),
      cuts: Number(values.cuts ?? 400),
      seed: Number(values.seed ?? 1),
    });
    console.log(`\nsoak: ${found === 0 ? "no faults" : `${found} faults`}`);
    return found === 0 ? 0 : 1;
  }
  if (values.fuzz !== undefined) {
    const fuzz = {
      requests: Number(values.fuzz),
      seconds: Number(values.seconds ?? Infinity),
      seed: Number(values.seed ?? 1),
    };
    const found = (await soakDoors(fuzz)) + (await soakFuzz(fuzz));
    console.log(`\nsoak: ${found === 0 ? "no faults" : `${found} faults`}`);
    return found === 0 ? 0 : 1;
  }
  const lacking = unknown(values.game, values.scenario);
  if (lacking !== null) {
    console.error(`There is ${lacking}.\n${usage}`);
    return 2;
  }
  if (values.tests === true) return soakTests();
  if (values.oracles === true) return soakTests(filesOfOracles());
  if (values.post !== undefined) {
    const found = await soakByPost(Number(values.post), Number(values.seed ?? 1), values.game);
    console.log(`\nsoak: ${found === 0 ? "no faults" : `${found} games with faults`}`);
    return found === 0 ? 0 : 1;
  }
  if (values.tables !== undefined) return soakTables(Number(values.tables), Number(values.seed ?? 1)) === 0 ? 0 : 1;
  const missing = games.filter(({ id }) => !soaks.some((soak) => soak.id === id));
  for (const { id } of missing) console.log(`✗ ${id} has no soak: add it to tests/soak/run.ts`);
  let faults = missing.length;
  if (values.game === undefined) faults += soakTables(100_000, Number(values.seed ?? 1));
  if (values.scenario === undefined) faults += await soakByPost(1000, Number(values.seed ?? 1), values.game);
  for (const soak of soaks) {
    if (values.game !== undefined && values.game !== soak.id) continue;
    for (const scenario of soak.scenarios) {
      if (values.scenario !== undefined && values.scenario !== scenario.id) continue;
      const report = soak.soak(scenario, {
        playouts: Number(values.playouts ?? 10_000),
        seed: Number(values.seed ?? 1),
        every: Number(values.every ?? 7),
        most: Number(values.most ?? 20_000),
        readingsEvery: 4,
        numbersEvery: Number(values.numbers ?? 4),
        onGame: (played) => {
          if (played % 1000 === 0) console.log(`  ${soak.id} / ${scenario.id}: ${played} games`);
        },
      });
      print(soak.id, report);
      faults += report.faults.length;
    }
  }
  if (values.scenario === undefined)
    for (const game of Object.keys(readGuarded())) {
      if (values.game !== undefined && values.game !== game) continue;
      faults += await soakMutants(game, Number(values.mutants ?? 300), Number(values.seed ?? 1));
    }
  if (values.game === undefined) faults += soakTests();
  console.log(`\nsoak: ${faults === 0 ? "no faults" : `${faults} faults`}`);
  return faults === 0 ? 0 : 1;
}

process.exitCode = await main();
