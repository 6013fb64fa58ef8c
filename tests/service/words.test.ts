import { describe, expect, test } from "vitest";
import { createAdjudicator, type Notice } from "../../service/index.ts";
import { games as rulesets } from "../all-games.ts";
import { readRecord } from "../../service/games/read-record.ts";
import { replayRecord } from "../../service/games/replay.ts";
import { anybody, type StartedGame } from "./desk.ts";
import { deskForEach } from "./desk-of-tests.ts";

const desk = deskForEach();

const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2";
const names = [
  { seat: "player-1", name: "Ännchen" },
  { seat: "player-2", name: "O'Neill" },
];
const anyAddress = async (): Promise<void> => undefined;
const named = (): Promise<StartedGame> => desk.start({ ruleset: "rogue-regiment", board }, { names });
const face = (facing: string, words?: string) => ({
  action: { do: "face", operator: "jock", facing },
  ...(words !== undefined && { words }),
});

describe("names of seats", () => {
  test("are told to everybody who may look on, and kept", async () => {
    const game = await named();
    expect(game.created.names).toEqual(names);
    expect((await desk.games.read(game.id, undefined, anybody)).names).toEqual(names);
  });

  test("are for seats that the game has", async () => {
    await expect(
      desk.start({ ruleset: "rogue-regiment", board }, { names: [{ seat: "player-3", name: "Max" }] }),
    ).rejects.toMatchObject({ kind: "unreadable", defects: [{ path: "/names/0/seat" }] });
  });

  test("a game without names has none, and its record no line of them", async () => {
    const game = await desk.start();
    expect(game.created.names).toEqual([]);
    expect(await desk.games.record(game.id, anybody)).not.toMatch(/^names /m);
  });

  test("a branch takes those of its seats over", async () => {
    const game = await named();
    const branch = await desk.games.branch(game.id, {}, game.as("player-1"));
    expect(branch.names).toEqual(names);
  });
});

describe("words with a move", () => {
  test("stand in the moves, whoever reads them; a move without words has none", async () => {
    const game = await named();
    await desk.games.act(game.id, { expectedVersion: 0, ...face("S", "Mind the guard!") }, game.as("player-1"));
    await desk.games.act(game.id, { expectedVersion: 1, ...face("W") }, game.as("player-1"));
    const { moves, chainIntact } = await desk.games.moves(game.id, -1, 10, anybody);
    expect(moves.map(({ words }) => words)).toEqual([null, "Mind the guard!", null]);
    expect(chainIntact).toBe(true);
  });

  test("alone are not a move", async () => {
    const game = await named();
    await expect(
      desk.games.act(game.id, { expectedVersion: 0, words: "Hello?" }, game.as("player-1")),
    ).rejects.toMatchObject({ kind: "unreadable" });
  });

  test("belong to the request of an idempotency key", async () => {
    const game = await named();
    const send = (words: string) =>
      desk.games.act(game.id, { expectedVersion: 0, idempotencyKey: "k", ...face("S", words) }, game.as("player-1"));
    await send("one");
    expect(await send("one")).toMatchObject({ replayed: true });
    await expect(send("two")).rejects.toMatchObject({ kind: "key-reused" });
  });

  test("and names are in the record, bound by its hashes, and read back", async () => {
    const game = await named();
    await desk.games.act(game.id, { expectedVersion: 0, ...face("S", 'Say "left"\u00a0#1') }, game.as("player-1"));
    const text = await desk.games.record(game.id, anybody);
    expect(text).toContain('\nnames [{"name":"Ännchen","seat":"player-1"},{"name":"O\'Neill","seat":"player-2"}]\n');
    const adjudicator = createAdjudicator(rulesets);
    const replayed = (record: string) => {
      const read = readRecord(record);
      if (!read.ok) throw new Error(read.defects[0]?.message);
      return replayRecord(adjudicator, read.value);
    };
    expect(replayed(text)).toMatchObject({ intact: true, verified: 2 });
    expect(replayed(text.replace('Say \\"left\\"', 'Say \\"right\\"'))).toMatchObject({
      intact: false,
      faults: [{ version: 1, kind: "hash" }],
    });
    expect(replayed(text.replace("Ännchen", "Annchen"))).toMatchObject({ intact: false });
    const imported = await desk.games.importRecord({ record: text });
    expect(imported.names).toEqual(names);
  });

  test("of another deed than a move are not a record", async () => {
    const game = await named();
    await desk.games.close(game.id, 0, game.as("master"));
    const text = await desk.games.record(game.id, anybody);
    expect(readRecord(text.replace("\nclose\n", '\nwords "bye"\nclose\n'))).toMatchObject({
      ok: false,
      defects: [{ message: "Words come with a move alone." }],
    });
  });

  test("go out with the notice of the turn, by the name of who said them", async () => {
    const game = await named();
    await desk.games.sendNotices(game.id, { url: "https://example.org/2" }, anyAddress, game.as("player-2"));
    await desk.games.sendNotices(game.id, { url: "https://example.org/m" }, anyAddress, game.as("master"));
    const sent: Notice[] = [];
    const { version } = await desk.games.read(game.id, undefined, anybody);
    await desk.games.close(game.id, version, game.as("master"));
    await desk.games.settleTurn(game.id, async (notice) => void sent.push(notice));
    expect(sent.map(({ said }) => said)).toEqual([undefined, undefined]);
    const other = await named();
    await desk.games.sendNotices(other.id, { url: "https://example.org/2" }, anyAddress, other.as("player-2"));
    await desk.games.settleTurn(other.id, async () => undefined);
    await desk.games.act(
      other.id,
      { expectedVersion: 0, action: { do: "end-turn", operator: "jock" }, words: "Yours now" },
      other.as("player-1"),
    );
    sent.length = 0;
    await desk.games.settleTurn(other.id, async (notice) => void sent.push(notice));
    const { moves } = await desk.games.moves(other.id, 0, 1, anybody);
    expect(moves[0]?.words).toBe("Yours now");
    for (const { said } of sent) expect(said).toEqual({ by: "Ännchen", words: "Yours now" });
  });
});
