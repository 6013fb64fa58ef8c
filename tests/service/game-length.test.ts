import { describe, expect, test } from "vitest";
import { games as rulesets } from "../all-games.ts";
import { BudgetExceeded } from "../../rules/kernel/index.ts";
import { createAdjudicator } from "../../service/adjudication/adjudicator.ts";
import { undone } from "../../service/games/advance.ts";
import { type GameLimits, gameLimits } from "../../service/games/game-length.ts";
import { bodyOf, storedMove } from "../../service/games/move.ts";
import { app, createGames } from "../../service/index.ts";
import { asOneRequest } from "../../service/adjudication/budget.ts";
import { agreement, anybody, type StartedGame, started, where } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";
import { goBackOften, largeBoard } from "./made-up-records.ts";

const desk = deskForAll();

const facings = ["S", "W", "N", "E"];
const turn = (version: number) => ({
  expectedVersion: version,
  action: { do: "face", operator: "jock", facing: facings[version % 4] },
});

/** Games that may not become longer than this. */
const limitedTo = (limits: Partial<GameLimits>) =>
  createGames({
    adjudicator: createAdjudicator(rulesets),
    store: desk.store,
    now: () => desk.clock.now,
    afterCommit: () => undefined,
    gameLimits: { ...gameLimits, ...limits },
  });

/** The bytes of all moves of a game, as they are stored. */
const bytesOf = async (id: string): Promise<number> =>
  (await desk.store.moves(id, -1, 100)).reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);

describe("how long a game is", () => {
  test("is counted with every move: its bytes, and those of its record", async () => {
    const { id, as } = await desk.start();
    await desk.games.act(id, { ...turn(0), words: "Look “there”" }, as("player-1"));
    await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-1"));
    await desk.games.renewInvitation(id, "player-1", as("master"));
    await desk.games.close(id, 2, as("master"));
    const latest = await desk.store.latest(id);
    expect(latest?.length?.bytes).toBe(await bytesOf(id));
    const record = await desk.games.record(id, anybody);
    const bare = record.split("\n").filter((line) => !line.startsWith("#") && !line.startsWith("secret"));
    const bytes = Buffer.byteLength(bare.join("\n"));
    // it may be counted a little too long, never too short
    expect(latest?.length?.lines).toBeGreaterThanOrEqual(bytes - "\n\nend 3\n".length);
    expect(latest?.length?.lines).toBeLessThan(bytes + 50);
  });

  const limits: readonly (readonly [string, (game: StartedGame) => Promise<Partial<GameLimits>>])[] = [
    ["moves", async () => ({ moves: 3 })],
    ["bytes", async ({ id }) => ({ bytes: (await bytesOf(id)) + 200 })],
    ["bytes of its record", async ({ id }) => ({ lines: ((await desk.store.latest(id))?.length?.lines ?? 0) + 20 })],
  ];

  test.each(limits)("has a limit in %s, at which it can be closed, branched from and read", async (_, limited) => {
    const game = await desk.start();
    const { id, as } = game;
    for (const version of [0, 1]) await desk.games.act(id, turn(version), as("player-1"));
    const games = limitedTo(await limited(game));
    const full = { kind: "game-full", presentVersion: 2, message: expect.stringContaining("branch") };
    await expect(games.act(id, turn(2), as("player-1"))).rejects.toMatchObject(full);
    await expect(games.undo(id, { expectedVersion: 2, to: 1 }, as("player-1"))).rejects.toMatchObject(full);
    expect((await games.read(id, undefined, anybody)).version).toBe(2);
    const branched = await games.branch(id, {}, as("player-1"));
    expect(branched.version).toBe(0);
    const { id: next, as: there } = started(branched);
    expect(await games.act(next, { ...turn(2), expectedVersion: 0 }, there("player-1"))).toMatchObject({
      outcome: "paused",
    });
    expect(await games.close(id, 2, as("master"))).toMatchObject({ ended: { how: "closed" } });
    expect(await games.verifyRecord(await games.record(id, anybody), undefined)).toMatchObject({
      intact: true,
      moves: 4,
    });
  });

  test("is not a reason for the clock to try again and again: the seat is reminded", async () => {
    const deadline = { hours: 1, consequence: "policy" } as const;
    const { id } = await desk.start(where, { deadline });
    const games = limitedTo({ moves: 1 });
    const send = async (): Promise<void> => undefined;
    await games.settleTurn(id, send);
    desk.clock.now += 2 * 3_600_000;
    expect(await games.settleDue(send)).toMatchObject({ acted: [], removed: [], failed: [] });
    expect((await games.read(id, undefined, anybody)).version).toBe(0);
  });

  test("is told as a conflict over HTTP, and with its code over GraphQL", async () => {
    const { id, as } = await desk.start();
    const first = await desk.store.latest(id);
    if (first === null) throw new Error("The game has no beginning.");
    const undo = undone(
      bodyOf(first),
      bodyOf(first),
      { at: "2026-01-01T00:00:00.000Z", by: "player-1" },
      { to: 0, consents: [] },
    );
    const length = { bytes: gameLimits.bytes - 10, lines: 1000 };
    await desk.store.commit(id, { ...storedMove(1, first.hash, undo), length });
    const service = app({ games: rulesets, store: desk.store, now: () => desk.clock.now, log: () => undefined });
    const headers = { "content-type": "application/json", authorization: `Bearer ${as("player-1").secret ?? ""}` };
    const expectedVersion = 1;
    const { action } = turn(0);
    const answer = await service.request(`/v1/games/${id}/moves`, {
      method: "POST",
      headers,
      body: JSON.stringify({ expectedVersion, action }),
    });
    expect({ status: answer.status, json: await answer.json() }).toMatchObject({
      status: 409,
      json: { type: "urn:umpire:problem:game-full" },
    });
    const graphql = await service.request("/graphql", {
      method: "POST",
      headers,
      body: JSON.stringify({
        query:
          "mutation ($id: ID!, $v: Int!, $m: Move!) { act(id: $id, expectedVersion: $v, move: $m) { __typename } }",
        variables: { id, v: expectedVersion, m: { action } },
      }),
    });
    expect(await graphql.json()).toMatchObject({ errors: [{ extensions: { code: "GAME_FULL" } }] });
  });
});

