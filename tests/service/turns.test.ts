import { describe, expect, test } from "vitest";
import type { Notice, Store } from "../../service/index.ts";
import { anybody, gamesOver, type StartedGame, type TestDesk } from "./desk.ts";
import { deskWithNotices } from "./desk-of-tests.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const { desk, sent, send, told } = deskWithNotices();

const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const at = { ruleset: "rogue-regiment", board };
const anyAddress = async (): Promise<void> => undefined;

async function withWebhooks(
  seats: readonly string[],
  agreed: Parameters<TestDesk["start"]>[1] = {},
): Promise<StartedGame> {
  const game = await desk.start(at, agreed);
  for (const seat of seats)
    await desk.games.sendNotices(game.id, { url: `https://example.org/${seat}` }, anyAddress, game.as(seat));
  return game;
}

describe("the turn", () => {
  test("is told to the seats that are asked, once, and not to the one who has just acted", async () => {
    const game = await withWebhooks(["player-1", "player-2", "master"]);
    await desk.games.settleTurn(game.id, send);
    expect(told()).toEqual(["turn player-1 0", "turn player-2 0"]);
    await desk.games.settleTurn(game.id, send);
    expect(told()).toEqual([]);
    // both were asked already: it has not passed
    await desk.games.act(
      game.id,
      { expectedVersion: 0, action: { do: "face", operator: "jock", facing: "S" } },
      game.as("player-1"),
    );
    await desk.games.settleTurn(game.id, send);
    expect(told()).toEqual([]);
  });

  test("says who is asked, since when, for what and until when", async () => {
    const game = await withWebhooks(["player-1"], { deadline: { hours: 5, consequence: "remind" } });
    await desk.games.settleTurn(game.id, send);
    expect(sent[0]).toMatchObject({
      game: game.id,
      seat: "player-1",
      title: game.created.title,
      since: "2026-01-01T00:00:00.000Z",
      deadline: "2026-01-01T05:00:00.000Z",
      text: expect.stringContaining("acts"),
    });
    expect((await desk.games.read(game.id, undefined, anybody)).waitsFor).toMatchObject({
      seats: ["player-1", "player-2"],
      since: "2026-01-01T00:00:00.000Z",
      deadline: "2026-01-01T05:00:00.000Z",
    });
  });

  test("that a full queue or a crash left untold is told at the next call", async () => {
    const game = await withWebhooks(["player-1", "player-2"]);
    let room = 1;
    const narrow = async (notice: Notice): Promise<void> => {
      if (room-- <= 0) throw new Error("The queue is full.");
      await send(notice);
    };
    await expect(desk.games.settleTurn(game.id, narrow)).rejects.toThrow("full");
    expect(told()).toEqual(["turn player-1 0"]);
    await desk.games.settleTurn(game.id, send);
    expect(told()).toEqual(["turn player-1 0", "turn player-2 0"]);
  });

  test("that came back before it was told is told to the one who has acted in between", async () => {
    const game = await withWebhooks(["player-1", "player-2"]);
    await desk.games.settleTurn(game.id, send);
    told();
    // player 1 acts for himself until his Operator is done, then player 2: nothing of it was told meanwhile
    await desk.games.act(
      game.id,
      { expectedVersion: 0, action: { do: "face", operator: "jock", facing: "S" } },
      game.as("player-1"),
    );
    await desk.games.act(
      game.id,
      { expectedVersion: 1, action: { do: "end-turn", operator: "jock" } },
      game.as("player-1"),
    );
    await desk.games.act(
      game.id,
      { expectedVersion: 2, action: { do: "end-turn", operator: "paddy" } },
      game.as("player-2"),
    );
    await desk.games.settleTurn(game.id, send);
    expect(told()).toEqual(["turn player-1 3"]);
  });

  test("of a closed game is told to every seat as its end", async () => {
    const game = await withWebhooks(["player-1", "player-2", "master"]);
    await desk.games.settleTurn(game.id, send);
    told();
    await desk.games.close(game.id, 0, game.as("master"));
    await desk.games.settleTurn(game.id, send);
    expect(told().toSorted()).toEqual(["over master 1", "over player-1 1", "over player-2 1"]);
  });

  test("of a replaced seat is told to nobody any more", async () => {
    const game = await withWebhooks(["player-1"]);
    await desk.games.renewInvitation(game.id, "player-1", game.as("master"));
    await desk.games.settleTurn(game.id, send);
    // but that it was replaced
    expect(told()).toEqual(["renewed player-1 0"]);
  });
});

