import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games as rulesets } from "../all-games.ts";
import { game as closedOver } from "../../rules/kernel/index.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { anybody, gamesOver, openDesk, where, type TestDesk } from "./desk.ts";

let desk: TestDesk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.embedded.close());

const newer = { ...ruleset, version: "9.0.0" };
/** Games over the same table by a server with newer rules. */
const by = (rules: typeof ruleset) => gamesOver(desk.store, desk.clock, [closedOver(rules)]);
/** Rules in which an Operator who turns cannot do so silently. */
const louder: typeof ruleset = {
  ...newer,
  describe: (event) => ruleset.describe(event).replace("jock faces", "jock stamps and faces"),
};

const face = (facing: string) => ({ action: { do: "face", operator: "jock", facing } });
const shot = { action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } };

async function played(dice: "sealed" | "table" = "sealed") {
  const game = await desk.start(where, { dice });
  await desk.games.act(game.id, { expectedVersion: 0, ...face("S") }, game.as("player-1"));
  await desk.games.act(
    game.id,
    { expectedVersion: 1, ...shot, ...(dice === "table" && { dice: [4] }) },
    game.as("player-1"),
  );
  return game;
}

describe("newer rules", () => {
  test("a stored game stays with those it began with: it is read, and what would play on is refused", async () => {
    const { id, as } = await played();
    const read = await by(newer).read(id, undefined, anybody);
    const before = await desk.games.read(id, undefined, anybody);
    expect(read).toMatchObject({
      version: 2,
      rules: { version: ruleset.version, current: false },
      position: before.position,
      decision: before.decision,
      board: null,
    });
    expect((await by(newer).moves(id, -1, 10, anybody)).moves).toEqual(
      (await desk.games.moves(id, -1, 10, anybody)).moves,
    );
    await expect(by(newer).act(id, { expectedVersion: 2, ...face("W") }, as("player-1"))).rejects.toMatchObject({
      kind: "rules-changed",
      presentVersion: 2,
    });
    await expect(by(newer).undo(id, { expectedVersion: 2, to: 1 }, as("player-1"))).rejects.toMatchObject({
      kind: "rules-changed",
    });
    await expect(by(newer).situation(id, undefined, anybody)).rejects.toMatchObject({ kind: "rules-changed" });
    expect((await desk.games.read(id, undefined, anybody)).hash).toBe(before.hash);
  });

  test.each(["sealed", "table"] as const)(
    "are taken over by the game master after the whole record was checked: %s dice",
    async (dice) => {
      const { id, as } = await played(dice);
      expect(await by(newer).takeOverRules(id, { expectedVersion: 2, dryRun: true }, as("master"))).toMatchObject({
        outcome: "would",
        checked: 3,
        differences: [],
        game: { version: 2 },
      });
      expect(await by(newer).takeOverRules(id, { expectedVersion: 2, dryRun: false }, as("master"))).toMatchObject({
        outcome: "done",
        from: { version: ruleset.version },
        to: { version: "9.0.0" },
        differences: [],
        game: { version: 3, rules: { version: "9.0.0", current: true } },
      });
      expect(await by(newer).act(id, { expectedVersion: 3, ...face("W") }, as("player-1"))).toMatchObject({
        outcome: "paused",
        game: { version: 4 },
      });
      const { moves, chainIntact } = await by(newer).moves(id, 2, 10, anybody);
      expect(chainIntact).toBe(true);
      expect(moves[0]).toMatchObject({
        by: "master",
        sent: { takeOver: { from: { version: ruleset.version }, differs: [] } },
      });
      // the older server now refuses in its turn
      await expect(desk.games.act(id, { expectedVersion: 4, ...face("N") }, as("player-1"))).rejects.toMatchObject({
        kind: "rules-changed",
      });
      // nobody goes back behind the change
      await expect(by(newer).undo(id, { expectedVersion: 4, to: 1 }, as("player-1"))).rejects.toMatchObject({
        kind: "forbidden",
        defects: [{ code: "other-rules" }],
      });
    },
  );

  test("that would have answered otherwise are reported move by move, and nothing of the record changes", async () => {
    const { id, as } = await played();
    const before = (await desk.games.moves(id, -1, 10, anybody)).moves;
    const answer = await by(louder).takeOverRules(id, { expectedVersion: 2, dryRun: false }, as("master"));
    expect(answer).toMatchObject({
      outcome: "done",
      differences: [{ version: 1, text: "At version 1 other things happen." }],
    });
    const after = (await by(louder).moves(id, -1, 10, anybody)).moves;
    expect(after.slice(0, 3)).toEqual(before);
    expect(after[3]).toMatchObject({ sent: { takeOver: { differs: [1] } } });
  });

  test("of the same version in other words are the same rules", async () => {
    const { id, as } = await played();
    const [first] = Object.keys(ruleset.catalogue.rules);
    const reworded = {
      ...ruleset,
      catalogue: {
        ...ruleset.catalogue,
        rules: { ...ruleset.catalogue.rules, [first ?? ""]: { topic: "Turn", text: "Reworded.", source: "Nowhere" } },
      },
    };
    expect(await by(reworded).read(id, undefined, anybody)).toMatchObject({ rules: { current: true } });
    expect(await by(reworded).act(id, { expectedVersion: 2, ...face("W") }, as("player-1"))).toMatchObject({
      outcome: "paused",
      game: { version: 3, rules: { current: true } },
    });
  });

  test("are not taken over in the middle of something", async () => {
    const game = await desk.start(where, { dice: "table" });
    await desk.games.act(game.id, { expectedVersion: 0, ...shot }, game.as("player-1"));
    await expect(
      by(newer).takeOverRules(game.id, { expectedVersion: 1, dryRun: true }, game.as("master")),
    ).rejects.toMatchObject({ kind: "forbidden", defects: [{ code: "no-checkpoint" }] });
  });

  test("are no matter for players, nor where the game has them already", async () => {
    const { id, as } = await played();
    await expect(
      by(newer).takeOverRules(id, { expectedVersion: 2, dryRun: true }, as("player-1")),
    ).rejects.toMatchObject({ kind: "forbidden" });
    expect(
      await gamesOver(desk.store, desk.clock, rulesets).takeOverRules(
        id,
        { expectedVersion: 2, dryRun: false },
        as("master"),
      ),
    ).toMatchObject({ outcome: "current", game: { version: 2 } });
  });
});
