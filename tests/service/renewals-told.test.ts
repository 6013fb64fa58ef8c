import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Notice, webhooksIn } from "../../service/index.ts";
import { openDesk, type StartedGame, type TestDesk } from "./desk.ts";

let desk: TestDesk;
let sent: Notice[];
const send = async (notice: Notice): Promise<void> => {
  sent.push(notice);
};
/** What was sent since the last look, shortly. */
const told = (): readonly string[] => sent.splice(0).map(({ kind, seat }) => `${kind} ${seat}`);

beforeEach(async () => {
  desk = await openDesk();
  sent = [];
});
afterEach(() => desk.embedded.close());

const board =
  "board\n+ + + + + + +\n J . . . P .\n+ + + + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2";
const anyAddress = async (): Promise<void> => undefined;

/** A game for two, with webhooks for some seats, whose first turn was told. */
async function gameFor(...seats: readonly string[]): Promise<StartedGame> {
  const game = await desk.start({ ruleset: "rogue-regiment", board });
  for (const seat of seats)
    await desk.games.sendNotices(game.id, { url: `https://example.org/${seat}` }, anyAddress, game.as(seat));
  await desk.games.settleTurn(game.id, send);
  sent = [];
  return game;
}

const settle = ({ id }: StartedGame): Promise<void> => desk.games.settleTurn(id, send);
const face = (facing: string) => ({ action: { do: "face", operator: "jock", facing } });

describe("a replaced invitation", () => {
  test("is told to its seat, where its notices went before, and to the others but who did it; once", async () => {
    const game = await gameFor("player-1", "player-2", "master");
    await desk.games.renewInvitation(game.id, "player-2", game.as("master"));
    await settle(game);
    expect(sent).toEqual([
      expect.objectContaining({ kind: "renewed", seat: "player-2", since: "2026-01-01T00:00:00.000Z" }),
      expect.objectContaining({
        kind: "renewed",
        seat: "player-1",
        text: "The game master has replaced the invitation of player 2: the one before opens nothing any more, and its notices have ended.",
      }),
    ]);
    expect(await webhooksIn(desk.embedded.table)({ game: game.id, seat: "player-2", kind: "renewed" })).toMatchObject({
      url: "https://example.org/player-2",
    });
    expect(await webhooksIn(desk.embedded.table)({ game: game.id, seat: "player-2", kind: "turn" })).toBeNull();
    sent = [];
    await settle(game);
    await desk.games.act(game.id, { expectedVersion: 0, ...face("S") }, game.as("player-1"));
    await settle(game);
    expect(told()).toEqual([]);
  });

  test("is told by itself, too, where it was the only one with notices", async () => {
    const game = await gameFor("player-2");
    await desk.games.renewInvitation(game.id, "player-2", game.as("player-2"));
    await settle(game);
    expect(sent.map(({ text }) => text)).toEqual([
      "Player 2 has replaced the invitation of this seat: the one before opens nothing any more, and its notices have ended.",
    ]);
    expect(told()).toEqual(["renewed player-2"]);
    await settle(game);
    expect(told()).toEqual([]);
  });

  test("again before the next move is told to the owner who had notices; later to the one who has them then", async () => {
    const game = await gameFor("player-1", "player-2");
    const second = await desk.games.renewInvitation(game.id, "player-2", game.as("master"));
    const third = await desk.games.renewInvitation(game.id, "player-2", { secret: second.secret });
    await settle(game);
    expect(told()).toEqual(["renewed player-2", "renewed player-1", "renewed player-2", "renewed player-1"]);
    const webhookOf = webhooksIn(desk.embedded.table);
    expect(await webhookOf({ game: game.id, seat: "player-2", kind: "renewed" })).toMatchObject({
      url: "https://example.org/player-2",
    });
    await desk.games.act(game.id, { expectedVersion: 0, ...face("S") }, game.as("player-1"));
    await settle(game);
    sent = [];
    // nobody has notices at this seat any more
    await desk.games.renewInvitation(game.id, "player-2", { secret: third.secret });
    await settle(game);
    expect(told()).toEqual(["renewed player-1"]);
    expect(await webhookOf({ game: game.id, seat: "player-2", kind: "renewed" })).toBeNull();
  });

  test("of another seat is told to whoever holds this one now, and nothing more to whoever lost it", async () => {
    const game = await gameFor("player-1", "player-2");
    const { secret } = await desk.games.renewInvitation(game.id, "player-2", game.as("master"));
    await settle(game);
    const webhookOf = webhooksIn(desk.embedded.table);
    const addresses = async (): Promise<readonly (string | null)[]> =>
      Promise.all(
        sent.splice(0).map(async (notice) => {
          const receiver = await webhookOf(notice);
          return receiver !== null && "url" in receiver ? receiver.url : null;
        }),
      );
    expect(await addresses()).toEqual(["https://example.org/player-2", "https://example.org/player-1"]);
    // the new owner has no notices yet: nobody hears of the next renewal in the name of this seat
    await desk.games.renewInvitation(game.id, "player-1", game.as("master"));
    await settle(game);
    expect(await addresses()).toEqual(["https://example.org/player-1"]);
    await desk.games.sendNotices(game.id, { url: "https://example.org/new-owner" }, anyAddress, { secret });
    await desk.games.renewInvitation(game.id, "master", game.as("master"));
    await settle(game);
    expect(await addresses()).toEqual(["https://example.org/new-owner"]);
  });

  test("does not keep the end of the game from being told", async () => {
    const game = await gameFor("player-1", "player-2");
    await desk.games.renewInvitation(game.id, "player-2", game.as("master"));
    await desk.games.close(game.id, 0, game.as("master"));
    await settle(game);
    expect(told()).toEqual(["renewed player-2", "renewed player-1", "over player-1"]);
  });

  test("that a full queue left untold is told at the next call", async () => {
    const game = await gameFor("player-1", "player-2");
    await desk.games.renewInvitation(game.id, "player-2", game.as("master"));
    const full = async (): Promise<void> => {
      throw new Error("The queue is full.");
    };
    await expect(desk.games.settleTurn(game.id, full)).rejects.toThrow("full");
    await settle(game);
    expect(told()).toEqual(["renewed player-2", "renewed player-1"]);
  });
});
