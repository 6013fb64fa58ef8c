import { describe, expect, test } from "vitest";
import { type DueGame, inFairTurns } from "../../service/games/fair-turns.ts";
import { localNotices } from "../../service/notices/index.ts";
import type { Beginner } from "../../service/limits/new-games.ts";
import type { Due, Store } from "../../service/storage/store.ts";
import { text } from "../../service/storage/table.ts";
import { agreement, gamesOver, started, type StartedGame, where } from "./desk.ts";
import { deskWithNotices } from "./desk-of-tests.ts";

const HOUR = 3_600_000;
const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const { desk, send, told } = deskWithNotices();

const policy = { hours: 1, consequence: "policy" } as const;
const remind = { hours: 1, consequence: "remind" } as const;
const anyAddress = async (): Promise<void> => undefined;

/** Somebody who begins games from a network. */
const from = (network: string): Beginner => ({ mark: async () => network, count: async () => undefined });

async function begin(network: string, deadline: typeof policy | typeof remind): Promise<StartedGame> {
  const visit = { againIn: () => null, wrong: () => undefined, beginner: from(network) };
  const game = started(await desk.games.create(where, { ...agreement, deadline }, { secret: null, visit }));
  await desk.games.settleTurn(game.id, send);
  return game;
}

/** More games that are like one, item by item; what is due for it is due for each of them. */
async function copies(of: StartedGame, count: number): Promise<readonly string[]> {
  const { table } = desk.embedded;
  const items = await table.query(`GAME#${of.id}`, { from: "!", to: "~" }, "forward", 100);
  const dues = await desk.store.due("9999", 100);
  const ids = Array.from({ length: count }, (_, n) => `copy${String(n).padStart(6, "0")}`);
  for (const id of ids) {
    for (const item of items) await table.put({ ...item, pk: `GAME#${id}`, sk: text(item, "sk") });
    for (const due of dues) if (due.game === of.id) await desk.store.remember({ ...due, game: id });
  }
  return ids;
}

/** The store of the desk, with a count of how often games are read and of what is kept besides. */
function counting(): { readonly store: Store; readonly counts: { games: number; remembered: number } } {
  const counts = { games: 0, remembered: 0 };
  const store: Store = {
    ...desk.store,
    game(id) {
      counts.games++;
      return desk.store.game(id);
    },
    remember(due) {
      counts.remembered++;
      return desk.store.remember(due);
    },
  };
  return { store, counts };
}

/** A time that is up after so many looks at it. */
function upAfter(looks: number): () => boolean {
  let left = looks;
  return () => left-- <= 0;
}

