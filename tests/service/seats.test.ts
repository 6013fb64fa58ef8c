import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { anybody, where } from "./desk.ts";
import { deskForAll } from "./desk-of-tests.ts";
import { mayBeRandom, newInvitation } from "../../service/games/invitations.ts";

/** Random bits that somebody made himself. */
const ownBits = randomBytes(32).toString("base64url");

const desk = deskForAll();

const two = {
  ruleset: "rogue-regiment",
  board:
    "board\n+ + + + +\n J P . .\n+ + + + +\n . . . 1\n+ + + + +\nJ = operator jock, facing E, player 1\nP = operator paddy, facing E, player 2\n1 = smg guard, facing N",
};
const face = { action: { do: "face", operator: "jock", facing: "S" } };

describe("invitations", () => {
  test("there is one for each player, the game master and those who look on; only hashes are kept", async () => {
    const { id, created } = await desk.start(two);
    expect(created.invitations.map(({ seat }) => seat).sort()).toEqual(["master", "player-1", "player-2", "spectator"]);
    expect(new Set(created.invitations.map(({ secret }) => secret)).size).toBe(4);
    const kept = JSON.stringify((await desk.store.game(id))?.seats);
    for (const { secret } of created.invitations) {
      expect(secret).toMatch(new RegExp(`^umpire-${id}-[\\w-]{43}$`));
      expect(kept).not.toContain(secret);
      expect(kept).not.toContain(secret.slice(-43));
    }
  });

  test("a replaced one opens nothing any more, the new one does, the others still do", async () => {
    const { id, as } = await desk.start(two);
    const renewed = await desk.games.renewInvitation(id, "player-1", as("player-1"));
    await expect(desk.games.act(id, { expectedVersion: 0, ...face }, as("player-1"))).rejects.toMatchObject({
      kind: "unauthorized",
    });
    expect(await desk.games.act(id, { expectedVersion: 0, ...face }, { secret: renewed.secret })).toMatchObject({
      outcome: "paused",
    });
    expect((await desk.games.read(id, undefined, as("player-2"))).you).toBe("player-2");
  });

  test("the game master replaces any, the others their own", async () => {
    const { id, as } = await desk.start(two);
    expect(await desk.games.renewInvitation(id, "player-2", as("master"))).toMatchObject({ seat: "player-2" });
    for (const seat of ["player-1", "spectator"])
      await expect(desk.games.renewInvitation(id, "master", as(seat))).rejects.toMatchObject({ kind: "forbidden" });
    expect(await desk.games.renewInvitation(id, "player-1", as("player-1"))).toMatchObject({ seat: "player-1" });
    // that of those who look on is in many hands
    await expect(desk.games.renewInvitation(id, "spectator", as("spectator"))).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect((await desk.games.read(id, undefined, as("spectator"))).you).toBe("spectator");
    await expect(desk.games.renewInvitation(id, "player-9", as("master"))).rejects.toMatchObject({ kind: "not-found" });
    await expect(desk.games.renewInvitation(id, "player-1", anybody)).rejects.toMatchObject({ kind: "unauthorized" });
  });

  test.each(["__proto__", "constructor", "toString", "policy", ""])(
    "cannot be made for a seat that is not there: %j",
    async (name) => {
      const { id, as } = await desk.start(two);
      const before = (await desk.store.game(id))?.seats;
      await expect(desk.games.renewInvitation(id, name, as("master"))).rejects.toMatchObject({ kind: "not-found" });
      expect((await desk.store.game(id))?.seats).toEqual(before);
    },
  );

  test("made by its owner is not lost with the answer, and asking again changes nothing", async () => {
    const { id, as } = await desk.start(two);
    const secret = `umpire-${id}-${ownBits}`;
    expect(await desk.games.renewInvitation(id, "master", as("master"), secret)).toEqual({ seat: "master", secret });
    expect(await desk.games.renewInvitation(id, "master", { secret }, secret)).toEqual({ seat: "master", secret });
    expect((await desk.games.read(id, undefined, { secret })).you).toBe("master");
    await expect(desk.games.read(id, undefined, as("master"))).rejects.toMatchObject({ kind: "unauthorized" });
    await expect(desk.games.renewInvitation(id, "player-1", { secret }, secret)).rejects.toMatchObject({
      defects: [{ path: "/secret" }],
    });
    for (const bad of ["short", `umpire-othergame-${ownBits}`, `umpire-${id}-${ownBits.slice(1)}`])
      await expect(desk.games.renewInvitation(id, "player-1", { secret }, bad)).rejects.toMatchObject({
        kind: "unreadable",
      });
  });

  test.each([
    ["one letter", "a".repeat(43)],
    ["a few letters", "correct-horse-horse-correct-correct-horse-h"],
    ["an alphabet again and again", "abcdefghijklmnopqrstuabcdefghijklmnopqrstua"],
    ["words and a filling", "something-nobody-knows-0123456789----------"],
  ])("made by its owner is not what somebody can think of: %s", async (_, bits) => {
    const { id, as } = await desk.start(two);
    await expect(desk.games.renewInvitation(id, "master", as("master"), `umpire-${id}-${bits}`)).rejects.toMatchObject({
      kind: "unreadable",
      defects: [{ code: "not-random", path: "/secret" }],
    });
  });

  test("made by the service always are random enough", () => {
    for (let n = 0; n < 20_000; n++) expect(mayBeRandom(newInvitation("abc"))).toBe(true);
  });

  test("replaced at the same moment by two, one of them stands", async () => {
    const { id, as } = await desk.start(two);
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => desk.games.renewInvitation(id, "player-1", as("master"))),
    );
    const stands = await Promise.all(
      results.map(
        async (result) =>
          result.status === "fulfilled" &&
          (await desk.games.read(id, undefined, { secret: result.value.secret }).then(
            ({ you }) => you,
            () => null,
          )) === "player-1",
      ),
    );
    expect(stands.filter(Boolean)).toHaveLength(1);
    for (const result of results)
      if (result.status === "rejected") expect(result.reason).toMatchObject({ kind: "conflict" });
  });
});

