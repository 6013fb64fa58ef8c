import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAdjudicator, type Store } from "../../service/index.ts";
import { games } from "../all-games.ts";
import { deeds } from "../../service/local/operate.ts";
import { anybody, collectNotices, openDesk, openDynamoDesk, type StartedGame, type TestDesk } from "./desk.ts";

const DAY = 24 * 3_600_000;
const { send } = collectNotices();

const names = [
  { seat: "player-1", name: "Anna Example" },
  { seat: "player-2", name: "Bob Example" },
];

describe.each([
  ["SQLite", () => openDesk()],
  ["DynamoDB", () => openDynamoDesk()],
])("an operator, over %s", (_, open) => {
  let desk: TestDesk<{ close(): Promise<void> }>;
  beforeAll(async () => {
    desk = await open();
  });
  afterAll(() => desk.embedded.close());

  const run = (name: string, id: string, ...rest: readonly string[]): Promise<string> =>
    operate(desk, desk.store, name, id, rest);

  /** A game of two in which both have said something. */
  async function spoken(): Promise<StartedGame> {
    const game = await desk.start(
      { ruleset: "v-sabotage", scenario: "relay-post", options: { players: 2 } },
      { names },
    );
    const act = (expectedVersion: number, seat: string, choose: string, words: string) =>
      desk.games.act(game.id, { expectedVersion, choose: [choose], words }, game.as(seat));
    await act(0, "player-1", "sapper tan", "Anna was here");
    await act(1, "player-2", "medic tan", "Bob, too");
    return game;
  }

  test("looks a game up without seeing what opens it", async () => {
    const game = await spoken();
    const found = await run("look", game.id);
    for (const part of [game.id, "v-sabotage", "Anna Example", "version 2", "hang together"])
      expect(found).toContain(part);
    for (const { secret } of game.created.invitations) expect(found).not.toContain(secret);
    await expect(run("look", "nosuchgame")).rejects.toThrow('no game "nosuchgame"');
  });

  test("exports a record that can be verified, without the secret of a game that goes on", async () => {
    const game = await spoken();
    const record = await run("export", game.id);
    expect(record).not.toMatch(/^secret /m);
    expect(await desk.games.verifyRecord(record, undefined)).toMatchObject({ intact: true, faults: [] });
  });

  test("takes a game from everybody and gives it back as it was", async () => {
    const game = await spoken();
    await run("take-down", game.id);
    await expect(desk.games.read(game.id, undefined, game.as("player-1"))).rejects.toThrow("took this game down");
    await expect(desk.games.act(game.id, { expectedVersion: 2 }, game.as("player-1"))).rejects.toThrow(
      "took this game down",
    );
    expect(await run("look", game.id)).toContain("taken down");
    await expect(run("take-down", game.id)).rejects.toThrow("put away already");
    await run("restore", game.id);
    expect(await desk.games.read(game.id, undefined, anybody)).toMatchObject({ version: 2 });
    await expect(run("restore", game.id)).rejects.toThrow("not put away");
  });

  test("and one that was taken down is removed for good after 30 days of a clock that runs, also one that somebody moved in at that moment", async () => {
    const game = await spoken();
    await desk.games.settleDue(send);
    await run("take-down", game.id);
    const late = await desk.store.latest(game.id);
    if (late === null) throw new Error("There is no move.");
    await desk.store.commit(game.id, { ...late, version: 3, previous: late.hash });
    let removed: readonly string[] = [];
    for (let days = 0; days < 40; days += 4) {
      desk.clock.now += 4 * DAY;
      const settled = await desk.games.settleDue(send);
      removed = [...removed, ...settled.removed];
      expect(settled.failed).toEqual([]);
    }
    expect(removed).toContain(game.id);
    expect(await desk.store.latest(game.id)).toBeNull();
  });

  test("deletes the name and the words of a seat and nothing else, and the game can be verified as before", async () => {
    const game = await spoken();
    await expect(run("forget", game.id, "player-1")).rejects.toThrow("was not put away");
    await run("take-down", game.id);
    await expect(run("forget", game.id, "nobody")).rejects.toThrow("player-1");
    expect(await run("forget", game.id, "player-1")).toContain("1 names");
    await run("restore", game.id);
    const state = await desk.games.read(game.id, undefined, game.as("player-1"));
    expect(state).toMatchObject({ version: 2, names: [names[1]] });
    const record = await run("export", game.id);
    expect(record).not.toMatch(/Anna/);
    expect(record).toContain("Bob, too");
    expect(await desk.games.verifyRecord(record, undefined)).toMatchObject({ intact: true, faults: [], verified: 3 });
    expect(await desk.games.moves(game.id, -1, 50, anybody)).toMatchObject({ chainIntact: true });
    // and it goes on
    await desk.games.close(game.id, 2, game.as("master"));
    expect(await run("look", game.id)).toContain("hang together");
  });

  test("completes a deletion that was broken off, and covers nothing that was broken before", async () => {
    const game = await spoken();
    await run("take-down", game.id);
    const breaking: Store = {
      ...desk.store,
      rewriteMove: async (id, move) => {
        if (move.version === 1) throw new Error("crash");
        await desk.store.rewriteMove(id, move);
      },
    };
    await expect(operate(desk, breaking, "forget", game.id, ["player-1"])).rejects.toThrow("crash");
    await expect(run("forget", game.id, "player-1")).rejects.toThrow("--again");
    await run("forget", game.id, "player-1", "--again");
    expect(await run("look", game.id)).toContain("hang together");
    expect(await run("export", game.id)).not.toMatch(/Anna/);
  });
});

async function operate(
  desk: Pick<TestDesk<unknown>, "clock">,
  store: Store,
  name: string,
  id: string,
  rest: readonly string[],
): Promise<string> {
  const deed = deeds[name];
  if (deed === undefined) throw new Error(`There is no deed ${name}.`);
  const lines = await deed.run({ store, adjudicator: createAdjudicator(games), now: () => desk.clock.now }, id, rest);
  return lines.join("\n");
}