describe("a tick", () => {
  test("goes on until nothing is due any more, however much that is", async () => {
    const one = await begin("a", policy);
    const ids = await copies(one, 700);
    desk.clock.now += HOUR + 5000;
    const { acted, late, left } = await desk.games.settleDue(send);
    expect(acted.toSorted()).toEqual([one.id, ...ids].toSorted());
    expect({ late: new Set(late), settled: late.length, left }).toEqual({
      late: new Set([5000]),
      settled: 701,
      left: 0,
    });
  });

  test("ends when its time is up, says so, and the next one goes on", async () => {
    const one = await begin("a", policy);
    await copies(one, 40);
    desk.clock.now += HOUR + 1;
    const first = await desk.games.settleDue(send, upAfter(12));
    expect(first.acted.length).toBeGreaterThan(0);
    expect(first.acted.length).toBeLessThan(20);
    expect(first.left).toBe(41 - first.acted.length);
    const second = await desk.games.settleDue(send);
    expect([...first.acted, ...second.acted]).toHaveLength(41);
  });

  test("settles somebody's deadline at once while 2,400 games of another network are reminded every hour", async () => {
    const noisy = await begin("noisy", remind);
    await desk.games.sendNotices(noisy.id, { url: "https://example.org/" }, anyAddress, noisy.as("player-1"));
    await desk.games.settleTurn(noisy.id, send);
    await copies(noisy, 2399);
    desk.clock.now += 1000;
    const { id } = await begin("quiet", policy);
    told();
    desk.clock.now += HOUR + 1;
    // there is time for a hundred of them alone
    const { acted, left } = await desk.games.settleDue(send, upAfter(100));
    expect(acted).toEqual([id]);
    expect(left).toBeGreaterThan(0);
    expect(told().length).toBeLessThan(100);
    // and with as much time as a tick has all are settled
    const { left: none } = await desk.games.settleDue(send);
    expect(none).toBe(0);
    expect(await desk.store.due(timeOf(desk.clock.now), 10)).toEqual([]);
  });

  test("comes to somebody behind more than it looks over at once", async () => {
    const dues: Due[] = Array.from({ length: 45_000 }, (_, n) => ({
      at: timeOf(desk.clock.now + 1),
      kind: "deadline",
      game: `noisy${n}`,
      version: 0,
      network: "noisy",
    }));
    const { id } = await begin("quiet", policy);
    // the clock sees them before what the store has; none of them is a game, so that each is settled by a look
    const forgotten = new Set<string>();
    const many: Store = {
      ...desk.store,
      async due(now, limit, which = "first", after) {
        if (which === "again") return desk.store.due(now, limit, which, after);
        const start = dues.findIndex(({ game }) => game === after?.game) + 1;
        const noisy = start === 0 && after !== undefined ? [] : dues.slice(start, start + limit);
        return noisy.length === limit
          ? noisy.filter(({ game }) => !forgotten.has(game))
          : [...noisy, ...(await desk.store.due(now, limit))];
      },
      game: (game) => (game.startsWith("noisy") ? Promise.resolve(null) : desk.store.game(game)),
      removeGame: async () => undefined,
      forget: async (due) => (due.game.startsWith("noisy") ? void forgotten.add(due.game) : desk.store.forget(due)),
    };
    desk.clock.now += HOUR + 1;
    const { acted } = await gamesOver(many, desk.clock).settleDue(send, upAfter(2000));
    expect(acted).toEqual([id]);
    expect(forgotten.size).toBeLessThan(2000);
  });

  test("goes on behind 1,010 games of one dead webhook, whose notices the queue drops", async () => {
    const dropped: unknown[] = [];
    const notices = localNotices({
      webhookOf: async () => ({ url: "https://dead.example.org/", key: "key" }),
      deliver: async () => ({ kind: "retry", reason: "status 503", after: null }),
      random: () => 0.5,
      pause: (_seconds, signal) =>
        new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(new Error("ended")))),
      log: ({ outcome, id }) => void (outcome === "dropped" && dropped.push(id)),
    });
    const dead = await begin("dead", remind);
    await desk.games.sendNotices(dead.id, { url: "https://dead.example.org/" }, anyAddress, dead.as("player-1"));
    await desk.games.settleTurn(dead.id, send);
    await copies(dead, 1009);
    desk.clock.now += 1000;
    const { id } = await begin("alive", policy);
    desk.clock.now += HOUR;
    const { acted, failed } = await desk.games.settleDue(notices.send);
    expect({ acted, failed, dropped: dropped.length }).toEqual({ acted: [id], failed: [], dropped: 10 });
    expect(await notices.close()).toHaveLength(1000);
  });

  test("is stopped by no game whose part of the table cannot be reached, but by a table that cannot", async () => {
    const { Fault } = await import("../../service/index.ts");
    const unavailable = new Fault("unavailable", "out of reach");
    const bad = await begin("a", policy);
    const good = await begin("b", policy);
    desk.clock.now += HOUR + 1;
    const one: Store = {
      ...desk.store,
      game: (id) => (id === bad.id ? Promise.reject(unavailable) : desk.store.game(id)),
    };
    expect(await gamesOver(one, desk.clock).settleDue(send)).toMatchObject({
      acted: [good.id],
      failed: [{ game: bad.id, error: "unavailable" }],
    });
    await copies(bad, 10);
    const none: Store = { ...desk.store, game: () => Promise.reject(unavailable) };
    await expect(gamesOver(none, desk.clock).settleDue(send)).rejects.toThrow(unavailable);
    // what was due stays so
    expect((await desk.games.settleDue(send)).acted).toHaveLength(11);
  });
});

