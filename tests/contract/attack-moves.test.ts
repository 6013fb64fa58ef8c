import { beforeAll, describe, expect, test } from "vitest";
import { games as rulesets } from "../all-games.ts";
import { type Store } from "../../service/index.ts";
import { hiddenGame } from "../kernel/hidden-game.ts";
import { serving } from "./serving.ts";
import { invited } from "./table.ts";

const service = serving({ rulesets: [...rulesets, hiddenGame("1.0.0")] });
let store: Store;

beforeAll(async () => {
  store = service.embedded.store;
});

const two = {
  ruleset: "rogue-regiment",
  board:
    "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N",
};
const face = (operator: string, facing = "S") => ({ action: { do: "face", operator, facing } });
const shot = { action: { do: "attack", operator: "jock", weapon: "pistol", target: "guard" } };

/** A game and what its seats can do with it. */
async function start(at: unknown = two) {
  const { id, secretOf } = invited((await service.post("/v1/games", at)).json);
  const game = `/v1/games/${id}`;
  const as = (seat: string) => ({
    act: (expectedVersion: unknown, sent: object) =>
      service.post(`${game}/moves`, { expectedVersion, ...sent }, secretOf(seat)),
    undo: (expectedVersion: unknown, to: unknown) =>
      service.post(`${game}/undo`, { expectedVersion, to }, secretOf(seat)),
    close: (expectedVersion: unknown) => service.post(`${game}/close`, { expectedVersion }, secretOf(seat)),
    renew: (name: string) => service.post(`${game}/renew-invitation`, { seat: name }, secretOf(seat)),
  });
  return {
    id,
    game,
    secretOf,
    as,
    version: async (): Promise<number> => (await store.latest(id))?.version ?? -1,
    intact: async (): Promise<unknown> => (await service.get(`${game}/moves?limit=100`)).json["chainIntact"],
  };
}

const statuses = (answers: readonly { readonly status: number }[]): readonly number[] =>
  answers.map(({ status }) => status).sort();

describe("a seat answers for itself only", () => {
  test("in a long list of answers those of another seat are not taken, and nothing is stored", async () => {
    const { as, version } = await start({ ruleset: "lanterns", scenario: "dusk", dice: "table" });
    // player 1 hides his scout, then player 2 his: in one list player 1 would choose for both
    expect((await as("player-1").act(0, { choose: ["a1", "b1"] })).status).toBe(400);
    expect((await as("player-2").act(0, { choose: ["a1"] })).status).toBe(403);
    expect(await version()).toBe(0);
  });

  test("an action does not bring an answer of another seat with it", async () => {
    const { as, version } = await start();
    for (const choose of [["guard"], ["players"], Array.from({ length: 100 }, () => "guard")])
      expect((await as("player-1").act(0, { ...face("jock"), choose })).status).toBe(400);
    expect((await as("player-1").act(0, { ...face("paddy"), choose: ["guard"] })).status).toBe(403);
    expect(await version()).toBe(0);
  });

  test("table dice are entered by players, and by one who is asked where a seat is asked", async () => {
    const { as, version } = await start({ ...two, dice: "table" });
    expect((await as("player-1").act(0, face("jock"))).status).toBe(200);
    // player 1 is in the middle of his turn: nobody else has anything to enter
    expect((await as("player-2").act(1, { dice: [6] })).status).toBe(403);
    expect((await as("player-1").act(1, shot)).json).toMatchObject({
      outcome: "paused",
      game: { decision: { kind: "roll" } },
    });
    for (const seat of ["spectator", "master"]) expect((await as(seat).act(2, { dice: [6] })).status).toBe(403);
    for (const dice of [[7], [0], [6, 6], [], [1.5], ["6"], [-6]])
      expect(
        (await as("player-1").act(2, { dice, ...(dice.length === 0 && { choose: ["x"] }) })).status,
        JSON.stringify(dice),
      ).toBe(400);
    expect(await version()).toBe(2);
    expect((await as("player-1").act(2, { dice: [6] })).status).toBe(200);
  });

  test("sealed dice are entered by nobody", async () => {
    const { as, version } = await start();
    for (const sent of [{ ...shot, dice: [6] }, { ...shot, cards: ["x"] }, { dice: [6] }])
      expect((await as("player-1").act(0, sent)).status).toBe(400);
    expect((await as("player-1").act(0, { ...shot, random: true })).status).toBe(400);
    expect(await version()).toBe(0);
  });

  test("where it stops is one of two words", async () => {
    const { as, version } = await start();
    for (const until of ["over", "", 1, null, ["phase"], { phase: 1 }, "__proto__"])
      expect((await as("player-1").act(0, { ...face("jock"), until })).status, String(until)).toBe(400);
    expect((await as("player-1").act(0, { ...face("jock"), until: "phase" })).status).toBe(200);
    expect(await version()).toBe(1);
  });
});

