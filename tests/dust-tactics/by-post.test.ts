import { describe, expect, test } from "vitest";
import { seededChance } from "../../rules/kernel/index.ts";
import { createAdjudicator, playingRecords } from "../../service/index.ts";
import { games as rulesets } from "../all-games.ts";
import { anybody, type StartedGame, type TestDesk } from "../service/desk.ts";
import { deskWithNotices } from "../service/desk-of-tests.ts";

const HOUR = 3_600_000;
const adjudicator = createAdjudicator(rulesets);

const { desk, send, told } = deskWithNotices();

const board = `table 60 60
scenario salt-road
turn 6 of 6
next south
unit s1 h.line south at 20,40 24,40 28,40 20,44 24,44
unit s2 h.corran south at 50,50
unit n1 v.guard north at 20,20 24,20 28,20 20,16 24,16, facing 180
unit n2 v.maur north off ambush`;
const at = { ruleset: "dust-tactics", board };

type Move = Parameters<TestDesk["games"]["act"]>[1];
type Sent = Omit<Move, "expectedVersion">;

const activate: Sent = { action: { do: "activate", unit: "s1" } };
const declare: Sent = { action: { do: "declare", unit: "s1", plan: ["move", "attack"] } };
const move: Sent = { action: { do: "move", unit: "s1", to: "20,38" } };
const react: Sent = { action: { do: "react", unit: "n1" } };

/** Plays some moves, one after the other. */
async function played(game: StartedGame, moves: readonly (readonly [seat: string, sent: Sent])[]): Promise<void> {
  for (const [version, [seat, fields]] of moves.entries())
    expect(await desk.games.act(game.id, { expectedVersion: version, ...fields }, game.as(seat))).toMatchObject({
      outcome: "paused",
      game: { version: version + 1 },
    });
}

/** Lets the policy answer for whoever is asked until the game is over; how many moves it took. */
async function playedOut(game: StartedGame, from: number): Promise<number> {
  for (let version = from; version < from + 200; version++) {
    const { position } = await desk.games.read(game.id, undefined, anybody);
    const situation = adjudicator.openPosition(position);
    const fields = situation.policyMove(seededChance(version));
    const seat = situation.decision()?.seat;
    if (fields === null || typeof seat !== "string") throw new Error("Nobody is asked.");
    const request = "action" in fields ? fields : { choose: [...fields.choose] };
    const answer = await desk.games.act(game.id, { expectedVersion: version, ...request }, game.as(seat));
    if ("outcome" in answer && answer.outcome === "over") return version + 1;
  }
  throw new Error("The game does not end.");
}

