import { describe, expect, test } from "vitest";
import { Fault } from "../../service/index.ts";
import { anybody, type StartedGame } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";

const HOUR = 3_600_000;
const desk = deskForAll();

const twoSeats = {
  ruleset: "rogue-regiment",
  board:
    "players 2\nboard\n+ + + +\n J . P\n+ + + +\nJ = operator jock, facing E\nP = operator paddy, facing E, player 2",
};
/** Each player may drop what his own commando carries between the actions of the other. */
const between = {
  ruleset: "v-sabotage",
  board:
    "turn 2\nterrain t\ncommandos 3\nmap\nA1 A2\nobjective codes at A2, interact 1\nevent EV01/N\ncommando sapper tan at A1, tokens tnt, player 1\ncommando medic blue at A1, tokens crowbar, player 2",
};
const move = { action: { do: "move", commando: "sapper", to: "A2" } };
const drop = { action: { do: "drop", commando: "medic", token: "crowbar" } };
const askUs = (when: string) => ({ action: { do: "ask-us", when } });
const face = (operator: string, facing: string) => ({ action: { do: "face", operator, facing } });
const look = ({ id }: StartedGame) => desk.games.read(id, undefined, anybody);

describe("what changes nothing is not a move", () => {
  test("a move that answers nothing is refused, and leaves version, deadline and proposals as they are", async () => {
    const game = await desk.start(twoSeats, { deadline: { hours: 24, consequence: "remind" } });
    const [jock, paddy] = [game.as("player-1"), game.as("player-2")];
    await desk.games.act(game.id, { expectedVersion: 0, ...face("jock", "S") }, jock);
    await desk.games.act(game.id, { expectedVersion: 1, ...face("paddy", "S") }, paddy).catch(() => undefined);
    const { version } = await look(game);
    await desk.games.undo(game.id, { expectedVersion: version, to: 0 }, paddy);
    const before = await look(game);
    expect(before.proposal).toMatchObject({ by: "player-2" });
    desk.clock.now += HOUR;
    for (const nothing of [{}, { choose: [] }, { until: "phase" } as const])
      for (const as of [jock, paddy])
        await expect(desk.games.act(game.id, { expectedVersion: version, ...nothing }, as)).rejects.toMatchObject({
          kind: expect.stringMatching(/^(?:unreadable|forbidden)$/),
        });
    expect(await look(game)).toEqual(before);
  });

  test("a preference that is set already is not set again, however often", async () => {
    const game = await desk.start(between);
    const [first, second] = [game.as("player-1"), game.as("player-2")];
    const came: string[] = [];
    for (let n = 0; n < 20; n++) {
      const { version } = await look(game);
      const answer = await desk.games
        .act(game.id, { expectedVersion: version, ...askUs("always") }, n % 2 === 0 ? first : second)
        .catch((error: unknown) => {
          if (error instanceof Fault) return error;
          throw error;
        });
      came.push(answer instanceof Fault ? (answer.defects[0]?.code ?? "") : answer.outcome);
    }
    expect(came.slice(1).filter((one) => one === "paused")).toEqual([]);
    expect((await look(game)).version).toBeLessThanOrEqual(1);
  });
});

describe("a deadline runs from when the decision arose", () => {
  test("and what another seat does meanwhile with its own piece moves it not at all", async () => {
    const game = await desk.start(between, { deadline: { hours: 24, consequence: "policy" } });
    await desk.games.act(game.id, { expectedVersion: 0, ...move }, game.as("player-1"));
    const before = await look(game);
    expect(before.waitsFor?.seats).toEqual(["player-1"]);
    desk.clock.now += 2 * HOUR;
    await desk.games.act(game.id, { expectedVersion: 1, ...drop }, game.as("player-2"));
    const after = await look(game);
    expect(after.version).toBe(2);
    expect(after.waitsFor).toEqual(before.waitsFor);
    // the one who is asked has answered: now it is a new one
    await desk.games.act(
      game.id,
      { expectedVersion: 2, action: { do: "move", commando: "sapper", to: "A1" } },
      game.as("player-1"),
    );
    expect((await look(game)).waitsFor?.since).toBe(new Date(desk.clock.now).toISOString());
  });

  test("and taking back what one did gives no more time", async () => {
    const game = await desk.start(undefined, { deadline: { hours: 24, consequence: "policy" } });
    const jock = game.as("player-1");
    const before = await look(game);
    desk.clock.now += 2 * HOUR;
    await desk.games.act(game.id, { expectedVersion: 0, ...face("jock", "S") }, jock);
    await desk.games.undo(game.id, { expectedVersion: 1, to: 0 }, jock);
    expect((await look(game)).waitsFor).toEqual(before.waitsFor);
  });

  test("a reminder comes at the next of its times", async () => {
    const game = await desk.start(between, { deadline: { hours: 10, consequence: "remind" } });
    await desk.games.act(game.id, { expectedVersion: 0, ...move }, game.as("player-1"));
    const since = desk.clock.now;
    desk.clock.now += 25 * HOUR;
    await desk.games.act(game.id, { expectedVersion: 1, ...drop }, game.as("player-2"));
    expect((await look(game)).waitsFor?.deadline).toBe(new Date(since + 30 * HOUR).toISOString());
  });
});
