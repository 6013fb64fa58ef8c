import { describe, expect, test } from "vitest";
import type { Caller } from "../../service/index.ts";
import { readRecord } from "../../service/games/read-record.ts";
import { replayRecord } from "../../service/games/replay.ts";
import { canonicalJson } from "../../rules/kernel/index.ts";
import { anybody, gamesOver, type StartedGame } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";
import { adjudicator } from "./recorded-games.ts";

const desk = deskForAll();

const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const face = (facing: string) => ({ action: { do: "face", operator: "jock", facing } });
const shot = { action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } };
const at = (hour: number): string => new Date(Date.UTC(2026, 0, 1, hour)).toISOString();

/** A game after a shot, which only both players together undo. */
async function afterShot(): Promise<StartedGame> {
  desk.clock.now = Date.UTC(2026, 0, 1, 8);
  const game = await desk.start({ ruleset: "rogue-regiment", board });
  await desk.games.act(game.id, { expectedVersion: 0, ...shot }, game.as("player-1"));
  return game;
}

/** Somebody renews the invitation of a seat at an hour; who holds the new one is told. */
async function renew({ id }: StartedGame, seat: string, by: Caller, hour: number): Promise<Caller> {
  desk.clock.now = Date.UTC(2026, 0, 1, hour);
  return { secret: (await desk.games.renewInvitation(id, seat, by)).secret };
}

const movesOf = async (id: string) => (await desk.games.moves(id, -1, 100, anybody)).moves;
const renewalsOf = async (id: string) => (await movesOf(id)).map(({ renewals }) => renewals);
const byMaster = (hour: number, seat = "player-2") => ({ seat, by: "master", at: at(hour) });

/** Plays the text of a record again, with the rules of the tests. */
function replayed(text: string) {
  const record = readRecord(text);
  if (!record.ok) throw new Error(record.defects[0]?.message);
  return replayRecord(adjudicator, record.value);
}

/** The game master takes a player's seat over and agrees to an undo as that player. */
async function takenOver(): Promise<StartedGame> {
  const game = await afterShot();
  await desk.games.undo(game.id, { expectedVersion: 1, to: 0 }, game.as("player-1"));
  const taken = await renew(game, "player-2", game.as("master"), 9);
  await desk.games.undo(game.id, { expectedVersion: 1, to: 0 }, taken);
  return game;
}

describe("the renewal of an invitation", () => {
  test("is told at once by the game, to everybody, and stands in the next move for ever, once", async () => {
    const game = await afterShot();
    const { id, as } = game;
    await renew(game, "player-2", as("master"), 9);
    for (const caller of [as("player-1"), as("spectator"), as("master"), anybody])
      expect(await desk.games.read(id, undefined, caller)).toMatchObject({ version: 1, renewals: [byMaster(9)] });
    expect((await desk.games.read(id, 0, anybody)).renewals).toEqual([]);
    const { game: after } = await desk.games.act(id, { expectedVersion: 1, ...face("S") }, as("player-1"));
    expect(after).toMatchObject({ version: 2, renewals: [] });
    await desk.games.act(id, { expectedVersion: 2, ...face("W") }, as("player-1"));
    expect(await renewalsOf(id)).toEqual([[], [], [byMaster(9)], []]);
    expect((await desk.games.read(id, undefined, anybody)).renewals).toEqual([]);
  });

  test("by the owner of a seat and by the master are told apart, in the order in which they came", async () => {
    const game = await afterShot();
    const own = await renew(game, "player-2", game.as("player-2"), 9);
    await renew(game, "player-2", own, 10);
    await renew(game, "player-1", game.as("master"), 11);
    await desk.games.close(game.id, 1, game.as("master"));
    expect((await renewalsOf(game.id))[2]).toEqual([
      { seat: "player-2", by: "player-2", at: at(10) },
      byMaster(11, "player-1"),
    ]);
  });

  test("however often it is done, makes no version and fills nothing", async () => {
    const game = await afterShot();
    for (let n = 0; n < 40; n++) await renew(game, "player-2", game.as("master"), 9 + n);
    const kept = await desk.store.game(game.id);
    expect(kept?.latest.version).toBe(1);
    expect(kept?.seats.renewals).toEqual([{ ...byMaster(48), generation: 40 }]);
    // with the next change of seats, what a move carries is forgotten
    await desk.games.act(game.id, { expectedVersion: 1, ...face("S") }, game.as("player-1"));
    await renew(game, "spectator", game.as("master"), 60);
    expect((await desk.store.game(game.id))?.seats.renewals).toEqual([
      { seat: "spectator", by: "master", at: at(60), generation: 41 },
    ]);
  });

  test("that comes while a move is on its way stands in the one after it", async () => {
    const game = await afterShot();
    const { id, as } = game;
    let renewals = 0;
    const slow = {
      ...desk.store,
      commit: async (...args: Parameters<typeof desk.store.commit>) => {
        if (renewals++ === 0) await renew(game, "player-2", as("master"), 9);
        return desk.store.commit(...args);
      },
    };
    await gamesOver(slow, desk.clock).act(id, { expectedVersion: 1, ...face("S") }, as("player-1"));
    expect(await renewalsOf(id)).toEqual([[], [], []]);
    await desk.games.act(id, { expectedVersion: 2, ...face("W") }, as("player-1"));
    expect(await renewalsOf(id)).toEqual([[], [], [], [byMaster(9)]]);
  });

  test("is not told twice by a move made under seats that were read too early", async () => {
    const game = await afterShot();
    const { id, as } = game;
    const early = await desk.store.game(id);
    await renew(game, "player-2", as("master"), 9);
    await desk.games.act(id, { expectedVersion: 1, ...face("S") }, as("player-1"));
    const stale = {
      ...desk.store,
      game: async (name: string) => {
        const now = await desk.store.game(name);
        return now && early && { ...now, seats: early.seats };
      },
    };
    await expect(
      gamesOver(stale, desk.clock).act(id, { expectedVersion: 2, ...face("W") }, as("player-1")),
    ).rejects.toMatchObject({ kind: "conflict" });
    expect((await desk.store.latest(id))?.version).toBe(2);
  });
});

