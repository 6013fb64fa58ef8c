import assert from "node:assert/strict";
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod";

/** How the command is run: a program, and what comes before its own arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** Carries out the command in a folder; what it wrote, of which it must have ended with a status. */
function answered(folder: string, [program, ...first]: Command, args: readonly string[], expected = 0): string {
  const { status, stdout, stderr } = spawnSync(program, [...first, ...args], { cwd: folder, encoding: "utf8" });
  assert.equal(status, expected, `umpire ${args.join(" ")}\n${stdout}\n${stderr}`);
  return stdout;
}

/** Asks the engine one thing after the other. */
async function* asking(engine: ChildProcessWithoutNullStreams): AsyncGenerator<unknown, void, object> {
  const lines = createInterface({ input: engine.stdout })[Symbol.asyncIterator]();
  for (let answer: unknown = null; ;) {
    const asked: object = yield answer;
    engine.stdin.write(`${JSON.stringify(asked)}\n`);
    answer = JSON.parse((await lines.next()).value ?? "null");
  }
}

const opened = z.object({ at: z.number(), decision: z.unknown() });
const moved = z.object({
  move: z.object({ action: z.unknown().optional(), choose: z.array(z.string()).optional() }).nullable(),
});
const played = z.object({ at: z.number().optional(), outcome: z.string(), error: z.string().optional() });

/** Adjudicates a whole game through `umpire engine`; how many moves it took. */
export async function wholeGameByEngine(folder: string, [program, ...args]: Command): Promise<number> {
  const engine = spawn(program, [...args, "engine"], { cwd: folder });
  const asks = asking(engine);
  await asks.next();
  const ask = async (question: object): Promise<unknown> => (await asks.next(question)).value;
  try {
    let { at } = opened.parse(await ask({ open: { ruleset: "hour-of-glory", scenario: "cold-infirmary" } }));
    for (let moves = 1; moves < 5000; moves++) {
      // between two phases nobody is asked, and the game just goes on
      const move = moved.parse(await ask({ policy: { at, seed: moves } })).move ?? {};
      const done = played.parse(await ask({ play: { at, ...move, seed: moves } }));
      if (done.outcome === "over") return moves;
      await ask({ forget: [at] });
      at = done.at ?? at;
    }
    throw new Error("The game does not end.");
  } finally {
    engine.stdin.end();
  }
}

/** Asks the command for what it is asked most: rules, what is legal, a move from file to file, a picture. */
export function commands(folder: string, command: Command): void {
  const umpire = (...args: string[]): string => answered(folder, command, args);
  assert.match(umpire("--help"), /adjudicate/);
  assert.equal(z.array(z.unknown()).parse(JSON.parse(umpire("rules", "--json"))).length, 5);
  assert.match(umpire("rules", "hour-of-glory", "hg.breach.roll"), /BREACH/);
  umpire("adjudicate", "rogue-regiment/tern-river", "--seed", "1", "--save", "game.json");
  assert.match(umpire("board", "game.json", "--svg", "board.svg"), /written/);
  assert.match(umpire("legal", "game.json"), /\S/);
  answered(folder, command, ["board", "chess/white"], 2);
}

/** Runs `umpire serve` of a package, and asks it for everything that it serves. */
export async function serves(folder: string, [program, ...args]: Command): Promise<void> {
  const server = spawn(program, [...args, "serve", "--port", "0", "--data", "games"], { cwd: folder });
  try {
    let url: string | undefined;
    for await (const line of createInterface({ input: server.stdout })) {
      url = /http:\/\/localhost:\d+/.exec(line)?.[0];
      if (url !== undefined) break;
    }
    const status = async (path: string, body?: unknown): Promise<number> => {
      const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      const answer = await fetch(`${url}${path}`, body === undefined ? {} : init);
      await answer.arrayBuffer();
      return answer.status;
    };
    const page = await (await fetch(`${url}/`)).text();
    const [script = "none"] = /assets\/[\w.-]+\.js/.exec(page) ?? [];
    const docs = await (await fetch(`${url}/docs`)).text();
    const [library = "none"] = /pages\/[\w.-]+\/swagger-ui-bundle\.js/.exec(docs) ?? [];
    const at = { ruleset: "rogue-regiment", scenario: "tern-river" };
    assert.deepEqual(
      {
        page: await status(`/${script}`),
        docs: await status(`/${library}`),
        adjudicate: await status("/v1/adjudicate", { ...at, random: true }),
        picture: await status("/v1/board.png", at),
        created: await status("/v1/games", { ...at, dice: "sealed" }),
        graphql: await status("/graphql", { query: "{ rulesets { id } }" }),
      },
      { page: 200, docs: 200, adjudicate: 200, picture: 200, created: 201, graphql: 200 },
    );
  } finally {
    server.kill();
  }
}

/** What the files of a folder weigh together, in bytes. */
export const weightOfFolder = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => statSync(join(folder, path)))
    .reduce((bytes, stats) => bytes + (stats.isFile() ? stats.size : 0), 0);
