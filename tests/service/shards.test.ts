import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Table } from "../../service/index.ts";
import { type EmbeddedStore, openEmbeddedStore } from "../../service/storage/embedded-store.ts";
import { fromAll, shardOf } from "../../service/storage/shards.ts";
import { createStore } from "../../service/storage/table-store.ts";
import type { Due } from "../../service/storage/store.ts";

let embedded: EmbeddedStore;
beforeEach(() => {
  embedded = openEmbeddedStore("memory");
});
afterEach(() => embedded.close());

const at = (minute: number): string => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();
const dueOf = (game: string, minute: number, tries?: number): Due => ({
  at: at(minute),
  kind: "deadline",
  game,
  version: 1,
  ...(tries !== undefined && { tries }),
});
/** Something due as it was written before there were shards. */
const before = ({ at: when, kind, game, version, tries }: Due) =>
  embedded.table.put({
    pk: tries === undefined ? "DUE" : "DUE#AGAIN",
    sk: `${when}#${game}#${kind}#${version}`,
    at: when,
    kind,
    game,
    version,
    ...(tries !== undefined && { tries }),
  });

const games = Array.from({ length: 200 }, (_, n) => `game${n}`);

describe("what every game writes", () => {
  test("lies in sixteen partitions, each with its share", async () => {
    const counts = new Map<string, number>();
    for (const game of games) counts.set(shardOf("DUE", game), (counts.get(shardOf("DUE", game)) ?? 0) + 1);
    expect(counts.size).toBe(16);
    expect(Math.max(...counts.values())).toBeLessThan(30);
    const read: string[] = [];
    await fromAll("DUE", async (partition) => {
      read.push(partition);
      return [];
    });
    expect(read.sort()).toEqual(["DUE", ...counts.keys()].sort());
  });

  test("is due in the order of time, whatever shard it lies in, page by page", async () => {
    const { store } = embedded;
    for (const [n, game] of games.entries()) await store.remember(dueOf(game, (n * 37) % games.length));
    const found: string[] = [];
    for (let last: Due | undefined; ;) {
      const page = await store.due(at(1000), 30, "first", last);
      found.push(...page.map((due) => due.at));
      last = page.at(-1);
      if (page.length < 30) break;
    }
    expect(found).toEqual(games.map((_, n) => at(n)));
  });

  test.each([undefined, 2])(
    "is found where it was before there were shards, and forgotten there (tries: %s)",
    async (tries) => {
      const { store } = embedded;
      const which = tries === undefined ? "first" : "again";
      await before(dueOf("old", 1, tries));
      await store.remember(dueOf("new", 2, tries));
      const found = await store.due(at(5), 10, which);
      expect(found).toEqual([dueOf("old", 1, tries), dueOf("new", 2, tries)]);
      for (const due of found) await store.forget(due);
      expect(await store.due(at(5), 10, which)).toEqual([]);
    },
  );

  test("is watched in old partitions and new ones, once each, until the game is removed", async () => {
    const { store, table } = embedded;
    await table.put({ pk: "WATCHED", sk: "old" });
    await table.put({ pk: "WATCHED", sk: "both" });
    for (const game of ["both", "new"]) await store.watch(game);
    expect([...(await store.watched())].sort()).toEqual(["both", "new", "old"]);
    for (const game of ["both", "new", "old"]) await store.removeGame(game);
    expect(await store.watched()).toEqual([]);
  });
});

test("a game is removed in parallel batches, and to the end after a crash", async () => {
  const { table } = embedded;
  const count = 130;
  for (let n = 0; n < count; n++)
    await table.put({ pk: "GAME#long", sk: `MOVE#${String(n).padStart(8, "0")}`, version: n });
  await table.put({ pk: "GAME#long", sk: "NOW#META" });
  let [onTheWay, most, removed] = [0, 0, 0];
  const counting: Table = {
    ...table,
    get: table.get.bind(table),
    query: table.query.bind(table),
    async remove(pk, sk) {
      most = Math.max(most, ++onTheWay);
      await Promise.resolve();
      onTheWay--;
      if (++removed === 80) throw new Error("crash");
      await table.remove(pk, sk);
    },
  };
  await expect(createStore(counting).removeGame("long")).rejects.toThrow("crash");
  expect(await createStore(counting).game("long")).toBeNull();
  await createStore(counting).removeGame("long");
  expect(await table.query("GAME#long", { from: "A", to: "~" }, "forward", 500)).toEqual([]);
  expect(most).toBe(25);
});