describe("Dust Tactics by post", () => {
  test("has a seat for each side, and asks the other one when somebody may react", async () => {
    const game = await desk.start(at);
    expect(game.created.invitations.map(({ seat }) => seat).toSorted()).toEqual([
      "master",
      "north",
      "south",
      "spectator",
    ]);
    await played(game, [
      ["south", activate],
      ["south", declare],
      ["south", move],
    ]);
    const { decision } = await desk.games.read(game.id, undefined, anybody);
    expect(decision).toMatchObject({ kind: "act", seat: "north", prompt: "dt.decide.react" });
    // it is not the turn of those who were interrupted, and nobody answers for the other side
    const attack = { action: { do: "attack", unit: "s1", shots: [{ weapon: "rifle", target: "n1" }] } };
    for (const fields of [attack, react])
      await expect(desk.games.act(game.id, { expectedVersion: 3, ...fields }, game.as("south"))).rejects.toMatchObject({
        kind: "forbidden",
      });
    const answer = await desk.games.act(game.id, { expectedVersion: 3, ...react }, game.as("north"));
    expect(answer).toMatchObject({ outcome: "paused", game: { version: 4 } });
    if (!("events" in answer)) throw new Error("It was not done.");
    const kinds = answer.events.map(({ event }) => event);
    expect(kinds).toContain("reacted");
    expect(kinds).toContain("reaction-rolled");
  });

  test("tells a faster player's move, and keeps the first answer of a retry", async () => {
    const game = await desk.start(at);
    const first = await desk.games.act(
      game.id,
      { expectedVersion: 0, idempotencyKey: "a", ...activate },
      game.as("south"),
    );
    expect(first).toMatchObject({ outcome: "paused" });
    const again = await desk.games.act(
      game.id,
      { expectedVersion: 0, idempotencyKey: "a", ...activate },
      game.as("south"),
    );
    expect(again).toMatchObject({ replayed: true, game: { version: 1 } });
    await expect(desk.games.act(game.id, { expectedVersion: 0, ...activate }, game.as("south"))).rejects.toMatchObject({
      kind: "conflict",
      presentVersion: 1,
    });
  });

  test("hides nothing: both sides and everybody else are told the same, whoever is held in ambush too", async () => {
    const game = await desk.start(at);
    await played(game, [["south", activate]]);
    const seen = await Promise.all(
      [anybody, game.as("south"), game.as("north"), game.as("spectator")].map(async (caller) => {
        const { position, board: text, decision } = await desk.games.read(game.id, undefined, caller);
        return JSON.stringify({ position, text, decision });
      }),
    );
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain("ambush");
  });

  test("takes back what nobody has learned from alone, and a roll when both agree", async () => {
    const game = await desk.start(at);
    await played(game, [
      ["south", activate],
      ["south", declare],
    ]);
    const back = await desk.games.undo(game.id, { expectedVersion: 2, to: 1 }, game.as("south"));
    expect(back).toMatchObject({ outcome: "undone", game: { version: 3 } });
    for (const [version, [seat, fields]] of (
      [
        ["south", declare],
        ["south", move],
        ["north", react],
      ] as const
    ).entries())
      await desk.games.act(game.id, { expectedVersion: 3 + version, ...fields }, game.as(seat));
    // the reaction was rolled for
    const proposed = await desk.games.undo(game.id, { expectedVersion: 6, to: 5 }, game.as("north"));
    expect(proposed).toMatchObject({ outcome: "proposed", proposal: { by: "north", missing: ["south"] } });
    const agreed = await desk.games.undo(game.id, { expectedVersion: 6, to: 5 }, game.as("south"));
    expect(agreed).toMatchObject({ outcome: "undone", game: { version: 7 } });
    expect((await desk.games.read(game.id, undefined, anybody)).decision).toMatchObject({
      seat: "north",
      prompt: "dt.decide.react",
    });
  });

  test("goes on by its policy when a deadline has passed, for whichever side is asked", async () => {
    const game = await desk.start(at, { deadline: { hours: 12, consequence: "policy" } });
    for (const seat of ["south", "north"])
      await desk.games.sendNotices(
        game.id,
        { url: `https://example.org/${seat}` },
        async () => undefined,
        game.as(seat),
      );
    const asked = new Set<string>();
    for (let n = 0; n < 120; n++) {
      const { waitsFor } = await desk.games.read(game.id, undefined, anybody);
      if (waitsFor === null) break;
      for (const seat of waitsFor.seats) asked.add(seat);
      await desk.games.settleTurn(game.id, send);
      desk.clock.now += 12 * HOUR + 1;
      expect(await desk.games.settleDue(send)).toMatchObject({ acted: [game.id], failed: [] });
    }
    await desk.games.settleTurn(game.id, send);
    const { ended, result } = await desk.games.read(game.id, undefined, anybody);
    expect(ended).toMatchObject({ how: "over" });
    expect(result).not.toBeNull();
    expect(asked).toEqual(new Set(["south", "north"]));
    const last = told();
    expect(last.filter((line) => line.startsWith("over")).map((line) => line.split(" ")[1])).toEqual(
      expect.arrayContaining(["south", "north"]),
    );
    const { moves } = await desk.games.moves(game.id, 0, 100, anybody);
    expect(new Set(moves.map(({ by }) => by))).toEqual(new Set(["policy"]));
  });

  test("ends, tells its secret, and its record is verified and played again to the same bytes", async () => {
    const game = await desk.start(at);
    await played(game, [
      ["south", activate],
      ["south", declare],
      ["south", move],
      ["north", react],
    ]);
    const version = await playedOut(game, 4);
    const { secret, commitment, result } = await desk.games.read(game.id, undefined, anybody);
    expect(secret).toMatch(/\S/);
    expect(commitment).not.toBeNull();
    const text = await desk.games.record(game.id, anybody);
    expect(await desk.games.verifyRecord(text, undefined)).toMatchObject({
      intact: true,
      rerolled: true,
      moves: version + 1,
      faults: [],
      at: { version, result },
    });
    const { readRecord, replayRecord } = await playingRecords();
    const read = readRecord(text);
    if (!read.ok) throw new Error(JSON.stringify(read.defects));
    const replay = replayRecord(adjudicator, read.value);
    expect(replay).toMatchObject({ intact: true, rerolled: true, verified: version + 1 });
    const { position } = await desk.games.read(game.id, undefined, anybody);
    expect(replay.at?.position).toEqual(position);
    expect(await desk.games.moves(game.id, -1, 100, anybody)).toMatchObject({ chainIntact: true });
    // one place that is told otherwise is noticed
    const forged = text.replace(/"to":"20,38"/, '"to":"20,37"');
    expect(forged).not.toBe(text);
    expect(await desk.games.verifyRecord(forged, undefined)).toMatchObject({ intact: false });
  });
});
