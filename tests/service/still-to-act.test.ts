import { describe, expect, test } from "vitest";
import { agreement, anybody, type StartedGame, started } from "./desk.ts";
import { deskWithNotices } from "./desk-of-tests.ts";

const HOUR = 3_600_000;

const { desk, send, told } = deskWithNotices();

const operators = {
  ruleset: "rogue-regiment",
  board:
    "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\n . . . 1 . .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N",
};
const commandos = {
  ruleset: "v-sabotage",
  board:
    "turn 2\nterrain t\ncommandos 3\nmap\nA1 A2\nobjective codes at A2, interact 1\nevent EV01/N\ncommando sapper tan at A1, tokens tnt, player 1\ncommando medic blue at A1, tokens crowbar, player 2",
};
const laidOut = { ruleset: "rogue-regiment", scenario: "chalk-farm", options: { players: 2 } };
const players = ["player-1", "player-2"];

/** What the list of one's games and the game itself say of who is waited for, seat by seat. */
async function waits({ id, created, as }: StartedGame) {
  const { games } = await desk.games.mine(
    created.invitations.slice(0, 2).map(({ secret }) => secret),
    anybody,
  );
  const { waitsFor, dealt } = await desk.games.read(id, undefined, as("player-1"));
  for (const game of games) expect(game.waitsFor?.toAct).toEqual(waitsFor?.toAct);
  return {
    asked: waitsFor?.seats,
    toAct: waitsFor?.toAct,
    told: games.flatMap(({ seat, waitsForYou }) => (waitsForYou ? [seat] : [])).toSorted(),
    pieces: dealt.flatMap(({ piece, toAct }) => (toAct ? [piece] : [])),
  };
}

describe("in a phase in which several may act", () => {
  test("a game waits for those whose pieces have still to act, and for nobody who is done", async () => {
    const game = await desk.start(operators);
    expect(await waits(game)).toEqual({ asked: players, toAct: players, told: players, pieces: ["jock", "paddy"] });
    const done = { action: { do: "end-turn", operator: "jock" }, until: "phase" } as const;
    await desk.games.act(game.id, { expectedVersion: 0, ...done }, game.as("player-1"));
    const other = ["player-2"];
    expect(await waits(game)).toEqual({ asked: players, toAct: other, told: other, pieces: ["paddy"] });
    // whoever takes over the piece that is left is waited for
    await desk.games.claim(game.id, { take: ["paddy"], giveUp: [] }, game.as("player-1"));
    const one = ["player-1"];
    expect(await waits(game)).toEqual({ asked: players, toAct: one, told: one, pieces: ["paddy"] });
  });

  test("so it is in every game whose pieces are dealt out", async () => {
    const game = await desk.start(commandos);
    expect(await waits(game)).toMatchObject({ toAct: players, pieces: ["sapper", "medic"] });
    const done = { action: { do: "end-turn", commando: "medic" }, until: "phase" } as const;
    await desk.games.act(game.id, { expectedVersion: 0, ...done }, game.as("player-2"));
    expect(await waits(game)).toMatchObject({ asked: players, toAct: ["player-1"], pieces: ["sapper"] });
  });

  test("where one choice is for all, it waits for all", async () => {
    const game = await desk.start(laidOut);
    const { waitsFor, decision } = await desk.games.read(game.id, undefined, game.as("player-1"));
    expect(decision?.kind).not.toBe("act");
    expect(waitsFor?.toAct).toEqual(waitsFor?.seats);
  });

  test("whoever is done is not reminded", async () => {
    const deadline = { hours: 1, consequence: "remind" } as const;
    const game = started(await desk.games.create(operators, { ...agreement, deadline }, anybody));
    for (const seat of players)
      await desk.games.sendNotices(
        game.id,
        { url: `https://example.org/${seat}` },
        async () => undefined,
        game.as(seat),
      );
    const done = { action: { do: "end-turn", operator: "jock" }, until: "phase" } as const;
    await desk.games.act(game.id, { expectedVersion: 0, ...done }, game.as("player-1"));
    await desk.games.settleTurn(game.id, send);
    told();
    desk.clock.now += HOUR;
    await desk.games.settleDue(send);
    expect(told()).toEqual(["reminder player-2 1"]);
  });
});

test("the list of one's games tells a wish that waits for consent", async () => {
  const game = await desk.start(operators);
  const face = { action: { do: "face", operator: "jock", facing: "S" } };
  await desk.games.act(game.id, { expectedVersion: 0, ...face }, game.as("player-1"));
  await desk.games.undo(game.id, { expectedVersion: 1, to: 0 }, game.as("player-2"));
  const secrets = game.created.invitations.slice(0, 2).map(({ secret }) => secret);
  const { games } = await desk.games.mine(secrets, anybody);
  expect(games.map(({ proposal }) => proposal)).toMatchObject([
    { by: "player-2", to: 0, missing: ["player-1"] },
    { by: "player-2", to: 0, missing: ["player-1"] },
  ]);
});