describe("a deadline", () => {
  test("reminds the seats that are still asked, again and again", async () => {
    const game = await withWebhooks(["player-1"], { deadline: { hours: 5, consequence: "remind" } });
    await desk.games.settleTurn(game.id, send);
    told();
    desk.clock.now += 5 * HOUR - 1;
    await desk.games.settleDue(send);
    expect(told()).toEqual([]);
    desk.clock.now += 2;
    await desk.games.settleDue(send);
    expect(sent[0]).toMatchObject({ kind: "reminder", deadline: "2026-01-01T10:00:00.000Z" });
    const [first] = sent;
    expect(told()).toEqual(["reminder player-1 0"]);
    await desk.games.settleDue(send);
    expect(told()).toEqual([]);
    desk.clock.now += 5 * HOUR + 1;
    await desk.games.settleDue(send);
    expect(sent[0]?.id).not.toBe(first?.id);
    expect(told()).toEqual(["reminder player-1 0"]);
    expect((await desk.games.read(game.id, undefined, anybody)).version).toBe(0);
  });

  test("is void once somebody has acted", async () => {
    const game = await withWebhooks(["player-1"], { deadline: { hours: 5, consequence: "policy" } });
    await desk.games.settleTurn(game.id, send);
    desk.clock.now += HOUR;
    await desk.games.act(
      game.id,
      { expectedVersion: 0, action: { do: "face", operator: "jock", facing: "S" } },
      game.as("player-1"),
    );
    told();
    desk.clock.now += 4 * HOUR + 1;
    expect(await desk.games.settleDue(send)).toMatchObject({ acted: [], removed: [], failed: [] });
    expect(told()).toEqual([]);
    expect((await desk.games.read(game.id, undefined, anybody)).version).toBe(1);
    // that of the decision after it counts, whether its turn was told or not
    desk.clock.now += HOUR - 2;
    expect((await desk.games.settleDue(send)).acted).toEqual([]);
    desk.clock.now += 1;
    expect((await desk.games.settleDue(send)).acted).toEqual([game.id]);
  });

  test("lets the default policy act, which is marked in the record and stands in a replay", async () => {
    const game = await withWebhooks([], { deadline: { hours: 1, consequence: "policy" } });
    for (let turn = 0; turn < 6; turn++) {
      await desk.games.settleTurn(game.id, send);
      desk.clock.now += HOUR + 1;
      expect(await desk.games.settleDue(send)).toMatchObject({ acted: [game.id], removed: [], failed: [] });
    }
    const { moves, chainIntact } = await desk.games.moves(game.id, 0, 100, anybody);
    expect(chainIntact).toBe(true);
    expect(moves.map(({ by }) => by)).toEqual(Array.from({ length: 6 }, () => "policy"));
    expect(await desk.games.verifyRecord(await desk.games.record(game.id, anybody), undefined)).toMatchObject({
      intact: true,
      verified: 7,
    });
  });

  test("with the policy is refused for table dice, where nobody would roll", async () => {
    await expect(
      desk.start(at, { dice: "table", deadline: { hours: 1, consequence: "policy" } }),
    ).rejects.toMatchObject({ kind: "unreadable", defects: [{ code: "policy-needs-sealed-dice" }] });
  });

  test("acts once even where two clocks tick at the same time", async () => {
    const game = await withWebhooks([], { deadline: { hours: 1, consequence: "policy" } });
    await desk.games.settleTurn(game.id, send);
    desk.clock.now += HOUR + 1;
    await Promise.all([desk.games.settleDue(send), desk.games.settleDue(send)]);
    expect((await desk.games.read(game.id, undefined, anybody)).version).toBe(1);
  });
});