describe("a private game", () => {
  test("is not there for the public, and is for every seat", async () => {
    const { id, as } = await desk.start(two, { visibility: "private" });
    await expect(desk.games.read(id, undefined, anybody)).rejects.toMatchObject({
      kind: "not-found",
      message: `There is no game "${id}".`,
    });
    const wrong = { secret: `umpire-${id}-${"w".repeat(43)}` };
    // neither tells whether there is a game
    for (const asked of [id, "nosuchgame"])
      await expect(desk.games.read(asked, undefined, wrong)).rejects.toMatchObject({
        kind: "not-found",
        message: `There is no game "${asked}" that this invitation opens; it is sent whole: "Bearer umpire-…".`,
      });
    for (const seat of ["player-1", "player-2", "master", "spectator"])
      expect((await desk.games.read(id, undefined, as(seat))).you).toBe(seat);
  });
});

describe("acting", () => {
  test("is for the seat that is asked, with its own pieces", async () => {
    const { id, as } = await desk.start(two);
    await expect(desk.games.act(id, { expectedVersion: 0, ...face }, as("player-2"))).rejects.toMatchObject({
      kind: "forbidden",
      defects: [{ code: "not-yours" }],
    });
    await desk.games.act(
      id,
      { expectedVersion: 0, action: { do: "move", operator: "jock", to: "0,1" } },
      as("player-1"),
    );
    expect((await desk.games.read(id, undefined, anybody)).waitsFor).toMatchObject({ seats: ["player-1"] });
    await expect(
      desk.games.act(id, { expectedVersion: 1, action: { do: "move", operator: "paddy", to: "2,0" } }, as("player-2")),
    ).rejects.toMatchObject({ kind: "forbidden", defects: [{ code: "not-asked" }] });
    await expect(desk.games.act(id, { expectedVersion: 1, choose: ["x"] }, as("player-2"))).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect((await desk.games.read(id, undefined, anybody)).version).toBe(1);
  });
});

describe("my games", () => {
  test("are those of my invitations: the ones that wait for me first, the longest waiting before the others", async () => {
    const late = await desk.start(two);
    await desk.games.act(
      late.id,
      { expectedVersion: 0, action: { do: "move", operator: "jock", to: "0,1" } },
      late.as("player-1"),
    );
    desk.clock.now += 1000;
    const first = await desk.start(where);
    desk.clock.now += 1000;
    const second = await desk.start(where);
    const closed = await desk.start(where);
    await desk.games.close(closed.id, 0, closed.as("master"));
    const secrets = [
      late.as("player-2"),
      second.as("player-1"),
      closed.as("player-1"),
      first.as("player-1"),
      { secret: "nonsense" },
      { secret: `umpire-${first.id}-${"x".repeat(43)}` },
    ].map(({ secret }) => secret ?? "");
    const { games, unknown } = await desk.games.mine(secrets, anybody);
    expect(games.slice(0, 2).map(({ id, waitsForYou }) => [id, waitsForYou])).toEqual([
      [first.id, true],
      [second.id, true],
    ]);
    expect(games.slice(2).map(({ id, waitsForYou }) => [id, waitsForYou])).toEqual([
      [late.id, false],
      [closed.id, false],
    ]);
    expect(games[3]?.ended?.how).toBe("closed");
    expect(unknown).toEqual([4, 5]);
  });
});

describe("closing", () => {
  test("ends a game for good and tells the secret of its dice", async () => {
    const { id, as, created } = await desk.start(where);
    expect(created.secret).toBeNull();
    const closed = await desk.games.close(id, 0, as("master"));
    expect(closed).toMatchObject({ version: 1, ended: { how: "closed" }, waitsFor: null, decision: null });
    expect(closed.secret).toHaveLength(64);
    await expect(desk.games.act(id, { expectedVersion: 1, ...face }, as("player-1"))).rejects.toMatchObject({
      kind: "game-over",
    });
    await expect(desk.games.close(id, 1, as("master"))).rejects.toMatchObject({ kind: "game-over" });
    await expect(desk.games.undo(id, { expectedVersion: 1, to: 0 }, as("player-1"))).rejects.toMatchObject({
      kind: "game-over",
    });
  });
});
