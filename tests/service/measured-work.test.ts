import { beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { Attempt } from "../../service/index.ts";
import { games } from "../all-games.ts";
import { type Service, startService } from "../contract/table.ts";
import { hostileQuestions, type HostileTable } from "../hostile/tables.ts";

/*
 * Tables as nobody draws them, by what is hard about them: all that can be asked about one is counted alike whoever asked
 * before, and counted more where there is more to do.
 */

let service: Service;
beforeAll(async () => {
  service = await startService();
  return () => service.embedded.close();
});

/** What a question takes, and the status of its answer. */
async function taken(path: string, body: unknown): Promise<{ readonly spent: number; readonly status: number }> {
  const attempt = new Attempt();
  const { status } = await attempt.run(() => service.post(path, body));
  return { spent: attempt.spent, status };
}

const gameOf = (table: HostileTable) => {
  const found = games.find(({ id }) => id === table.game);
  if (found === undefined) throw new Error(`There is no game ${table.game}.`);
  return found;
};

/** Some of the tables, small enough that every question is answered. */
const some = (game: HostileTable["game"], ...outlines: readonly HostileTable["outlines"][]): readonly HostileTable[] =>
  outlines.map((one) => ({ game, outlines: one, made: "mixed", pieces: 6, corners: 16 }));

const tables = [
  ...some("dust-tactics", "stars over each other", "edges on edges"),
  ...some("two-hundred-hours", "stars over each other", "needles that point at the middle"),
];
const named = tables.map((table) => [`${table.game}: ${table.outlines}`, table] as const);

test.each(named)("the same question takes the same work, whoever asked before: %s", async (_, table) => {
  const game = gameOf(table);
  const unlike: unknown[] = [];
  for (const { name, path, body } of hostileQuestions(game, table)) {
    if (path.startsWith("/v1/board.")) continue;
    const sent = body();
    const [first, second] = [await taken(path, sent), await taken(path, sent)];
    expect(first.spent).toBeGreaterThan(0);
    if (first.spent !== second.spent || first.status !== second.status) unlike.push({ name, first, second });
  }
  expect(unlike).toEqual([]);
});

const moved = z.object({ action: z.unknown(), choose: z.array(z.string()) });
const adjudicated = z.object({ position: z.unknown(), outcome: z.string() });

/** Positions of a game as its policy plays it: those at which somebody is asked. */
async function* positionsOf(where: object, steps: number): AsyncGenerator<unknown> {
  let { position, outcome } = adjudicated.parse((await service.post("/v1/adjudicate", { ...where, seed: 1 })).json);
  for (let step = 0; step < steps && outcome === "paused"; step++) {
    yield position;
    const { action, choose } = moved.parse((await service.post("/v1/policy-move", { position, seed: step })).json);
    const sent = { position, seed: step, choose, ...(action !== null && { action }) };
    ({ position, outcome } = adjudicated.parse((await service.post("/v1/adjudicate", sent)).json));
  }
}

test.each([
  ["rogue-regiment", "chalk-farm", {}],
  ["rogue-regiment", "reed-bank", { players: 2, choices: { mode: "jager" } }],
  ["v-sabotage", "relay-post", {}],
  ["hour-of-glory", "quiet-stair", {}],
  ["two-hundred-hours", "m1-camp", {}],
  ["dust-tactics", null, {}],
] as const)(
  "a move by any strength takes the same work, whoever asked before: %s, %s",
  async (ruleset, mission, options) => {
    const { json } = await service.get(`/v1/rulesets/${ruleset}/scenarios`);
    const [first] = z.object({ scenarios: z.array(z.object({ id: z.string() })) }).parse(json).scenarios;
    const unlike: unknown[] = [];
    let step = 0;
    for await (const position of positionsOf({ ruleset, scenario: mission ?? first?.id, options }, 8)) {
      step++;
      // a seed nobody asked with, before a position is played on
      for (const strength of step === 6 ? ["easy", "fair", "strong"] : ["easy", "fair"]) {
        const ask = () => taken("/v1/policy-move", { position, seed: 99, strength });
        const [once, again] = [await ask(), await ask()];
        if (once.spent !== again.spent || once.status !== again.status) unlike.push({ step, strength, once, again });
      }
    }
    expect(step).toBeGreaterThan(2);
    expect(unlike).toEqual([]);
  },
);
