import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createAdjudicator, createGames, type Games, type Store } from "../../service/index.ts";
import { games } from "../all-games.ts";
import { takeBack } from "../../service/local/take-back.ts";
import { anybody, gamesOver, openDesk, type StartedGame, type TestDesk } from "./desk.ts";
import { deskWithNotices } from "./desk-of-tests.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEARS = 2 * 365 * DAY;

const { desk, send, told } = deskWithNotices();

const anyAddress = async (): Promise<void> => undefined;
const shortly = { ended: 20, abandoned: 20 };

async function withWebhook(agreed: Parameters<TestDesk["start"]>[1] = {}): Promise<StartedGame> {
  const game = await desk.start(undefined, { keep: shortly, ...agreed });
  await desk.games.sendNotices(game.id, { url: "https://example.org/" }, anyAddress, game.as("player-1"));
  await desk.games.settleTurn(game.id, send);
  told();
  return game;
}

const tick = () => desk.games.settleDue(send);
/** Time that passes, as a stopwatch tells it, too. */
async function pass(milliseconds: number): ReturnType<typeof tick> {
  desk.clock.now += milliseconds;
  return tick();
}
/** The time of day is set, and no time passes. */
async function jump(milliseconds: number): ReturnType<typeof tick> {
  desk.clock.jumped = (desk.clock.jumped ?? 0) + milliseconds;
  return pass(milliseconds);
}

describe("a clock that is two years ahead", () => {
  test("for one tick removes, announces and reminds nothing, and lets no policy act", async () => {
    await tick();
    const kept = await withWebhook({ keep: { ended: 365, abandoned: 365 } });
    const played = await desk.start(undefined, { deadline: { hours: 1, consequence: "policy" } });
    await desk.games.settleTurn(played.id, send);
    const ahead = await jump(YEARS);
    expect(ahead).toMatchObject({ acted: [], buried: [], removed: [], failed: [], jumped: YEARS, waits: true });
    expect(told()).toEqual([]);
    expect(await jump(-YEARS)).toMatchObject({ acted: [], jumped: -YEARS, waits: true });
    expect((await desk.games.read(kept.id, undefined, anybody)).version).toBe(0);
    // put right it is waited out, too, and then everything has its time
    await pass(9 * MINUTE);
    expect((await pass(MINUTE)).waits).toBe(false);
    expect((await pass(49 * MINUTE)).acted).toEqual([]);
    expect((await pass(MINUTE)).acted).toEqual([played.id]);
  });

  test("and stays so announces before it puts anything away, and that for two weeks in which it runs", async () => {
    await tick();
    const game = await withWebhook({ keep: { ended: 365, abandoned: 365 } });
    await jump(YEARS);
    expect(await pass(10 * MINUTE)).toMatchObject({ buried: [], waits: false });
    expect(told()).toEqual(["expiry player-1 0"]);
    for (let day = 0; day < 13; day++) expect(await pass(DAY)).toMatchObject({ buried: [] });
    // put right after all: it has its year
    await jump(-YEARS);
    await pass(30 * DAY);
    expect((await desk.games.read(game.id, undefined, anybody)).version).toBe(0);
    expect(told()).toEqual([]);
  });

  test("again and again comes to no end of two weeks", async () => {
    await tick();
    await withWebhook();
    for (let times = 0; times < 40; times++) {
      expect(await jump(DAY)).toMatchObject({ buried: [], waits: true });
      expect(await pass(MINUTE)).toMatchObject({ buried: [], waits: true });
    }
  });
});

describe("between processes", () => {
  /** Another process on the same store, without a stopwatch. */
  const another = (): Games =>
    createGames({
      adjudicator: createAdjudicator(games),
      store: desk.store,
      now: () => desk.clock.now,
      afterCommit: () => undefined,
    });

  test("what lies between ticks has run, and a longer time is waited out", async () => {
    await another().settleDue(send);
    desk.clock.now += 5 * MINUTE;
    expect(await another().settleDue(send)).toMatchObject({ jumped: null, waits: false });
    expect(await desk.store.heartbeat()).toMatchObject({ ran: 5 * MINUTE });
    const game = await desk.start(undefined, { deadline: { hours: 1, consequence: "policy" } });
    await desk.games.settleTurn(game.id, send);
    desk.clock.now += 8 * HOUR;
    expect(await another().settleDue(send)).toMatchObject({ acted: [], jumped: 8 * HOUR, waits: true });
    desk.clock.now += 5 * MINUTE;
    expect(await another().settleDue(send)).toMatchObject({ acted: [], jumped: null, waits: true });
    desk.clock.now += 5 * MINUTE;
    expect(await another().settleDue(send)).toMatchObject({ acted: [game.id], waits: false });
    expect(await desk.store.heartbeat()).toMatchObject({ ran: 15 * MINUTE });
  });
});