describe("keeping", () => {
  test("an abandoned game is announced, and removed with everything that belongs to it", async () => {
    const game = await withWebhooks(["player-1"], { keep: { ended: 30, abandoned: 60 } });
    expect(game.created.expiresAt).toBe("2026-03-02T00:00:00.000Z");
    desk.clock.now += 45 * DAY;
    await desk.games.settleDue(send);
    expect(told()).toEqual([]);
    desk.clock.now += DAY;
    await desk.games.settleDue(send);
    expect(sent[0]?.text).toContain("2026-03-02");
    expect(told()).toEqual(["expiry player-1 0"]);
    desk.clock.now += 14 * DAY - 1;
    expect(await desk.games.settleDue(send)).toMatchObject({ acted: [], buried: [], removed: [], failed: [] });
    desk.clock.now += 1;
    expect(await desk.games.settleDue(send)).toMatchObject({ acted: [], buried: [game.id], removed: [], failed: [] });
    desk.clock.now += 30 * DAY - 1;
    expect(await desk.games.settleDue(send)).toMatchObject({ acted: [], removed: [], failed: [] });
    desk.clock.now += 1;
    expect(await desk.games.settleDue(send)).toMatchObject({ acted: [], removed: [game.id], failed: [] });
    await expect(desk.games.read(game.id, undefined, anybody)).rejects.toMatchObject({ kind: "not-found" });
    expect(await desk.store.moves(game.id, -1, 10)).toEqual([]);
    expect(await desk.store.game(game.id)).toBeNull();
    expect(await desk.store.watched()).toEqual([]);
    expect(await desk.store.due("9999", 10)).toEqual([]);
  });

  test("a game that goes on is not removed, and an ended one is kept as long as was agreed", async () => {
    const game = await withWebhooks([], { keep: { ended: 30, abandoned: 60 } });
    desk.clock.now += 50 * DAY;
    await desk.games.settleDue(send);
    await desk.games.act(
      game.id,
      { expectedVersion: 0, action: { do: "face", operator: "jock", facing: "S" } },
      game.as("player-1"),
    );
    desk.clock.now += 20 * DAY;
    expect(await desk.games.settleDue(send)).toMatchObject({ acted: [], removed: [], failed: [] });
    const closed = await desk.games.close(game.id, 1, game.as("master"));
    expect(Date.parse(closed.expiresAt)).toBe(desk.clock.now + 30 * DAY);
    await desk.games.settleTurn(game.id, send);
    desk.clock.now += 29 * DAY;
    await desk.games.settleDue(send);
    expect((await desk.games.read(game.id, undefined, anybody)).ended?.how).toBe("closed");
    // it was announced before, or is now: for two weeks
    desk.clock.now += 14 * DAY;
    expect((await desk.games.settleDue(send)).buried).toEqual([game.id]);
  });

  test("a removal that is interrupted is carried on at the next turn of the clock", async () => {
    const game = await withWebhooks([], { keep: { ended: 1, abandoned: 1 } });
    for (const days of [1, 1, 30]) {
      desk.clock.now += days * DAY;
      if (days < 30) await desk.games.settleDue(send);
    }
    const breaking: Store = {
      ...desk.store,
      async removeGame() {
        throw new Error("The power failed.");
      },
    };
    expect((await gamesOver(breaking, desk.clock).settleDue(send)).failed).toMatchObject([{ game: game.id, tries: 1 }]);
    desk.clock.now += HOUR;
    expect((await desk.games.settleDue(send)).removed).toEqual([game.id]);
  });

  /** A store in which some games cannot be read. */
  const breaking = (broken: (id: string) => boolean): Store => ({
    ...desk.store,
    game: (id) => (broken(id) ? Promise.reject(new Error("unreadable")) : desk.store.game(id)),
  });
  const playedAtOnce = { deadline: { hours: 1, consequence: "policy" } } as const;

  test("a game that cannot be settled is named, waits longer each time, and is settled when it can be", async () => {
    const [one, two] = [await withWebhooks([], playedAtOnce), await withWebhooks([], playedAtOnce)];
    for (const { id } of [one, two]) await desk.games.settleTurn(id, send);
    desk.clock.now += HOUR + 1;
    const games = gamesOver(
      breaking((id) => id === one.id),
      desk.clock,
    );
    const failed = { game: one.id, kind: "deadline", error: "Error" };
    expect(await games.settleDue(send)).toMatchObject({
      acted: [two.id],
      removed: [],
      failed: [{ ...failed, tries: 1 }],
      late: [1],
      left: 0,
    });
    const pauses: number[] = [];
    for (let tries = 2, from = desk.clock.now; tries < 6; desk.clock.now += 60_000) {
      const [again] = (await games.settleDue(send)).failed;
      if (again === undefined) continue;
      expect(again).toEqual({ ...failed, tries });
      pauses.push(desk.clock.now - from);
      from = desk.clock.now;
      tries++;
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses.at(-1)).toBeGreaterThan(4 * (pauses[0] ?? 0));
    desk.clock.now += 2 * DAY;
    expect((await desk.games.settleDue(send)).acted).toContain(one.id);
    expect(await desk.store.due(timeOf(desk.clock.now + 30 * DAY), 10, "again")).toEqual([]);
  });

  test("a queue full of games whose policy fails keeps no other from its turn", async () => {
    const poisoned = new Set<string>();
    for (let n = 0; n < 150; n++) {
      const { id } = await desk.start(undefined, playedAtOnce);
      poisoned.add(id);
      await desk.games.settleTurn(id, send);
    }
    desk.clock.now += 1;
    const { id } = await desk.start(undefined, playedAtOnce);
    await desk.games.settleTurn(id, send);
    desk.clock.now += HOUR + 1;
    const games = gamesOver(
      breaking((game) => poisoned.has(game)),
      desk.clock,
    );
    const acted: string[] = [];
    for (let tick = 0; tick < 3; tick++, desk.clock.now += 5 * 60_000)
      acted.push(...(await games.settleDue(send)).acted);
    expect(acted).toEqual([id]);
    // and those that failed do not come before those that are due for the first time, however long they wait
    desk.clock.now += 30 * DAY;
    const { id: later } = await desk.start(undefined, playedAtOnce);
    await desk.games.settleTurn(later, send);
    desk.clock.now += HOUR + 1;
    expect((await games.settleDue(send)).acted).toContain(later);
  });

  test("a policy that brings the process down is not the first to be tried again", async () => {
    const { id } = await desk.start(undefined, playedAtOnce);
    await desk.games.settleTurn(id, send);
    desk.clock.now += HOUR + 1;
    // the process ends where the policy would have acted: nothing after it is done
    const dying: Store = { ...desk.store, commit: () => new Promise(() => undefined) };
    void gamesOver(dying, desk.clock).settleDue(send);
    for (let tries = 0; tries < 1000 && (await desk.store.due(timeOf(desk.clock.now), 10)).length > 0; tries++)
      await new Promise(setImmediate);
    expect(await desk.store.due(timeOf(desk.clock.now), 10)).toEqual([]);
    expect(await desk.store.due(timeOf(desk.clock.now + HOUR), 10, "again")).toMatchObject([{ game: id, tries: 1 }]);
    desk.clock.now += HOUR;
    expect((await desk.games.settleDue(send)).acted).toEqual([id]);
  });

  test("a clock that cannot reach the queue of notices says so, goes on with all else, and tells them later", async () => {
    const reminded: StartedGame[] = [];
    for (let n = 0; n < 10; n++) {
      const game = await withWebhooks(["player-1"], { deadline: { hours: 1, consequence: "remind" } });
      reminded.push(game);
      await desk.games.settleTurn(game.id, send);
    }
    const played = await desk.start(undefined, playedAtOnce);
    await desk.games.settleTurn(played.id, send);
    told();
    desk.clock.now += HOUR + 1;
    let tries = 0;
    const came = await desk.games.settleDue(() => {
      tries++;
      return Promise.reject(new Error("no queue"));
    });
    expect(came).toMatchObject({ acted: [played.id], removed: [] });
    expect(came.failed.map(({ game, error }) => `${error} ${game}`).toSorted()).toEqual(
      reminded.map(({ id }) => `Unsent ${id}`).toSorted(),
    );
    // no longer than it takes to find out: the rest is not even tried
    expect(tries).toBeLessThan(reminded.length + 1);
    desk.clock.now += 10 * 60_000;
    await desk.games.settleDue(send);
    expect(told()).toEqual(reminded.map(() => "reminder player-1 0"));
    await desk.games.settleDue(send);
    expect(told()).toEqual([]);
  });
});