describe("of a deadline", () => {
  const face = (facing: string) => ({ action: { do: "face", operator: "jock", facing } });

  test("one thing is due, however many moves are made, and one look settles all that was due of it before", async () => {
    const game = await begin("a", policy);
    for (let version = 0; version < 60; version++) {
      desk.clock.now += 45_000;
      await desk.games.act(
        game.id,
        { expectedVersion: version, ...face(version % 2 === 0 ? "S" : "E") },
        game.as("player-1"),
      );
      await desk.games.settleTurn(game.id, send);
    }
    expect((await desk.store.due("9999", 100)).filter(({ kind }) => kind === "deadline")).toHaveLength(1);
    // as they were kept before: one for each move
    for (let version = 0; version < 60; version++)
      await desk.store.remember({ at: timeOf(desk.clock.now + version), kind: "deadline", game: game.id, version });
    desk.clock.now += HOUR - 1;
    const { store, counts } = counting();
    expect((await gamesOver(store, desk.clock).settleDue(send)).acted).toEqual([]);
    expect(counts).toEqual({ games: 1, remembered: 1 });
    desk.clock.now += 1;
    expect((await desk.games.settleDue(send)).acted).toEqual([game.id]);
  });

  test("that is only a reminder nothing is kept while no seat has a webhook, and it is as soon as one has", async () => {
    const game = await begin("a", remind);
    const deadlines = async () => (await desk.store.due("9999", 100)).filter(({ kind }) => kind === "deadline");
    expect(await deadlines()).toEqual([]);
    desk.clock.now += 5 * HOUR + 1;
    await desk.games.sendNotices(game.id, { url: "https://example.org/" }, anyAddress, game.as("player-1"));
    await desk.games.settleTurn(game.id, send);
    // the hours that nobody read of are no matter
    expect(await deadlines()).toMatchObject([{ at: "2026-01-01T06:00:00.000Z", network: "a" }]);
    told();
    desk.clock.now += HOUR;
    expect((await desk.games.settleDue(send)).late).toEqual([1]);
    expect(told()).toEqual(["reminder player-1 0"]);
    await desk.games.sendNotices(game.id, { url: null }, anyAddress, game.as("player-1"));
    desk.clock.now += HOUR;
    await desk.games.settleDue(send);
    expect([told(), await deadlines()]).toEqual([[], []]);
  });

  test("a reminder that is due by what waited before an undo is not told twice", async () => {
    const game = await begin("a", remind);
    await desk.games.sendNotices(game.id, { url: "https://example.org/" }, anyAddress, game.as("player-1"));
    await desk.games.settleTurn(game.id, send);
    told();
    await desk.store.remember({ at: timeOf(desk.clock.now + 1.5 * HOUR), kind: "deadline", game: game.id, version: 0 });
    desk.clock.now += HOUR;
    await desk.games.settleDue(send);
    expect(told()).toEqual(["reminder player-1 0"]);
    desk.clock.now += HOUR / 2;
    await desk.games.settleDue(send);
    expect(told()).toEqual([]);
    desk.clock.now += HOUR / 2;
    await desk.games.settleDue(send);
    expect(told()).toEqual(["reminder player-1 0"]);
  });

  test("a turn is noted again where a clock that runs ahead may have looked at what was noted before", async () => {
    const game = await begin("a", policy);
    desk.clock.now += HOUR - 1000;
    await desk.games.act(game.id, { expectedVersion: 0, ...face("S") }, game.as("player-1"));
    // a clock two seconds ahead looked at version 0 and is done with it
    for (const due of await desk.store.due("9999", 10)) if (due.kind === "deadline") await desk.store.forget(due);
    await desk.games.settleTurn(game.id, send);
    desk.clock.now += HOUR;
    expect((await desk.games.settleDue(send)).acted).toEqual([game.id]);
  });
});

describe("turns", () => {
  const due = (game: string, network?: string, at = "2026-01-01T00:00:00.000Z"): Due => ({
    at,
    kind: "deadline",
    game,
    version: 0,
    ...(network !== undefined && { network }),
  });
  const order = (dues: readonly Due[]): readonly string[] => inFairTurns(dues).map(({ game }: DueGame) => game);

  test("are taken by networks, and of each the game that has waited longest", () => {
    expect(
      order([due("a1", "a"), due("a2", "a"), due("a3", "a"), due("b1", "b"), due("c1", "c"), due("b2", "b")]),
    ).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  test("are taken by each game for itself where nobody knows where it was begun", () => {
    expect(order([due("a1", "a"), due("a2", "a"), due("old1"), due("old2")])).toEqual(["a1", "old1", "old2", "a2"]);
  });

  test("have everything of a game together, also what was noted without a network", () => {
    expect(inFairTurns([due("a1", "a"), due("a2", "a"), due("a2"), due("b1", "b")])).toEqual([
      { game: "a1", dues: [due("a1", "a")] },
      { game: "b1", dues: [due("b1", "b")] },
      { game: "a2", dues: [due("a2", "a"), due("a2")] },
    ]);
  });
});
