import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hiddenGame } from "../kernel/hidden-game.ts";
import { createAdjudicator, createGames } from "../../service/index.ts";
import { games as rulesets } from "../all-games.ts";
import { anybody, openDesk, started, where, type TestDesk } from "./desk.ts";

let desk: TestDesk;
let hidden: TestDesk;
beforeAll(async () => {
  [desk, hidden] = await Promise.all([openDesk(), openDesk(undefined, [hiddenGame("1.0.0")])]);
});
afterAll(async () => {
  await desk.embedded.close();
  await hidden.embedded.close();
});

const shot = { action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } };
const face = (facing: string) => ({ action: { do: "face", operator: "jock", facing } });

describe("a branch", () => {
  test("goes on from any version as a private game with invitations and dice of its own", async () => {
    const { id, as } = await desk.start(where, { title: "The farm" });
    await desk.games.act(id, { expectedVersion: 0, ...face("S") }, as("player-1"));
    await desk.games.act(id, { expectedVersion: 1, ...shot }, as("player-1"));
    const branch = started(await desk.games.branch(id, { version: 1 }, as("player-1")));
    const from = await desk.games.read(id, 1, anybody);
    expect(branch.created).toMatchObject({
      visibility: "private",
      version: 0,
      title: "The farm, from version 1",
      origin: { kind: "branch", game: id, version: 1, hash: from.hash },
      position: from.position,
    });
    expect(branch.created.commitment).not.toBe(from.commitment);
    expect(branch.as("player-1")).not.toEqual(as("player-1"));
    await expect(desk.games.read(branch.id, undefined, as("player-1"))).rejects.toMatchObject({ kind: "not-found" });
    expect(await desk.games.act(branch.id, { expectedVersion: 0, ...shot }, branch.as("player-1"))).toMatchObject({
      outcome: "paused",
      game: { version: 1 },
    });
    // what is played there does not touch the game it comes from
    expect((await desk.games.read(id, undefined, anybody)).version).toBe(2);
    expect(
      await desk.games.verifyRecord(await desk.games.record(branch.id, branch.as("player-1")), undefined),
    ).toMatchObject({ intact: true });
  });

  test("of a version that is not there is none, and it is not for those who only look on", async () => {
    const { id, as } = await desk.start(where);
    await expect(desk.games.branch(id, { version: 7 }, as("player-1"))).rejects.toMatchObject({ kind: "not-found" });
    await expect(desk.games.branch(id, {}, as("spectator"))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(desk.games.branch(id, {}, anybody)).rejects.toMatchObject({ kind: "unauthorized" });
  });

  test("of a game that hides something has to wait for its end; so has its record", async () => {
    const { id, as } = await hidden.start({ ruleset: "lanterns", scenario: "dusk" });
    await expect(hidden.games.branch(id, {}, as("player-1"))).rejects.toMatchObject({
      kind: "forbidden",
      defects: [{ code: "hidden" }],
    });
    await expect(hidden.games.record(id, as("player-1"))).rejects.toMatchObject({ kind: "forbidden" });
    await hidden.games.close(id, 0, as("master"));
    expect((await hidden.games.branch(id, {}, as("player-1"))).origin).toMatchObject({ game: id, version: 1 });
    expect(await hidden.games.verifyRecord(await hidden.games.record(id, anybody), undefined)).toMatchObject({
      intact: true,
      rerolled: true,
    });
  });
});

describe("a record", () => {
  test("is exported, verified and imported as a new game that goes on from any of its versions", async () => {
    const { id, as } = await desk.start(where);
    await desk.games.act(id, { expectedVersion: 0, ...shot }, as("player-1"));
    await desk.games.act(id, { expectedVersion: 1, ...face("S") }, as("player-1"));
    await desk.games.close(id, 2, as("master"));
    const record = await desk.games.record(id, anybody);
    expect(await desk.games.verifyRecord(record, 1)).toMatchObject({
      intact: true,
      rerolled: true,
      verified: 4,
      at: { version: 1, position: (await desk.games.read(id, 1, anybody)).position },
    });
    const imported = started(await desk.games.importRecord({ record, version: 1 }));
    expect(imported.created).toMatchObject({
      visibility: "private",
      version: 0,
      origin: { kind: "import", game: id, version: 1 },
      position: (await desk.games.read(id, 1, anybody)).position,
    });
    expect(
      await desk.games.act(imported.id, { expectedVersion: 0, ...face("W") }, imported.as("player-1")),
    ).toMatchObject({ outcome: "paused" });
  });

  test("stands with what a seat did with its own piece between the actions of another", async () => {
    const board =
      "turn 2\nterrain t\ncommandos 3\nmap\nA1 A2\nobjective codes at A2, interact 1\nevent EV01/N\ncommando sapper tan at A1, tokens tnt, player 1\ncommando medic blue at A1, tokens crowbar, player 2";
    const { id, as } = await desk.start({ ruleset: "v-sabotage", board });
    await desk.games.act(
      id,
      { expectedVersion: 0, action: { do: "move", commando: "sapper", to: "A2" } },
      as("player-1"),
    );
    expect((await desk.games.read(id, undefined, anybody)).waitsFor?.seats).toEqual(["player-1"]);
    expect(
      await desk.games.act(
        id,
        { expectedVersion: 1, action: { do: "drop", commando: "medic", token: "crowbar" } },
        as("player-2"),
      ),
    ).toMatchObject({ outcome: "paused", game: { version: 2 } });
    expect(await desk.games.verifyRecord(await desk.games.record(id, anybody), undefined)).toMatchObject({
      intact: true,
      faults: [],
      verified: 3,
    });
  });

  test("that takes too much work to play again for one request is refused", async () => {
    const { id, as } = await desk.start(where);
    await desk.games.act(id, { expectedVersion: 0, ...face("S") }, as("player-1"));
    const record = await desk.games.record(id, anybody);
    const { store } = desk;
    const adjudicator = createAdjudicator(rulesets);
    const strict = createGames({ adjudicator, store, now: () => 0, afterCommit: () => undefined, mostRecordWork: 500 });
    await expect(strict.verifyRecord(record, undefined)).rejects.toMatchObject({ kind: "too-large" });
    await expect(strict.importRecord({ record })).rejects.toMatchObject({ kind: "too-large" });
    await expect(desk.games.verifyRecord(record, undefined)).resolves.toMatchObject({ intact: true });
  });

  test("that was altered is refused with the place of the fault, and nothing is stored", async () => {
    const { id, as } = await desk.start(where);
    await desk.games.act(id, { expectedVersion: 0, ...face("S") }, as("player-1"));
    await desk.games.act(id, { expectedVersion: 1, ...face("W") }, as("player-1"));
    const record = (await desk.games.record(id, anybody)).replace('"facing":"S"', '"facing":"N"');
    await expect(desk.games.importRecord({ record })).rejects.toMatchObject({
      kind: "unreadable",
      defects: [{ path: "/record/1", code: "hash" }],
    });
  });
});