describe("versions", () => {
  test.each([-1, 1.5, "0", null, true, [], 1_000_001, 2 ** 53, -0.5])(
    "that are none are refused wherever one is expected: %j",
    async (wrong) => {
      const { as, game, secretOf, version } = await start();
      const answers = [
        await as("player-1").act(wrong, face("jock")),
        await as("player-1").undo(wrong, 0),
        await as("player-1").undo(0, wrong),
        await as("master").close(wrong),
        await service.post(`${game}/branch`, { version: wrong }, secretOf("player-1")),
        await service.post("/v1/board", { gameId: game.split("/").at(-1), version: wrong }),
      ];
      expect(statuses(answers)).toEqual([400, 400, 400, 400, 400, 400]);
      expect(await version()).toBe(0);
    },
  );

  test("that are not there yet are a conflict, or not found", async () => {
    const { as, game, secretOf } = await start();
    for (const ahead of [1, 999, 1_000_000]) {
      expect((await as("player-1").act(ahead, face("jock"))).json).toMatchObject({ status: 409, presentVersion: 0 });
      expect((await as("player-1").undo(ahead, 0)).status).toBe(409);
      expect((await as("master").close(ahead)).status).toBe(409);
      expect((await service.post(`${game}/branch`, { version: ahead }, secretOf("player-1"))).status).toBe(404);
      expect((await service.get(`${game}/versions/${ahead}`)).status).toBe(404);
    }
    for (const path of ["-1", "1e3", "0x0", "%30%00", "99999999", "0;1", "..%2f..%2fhealthz"])
      expect((await service.get(`${game}/versions/${path}`)).status, path).toBe(400);
    for (const range of ["after=-2", "after=x", "limit=0", "limit=101", "limit=1e9", "after=1000001"])
      expect((await service.get(`${game}/moves?${range}`)).status, range).toBe(400);
    expect((await service.get(`${game}/moves?after=1000000`)).json).toMatchObject({ moves: [] });
  });
});

describe("undo", () => {
  test("goes nowhere but back", async () => {
    const { as, version } = await start();
    await as("player-1").act(0, face("jock"));
    for (const to of [1, 2, 999]) expect((await as("player-1").undo(1, to)).status).toBe(400);
    expect(await version()).toBe(1);
  });

  test("proposed by two at once for two versions: one stands or both are said, and nothing is undone without both", async () => {
    const { as, version, intact } = await start();
    await as("player-1").act(0, face("jock"));
    await as("player-1").act(1, shot);
    const answers = await Promise.all([
      as("player-1").undo(2, 0),
      as("player-2").undo(2, 1),
      as("player-1").undo(2, 0),
      as("player-2").undo(2, 1),
    ]);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    for (const { json } of answers.filter(({ status }) => status === 200)) expect(json["outcome"]).toBe("proposed");
    expect(await version()).toBe(2);
    // whatever was proposed last, both voices for one version undo: the second of them, or the first with one from before
    const [one, other] = [await as("player-1").undo(2, 1), await as("player-2").undo(2, 1)];
    expect(one.json["outcome"] === "undone" ? one.json : other.json).toMatchObject({
      outcome: "undone",
      game: { version: 3 },
    });
    expect(await intact()).toBe(true);
  });

  test("agreed to after another move is a conflict, and the voice does not carry over", async () => {
    const { as, version } = await start();
    await as("player-1").act(0, shot);
    expect((await as("player-2").undo(1, 0)).json).toMatchObject({ outcome: "proposed" });
    await as("player-1").act(1, face("jock", "W"));
    expect((await as("player-1").undo(1, 0)).status).toBe(409);
    expect((await as("player-1").undo(2, 0)).json).toMatchObject({
      outcome: "proposed",
      proposal: { consents: ["player-1"], missing: ["player-2"] },
    });
    expect(await version()).toBe(2);
  });

  test.each([1, 2, 3])("agreed to, acted on and closed at one moment: one of them happens (%i)", async () => {
    const { as, version, intact } = await start();
    await as("player-1").act(0, shot);
    await as("player-2").undo(1, 0);
    const answers = await Promise.all([
      as("player-1").undo(1, 0),
      as("player-1").act(1, face("jock", "W")),
      as("master").close(1),
      as("player-1").undo(1, 0),
      as("player-1").act(1, face("jock", "N")),
    ]);
    expect(statuses(answers)).toEqual([200, 409, 409, 409, 409]);
    expect(await version()).toBe(2);
    expect(await intact()).toBe(true);
  });

  test("of a spectator, the game master and strangers counts as no voice", async () => {
    const { id, as, secretOf } = await start();
    await as("player-1").act(0, shot);
    await as("player-1").undo(1, 0);
    for (const seat of ["spectator", "master"]) expect((await as(seat).undo(1, 0)).status).toBe(403);
    const other = await start();
    expect(
      (await service.post(`/v1/games/${id}/undo`, { expectedVersion: 1, to: 0 }, other.secretOf("player-2"))).status,
    ).toBe(401);
    expect(
      (
        await service.post(
          `/v1/games/${id}/undo`,
          { expectedVersion: 1, to: 0, by: "player-2", consents: ["player-1", "player-2"] },
          secretOf("player-1"),
        )
      ).status,
    ).toBe(400);
    expect((await store.game(id))?.proposal).toMatchObject({ consents: [expect.stringMatching(/^player-1 /)] });
  });
});

