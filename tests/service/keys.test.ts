import { randomBytes, randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Games, Store } from "../../service/index.ts";
import { createGameSchema } from "../../service/schema/requests.ts";
import { agreement, anybody, gamesOver, openDynamoDesk, started, where } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";

const desk = deskForAll();

const KEY = "e3b0c442-98fc-1c14-9afb-f4c8996fb924";
const face = (facing: string) => ({ action: { do: "face", operator: "jock", facing } });
const create = (games: Games, key: string, title = "Once") =>
  games.create(where, { ...agreement, title }, anybody, key);

describe("a key of a new game", () => {
  test("gives the first answer again, the invitations included, also after moves; and is that of one request", async () => {
    const first = await create(desk.games, KEY);
    const { id, as } = started(first);
    await desk.games.act(id, { expectedVersion: 0, ...face("S") }, as("player-1"));
    desk.clock.now += 1000;
    const again = await create(desk.games, KEY);
    expect(again).toEqual({ ...first, expiresAt: again.expiresAt });
    await expect(create(desk.games, KEY, "Another")).rejects.toMatchObject({ kind: "key-reused" });
    const other = await create(desk.games, `${KEY}-2`);
    expect(other.id).not.toBe(id);
    const secrets = [...first.invitations, ...other.invitations].map(({ secret }) => secret);
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  test("makes one game of many requests at once", async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => create(desk.games, `${KEY}-3`)));
    for (const one of made) expect(one).toEqual(made[0]);
  });

  test("finishes what a crash has left half done, wherever it came", async () => {
    for (let crash = 1; crash <= 4; crash++) {
      let writes = 0;
      const dies =
        <A extends readonly unknown[], T>(write: (...sent: A) => Promise<T>) =>
        async (...sent: A): Promise<T> => {
          if (++writes >= crash) throw new Error("The power failed.");
          return write(...sent);
        };
      const { store } = desk;
      const dying: Store = {
        ...store,
        remember: dies(store.remember),
        watch: dies(store.watch),
        announceGame: dies(store.announceGame),
        createGame: dies(store.createGame),
      };
      const agreed = { ...agreement, deadline: { hours: 1, consequence: "remind" } } as const;
      const key = `${KEY}-crash-${crash}`;
      await expect(gamesOver(dying, desk.clock).create(where, agreed, anybody, key)).rejects.toThrow("power");
      const { id, as } = started(await desk.games.create(where, agreed, anybody, key));
      expect(await desk.games.read(id, undefined, as("player-1"))).toMatchObject({ version: 0, you: "player-1" });
      expect(await desk.games.moves(id, -1, 10, anybody)).toMatchObject({ chainIntact: true });
    }
  });

  test("is taken by branches and imports, too", async () => {
    const { id, as } = await desk.start();
    const branch = (title: string) => desk.games.branch(id, { title, idempotencyKey: `${KEY}-branch` }, as("player-1"));
    const first = await branch("What if");
    await desk.games.act(id, { expectedVersion: 0, ...face("S") }, as("player-1"));
    expect(await branch("What if")).toEqual({ ...first, you: first.you });
    await expect(branch("What else")).rejects.toMatchObject({ kind: "key-reused" });
    const record = await desk.games.record(id, anybody);
    const imported = () => desk.games.importRecord({ record, idempotencyKey: `${KEY}-import` });
    expect(await imported()).toEqual(await imported());
  });
});

describe("a key of an undo", () => {
  test("gives the first answer again, and is no other request's", async () => {
    const { id, as } = await desk.start();
    const jock = as("player-1");
    await desk.games.act(id, { expectedVersion: 0, idempotencyKey: "a", ...face("S") }, jock);
    const undo = () => desk.games.undo(id, { expectedVersion: 1, to: 0, idempotencyKey: "u" }, jock);
    expect(await undo()).toMatchObject({ outcome: "undone", game: { version: 2 } });
    await desk.games.act(id, { expectedVersion: 2, ...face("W") }, jock);
    expect(await undo()).toMatchObject({ outcome: "undone", game: { version: 2 } });
    for (const key of ["a", "u"])
      await expect(
        desk.games.act(id, { expectedVersion: 3, idempotencyKey: key, ...face("N") }, jock),
      ).rejects.toMatchObject({ kind: "key-reused" });
  });
});

