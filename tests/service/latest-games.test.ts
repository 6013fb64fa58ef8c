import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import * as fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { invite } from "../../service/games/invitations.ts";
import { Attempt } from "../../service/adjudication/budget.ts";
import { openEmbeddedStore } from "../../service/storage/embedded-store.ts";
import { keepingLatest } from "../../service/storage/latest-games.ts";
import { rowOf, writing } from "../../service/storage/sqlite-rows.ts";
import { openMemoryTable } from "../../service/storage/sqlite-table.ts";
import { createStore } from "../../service/storage/table-store.ts";
import { gameKey } from "../../service/storage/game-items.ts";
import type { GameMeta, Store, StoredMove } from "../../service/storage/store.ts";
import { storedMove } from "./stored-move.ts";

const AT = "2026-01-01T00:00:00.000Z";
const meta = (id: string): GameMeta => ({
  id,
  ruleset: "rogue-regiment",
  title: "Wednesday",
  createdAt: AT,
  dice: "sealed",
  secret: "secret",
  commitment: "commitment",
  visibility: "private",
  deadline: null,
  keep: { ended: 30, abandoned: 60 },
  origin: null,
  requestHash: null,
});
const seats = invite(["player-1", "master"], AT, () => "secret of a seat");
const move = (version: number, by = "us"): StoredMove =>
  storedMove({
    version,
    body: JSON.stringify({ version, by }),
    hash: `hash ${version} ${by}`,
    previous: `hash ${version - 1}`,
  });

async function begun(store: Store, id: string): Promise<void> {
  await store.announceGame(meta(id));
  await store.createGame(id, seats, move(0));
}

describe("the latest of a game that is kept beside its file", () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-"));
  const embedded = openEmbeddedStore(folder);
  const { store, file } = embedded;
  afterAll(async () => {
    await embedded.close();
    rmSync(folder, { recursive: true });
  });

  test("judges nothing: what another process wrote in between stays, and is a conflict", async () => {
    await begun(store, "between");
    expect(await store.commit("between", move(1))).toBe(true);
    expect((await store.game("between"))?.latest).toEqual(move(1));
    const other = new DatabaseSync(file ?? "", { timeout: 5000 });
    const { version, body, hash, previous } = move(2, "others");
    const item = { pk: gameKey("between"), sk: "MOVE#00000002", version, body, hash, previous, requestHash: "" };
    expect(writing(other)([{ kind: "new", row: rowOf(item) }])).toEqual([true]);
    other.close();
    expect(await store.commit("between", move(2))).toBe(false);
    expect((await store.game("between"))?.latest).toEqual(move(2, "others"));
    expect(await store.move("between", 2)).toEqual(move(2, "others"));
    expect(await store.commit("between", move(3))).toBe(true);
    expect((await store.game("between"))?.latest).toEqual(move(3));
  });

  test("weighs as much as if it were read", async () => {
    await begun(store, "weighed");
    await store.commit("weighed", move(1));
    const weighed = async (): Promise<number> => {
      const attempt = new Attempt({ work: 1, bytes: 10_000 });
      await attempt.run(() => store.game("weighed"));
      return 10_000 - attempt.room;
    };
    // read, kept, and kept by the next move
    const [read, kept] = [await weighed(), await weighed()];
    await store.commit("weighed", move(2));
    expect([kept, await weighed()]).toEqual([read, read]);
    expect(read).toBeGreaterThan(500);
    const small = new Attempt({ work: 1, bytes: 100 });
    await expect(small.run(() => store.game("weighed"))).rejects.toThrow("answered at another place");
  });
});

test("whoever acts on one version after the other reads the game once", async () => {
  const table = openMemoryTable();
  let queries = 0;
  const store = createStore(
    keepingLatest({
      ...table,
      query(...asked: Parameters<typeof table.query>) {
        queries++;
        return table.query(...asked);
      },
    }),
  );
  await begun(store, "one");
  for (let version = 1; version < 20; version++) {
    expect((await store.game("one"))?.latest).toEqual(move(version - 1));
    await store.commit("one", move(version));
  }
  expect(queries).toBe(1);
  await table.close();
});

test("what is kept is what the table has, whatever is written, also at the same time", async () => {
  type Deed = (store: Store, version: number) => Promise<unknown>;
  const deeds: Readonly<Record<string, Deed>> = {
    commit: (store, version) => store.commit("any", move(version + 1)),
    "commit what is there": (store, version) => store.commit("any", move(version, "others")),
    "commit twice": (store, version) =>
      Promise.all([store.commit("any", move(version + 1)), store.commit("any", move(version + 2))]),
    "change seats": async (store) => {
      const game = await store.game("any");
      return game && store.changeSeats("any", { ...game.seats, generation: game.seats.generation + 1 });
    },
    "change seats and commit": (store, version) =>
      Promise.all([
        store.changeSeats("any", { ...seats, generation: 1 }),
        store.game("any"),
        store.commit("any", move(version + 1)),
      ]),
    propose: async (store, version) => {
      const generation = ((await store.game("any"))?.proposal?.generation ?? 0) + 1;
      return store.propose("any", { generation, version, to: 0, rules: null, by: "player-1", consents: [] });
    },
    bury: (store, version) => store.bury("any", { at: AT, ran: 0, version }),
    "take back": (store) => store.takeBack("any"),
    remove: (store) => store.removeGame("any"),
    read: (store) => store.game("any"),
  };
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...Object.keys(deeds)), { maxLength: 12 }), async (names) => {
      const table = openMemoryTable();
      const [store, bare] = [createStore(keepingLatest(table)), createStore(table)];
      await begun(store, "any");
      for (const name of names) {
        await deeds[name]?.(store, (await bare.latest("any"))?.version ?? 0);
        expect(await store.game("any"), names.join(", ")).toEqual(await bare.game("any"));
      }
      await table.close();
    }),
    { numRuns: 60 },
  );
});
