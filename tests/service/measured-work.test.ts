import { beforeAll, expect, test } from "vitest";
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
