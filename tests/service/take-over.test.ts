import { describe, expect, test } from "vitest";
import { games as rulesets } from "../all-games.ts";
import { defineGame as closedOver } from "../../rules/kernel/index.ts";
import { ruleset } from "../../rules/rogue-regiment/index.ts";
import { anybody, collectNotices, gamesOver, openDesk, where } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";
import { answersOf } from "../../service/games/present-rules.ts";
import { newerRules } from "./newer-rules.ts";
import { keep, stoppedGames } from "./stopped-games.ts";

/* In one file: all of it happens at one table, over which servers of older and newer rules play. */

const desk = deskForAll();

const newer = { ...ruleset, version: "9.0.0" };
/** Games over the same table by a server with newer rules. */
const by = (rules: typeof ruleset) => gamesOver(desk.store, desk.clock, [closedOver(rules)]);
/** Rules that tell of an Operator who turns in other words. */
const reworded: typeof ruleset = {
  ...newer,
  describe: (event) => ruleset.describe(event).replace("jock faces", "jock turns to face"),
};
/** Rules in which Jock is told to have turned twice. */
const louder: typeof ruleset = {
  ...newer,
  *play(ctx) {
    const procedure = ruleset.play(ctx);
    for (let step = procedure.next(), told = 0; ;) {
      const turned = ctx.events.findIndex((one, at) => at >= told && one.event === "faced" && one.piece === "jock");
      if (turned >= 0) ctx.events.push(...ctx.events.slice(turned, turned + 1));
      told = ctx.events.length;
      if (step.done) return step.value;
      step = procedure.next(yield step.value);
    }
  },
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
      board: before.board,
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
    const looked = await by(newer).situation(id, undefined, anybody);
    expect(looked.board()).toEqual((await desk.games.situation(id, undefined, anybody)).board());
    for (const ask of [
      () => looked.forms(),
      () => looked.sight({ from: "jock", to: "guard" }),
      () => looked.odds(shot.action, []),
      () => looked.adjudicate({}),
    ])
      expect(ask).toThrow("is told by the rules that the game was played by, rogue-regiment");
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
      differences: [
        {
          version: 1,
          text: expect.stringMatching(/^At version 1 other things happen: "jock faces .*" in place of nothing more\.$/),
        },
      ],
    });
    const after = (await by(louder).moves(id, -1, 10, anybody)).moves;
    expect(after.slice(0, 3)).toEqual(before);
    expect(after[3]).toMatchObject({ sent: { takeOver: { differs: [1] } } });
  });

  test("that tell the same in other words answer nothing differently", async () => {
    const { id, as } = await played();
    expect(await by(reworded).takeOverRules(id, { expectedVersion: 2, dryRun: true }, as("master"))).toMatchObject({
      outcome: "would",
      differences: [],
      way: { how: "checkpoint", changes: [] },
    });
  });

  test("of the same version in other words are the same rules", async () => {
    const { id, as } = await played();
    const [first] = Object.keys(ruleset.catalogue.rules);
    const other = {
      ...ruleset,
      catalogue: {
        ...ruleset.catalogue,
        rules: {
          ...ruleset.catalogue.rules,
          [first ?? ""]: { title: "Reworded", topic: "Turn", text: "Reworded.", source: "Nowhere" },
        },
      },
    };
    expect(await by(other).read(id, undefined, anybody)).toMatchObject({ rules: { current: true } });
    expect(await by(other).act(id, { expectedVersion: 2, ...face("W") }, as("player-1"))).toMatchObject({
      outcome: "paused",
      game: { version: 3, rules: { current: true } },
    });
  });

  test("are taken over in the middle of something where they ask the same", async () => {
    const game = await desk.start(where, { dice: "table" });
    await desk.games.act(game.id, { expectedVersion: 0, ...shot }, game.as("player-1"));
    expect(
      await by(newer).takeOverRules(game.id, { expectedVersion: 1, dryRun: false }, game.as("master")),
    ).toMatchObject({
      outcome: "done",
      way: { how: "question", to: null, needs: [], changes: [] },
      game: { version: 2, decision: { kind: "roll" } },
    });
    expect(await by(newer).act(game.id, { expectedVersion: 2, dice: [4] }, game.as("player-1"))).toMatchObject({
      outcome: "paused",
      game: { version: 3 },
    });
  });

  test("are no matter for those who look on, nor where the game has them already", async () => {
    const { id, as } = await played();
    for (const caller of [as("spectator"), anybody])
      await expect(by(newer).takeOverRules(id, { expectedVersion: 2, dryRun: true }, caller)).rejects.toMatchObject({
        kind: caller === anybody ? "unauthorized" : "forbidden",
      });
    expect(
      await gamesOver(desk.store, desk.clock, rulesets).takeOverRules(
        id,
        { expectedVersion: 2, dryRun: false },
        as("master"),
      ),
    ).toMatchObject({ outcome: "current", way: null, game: { version: 2 } });
  });

  test("are taken over by the only player without anybody else", async () => {
    const { id, as } = await played();
    expect(await by(newer).takeOverRules(id, { expectedVersion: 2, dryRun: false }, as("player-1"))).toMatchObject({
      outcome: "done",
      game: { version: 3 },
    });
    const [, , , taken] = (await by(newer).moves(id, -1, 10, anybody)).moves;
    expect(taken).toMatchObject({ by: "player-1", sent: { takeOver: { consents: ["player-1"] } } });
  });
});

