import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { collectNotices, openDesk, type StartedGame, type TestDesk, type TestNotices } from "./desk.ts";

let desk: TestDesk;
let notices: TestNotices;
beforeEach(async () => {
  desk = await openDesk();
  notices = collectNotices();
});
afterEach(() => desk.embedded.close());

const board =
  "board\n+ + + + + + + + +\n J . . . P . . M\n+ + + + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\nM = operator mac, facing E, player 3";
const anyAddress = async (): Promise<void> => undefined;
const names = [
  { seat: "player-1", name: "Anna" },
  { seat: "player-2", name: "Ben" },
];
const turned = (operator: string, facing: string) => ({ action: { do: "face", operator, facing } });

const settle = ({ id }: StartedGame): Promise<void> => desk.games.settleTurn(id, notices.send);

/** A game of three, all with webhooks, in which Jock has turned twice, and the turns were told. */
async function gameOfThree(): Promise<StartedGame> {
  const game = await desk.start({ ruleset: "rogue-regiment", board }, { names });
  for (const seat of ["player-1", "player-2", "player-3", "master"])
    await desk.games.sendNotices(game.id, { url: `https://example.org/${seat}` }, anyAddress, game.as(seat));
  for (const [version, facing] of ["S", "W"].entries())
    await desk.games.act(game.id, { expectedVersion: version, ...turned("jock", facing) }, game.as("player-1"));
  await settle(game);
  notices.told();
  return game;
}

describe("a turn", () => {
  test("is told with the piece by its name, and whoever is told by theirs", async () => {
    const game = await desk.start({ ruleset: "rogue-regiment", board }, { names });
    for (const seat of ["player-2", "player-3"])
      await desk.games.sendNotices(game.id, { url: `https://example.org/${seat}` }, anyAddress, game.as(seat));
    await desk.games.act(
      game.id,
      { expectedVersion: 0, ...turned("paddy", "S"), for: "player-2" },
      game.as("player-1"),
    );
    await settle(game);
    expect(notices.sent).toEqual([
      expect.objectContaining({ text: "What does Paddy do (4 AP)?", names: [{ seat: "player-2", name: "Ben" }] }),
    ]);
  });
});

describe("a wish for consent", () => {
  test("is told once to the players who have not agreed, with who wishes what", async () => {
    const game = await gameOfThree();
    await desk.games.undo(game.id, { expectedVersion: 2, to: 1 }, game.as("player-2"));
    await settle(game);
    expect(notices.sent).toEqual([
      expect.objectContaining({
        kind: "proposal",
        seat: "player-1",
        version: 2,
        text: "Ben would like to take back the last move. Say whether you agree.",
        deadline: null,
      }),
      expect.objectContaining({ kind: "proposal", seat: "player-3" }),
    ]);
    expect(notices.told()).toEqual(["proposal player-1 2", "proposal player-3 2"]);
    await settle(game);
    expect(notices.told()).toEqual([]);
  });

  test("is not told again when others agree, when it has ended, or when the same is wished again", async () => {
    const game = await gameOfThree();
    const wish = { expectedVersion: 2, to: 0 };
    await desk.games.undo(game.id, wish, game.as("player-2"));
    await settle(game);
    expect(notices.sent[0]?.text).toBe("Ben would like to take back the last 2 moves. Say whether you agree.");
    notices.told();
    await desk.games.undo(game.id, wish, game.as("player-3"));
    await settle(game);
    expect(notices.told()).toEqual([]);
    await desk.games.endProposal(game.id, 2, game.as("player-1"));
    await settle(game);
    notices.told();
    await desk.games.undo(game.id, wish, game.as("player-2"));
    await settle(game);
    expect(notices.told()).toEqual([]);
  });

  test("whose answer is no is told to whoever wished it, once, and to nobody else", async () => {
    const game = await gameOfThree();
    const wish = { expectedVersion: 2, to: 1 };
    await desk.games.undo(game.id, wish, game.as("player-2"));
    await settle(game);
    notices.told();
    await desk.games.endProposal(game.id, 2, game.as("player-1"));
    await settle(game);
    expect(notices.sent.at(-1)).toMatchObject({
      kind: "proposalEnded",
      seat: "player-2",
      version: 2,
      text: "Anna would rather not take back the last move.",
    });
    expect(notices.told()).toEqual(["proposalEnded player-2 2"]);
    await desk.games.undo(game.id, wish, game.as("player-2"));
    await desk.games.endProposal(game.id, 2, game.as("player-3"));
    await settle(game);
    expect(notices.told()).toEqual([]);
  });

  test("that its own seat withdraws is told to nobody", async () => {
    const game = await gameOfThree();
    await desk.games.undo(game.id, { expectedVersion: 2, to: 1 }, game.as("player-2"));
    await settle(game);
    notices.told();
    await desk.games.endProposal(game.id, 2, game.as("player-2"));
    await settle(game);
    expect(notices.told()).toEqual([]);
  });

  test("is told for another version to go back to, at most three times at one version", async () => {
    const game = await gameOfThree();
    for (const [since, facing] of ["N", "E", "S", "W"].entries())
      await desk.games.act(game.id, { expectedVersion: 2 + since, ...turned("jock", facing) }, game.as("player-1"));
    await settle(game);
    notices.told();
    for (const to of [5, 4, 3, 2, 1]) {
      await desk.games.undo(game.id, { expectedVersion: 6, to }, game.as("player-2"));
      await settle(game);
    }
    const ids = notices.sent.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(notices.told()).toHaveLength(3 * 2);
    // a move later there is something new to be wished
    await desk.games.act(game.id, { expectedVersion: 6, ...turned("jock", "N") }, game.as("player-1"));
    await settle(game);
    notices.told();
    await desk.games.undo(game.id, { expectedVersion: 7, to: 6 }, game.as("player-2"));
    await settle(game);
    expect(notices.told()).toEqual(["proposal player-1 7", "proposal player-3 7"]);
  });

  test("is told nobody whose agreement it does not need any more", async () => {
    const game = await gameOfThree();
    await desk.games.undo(game.id, { expectedVersion: 2, to: 1 }, game.as("player-2"));
    await desk.games.undo(game.id, { expectedVersion: 2, to: 1 }, game.as("player-3"));
    await settle(game);
    expect(notices.told()).toEqual(["proposal player-1 2"]);
    // who ends it before it was told of rings nobody
    const other = await gameOfThree();
    await desk.games.undo(other.id, { expectedVersion: 2, to: 1 }, other.as("player-2"));
    await desk.games.endProposal(other.id, 2, other.as("player-2"));
    await settle(other);
    expect(notices.told()).toEqual([]);
  });
});