describe("a consent", () => {
  test("by an invitation that the master replaced says so, in the proposal and in the undo", async () => {
    const game = await afterShot();
    const { id, as } = game;
    const taken = await renew(game, "player-2", as("master"), 9);
    const { proposal } = await desk.games.undo(id, { expectedVersion: 1, to: 0 }, taken);
    expect(proposal).toMatchObject({ consents: ["player-2"], renewed: [{ seat: "player-2", since: at(9) }] });
    expect((await desk.games.read(id, undefined, anybody)).proposal).toEqual(proposal);
    await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-1"));
    expect((await movesOf(id))[2]).toMatchObject({
      renewals: [byMaster(9)],
      sent: {
        undo: {
          to: 0,
          consents: ["player-1", "player-2"],
          renewed: [{ seat: "player-2", since: at(9) }],
        },
      },
    });
  });

  test("says so for good: moves in between and a renewal of one's own take nothing back", async () => {
    const game = await afterShot();
    const { id, as } = game;
    const taken = await renew(game, "player-2", as("master"), 9);
    await desk.games.act(id, { expectedVersion: 1, ...face("S") }, as("player-1"));
    const hidden = await renew(game, "player-2", taken, 10);
    await desk.games.undo(id, { expectedVersion: 2, to: 0 }, as("player-1"));
    await desk.games.undo(id, { expectedVersion: 2, to: 0 }, hidden);
    const [, , , undo] = await movesOf(id);
    expect(undo).toMatchObject({
      renewals: [{ seat: "player-2", by: "player-2", at: at(10) }],
      sent: { undo: { renewed: [{ seat: "player-2", since: at(9) }] } },
    });
  });

  test("by an invitation that its owner renewed is an ordinary one", async () => {
    const game = await afterShot();
    const own = await renew(game, "player-2", game.as("player-2"), 9);
    await desk.games.undo(game.id, { expectedVersion: 1, to: 0 }, own);
    const { proposal } = await desk.games.read(game.id, undefined, anybody);
    expect(proposal).toMatchObject({ consents: ["player-2"], renewed: [] });
    await desk.games.undo(game.id, { expectedVersion: 1, to: 0 }, game.as("player-1"));
    expect((await movesOf(game.id))[2]?.sent).toEqual({ undo: { to: 0, consents: ["player-1", "player-2"] } });
  });
});

describe("the record", () => {
  test("has renewals as lines, says of consents what they were given by, and is verified", async () => {
    const { id, as } = await takenOver();
    await desk.games.close(id, 2, as("master"));
    const text = await desk.games.record(id, anybody);
    expect(text).toContain(
      `by player-2\nrenewed player-2 by master at ${at(9)}\nundo 0 with consent of player-1 player-2\n`,
    );
    expect(text).toContain(`# player-2 consented by an invitation that the game master had replaced at ${at(9)}.\n`);
    expect(replayed(text)).toMatchObject({ moves: 4, verified: 4, intact: true });
    const imported = await desk.games.importRecord({ record: text, version: 2 });
    expect(imported).toMatchObject({ renewals: [], proposal: null });
    const branched = await desk.games.branch(id, { version: 1 }, as("player-1"));
    expect(branched.renewals).toEqual([]);
  });

  test("that leaves a renewal out, moves it or gives it to another does not stand", async () => {
    const { id } = await takenOver();
    const text = await desk.games.record(id, anybody);
    const line = `renewed player-2 by master at ${at(9)}\n`;
    const kinds = (changed: string) => replayed(text.replace(line, changed)).faults.map(({ kind }) => kind);
    expect(kinds(line)).toEqual([]);
    expect(kinds("")).toEqual(["hash"]);
    expect(kinds(line.replace("09:", "10:"))).toEqual(["hash"]);
    expect(kinds(line.replace("by master", "by player-2"))).toEqual(["hash"]);
    expect(kinds(line.replace("by master", "by player-1"))).toEqual(["seat", "hash"]);
    expect(kinds(line.replace("player-2", "player-7"))).toEqual(["seat", "hash"]);
    expect(kinds(line + line)).toEqual(["seat", "hash"]);
  });

  test.each([
    ["renewed player-2 by master", 'form "renewed'],
    ["renewed player-2 by master at noon", "An ISO time"],
    ["renewed __proto__ by master at 2026-01-01T09:00:00.000Z", "A seat"],
    ["renewed player-2 by master at 2026-01-01T09:00:00.000Z twice", "not the form"],
  ])("with %j is not read", async (line, message) => {
    const { id } = await takenOver();
    const record = readRecord((await desk.games.record(id, anybody)).replace(/^renewed .*$/m, line));
    expect(record.ok ? "" : record.defects[0]?.message).toContain(message);
  });

  test("of a game without renewals has the bytes it always had", async () => {
    const { id } = await afterShot();
    const body: unknown = JSON.parse((await desk.store.latest(id))?.body ?? "");
    expect(canonicalJson(body)).not.toMatch(/renew/);
  });
});
