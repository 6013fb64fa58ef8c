import assert from "node:assert/strict";
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { root } from "../scripts/packages/published.ts";
import { run, step } from "./running.ts";

const tools = import.meta.dirname;

/**
 * The most types and instantiations of a compiler that checks a bot of one game: what its time comes of, the same on every
 * machine. Below them a quiet core takes less than two seconds.
 */
const MOST = { Types: 16_000, Instantiations: 70_000 } as const;

const listed = z.object({ rulesets: z.array(z.object({ id: z.string(), scenarios: z.array(z.string()) })) });

/** Tells the processor's time of a program as it ends, in milliseconds, on a line of its own. */
const told = `data:text/javascript,${encodeURIComponent(
  'process.on("exit", () => { const { user, system } = process.cpuUsage(); console.log("Processor:", Math.round((user + system) / 1000)); });',
)}`;

/** A number that a compiler tells of its work. */
function counted(said: string, name: string): number {
  const found = new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(said)?.[1];
  assert.ok(found !== undefined, `the compiler does not tell ${name}:\n${said}`);
  return Number(found);
}

/** Writes the types of one game and a bot on them, as somebody does who has its document alone. */
async function writeBot(folder: string, url: string, ruleset: string, scenario: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(tools, "node_modules"), join(folder, "node_modules"), "dir");
  const answer = await fetch(`${url}/v1/openapi/${ruleset}.json`);
  assert.equal(answer.status, 200, ruleset);
  writeFileSync(join(folder, "openapi.json"), await answer.text());
  const generator = join(root, "node_modules/openapi-typescript/bin/cli.js");
  const withCompiler = ["--import", pathToFileURL(join(root, "scripts/typescript-with-api.mjs")).href];
  run(
    process.execPath,
    [...withCompiler, generator, "openapi.json", "-o", "umpire-types.ts", "--default-non-nullable=false"],
    folder,
  );
  const bot = readFileSync(join(tools, "programs/http-bot.ts"), "utf8");
  writeFileSync(join(folder, "http-bot.ts"), bot.replaceAll("RULESET", ruleset).replaceAll("MISSION", scenario));
  const compilerOptions = {
    strict: true,
    skipLibCheck: true, // as "tsc --init" writes it
    noEmit: true,
    allowImportingTsExtensions: true,
    target: "es2023",
    lib: ["es2023", "dom"],
    module: "esnext",
    moduleResolution: "bundler",
    types: [],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["http-bot.ts"] }));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
}

/**
 * Checks a bot of each game with the types of its document, which no compiler may have too much to do with; one of them
 * plays its game to the end.
 */
export async function botTypes(url: string, folder: string): Promise<void> {
  const { rulesets } = listed.parse(await (await fetch(`${url}/v1/rulesets`)).json());
  const compiler = join(tools, "node_modules/typescript/lib/tsc.js");
  for (const { id, scenarios } of rulesets) {
    const own = join(folder, `bot-of-${id}`);
    await writeBot(own, url, id, scenarios[0] ?? "");
    const said = run(process.execPath, ["--import", told, compiler, "-p", ".", "--extendedDiagnostics"], own);
    const [types, instantiations] = [counted(said, "Types"), counted(said, "Instantiations")];
    step(
      `a bot of ${id}: ${types} types and ${instantiations} instantiations for its compiler, of ${MOST.Types} and ${MOST.Instantiations}; ${counted(said, "Processor")} ms of a processor`,
    );
    assert.ok(types <= MOST.Types && instantiations <= MOST.Instantiations, `the types of ${id} have become too heavy`);
    run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", "."], own);
  }
  const [{ id } = { id: "" }] = rulesets;
  const played = `import("./http-bot.ts").then(async ({ play }) => console.log(await play(${JSON.stringify(url)})))`;
  step(`the bot of ${id} plays: ${run(process.execPath, ["--eval", played], join(folder, `bot-of-${id}`))}`);
}
