import { describe, expect, test } from "vitest";
import type { Store } from "../../service/index.ts";
import { anybody, gamesOver, type StartedGame } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";

const desk = deskForAll();

const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const at = { ruleset: "rogue-regiment", board };

const face = (operator: string, facing: string) => ({ action: { do: "face", operator, facing } });
const shot = { action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } };

async function played(
  moves: readonly (readonly [seat: string, move: { readonly action: unknown }])[],
): Promise<StartedGame> {
  const game = await desk.start(at);
  for (const [version, [seat, move]] of moves.entries())
    expect(await desk.games.act(game.id, { expectedVersion: version, ...move }, game.as(seat))).toMatchObject({
      outcome: "paused",
    });
  return game;
}

const positionOf = async (id: string, version: number): Promise<unknown> =>
  (await desk.games.read(id, version, anybody)).position;

describe("undo", () => {
  test("takes back a seat's own moves at once where nobody learned anything; it is appended, nothing is rewritten", async () => {
    const { id, as } = await played([
      ["player-1", face("jock", "S")],
      ["player-1", face("jock", "W")],
    ]);
    const before = (await desk.games.moves(id, -1, 10, anybody)).moves.slice(0, 3);
    const answer = await desk.games.undo(id, { expectedVersion: 2, to: 0 }, as("player-1"));
    expect(answer).toMatchObject({ outcome: "undone", proposal: null, game: { version: 3 } });
    expect(await positionOf(id, 3)).toEqual(await positionOf(id, 0));
    const { moves, chainIntact } = await desk.games.moves(id, -1, 10, anybody);
    expect(chainIntact).toBe(true);
    expect(moves.slice(0, 3)).toEqual(before);
    expect(moves[3]).toMatchObject({ by: "player-1", sent: { undo: { to: 0, consents: [] } } });
    // going back may itself be taken back, and the game goes on from there
    expect(await desk.games.undo(id, { expectedVersion: 3, to: 2 }, as("player-1"))).toMatchObject({
      outcome: "undone",
    });
    expect(await positionOf(id, 4)).toEqual(await positionOf(id, 2));
    expect(await desk.games.act(id, { expectedVersion: 4, ...face("jock", "N") }, as("player-1"))).toMatchObject({
      outcome: "paused",
      game: { version: 5 },
    });
  });

  test("is not carried out once a proposal is ended, however late that was; nor ended once all have agreed", async () => {
    const wish = { expectedVersion: 1, to: 0 };
    const { store } = desk;
    for (const isEndedFirst of [true, false]) {
      const { id, as } = await played([["player-1", shot]]);
      await desk.games.undo(id, wish, as("player-1"));
      const end = () => desk.games.endProposal(id, 1, as("player-1"));
      let ended: Promise<unknown> | null = null;
      // who proposed it ends it between the last look at it and the undo
      const meanwhile =
        <A extends readonly unknown[], T>(write: (...sent: A) => Promise<T>) =>
        async (...sent: A): Promise<T> => {
          await (ended ??= Promise.allSettled([end()]).then(([one]) => one));
          return write(...sent);
        };
      const slow: Store = isEndedFirst
        ? { ...store, propose: meanwhile(store.propose), commit: meanwhile(store.commit) }
        : { ...store, commit: meanwhile(store.commit) };
      const agreed = gamesOver(slow, desk.clock).undo(id, wish, as("player-2"));
      if (isEndedFirst) {
        await expect(agreed).rejects.toMatchObject({ kind: "conflict" });
        expect(await ended).toMatchObject({ status: "fulfilled", value: { endedProposal: { endedBy: "player-1" } } });
        expect(await desk.games.read(id, undefined, anybody)).toMatchObject({ version: 1 });
      } else {
        expect(await agreed).toMatchObject({ outcome: "undone", game: { version: 2 } });
        expect(await ended).toMatchObject({ status: "rejected", reason: { kind: "conflict" } });
      }
    }
  });

  test("is carried out where all have agreed, though an invitation is replaced and somebody wishes it ended meanwhile", async () => {
    const wish = { expectedVersion: 1, to: 0 };
    const { id, as } = await played([["player-1", shot]]);
    await desk.games.undo(id, wish, as("player-1"));
    let ended: PromiseSettledResult<unknown> | undefined;
    const slow: Store = {
      ...desk.store,
      commit: async (...sent) => {
        await desk.games.renewInvitation(id, "player-1", as("master"));
        [ended] = await Promise.allSettled([desk.games.endProposal(id, 1, as("player-2"))]);
        return desk.store.commit(...sent);
      },
    };
    expect(await gamesOver(slow, desk.clock).undo(id, wish, as("player-2"))).toMatchObject({ outcome: "undone" });
    expect(ended).toMatchObject({ status: "rejected", reason: { kind: "conflict" } });
    expect(await desk.games.read(id, undefined, anybody)).toMatchObject({ version: 2, endedProposal: null });
  });

  test("that is asked for twice at the same moment is proposed once, and both are told so", async () => {
    const { id, as } = await played([["player-1", shot]]);
    const wish = { expectedVersion: 1, to: 0, idempotencyKey: "twice" };
    const ask = (seat: string) =>
      Promise.all([desk.games.undo(id, wish, as(seat)), desk.games.undo(id, wish, as(seat))]);
    for (const answer of await ask("player-1"))
      expect(answer).toMatchObject({ outcome: "proposed", proposal: { by: "player-1", missing: ["player-2"] } });
    for (const answer of await ask("player-2"))
      expect(answer).toMatchObject({ outcome: "undone", game: { version: 2 } });
  });

  test("a proposal is ended by who made it, and by any other player; nobody is asked for it any more", async () => {
    const { id, as } = await played([["player-1", shot]]);
    const wish = { expectedVersion: 1, to: 0 };
    const none = { code: "no-proposal" };
    await expect(desk.games.endProposal(id, 1, as("player-2"))).rejects.toMatchObject({ defects: [none] });
    for (const seat of ["player-1", "player-2"]) {
      await desk.games.undo(id, wish, as("player-1"));
      const ended = { takesOver: false, to: 0, by: "player-1", endedBy: seat };
      expect(await desk.games.endProposal(id, 1, as(seat))).toMatchObject({ proposal: null, endedProposal: ended });
      expect(await desk.games.read(id, undefined, anybody)).toMatchObject({ proposal: null, endedProposal: ended });
      await expect(desk.games.endProposal(id, 1, as(seat))).rejects.toMatchObject({ defects: [none] });
    }
    // who proposes the same again begins anew: the voices before are gone
    expect(await desk.games.undo(id, wish, as("player-2"))).toMatchObject({
      outcome: "proposed",
      proposal: { by: "player-2", consents: ["player-2"], missing: ["player-1"] },
      game: { endedProposal: null },
    });
    await expect(desk.games.endProposal(id, 0, as("player-1"))).rejects.toMatchObject({ kind: "conflict" });
    await expect(desk.games.endProposal(id, 1, anybody)).rejects.toMatchObject({ kind: "unauthorized" });
    await expect(desk.games.endProposal(id, 1, as("spectator"))).rejects.toMatchObject({ kind: "forbidden" });
    await desk.games.undo(id, wish, as("player-1"));
    expect(await desk.games.read(id, undefined, anybody)).toMatchObject({ version: 2, endedProposal: null });
  });

  test("goes behind a die only when all seats have asked for it", async () => {
    const { id, as } = await played([
      ["player-1", face("jock", "S")],
      ["player-1", shot],
    ]);
    const proposed = await desk.games.undo(id, { expectedVersion: 2, to: 1 }, as("player-1"));
    expect(proposed).toMatchObject({
      outcome: "proposed",
      game: { version: 2 },
      proposal: { to: 1, by: "player-1", consents: ["player-1"], missing: ["player-2"] },
    });
    // asking again is not a second voice
    expect(await desk.games.undo(id, { expectedVersion: 2, to: 1 }, as("player-1"))).toMatchObject({
      outcome: "proposed",
      proposal: { missing: ["player-2"] },
    });
    expect(await desk.games.undo(id, { expectedVersion: 2, to: 1 }, as("player-2"))).toMatchObject({
      outcome: "undone",
      game: { version: 3 },
    });
    expect(await positionOf(id, 3)).toEqual(await positionOf(id, 1));
    expect((await desk.games.moves(id, 2, 10, anybody)).moves[0]).toMatchObject({
      sent: { undo: { to: 1, consents: ["player-1", "player-2"] } },
    });
    // what was known stays known: the one who undid cannot go further back alone
    expect(await desk.games.undo(id, { expectedVersion: 3, to: 0 }, as("player-2"))).toMatchObject({
      outcome: "proposed",
    });
  });

  test("rolls other dice afterwards", async () => {
    const { id, as } = await played([["player-1", shot]]);
    for (const seat of ["player-1", "player-2"]) await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as(seat));
    await desk.games.act(id, { expectedVersion: 2, ...shot }, as("player-1"));
    const { moves } = await desk.games.moves(id, 0, 10, anybody);
    // the numbers of a move hang on its place in the record, so a second try is another roll
    expect(moves.map(({ version, chance }) => [version, chance.length])).toEqual([
      [1, 1],
      [2, 0],
      [3, 1],
    ]);
  });

  test("does not take back another seat's move alone", async () => {
    const { id, as } = await played([["player-1", face("jock", "S")]]);
    expect(await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-2"))).toMatchObject({
      outcome: "proposed",
      proposal: { by: "player-2", missing: ["player-1"] },
    });
  });

  test("a proposal lapses with the next move, and with another proposal", async () => {
    const { id, as } = await played([["player-1", shot]]);
    await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-2"));
    await desk.games.act(id, { expectedVersion: 1, ...face("jock", "S") }, as("player-1"));
    expect(await desk.games.undo(id, { expectedVersion: 2, to: 0 }, as("player-1"))).toMatchObject({
      outcome: "proposed",
      proposal: { missing: ["player-2"] },
    });
    expect(await desk.games.undo(id, { expectedVersion: 2, to: 1 }, as("player-2"))).toMatchObject({
      outcome: "proposed",
      proposal: { to: 1, missing: ["player-1"] },
    });
    expect(await desk.games.undo(id, { expectedVersion: 2, to: 0 }, as("player-2"))).toMatchObject({
      outcome: "proposed",
      proposal: { to: 0, missing: ["player-1"] },
    });
  });

  test("a proposal can be read by everybody who looks on, as long as it waits", async () => {
    const { id, as } = await played([
      ["player-1", face("jock", "S")],
      ["player-1", shot],
    ]);
    const proposalSeenBy = async (seat: string): Promise<unknown> =>
      (await desk.games.read(id, undefined, as(seat))).proposal;
    expect(await proposalSeenBy("player-2")).toBeNull();
    const { proposal, game } = await desk.games.undo(id, { expectedVersion: 2, to: 1 }, as("player-1"));
    expect(proposal).toEqual({
      takesOver: false,
      to: 1,
      by: "player-1",
      consents: ["player-1"],
      missing: ["player-2"],
      renewed: [],
    });
    expect(game.proposal).toEqual(proposal);
    for (const seat of ["player-1", "player-2", "spectator", "master"])
      expect(await proposalSeenBy(seat)).toEqual(proposal);
    expect((await desk.games.read(id, 1, anybody)).proposal).toBeNull();
    // what the rules refuse changes nothing, and it waits on
    expect(
      await desk.games.act(id, { expectedVersion: 2, action: { ...shot.action, target: "paddy" } }, as("player-1")),
    ).toMatchObject({ outcome: "refused", game: { proposal } });
    await desk.games.act(id, { expectedVersion: 2, ...face("jock", "W") }, as("player-1"));
    expect(await proposalSeenBy("player-2")).toBeNull();
  });

  test("a proposal lapses with the invitation of the one who made it, and with the end", async () => {
    const { id, as } = await played([["player-1", shot]]);
    await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-1"));
    await desk.games.renewInvitation(id, "player-1", as("master"));
    expect((await desk.games.read(id, undefined, anybody)).proposal).toBeNull();
    await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-2"));
    expect((await desk.games.read(id, undefined, anybody)).proposal).toMatchObject({ consents: ["player-2"] });
    await desk.games.close(id, 1, as("master"));
    expect((await desk.games.read(id, undefined, anybody)).proposal).toBeNull();
  });

  test.each([
    ["to the present version", 1, 1, "unreadable"],
    ["to a later one", 1, 5, "unreadable"],
    ["from a version that is past", 0, 0, "conflict"],
  ])("%s is no way back", async (_name, expectedVersion, to, kind) => {
    const { id, as } = await played([["player-1", face("jock", "S")]]);
    await expect(desk.games.undo(id, { expectedVersion, to }, as("player-1"))).rejects.toMatchObject({ kind });
    expect((await desk.games.read(id, undefined, anybody)).version).toBe(1);
  });

  test("is not for those who look on or look after the game", async () => {
    const { id, as } = await played([["player-1", face("jock", "S")]]);
    for (const seat of ["spectator", "master"])
      await expect(desk.games.undo(id, { expectedVersion: 1, to: 0 }, as(seat))).rejects.toMatchObject({
        kind: "forbidden",
      });
    await expect(desk.games.undo(id, { expectedVersion: 1, to: 0 }, anybody)).rejects.toMatchObject({
      kind: "unauthorized",
    });
  });
});

describe("a consent", () => {
  test("lapses when the invitation of its seat is replaced: whoever gave it may not have been the player", async () => {
    const { id, as } = await played([["player-1", shot]]);
    await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-2"));
    const { secret } = await desk.games.renewInvitation(id, "player-2", as("master"));
    expect(await desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-1"))).toMatchObject({
      outcome: "proposed",
      game: { version: 1 },
      proposal: { consents: ["player-1"], missing: ["player-2"] },
    });
    expect(await desk.games.undo(id, { expectedVersion: 1, to: 0 }, { secret })).toMatchObject({
      outcome: "undone",
      game: { version: 2 },
    });
    expect((await desk.games.moves(id, 1, 10, anybody)).moves[0]).toMatchObject({
      sent: { undo: { to: 0, consents: ["player-1", "player-2"] } },
    });
  });
});