describe("at one moment", () => {
  test("an invitation is replaced and used: the old one does one thing at most, and nothing after", async () => {
    const { as, version, intact } = await start();
    const [renewed, ...acted] = await Promise.all([
      as("master").renew("player-1"),
      ...[0, 0, 0].map((at) => as("player-1").act(at, face("jock"))),
    ]);
    expect(renewed?.status).toBe(200);
    expect(acted.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect((await as("player-1").act(await version(), face("jock", "N"))).status).toBe(401);
    expect(await intact()).toBe(true);
  });

  test("a seat's invitation is replaced by its holder and a thief: one of the new ones opens it", async () => {
    const { game, as } = await start();
    const answers = await Promise.all(Array.from({ length: 6 }, () => as("player-1").renew("player-1")));
    for (const { status } of answers) expect([200, 401, 409]).toContain(status);
    const opened = await Promise.all(
      answers
        .filter(({ status }) => status === 200)
        .map(async ({ json }) => (await service.get(game, String(json["secret"]))).status),
    );
    expect(opened.filter((status) => status === 200)).toHaveLength(1);
  });

  test("a game is closed twice: once it is, and then nothing more is done with it", async () => {
    const { game, as, secretOf, version } = await start();
    expect(statuses(await Promise.all([as("master").close(0), as("master").close(0)]))).toEqual([200, 409]);
    expect(await version()).toBe(1);
    const after = [
      await as("master").close(1),
      await as("player-1").act(1, face("jock")),
      await as("player-1").undo(1, 0),
      await service.post(`${game}/take-over-rules`, { expectedVersion: 1 }, secretOf("master")),
    ];
    expect(statuses(after)).toEqual([409, 409, 409, 409]);
    for (const { json } of after) expect(json).toMatchObject({ type: "urn:umpire:problem:game-over" });
    expect(await version()).toBe(1);
  });
});

describe("what comes from a private game", () => {
  test("is private: a branch opens to its own invitations only, and tells its origin to them alone", async () => {
    const { id, secretOf } = await start({ ...two, visibility: "private", title: "Ours" });
    const branch = await service.post(`/v1/games/${id}/branch`, {}, secretOf("player-1"));
    const own = invited(branch.json);
    expect(branch.json).toMatchObject({ visibility: "private", origin: { game: id } });
    for (const secret of [undefined, ...["player-1", "player-2", "master", "spectator"].map(secretOf)])
      expect((await service.get(`/v1/games/${own.id}`, secret)).status).toBe(404);
    expect((await service.get(`/v1/games/${id}`, own.secretOf("master"))).status).toBe(404);
    // dice of its own: what is drawn there tells nothing of those to come here
    const [meta, ofBranch] = [(await store.game(id))?.meta, (await store.game(own.id))?.meta];
    expect(ofBranch?.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(ofBranch?.secret).not.toBe(meta?.secret);
  });
});

test.each([
  { ...two, dice: "table", deadline: { hours: 1, consequence: "policy" } },
  { ...two, deadline: { hours: 0, consequence: "remind" } },
  { ...two, deadline: { hours: 1e9, consequence: "remind" } },
  { ...two, deadline: { hours: 1, consequence: "win" } },
  { ...two, keep: { ended: 0 } },
  { ...two, keep: { abandoned: 1e9 } },
  { ...two, visibility: "hidden" },
  { ...two, dice: "mine" },
  { ...two, secret: "0".repeat(64) },
  { ...two, seats: ["master"] },
  { ...two, invitations: [] },
])("no game is agreed on by %j", async (at) => {
  expect((await service.post("/v1/games", at)).status).toBe(400);
});

test("nothing of it was an error of ours", () => {
  expect(service.logged).toEqual([]);
});