describe("a setting that newer rules do not know", () => {
  const [setting = "", { byDefault = "", readings = {} } = {}] =
    Object.entries(ruleset.catalogue.interpretations).find(([, { switchable }]) => switchable) ?? [];
  const reading = Object.keys(readings).find((name) => name !== byDefault) ?? "";
  const { [setting]: _, ...interpretations } = ruleset.catalogue.interpretations;
  const without = { ...newer, catalogue: { ...ruleset.catalogue, interpretations } };

  test("is left out, and told", async () => {
    const game = await desk.start({ ...where, settings: { readings: { [setting]: reading } } });
    const answer = await by(without).takeOverRules(game.id, { expectedVersion: 0, dryRun: false }, game.as("master"));
    expect(answer).toMatchObject({
      outcome: "done",
      way: { how: "checkpoint", changes: [expect.stringContaining(`${setting} (${reading})`)] },
    });
    expect((await by(without).read(game.id, undefined, anybody)).position).toMatchObject({
      settings: { readings: {} },
    });
    await by(without).act(game.id, { expectedVersion: 1, ...face("W") }, game.as("player-1"));
  });
});

describe("a game of other rules", () => {
  const [rules] = newerRules;
  if (rules === undefined) throw new Error("There are rules.");
  const otherwise = () => gamesOver(desk.store, desk.clock, [rules.otherwise]);
  const raised = () => gamesOver(desk.store, desk.clock, [rules.raised]);
  const two =
    "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";

  /** Jock has shot, and his die waits to be thrown. */
  async function waitsForDie() {
    const game = await desk.start({ ruleset: ruleset.id, board: two }, { dice: "table" });
    await desk.games.act(game.id, { expectedVersion: 0, ...shot }, game.as("player-1"));
    return game;
  }

  test("goes back to its checkpoint by the game master alone where nobody has learned anything", async () => {
    const { id, as } = await waitsForDie();
    const before = await desk.games.read(id, 0, anybody);
    const taking = { expectedVersion: 1, dryRun: false };
    expect(await otherwise().takeOverRules(id, taking, as("master"))).toMatchObject({
      outcome: "done",
      way: {
        how: "back",
        to: 0,
        needs: [],
        text: expect.stringContaining("Nobody has learned anything"),
        changes: [expect.stringMatching(/^What is asked is /)],
      },
    });
    const { position, decision } = await otherwise().read(id, undefined, anybody);
    expect([position, decision]).toEqual([
      { ...Object(before.position), version: rules.otherwise.version },
      before.decision,
    ]);
    const [, , taken] = (await otherwise().moves(id, -1, 10, anybody)).moves;
    expect(taken).toMatchObject({ by: "master", sent: { takeOver: { to: 0 } } });
    expect(await otherwise().act(id, { expectedVersion: 2, ...face("S") }, as("player-1"))).toMatchObject({
      outcome: "paused",
    });
  });

  test("waits for the consent of all players, and tells it; another change of the rules makes it void", async () => {
    const { id, as } = await waitsForDie();
    const taking = { expectedVersion: 1, dryRun: false };
    expect(await otherwise().takeOverRules(id, taking, as("player-2"))).toMatchObject({
      outcome: "proposed",
      way: { needs: ["player-1"] },
      proposal: { takesOver: true, to: 0, by: "player-2", consents: ["player-2"], missing: ["player-1"] },
    });
    // whoever would have other rules has not been agreed with
    expect((await by({ ...newer, version: "10.0.0" }).read(id, undefined, anybody)).proposal).toBeNull();
    expect((await otherwise().read(id, undefined, anybody)).proposal).toMatchObject({ takesOver: true, to: 0 });
    // a consent lapses with the invitation that gave it, and one by a replaced invitation says so for good
    const { secret } = await otherwise().renewInvitation(id, "player-2", as("master"));
    expect((await otherwise().read(id, undefined, anybody)).proposal).toBeNull();
    await otherwise().takeOverRules(id, taking, { secret });
    expect(await otherwise().takeOverRules(id, taking, as("player-1"))).toMatchObject({ outcome: "done" });
    const [, , taken] = (await otherwise().moves(id, -1, 10, anybody)).moves;
    expect(taken).toMatchObject({
      sent: { takeOver: { to: 0, consents: ["player-1", "player-2"], renewed: [{ seat: "player-2" }] } },
    });
  });

  test("keeps an undo apart from it, that was proposed before", async () => {
    const { id, as } = await waitsForDie();
    await desk.games.act(id, { expectedVersion: 1, dice: [1] }, as("player-1"));
    await desk.games.undo(id, { expectedVersion: 2, to: 0 }, as("player-1"));
    expect((await otherwise().read(id, undefined, anybody)).proposal).toMatchObject({ takesOver: false, to: 0 });
    const taking = { expectedVersion: 2, dryRun: false };
    // the consent to the undo is none to other rules
    expect(await otherwise().takeOverRules(id, taking, as("player-2"))).toMatchObject({
      outcome: "proposed",
      proposal: { takesOver: true, consents: ["player-2"], missing: ["player-1"] },
    });
    expect(await otherwise().takeOverRules(id, taking, as("player-1"))).toMatchObject({ outcome: "done" });
  });

  test("that has ended is only looked at; a branch goes on from any of its versions", async () => {
    const { id, as } = await waitsForDie();
    await desk.games.close(id, 1, as("master"));
    await expect(
      otherwise().takeOverRules(id, { expectedVersion: 2, dryRun: true }, as("master")),
    ).rejects.toMatchObject({ kind: "game-over" });
    expect(await otherwise().read(id, 1, anybody)).toMatchObject({ version: 1, rules: { current: false } });
    const branched = await otherwise().branch(id, { version: 1, dice: "table" }, as("player-1"));
    expect(branched).toMatchObject({ version: 0, rules: { current: true }, decision: { kind: "act" } });
    expect(await raised().branch(id, { version: 1, dice: "table" }, as("player-1"))).toMatchObject({
      decision: { kind: "roll" },
    });
  });

  test("has a record whose chain stands without its rules, and which is imported by others", async () => {
    const { id, as } = await played();
    await desk.games.close(id, 2, as("master"));
    const record = await desk.games.record(id, anybody);
    expect(await raised().verifyRecord(record, undefined)).toMatchObject({
      intact: true,
      verified: 0,
      rerolled: true,
      proof: { chain: "whole", dice: "derived", rules: "none", text: expect.stringContaining(ruleset.version) },
      parts: [{ from: 0, to: 3, present: false, chained: 4, verified: 0 }],
    });
    expect(await raised().importRecord({ record, version: 2 })).toMatchObject({
      version: 0,
      rules: { version: rules.raised.version, current: true },
      origin: { kind: "import", version: 2 },
      decision: (await desk.games.read(id, 2, anybody)).decision,
    });
    // rules that want another die for the shot come as far as the move before it
    await expect(otherwise().importRecord({ record, version: 2 })).rejects.toMatchObject({
      kind: "unreadable",
      message: expect.stringContaining("as far as version 1"),
      defects: [{ code: "dice", path: "/record/2" }],
    });
    expect(await otherwise().importRecord({ record, version: 1 })).toMatchObject({ origin: { version: 1 } });
    // what was changed is refused, whatever rules it names
    await expect(
      raised().importRecord({ record: record.replace('"facing":"S"', '"facing":"N"'), version: 1 }),
    ).rejects.toMatchObject({ message: expect.stringContaining("changed"), defects: [{ code: "hash" }] });
  });

  test("that was taken over verifies in parts", async () => {
    const { id, as } = await played();
    await raised().takeOverRules(id, { expectedVersion: 2, dryRun: false }, as("master"));
    await raised().act(id, { expectedVersion: 3, ...face("W") }, as("player-1"));
    await raised().close(id, 4, as("master"));
    expect(await raised().verifyRecord(await raised().record(id, anybody), undefined)).toMatchObject({
      intact: true,
      proof: { chain: "whole", dice: "derived", rules: "some" },
      parts: [
        { from: 0, to: 2, present: false, chained: 3, verified: 0 },
        { from: 3, to: 5, present: true, chained: 3, verified: 3 },
      ],
      at: { version: 5 },
    });
  });

  test("goes back further where its checkpoint cannot stand; where nothing can, it says so and can be closed", async () => {
    const { id, as } = await played();
    /** Rules under which nobody may stand at these places, or none at all. */
    const narrower = (allows: (state: unknown) => boolean): typeof ruleset => ({
      ...newer,
      defects: (state, settings) =>
        allows(state)
          ? ruleset.defects(state, settings)
          : [{ code: "narrow", path: "/state", message: "Nobody looks there." }],
    });
    const first = narrower((state) => JSON.stringify(state).includes('"facing":"E"'));
    const taking = { expectedVersion: 2, dryRun: false };
    await expect(by(first).takeOverRules(id, taking, as("master"))).rejects.toMatchObject({
      defects: [{ code: "needs-consent" }],
    });
    expect(await by(first).takeOverRules(id, taking, as("player-1"))).toMatchObject({
      outcome: "done",
      way: { how: "back", to: 0 },
    });
    const other = await played();
    await expect(by(narrower(() => false)).takeOverRules(other.id, taking, other.as("master"))).rejects.toMatchObject({
      defects: [{ code: "no-way-on" }],
    });
    expect(await by(narrower(() => false)).close(other.id, 2, other.as("master"))).toMatchObject({
      ended: { how: "closed" },
    });
  });
});