describe("retries that meet at the same moment", () => {
  /** A store in which requests find the game as it was before any of them has committed. */
  const meeting = (store: Store, expected: number): Store => {
    const { promise: all, resolve: areThere } = Promise.withResolvers<void>();
    let waiting = 0;
    return {
      ...store,
      async commit(...sent) {
        if (++waiting === expected) areThere();
        await all;
        return store.commit(...sent);
      },
    };
  };

  test.each(["act", "undo"] as const)("are all given the one answer: %s", async (deed) => {
    const { id, as } = await desk.start();
    const jock = as("player-1");
    await desk.games.act(id, { expectedVersion: 0, ...face("S") }, jock);
    const games = gamesOver(meeting(desk.store, 4), desk.clock);
    const ask = () =>
      deed === "act"
        ? games.act(id, { expectedVersion: 1, idempotencyKey: "k", ...face("W") }, jock)
        : games.undo(id, { expectedVersion: 1, to: 0, idempotencyKey: "k" }, jock);
    const answers = await Promise.all(Array.from({ length: 4 }, ask));
    for (const answer of answers) expect(answer.game.version).toBe(2);
    expect((await desk.games.read(id, undefined, anybody)).version).toBe(2);
  });

  test("with another request of the same key are refused for the key", async () => {
    const { id, as } = await desk.start();
    const jock = as("player-1");
    await desk.games.act(id, { expectedVersion: 0, ...face("S") }, jock);
    const games = gamesOver(meeting(desk.store, 2), desk.clock);
    const settled = await Promise.allSettled([
      games.act(id, { expectedVersion: 1, idempotencyKey: "k", ...face("W") }, jock),
      games.undo(id, { expectedVersion: 1, to: 0, idempotencyKey: "k" }, jock),
    ]);
    expect(settled.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = settled.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ kind: "key-reused" });
  });
});

describe("requests to the table, one after the other", () => {
  test("are two for an action, one for a look, with a key as without", async () => {
    const dynamo = await openDynamoDesk();
    const { client } = dynamo.embedded;
    const asked: string[] = [];
    client.middlewareStack.add(
      (next, { commandName }) =>
        (args) => {
          asked.push(String(commandName));
          return next(args);
        },
      { step: "initialize", name: "counting" },
    );
    const { id, as } = await dynamo.start();
    const action = ["QueryCommand", "PutItemCommand"];
    for (const [version, key] of [undefined, "k1", "k2"].entries()) {
      asked.length = 0;
      await dynamo.games.act(
        id,
        { expectedVersion: version, idempotencyKey: key, ...face(["S", "W", "N"][version] ?? "E") },
        as("player-1"),
      );
      expect(asked).toEqual(action);
    }
    // nor does the retry of the latest action need more than a look
    asked.length = 0;
    await dynamo.games.act(id, { expectedVersion: 2, idempotencyKey: "k2", ...face("N") }, as("player-1"));
    await dynamo.games.read(id, undefined, anybody);
    expect(asked).toEqual(["QueryCommand", "QueryCommand"]);
    asked.length = 0;
    await dynamo.games.undo(id, { expectedVersion: 3, to: 2 }, as("player-1"));
    expect(asked.length).toBeLessThanOrEqual(4);
    await dynamo.embedded.close();
  });
});

test("a key of a new game is none that somebody could think of, and any random one is", () => {
  const { idempotencyKey } = createGameSchema.shape;
  for (const key of [
    "a".repeat(22),
    "abcabcabcabcabcabcabcabc",
    "-".repeat(100),
    "00000000-0000-0000-0000-000000000001",
  ])
    expect(idempotencyKey.safeParse(key).success, key).toBe(false);
  for (let n = 0; n < 5000; n++)
    for (const key of [randomUUID(), randomBytes(16).toString("base64url"), randomBytes(16).toString("hex")])
      expect(idempotencyKey.safeParse(key).success, key).toBe(true);
});
