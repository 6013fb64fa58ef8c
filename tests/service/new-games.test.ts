import { describe, expect, test } from "vitest";
import { countingNewGames, GAMES_AN_HOUR } from "../../service/limits/new-games.ts";
import type { Store } from "../../service/storage/store.ts";
import { openDesk } from "./desk.ts";
import { deskForEach } from "./desk-of-tests.ts";

const HOUR = 3_600_000;
const desk = deskForEach();

const counting = (anHour?: number, store: Store = desk.store) =>
  countingNewGames({ store, now: () => desk.clock.now, anHour });

/** How many of so many games are begun. */
async function begun(count: number, from: ReturnType<ReturnType<typeof counting>>): Promise<number> {
  const came = await Promise.allSettled(Array.from({ length: count }, () => from.count()));
  for (const one of came) if (one.status === "rejected") expect(one.reason).toMatchObject({ kind: "too-many" });
  return came.filter(({ status }) => status === "fulfilled").length;
}

describe("new games of a network", () => {
  test("are so many at once, and as many an hour from then on", async () => {
    const at = counting(60);
    expect(await begun(70, at("192.0.2.1"))).toBe(60);
    await expect(at("192.0.2.1").count()).rejects.toMatchObject({
      retryAfter: 60,
      message: expect.stringContaining("60 at once"),
      defects: [{ code: "too-many-games", path: "/" }],
    });
    desk.clock.now += 3 * 60_000;
    expect(await begun(10, at("192.0.2.1"))).toBe(3);
    desk.clock.now += 24 * HOUR;
    expect(await begun(100, at("192.0.2.1"))).toBe(60);
  });

  test("are counted together by all that answer for it", async () => {
    const [one, other] = [counting(30), counting(30)];
    const together = await Promise.all([begun(20, one("192.0.2.1")), begun(20, other("192.0.2.1"))]);
    expect(together[0] + together[1]).toBe(30);
  });

  test("hinder no other network, and nobody whose address is not known", async () => {
    const at = counting(2);
    expect(await begun(5, at("2001:db8::1"))).toBe(2);
    expect(await begun(5, at("2001:db8::ffff"))).toBe(0);
    expect(await begun(5, at("2001:db8:0:1::1"))).toBe(2);
    expect(await begun(500, at(null))).toBe(500);
    expect(await at(null).mark()).toBeNull();
  });

  test("are as many as usual where nothing else is set", async () => {
    expect(await begun(GAMES_AN_HOUR + 10, counting()("192.0.2.1"))).toBe(GAMES_AN_HOUR);
  });

  test("are left again, however wrong the clock was that counted them", async () => {
    const at = counting(10);
    desk.clock.now += 2 * 365 * 24 * HOUR;
    expect(await begun(20, at("192.0.2.1"))).toBe(10);
    desk.clock.now -= 2 * 365 * 24 * HOUR;
    expect(await begun(20, at("192.0.2.1"))).toBe(10);
  });

  test("are refused, not let pass, where the count never comes through", async () => {
    const busy: Store = { ...desk.store, changeGamesLeft: async () => false };
    await expect(counting(10, busy)("192.0.2.1").count()).rejects.toMatchObject({ kind: "too-many", retryAfter: 1 });
  });
});

describe("the mark of a network", () => {
  test("is the same for all processes on a store, another on another, and not the address", async () => {
    const mark = await counting()("192.0.2.1").mark();
    expect(mark).toMatch(/^[0-9a-f]{6}$/);
    expect(await counting()("::ffff:192.0.2.1").mark()).toBe(mark);
    expect(await counting()("192.0.2.2").mark()).not.toBe(mark);
    const another = await openDesk();
    expect(await counting(10, another.store)("192.0.2.1").mark()).not.toBe(mark);
    await another.embedded.close();
  });

  test("is forgotten by the clock when all is left again, and not before", async () => {
    const at = counting(10);
    const mark = (await at("192.0.2.1").mark()) ?? "";
    await begun(10, at("192.0.2.1"));
    desk.clock.now += HOUR - 1000;
    await desk.games.settleDue(async () => undefined);
    expect(await desk.store.gamesLeft(mark)).not.toBeNull();
    desk.clock.now += 1000;
    await desk.games.settleDue(async () => undefined);
    expect(await desk.store.gamesLeft(mark)).toBeNull();
    expect(await begun(20, at("192.0.2.1"))).toBe(10);
  });
});
