import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { createDynamoStore } from "../../service/index.ts";
import { text } from "../../service/storage/table.ts";
import { anybody, openDesk, openDynamoDesk, type TestDesk } from "./desk.ts";

const open: { close(): Promise<void> }[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const embedded of open.splice(0)) await embedded.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function table(data?: string): Promise<TestDesk> {
  const desk = await openDesk(data);
  open.push(desk.embedded);
  return desk;
}

const move = { action: { do: "move", operator: "jock", to: "1,0" } };

describe("stored games", () => {
  test("of 20 actions on one version exactly one commits; the others learn the present version; the chain is intact", async () => {
    const { games, start } = await table();
    const { id, as } = await start(undefined, { dice: "sealed" });
    const jock = as("player-1");
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => games.act(id, { expectedVersion: 0, ...move }, jock)),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ kind: "conflict", presentVersion: 1 });
    expect(await games.moves(id, -1, 10, anybody)).toMatchObject({
      chainIntact: true,
      moves: [{ version: 0 }, { version: 1 }],
    });
  });

  test("a retry with the same key returns the first answer, also after later moves; the key of another request is refused", async () => {
    const { games, start } = await table();
    const { id, as } = await start(undefined, { dice: "sealed" });
    const jock = as("player-1");
    const first = await games.act(id, { expectedVersion: 0, idempotencyKey: "k1", ...move }, jock);
    await games.act(id, { expectedVersion: 1, action: { do: "move", operator: "jock", to: "2,0" } }, jock);
    const again = await games.act(id, { expectedVersion: 0, idempotencyKey: "k1", ...move }, jock);
    expect(again).toMatchObject({ replayed: true, game: { version: 1 } });
    expect("events" in first && "events" in again && again.events).toEqual("events" in first ? first.events : null);
    // nor is a key taken for that of another request
    await expect(
      games.act(
        id,
        { expectedVersion: 2, idempotencyKey: "k1", action: { do: "face", operator: "jock", facing: "S" } },
        jock,
      ),
    ).rejects.toMatchObject({ kind: "key-reused" });
  });

  test("concurrent retries of one request commit once and all get its answer", async () => {
    const { games, start } = await table();
    const { id, as } = await start(undefined, { dice: "sealed" });
    const jock = as("player-1");
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => games.act(id, { expectedVersion: 0, idempotencyKey: "same", ...move }, jock)),
    );
    expect(new Set(answers.map(({ game }) => game.version))).toEqual(new Set([1]));
    expect((await games.moves(id, -1, 10, anybody)).moves).toHaveLength(2);
  });

  test("the same key with another request is refused", async () => {
    const { games, start } = await table();
    const { id, as } = await start(undefined, { dice: "sealed" });
    const jock = as("player-1");
    await games.act(id, { expectedVersion: 0, idempotencyKey: "k", ...move }, jock);
    await expect(games.act(id, { expectedVersion: 1, idempotencyKey: "k", ...move }, jock)).rejects.toMatchObject({
      kind: "key-reused",
    });
  });

  test("seats share no keys: what another called his request is not a hindrance, and tells nothing", async () => {
    const { games, start } = await table();
    const board =
      "board\n+ + + + +\n J P . .\n+ + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2";
    const { id, as } = await start({ ruleset: "rogue-regiment", board });
    const face = (operator: string) => ({ idempotencyKey: "1", action: { do: "face", operator, facing: "S" } });
    expect(await games.act(id, { expectedVersion: 0, ...face("jock") }, as("player-1"))).toMatchObject({
      replayed: false,
      game: { version: 1 },
    });
    expect(
      await games.act(id, { expectedVersion: 1, action: { do: "end-turn", operator: "jock" } }, as("player-1")),
    ).toMatchObject({ game: { version: 2 } });
    expect(await games.act(id, { expectedVersion: 2, ...face("paddy") }, as("player-2"))).toMatchObject({
      replayed: false,
      game: { version: 3 },
    });
    for (const [seat, operator, expectedVersion, version] of [
      ["player-1", "jock", 0, 1],
      ["player-2", "paddy", 2, 3],
    ] as const)
      expect(await games.act(id, { expectedVersion, ...face(operator) }, as(seat))).toMatchObject({
        replayed: true,
        game: { version },
      });
  });

  test("games survive a restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "umpire-"));
    folders.push(folder);
    const first = await table(join(folder, "games"));
    const { id, as } = await first.start(undefined, { title: "Kept" });
    await first.games.act(id, { expectedVersion: 0, ...move }, as("player-1"));
    await open.splice(0)[0]?.close();
    const second = await table(join(folder, "games"));
    expect(await second.games.read(id, undefined, anybody)).toMatchObject({ title: "Kept", version: 1 });
  });

  test("an altered move is seen in the chain", async () => {
    const { games, embedded, start } = await table();
    const { id, as } = await start(undefined, { dice: "sealed" });
    const jock = as("player-1");
    await games.act(id, { expectedVersion: 0, ...move }, jock);
    const stored = await embedded.table.get(`GAME#${id}`, "MOVE#00000001");
    await embedded.table.put({ ...stored, body: text(stored ?? {}, "body").replace('"1,0"', '"2,0"') });
    expect(await games.moves(id, -1, 10, anybody)).toMatchObject({ chainIntact: false });
  });

  test("sealed dice are rolled by the server, the same for the same secret, and their secret is in no answer", async () => {
    const { games, store, start } = await table();
    const { id, as, created } = await start(undefined, { dice: "sealed" });
    const jock = as("player-1");
    const answer = await games.act(
      id,
      { expectedVersion: 0, action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } },
      jock,
    );
    const secret = (await store.game(id))?.meta.secret ?? "";
    expect(secret).toHaveLength(64);
    expect(created.commitment).toHaveLength(64);
    const everything = JSON.stringify([
      answer,
      await games.read(id, undefined, anybody),
      await games.moves(id, -1, 10, anybody),
    ]);
    expect(everything).not.toContain(secret);
    await expect(
      games.act(
        id,
        {
          expectedVersion: 1,
          action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" },
          dice: [6],
        },
        jock,
      ),
    ).rejects.toMatchObject({ kind: "unreadable" });
  });

  test("table dice are asked for and taken from the players", async () => {
    const { games, start } = await table();
    const { id, as } = await start(undefined, { dice: "table" });
    const jock = as("player-1");
    const asked = await games.act(
      id,
      { expectedVersion: 0, action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } },
      jock,
    );
    expect(asked.game.decision).toMatchObject({ kind: "roll", dice: 1 });
    const rolled = await games.act(id, { expectedVersion: 1, dice: [6] }, jock);
    expect(rolled).toMatchObject({ outcome: "paused" });
    expect("events" in rolled && rolled.events.map(({ event }) => event)).toContain("killed");
  });

  test("what was not asked for is not stored", async () => {
    const { games, start } = await table();
    const { id, as } = await start(undefined, { dice: "table" });
    const jock = as("player-1");
    await expect(games.act(id, { expectedVersion: 0, ...move, choose: ["clockwise"] }, jock)).rejects.toMatchObject({
      kind: "unreadable",
    });
    await expect(games.act(id, { expectedVersion: 0 }, jock)).rejects.toMatchObject({ kind: "unreadable" });
    expect((await games.read(id, undefined, anybody)).version).toBe(0);
  });

  test("a store that is busy is tried again; one that stays away is said to be unavailable", async () => {
    const { embedded, start } = await openDynamoDesk();
    open.push(embedded);
    const { id } = await start();
    let failures = 2;
    const throttled = Object.assign(Object.create(embedded.client), {
      send: async (command: unknown) => {
        if (failures-- > 0)
          throw Object.assign(new Error("slow down"), { name: "ProvisionedThroughputExceededException" });
        return embedded.client.send(Object(command));
      },
    });
    const store = createDynamoStore({ client: throttled, tableName: embedded.tableName });
    expect((await store.latest(id))?.version).toBe(0);
    failures = 100;
    await expect(store.latest(id)).rejects.toMatchObject({ kind: "unavailable" });
  });
});