describe("the record of a game of many large moves", () => {
  /** A game on a large board on which somebody has gone back again and again, from before there was a limit. */
  async function largeGame(undos: number): Promise<StartedGame> {
    const game = started(await desk.games.create(largeBoard, agreement, anybody));
    await goBackOften(desk.store, game.id, "south", undos);
    return game;
  }

  test("comes in parts where more would have to be read than for one request, and can be read whole", async () => {
    const { id } = await largeGame(320);
    const versions: string[] = [];
    let parts = 0;
    for (let from: number | null = 0; from !== null; parts++) {
      const part: Awaited<ReturnType<typeof desk.games.recordPart>> = await asOneRequest(() =>
        desk.games.recordPart(id, from ?? 0, anybody),
      );
      versions.push(...[...part.text.matchAll(/^move (\d+)/gm)].map(([, version = ""]) => version));
      from = part.next;
    }
    expect(parts).toBeGreaterThan(1);
    expect(versions).toEqual(Array.from({ length: 321 }, (_, version) => String(version)));
    await expect(desk.games.record(id, anybody)).rejects.toMatchObject({ kind: "too-large" });
  });

  test("is work of the request, however many times it asks", async () => {
    const { id } = await largeGame(200);
    const asked = asOneRequest(async () => {
      for (let times = 0; times < 10; times++) await desk.games.recordPart(id, 0, anybody);
    });
    await expect(asked).rejects.toThrow(BudgetExceeded);
  });

  test("and so is looking for who may take his moves back", async () => {
    const { id, as } = await largeGame(100);
    const asked = asOneRequest(async () => {
      for (let times = 0; times < 10; times++) await desk.games.undo(id, { expectedVersion: 100, to: 1 }, as("north"));
    });
    // the seat has made none of them: it is known from the first
    await asked;
    const own = asOneRequest(async () => {
      for (let times = 0; times < 10; times++)
        await desk.games.undo(id, { expectedVersion: 100 + times, to: 1 + times }, as("south"));
    });
    await expect(own).rejects.toThrow(BudgetExceeded);
  });
});