describe("a game that was put away", () => {
  async function putAway(agreed: Parameters<TestDesk["start"]>[1] = {}): Promise<StartedGame> {
    await tick();
    const game = await withWebhook(agreed);
    await pass(10 * DAY);
    expect(told()).toEqual(["expiry player-1 0"]);
    expect((await pass(10 * DAY)).buried).toEqual([game.id]);
    return game;
  }

  test("says so to its holders, and is not there for others", async () => {
    const game = await putAway({ visibility: "private" });
    const gone = {
      kind: "gone",
      message: expect.stringMatching(/on 2026-01-21 it was put away\. Until 2026-02-20 whoever runs the server/),
    };
    const kept = desk.games;
    const holder = game.as("master");
    await expect(kept.read(game.id, undefined, game.as("player-1"))).rejects.toMatchObject(gone);
    await expect(kept.act(game.id, { expectedVersion: 0, action: {} }, game.as("player-1"))).rejects.toMatchObject(
      gone,
    );
    await expect(kept.record(game.id, holder)).rejects.toMatchObject(gone);
    for (const other of [anybody, { secret: `umpire-${game.id}-${"x".repeat(43)}` }])
      await expect(kept.read(game.id, undefined, other)).rejects.toMatchObject({ kind: "not-found" });
    expect(await kept.mine([holder.secret ?? ""], anybody)).toMatchObject({ games: [], unknown: [], unreadable: [0] });
  });

  test("that everybody may look on at says so to everybody", async () => {
    const game = await putAway({ visibility: "public" });
    await expect(desk.games.read(game.id, undefined, anybody)).rejects.toMatchObject({ kind: "gone" });
  });

  test("is taken back as it was, announced anew, and put away again after two weeks", async () => {
    const game = await putAway();
    const before = await desk.store.buried(game.id);
    expect((await takeBack(desk.store, [])).lines.join()).toContain(
      `${game.id}  on 2026-01-21, removed for good on 2026-02-20`,
    );
    expect(await takeBack(desk.store, [game.id, "another"])).toEqual({
      lines: [`${game.id} is back.`, "another was not put away, or is removed for good."],
      isDone: false,
    });
    expect(await desk.store.game(game.id)).toEqual({ ...before, tombstone: undefined });
    expect(await desk.store.allBuried()).toEqual([]);
    expect((await desk.games.read(game.id, undefined, game.as("player-1"))).version).toBe(0);
    expect(await pass(30 * DAY)).toMatchObject({ buried: [], removed: [] });
    expect(told()).toEqual(["expiry player-1 0"]);
    expect(await pass(10 * DAY)).toMatchObject({ buried: [game.id], removed: [] });
    expect(await pass(30 * DAY)).toMatchObject({ removed: [game.id] });
    await expect(desk.games.read(game.id, undefined, game.as("player-1"))).rejects.toMatchObject({ kind: "not-found" });
    expect(await desk.store.allBuried()).toEqual([]);
    expect(await desk.store.due("9999", 10)).toEqual([]);
  });

  test("is not removed for good by a clock that jumps", async () => {
    const game = await putAway();
    expect(await jump(YEARS)).toMatchObject({ removed: [], waits: true });
    expect(await pass(10 * MINUTE)).toMatchObject({ removed: [], waits: false });
    expect(await pass(20 * DAY)).toMatchObject({ removed: [] });
    expect(await pass(10 * DAY)).toMatchObject({ removed: [game.id] });
  });

  test("is back at once when somebody moved in it at that moment: what was acknowledged is there", async () => {
    await tick();
    const game = await withWebhook();
    await pass(10 * DAY);
    const racing: Store = {
      ...desk.store,
      async bury(id, tombstone) {
        await desk.games.act(
          id,
          { expectedVersion: 0, action: { do: "face", operator: "jock", facing: "S" } },
          game.as("player-1"),
        );
        await desk.store.bury(id, tombstone);
      },
    };
    desk.clock.now += 10 * DAY;
    expect((await gamesOver(racing, desk.clock).settleDue(send)).buried).toEqual([]);
    expect((await desk.games.read(game.id, undefined, anybody)).version).toBe(1);
  });

  test("is not begun again by the key it was begun with", async () => {
    await tick();
    const key = "8d4f63a2-5a0e-4a38-9f0f-0c7d2f3f9b11";
    const begin = () =>
      desk.games.create(
        { ruleset: "rogue-regiment", scenario: "chalk-farm" },
        { dice: "sealed", visibility: "public", keep: shortly },
        anybody,
        key,
      );
    const { id } = await begin();
    await pass(10 * DAY);
    expect((await pass(10 * DAY)).buried).toEqual([id]);
    await expect(begin()).rejects.toMatchObject({ kind: "gone" });
  });

  test("keeps its deadline for when it is taken back", async () => {
    const game = await putAway({ deadline: { hours: 504, consequence: "remind" } });
    await pass(DAY);
    await takeBack(desk.store, ["--all"]);
    told();
    await pass(DAY);
    expect(told()).toContain("reminder player-1 0");
    expect((await desk.games.read(game.id, undefined, anybody)).version).toBe(0);
  });
});

test("an operator takes games back by a command, which a running server is in the way of", async () => {
  const folder = mkdtempSync(join(tmpdir(), "umpire-"));
  const command = (...given: readonly string[]) =>
    spawnSync(process.execPath, ["service/local/take-back-main.ts", ...given], {
      cwd: fileURLToPath(new URL("../..", import.meta.url)),
      env: { ...process.env, UMPIRE_DATA: folder },
      encoding: "utf8",
    });
  try {
    const there = await openDesk(folder);
    const { id } = await there.start();
    await there.store.bury(id, { at: "2026-01-21T00:00:00.000Z", ran: 0, version: 0 });
    expect(command("--all")).toMatchObject({ status: 1, stderr: expect.stringContaining("in use by another Umpire") });
    await there.embedded.close();
    expect(command()).toMatchObject({ status: 0, stdout: expect.stringContaining(id) });
    expect(command("--all")).toMatchObject({ status: 0, stdout: `${id} is back.\n` });
    expect(command("-x")).toMatchObject({ status: 2 });
    const again = await openDesk(folder);
    expect((await again.games.read(id, undefined, anybody)).version).toBe(0);
    await again.embedded.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
