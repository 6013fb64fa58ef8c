import { describe, expect, test } from "vitest";
import { MOST_WORK } from "../../rules/kernel/index.ts";
import { Fault } from "../../service/schema/faults.ts";
import { MOST_GAME_BYTES } from "../../service/games/game-length.ts";
import type { RecordedDeed, RecordMove } from "../../service/games/record.ts";
import { rulesOf } from "../../service/games/rules-used.ts";
import { createGames } from "../../service/index.ts";
import { asOneRequest } from "../../service/adjudication/budget.ts";
import { where } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";
import { largeBoard, madeUpRecord } from "./made-up-records.ts";
import { adjudicator } from "./recorded-games.ts";

const desk = deskForAll();

const nowhere = () => Promise.reject(new Error("No stored game is meant."));
const at = "2026-03-01T19:00:00.000Z";

/** Plays a record again for which there is so much work; says whether it was refused, and with which defects. */
async function refusal(record: string, mostRecordWork?: number): Promise<Fault | null> {
  const games = createGames({
    adjudicator,
    store: desk.store,
    now: () => 0,
    afterCommit: () => undefined,
    ...(mostRecordWork !== undefined && { mostRecordWork }),
  });
  try {
    await games.verifyRecord(record, undefined);
    return null;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

const turned = { do: "face", operator: "jock", facing: "S" };
const many = <T>(count: number, one: (n: number) => T): readonly T[] => Array.from({ length: count }, (_, n) => one(n));
const takeOver = async (): Promise<RecordedDeed> => {
  const situation = await adjudicator.open(where, nowhere);
  return {
    takeOver: {
      rules: rulesOf(adjudicator, "rogue-regiment"),
      differs: [],
      to: null,
      consents: [],
      position: situation.position(),
    },
  };
};

describe("every kind of move of a record is work", () => {
  const kinds: readonly (readonly [string, () => Promise<Partial<RecordMove>> | Partial<RecordMove>])[] = [
    ["an undo", () => ({ deed: { undo: { to: 0, consents: [] } } })],
    ["an undo with the consent of strangers", () => ({ deed: { undo: { to: 0, consents: ["somebody"] } } })],
    ["an undo to nowhere", () => ({ deed: { undo: { to: 4999, consents: [] } } })],
    ["an action", () => ({ deed: { move: { action: turned } } })],
    ["an action that nobody can read", () => ({ deed: { move: { action: { do: "nothing" } } } })],
    ["an action with words", () => ({ deed: { move: { action: turned } }, words: "Look there" })],
    ["an empty move", () => ({ deed: { move: {} } })],
    ["other rules", async () => ({ by: "master", deed: await takeOver() })],
    ["an end", () => ({ by: "master", deed: { close: true } })],
    ["renewed invitations", () => ({ renewals: [{ seat: "player-1", by: "master", at }] })],
    ["renewed invitations of nobody", () => ({ renewals: [{ seat: "nobody", by: "master", at }] })],
  ];

  test.each(kinds)("%s", async (_, made) => {
    const one = await made();
    const record = madeUpRecord(
      where,
      many(200, () => one),
    );
    // so much that each of them would have to take less than half of what writing and hashing it takes
    const refused = await refusal(record, 200 * 250);
    expect(refused).toMatchObject({ kind: "too-large", defects: [{ code: "too-large", column: 1 }] });
    const { line = 0 } = refused?.defects[0] ?? {};
    expect(record.split("\n")[line - 1]).toMatch(/^move \d+/);
  });

  test("a number that is derived again from the secret", async () => {
    const drawn = many(5000, (): readonly [number, number] => [6, 1]);
    const record = madeUpRecord(
      where,
      many(20, () => ({ drawn })),
      true,
    );
    expect(await refusal(record, 1_000_000)).toMatchObject({ kind: "too-large" });
    expect(
      await refusal(
        madeUpRecord(
          where,
          many(20, () => ({})),
          true,
        ),
        1_000_000,
      ),
    ).toBe(null);
  });

  test("going back to a large position is dearer than to a small one", async () => {
    const undos = many(40, () => ({}));
    expect(await refusal(madeUpRecord(where, undos), 200_000)).toBe(null);
    expect(await refusal(madeUpRecord(largeBoard, undos), 200_000)).toMatchObject({ kind: "too-large" });
  });

  test("and so are several records that come with one request", async () => {
    const record = madeUpRecord(
      where,
      many(100, () => ({})),
    );
    const most = 150_000;
    expect(await refusal(record, most)).toBe(null);
    const both = await asOneRequest(async () => [await refusal(record, most), await refusal(record, most)]);
    expect(both).toMatchObject([null, { kind: "too-large" }]);
  });
});

describe("what a record comes to when it is played again", () => {
  test("has no more bytes than a game has, and the line is told on which there were too many", async () => {
    const record = madeUpRecord(
      largeBoard,
      many(1000, (n) => ({ deed: { undo: { to: n, consents: [] } } })),
    );
    expect(record.length).toBeLessThan(400_000);
    const refused = await refusal(record, 100 * MOST_WORK);
    expect(refused).toMatchObject({ kind: "too-large", message: expect.stringContaining("bytes") });
    const { line = 0, path = "" } = refused?.defects[0] ?? {};
    const version = Number(path.split("/").at(-1));
    expect(record.split("\n")[line - 1]).toContain(`move ${version} at`);
    expect(version).toBeGreaterThan(MOST_GAME_BYTES / 300_000);
    expect(version).toBeLessThan(1000);
  });

  test("an undo of an undo of an undo leads to the same position, and its hash is that of the live game", async () => {
    const { id, as } = await desk.start();
    const player = as("player-1");
    await desk.games.act(id, { expectedVersion: 0, action: turned }, player);
    for (const [expectedVersion, to] of [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 0],
      [5, 3],
    ] as const)
      expect(await desk.games.undo(id, { expectedVersion, to }, player)).toMatchObject({ outcome: "undone" });
    await desk.games.act(id, { expectedVersion: 6, action: { ...turned, facing: "N" } }, player);
    const record = await desk.games.record(id, { secret: null });
    expect(await desk.games.verifyRecord(record, 6)).toMatchObject({ intact: true, verified: 8, faults: [] });
    const { at: shown } = await desk.games.verifyRecord(record, 6);
    expect(shown?.position).toEqual((await desk.games.read(id, 6, { secret: null })).position);
  });
});
