import { describe, expect, test } from "vitest";
import { anybody, type StartedGame } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";

const desk = deskForAll();

const two =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N";
const at = { ruleset: "rogue-regiment", board: two };

const face = (operator: string, facing: string) => ({ action: { do: "face", operator, facing } });
const claims = async (id: string) => (await desk.games.read(id, undefined, anybody)).claims;
const claim = ({ id, as }: StartedGame, seat: string, take: readonly string[], giveUp: readonly string[] = []) =>
  desk.games.claim(id, { take, giveUp }, as(seat));

describe("claims of pieces", () => {
  test("a claim is kept with the game, told to everybody, and given up again; the position and the version stay", async () => {
    const game = await desk.start(at);
    const before = await desk.games.read(game.id, undefined, anybody);
    const paddy = { piece: "paddy", seat: "player-1" };
    expect(await claim(game, "player-1", ["paddy", "paddy"])).toMatchObject({ you: "player-1", claims: [paddy] });
    expect(before.holders).toEqual([
      { piece: "jock", seat: "player-1" },
      { piece: "paddy", seat: "player-2" },
    ]);
    expect(await desk.games.read(game.id, undefined, anybody)).toEqual({
      ...before,
      // whoever has no piece left has nobody to act with
      waitsFor: { ...before.waitsFor, toAct: ["player-1"] },
      claims: [paddy],
      holders: [{ piece: "jock", seat: "player-1" }, paddy],
    });
    // the same again changes nothing, nor does giving up what is another's
    await claim(game, "player-1", ["paddy"]);
    await claim(game, "player-2", [], ["paddy"]);
    expect(await claims(game.id)).toEqual([paddy]);
    await claim(game, "player-1", ["jock"], ["paddy"]);
    expect(await claims(game.id)).toEqual([{ piece: "jock", seat: "player-1" }]);
  });

  test("what another seat has claimed is a conflict, which names it, and nothing is changed", async () => {
    const game = await desk.start(at);
    await claim(game, "player-2", ["jock"]);
    await expect(claim(game, "player-1", ["paddy", "jock"])).rejects.toMatchObject({
      kind: "conflict",
      message: '"jock" is claimed by player-2, who can give it up.',
      defects: [{ code: "claimed", path: "/take/1" }],
    });
    expect(await claims(game.id)).toEqual([{ piece: "jock", seat: "player-2" }]);
  });

  test("of two who change seats at the same moment one is told so", async () => {
    const game = await desk.start(at);
    const answers = await Promise.allSettled([
      claim(game, "player-1", ["jock"]),
      claim(game, "player-2", ["jock"]),
      claim(game, "player-2", ["paddy"]),
    ]);
    const done = answers.filter(({ status }) => status === "fulfilled").length;
    expect(await claims(game.id)).toHaveLength(done);
    for (const answer of answers)
      if (answer.status === "rejected") expect(answer.reason).toMatchObject({ kind: "conflict" });
  });

  test("only pieces of one's own side are claimed, by players, while the game goes on and hides nothing", async () => {
    const game = await desk.start(at);
    for (const piece of ["guard", "nobody", "__proto__"])
      await expect(claim(game, "player-1", [piece])).rejects.toMatchObject({
        defects: [{ code: "no-piece", path: "/take/0" }],
      });
    for (const seat of ["spectator", "master"])
      await expect(claim(game, seat, ["jock"])).rejects.toMatchObject({ kind: "forbidden" });
    await desk.games.close(game.id, 0, game.as("master"));
    await expect(claim(game, "player-1", ["jock"])).rejects.toMatchObject({ kind: "game-over" });
    const hidden = await desk.start({
      ruleset: "hour-of-glory",
      board: "plan\n.....\nintruder crane at 0,0\nsentry s1 at 4,0, facing E\nturn crane, left 4",
    });
    await expect(claim(hidden, "intruder-1", ["crane"])).rejects.toMatchObject({ defects: [{ code: "hidden" }] });
  });

  test("whoever claims a piece is asked for it and acts with it; whose it was says whom he acts for", async () => {
    const game = await desk.start(at);
    const { id, as } = game;
    await claim(game, "player-1", ["paddy"]);
    const act = (expectedVersion: number, seat: string, facing: string, rest: { readonly for?: string } = {}) =>
      desk.games.act(id, { expectedVersion, ...face("paddy", facing), ...rest }, as(seat));
    await expect(act(0, "player-2", "S")).rejects.toMatchObject({ defects: [{ code: "not-yours" }] });
    expect(await act(0, "player-1", "S")).toMatchObject({
      outcome: "paused",
      game: { decision: { seat: "player-2", piece: "paddy" }, waitsFor: { seats: ["player-1"] } },
    });
    expect(
      await desk.games.mine(
        game.created.invitations.slice(0, 2).map(({ secret }) => secret),
        anybody,
      ),
    ).toMatchObject({
      games: [
        { seat: "player-1", waitsForYou: true },
        { seat: "player-2", waitsForYou: false },
      ],
    });
    await expect(act(1, "player-2", "W")).rejects.toMatchObject({ defects: [{ code: "not-asked" }] });
    expect(await act(1, "player-2", "W", { for: "player-1" })).toMatchObject({ game: { version: 2 } });
    const { moves } = await desk.games.moves(id, 0, 10, anybody);
    expect(moves.map(({ by }) => by)).toEqual(["player-1", "player-2"]);
    // the record says the same to whoever plays it again
    await desk.games.close(id, 2, as("master"));
    expect(await desk.games.verifyRecord(await desk.games.record(id, anybody), undefined)).toMatchObject({
      intact: true,
    });
  });

  test("a player acts for another of his side where he says so, and for nobody else", async () => {
    const { id, as } = await desk.start(at);
    const act = (seat: string, standsFor: string) =>
      desk.games.act(id, { expectedVersion: 0, ...face("paddy", "S"), for: standsFor }, as(seat));
    await expect(act("player-1", "player-1")).rejects.toMatchObject({ defects: [{ code: "not-yours" }] });
    for (const nobody of ["player-3", "master", "jager", "__proto__"])
      await expect(act("player-1", nobody)).rejects.toMatchObject({ defects: [{ code: "not-one-side" }] });
    await expect(act("master", "player-2")).rejects.toMatchObject({ kind: "forbidden" });
    expect(await act("player-1", "player-2")).toMatchObject({ outcome: "paused", game: { version: 1 } });
  });

  test("a vehicle is played by whoever plays all who are aboard, by claims as well; by any player where they are several", async () => {
    const road = [" . . . . . . . . . .", " . . . . . . . . . .", " . . . . . . . . . 1", " . . . . . . . . . ."];
    const line = "+ + + + + + + + + + +";
    const board = `board\n${line}\n${road.join(`\n${line}\n`)}\n${line}\nwillys jeep at 3,1, facing E, health 3, acting, ap 2, seats jock paddy - -\noperator jock, player 1\noperator paddy, player 2\n1 = smg guard, facing E`;
    const game = await desk.start({ ruleset: "rogue-regiment", board });
    const jeep = async () =>
      (await desk.games.read(game.id, undefined, anybody)).holders.find(({ piece }) => piece === "jeep");
    expect(await jeep()).toEqual({ piece: "jeep", seat: null });
    await claim(game, "player-1", ["paddy"]);
    expect(await jeep()).toEqual({ piece: "jeep", seat: "player-1" });
    const drive = { action: { do: "floor-it", vehicle: "jeep" } };
    await expect(desk.games.act(game.id, { expectedVersion: 0, ...drive }, game.as("player-2"))).rejects.toMatchObject({
      defects: [{ code: "not-yours" }],
    });
    await claim(game, "player-1", [], ["paddy"]);
    expect(await jeep()).toEqual({ piece: "jeep", seat: null });
  });

  test("a branch takes the claims over", async () => {
    const game = await desk.start(at);
    await claim(game, "player-2", ["jock"]);
    const branched = await desk.games.branch(game.id, {}, game.as("player-1"));
    expect(branched.claims).toEqual([{ piece: "jock", seat: "player-2" }]);
  });
});