describe("the clock", () => {
  const [rules] = newerRules;
  if (rules === undefined) throw new Error("There are rules.");
  const otherwise = () => gamesOver(desk.store, desk.clock, [rules.otherwise]);
  const deadline = { hours: 1, consequence: "policy" } as const;

  test("has a game take the rules over whose deadline passed, and goes on by its policy", async () => {
    const game = await desk.start(where, { deadline });
    const notices = collectNotices();
    await otherwise().settleTurn(game.id, notices.send);
    desk.clock.now += 2 * 3_600_000;
    expect(await otherwise().settleDue(notices.send)).toMatchObject({ acted: [game.id], failed: [] });
    expect(await otherwise().read(game.id, undefined, anybody)).toMatchObject({ version: 1, rules: { current: true } });
    const [, taken] = (await otherwise().moves(game.id, -1, 10, anybody)).moves;
    expect(taken).toMatchObject({ by: "policy", sent: { takeOver: { differs: [] } } });
    await otherwise().settleTurn(game.id, notices.send);
    desk.clock.now += 2 * 3_600_000;
    expect(await otherwise().settleDue(notices.send)).toMatchObject({ acted: [game.id], failed: [] });
    expect(await otherwise().read(game.id, undefined, anybody)).toMatchObject({ version: 2 });
  });

  test("that only reminds says that the rules have changed", async () => {
    const game = await desk.start(where, { deadline: { hours: 1, consequence: "remind" } });
    const notices = collectNotices();
    await otherwise().sendNotices(
      game.id,
      { url: "https://example.org/1" },
      () => Promise.resolve(),
      game.as("player-1"),
    );
    await otherwise().settleTurn(game.id, notices.send);
    notices.told();
    desk.clock.now += 2 * 3_600_000;
    expect(await otherwise().settleDue(notices.send)).toMatchObject({ failed: [] });
    expect(notices.sent).toMatchObject([
      { kind: "reminder", text: expect.stringContaining("rules of the server have changed") },
    ]);
  });

  test("waits where the players have to agree, and tells all of them and the game master why", async () => {
    const lanterns = newerRules.at(-1);
    const stopped = stoppedGames([{ ruleset: "lanterns", scenario: "dusk", dice: "sealed", seed: 5, most: 30 }]);
    const waiting = stopped.find(({ position, bodies }) => answersOf(bodies.at(-1)?.position ?? position).length > 0);
    if (lanterns === undefined || waiting === undefined) throw new Error("It waits in the middle of something.");
    // where nothing else is due
    const apart = await openDesk();
    const games = gamesOver(apart.store, apart.clock, [lanterns.otherwise]);
    const { id, version, seats, as } = await keep(apart.store, "clocked", waiting, deadline);
    for (const seat of [...seats, "master"])
      await games.sendNotices(id, { url: `https://example.org/${seat}` }, () => Promise.resolve(), as(seat));
    const notices = collectNotices();
    apart.clock.now = Date.UTC(2026, 3, 1);
    await games.settleTurn(id, notices.send);
    notices.told();
    for (let again = 0; again < 3; again++) {
      apart.clock.now += 3_600_001;
      expect(await games.settleDue(notices.send)).toMatchObject({ acted: [], failed: [] });
      expect(notices.sent.map(({ seat }) => seat).sort()).toEqual([...seats, "master"].sort());
      expect(notices.sent[0]?.text).toContain("All players have to agree");
      notices.told();
    }
    expect((await games.read(id, undefined, anybody)).version).toBe(version);
    await apart.embedded.close();
  });
});
