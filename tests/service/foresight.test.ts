import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { games as rulesets } from "../all-games.ts";
import { hiddenGame } from "../kernel/hidden-game.ts";
import { anybody, openDesk, type StartedGame, type TestDesk } from "./desk.ts";

let desk: TestDesk;
beforeAll(async () => {
  desk = await openDesk(undefined, [...rulesets, hiddenGame("1.0.0")]);
});
afterAll(() => desk.embedded.close());

/**
 * A game in which the next choice ends the set-up; behind it cards are drawn, which may or may not lead to another
 * question.
 */
async function beforeCards(): Promise<StartedGame> {
  const game = await desk.start({ ruleset: "v-sabotage", scenario: "relay-post", options: { players: 1 } });
  for (const [expectedVersion, option] of ["sapper blue", "scout tan"].entries())
    await desk.games.act(game.id, { expectedVersion, choose: [option] }, game.as("player-1"));
  return game;
}

/** What somebody is told who sends this at version 2, without what names the game; "done" when it was committed. */
async function told(
  { id, as }: StartedGame,
  sent: { readonly choose: readonly string[]; readonly action?: unknown },
): Promise<string> {
  const answer = await desk.games
    .act(id, { expectedVersion: 2, action: sent.action, choose: [...sent.choose] }, as("player-1"))
    .catch((error: unknown) => error);
  if (answer instanceof Error) return answer.message;
  const { outcome, failing } = Object(answer);
  return outcome === "refused" ? JSON.stringify(failing) : "done";
}

describe("sealed dice and cards are not foreseen", () => {
  test.each([
    ["an answer to what is perhaps asked behind them", { choose: ["marksman blue", "nonsense"] }],
    [
      "an action that is perhaps possible behind them",
      { choose: ["marksman blue"], action: { do: "ask-us", when: "possible" } },
    ],
  ])("by %s: it is refused alike whatever will be drawn, and nothing is stored", async (_name, sent) => {
    const answers = new Set<string>();
    for (let tries = 0; tries < 20; tries++) {
      const game = await beforeCards();
      answers.add(await told(game, sent));
      expect((await desk.games.read(game.id, undefined, anybody)).version).toBe(2);
    }
    expect([...answers]).toHaveLength(1);
    expect([...answers][0]).toContain("Not everything that was sent was asked for");
  });

  test("the answer alone is taken, and draws the cards", async () => {
    const game = await beforeCards();
    expect(await told(game, { choose: ["marksman blue"] })).toBe("done");
    const { moves } = await desk.games.moves(game.id, 2, 1, anybody);
    expect(moves[0]?.chance.length).toBeGreaterThan(0);
  });

  test("answers to what is asked before them may still come together", async () => {
    const game = await desk.start({ ruleset: "v-sabotage", scenario: "relay-post", options: { players: 1 } });
    expect(
      await desk.games.act(game.id, { expectedVersion: 0, choose: ["sapper blue", "scout tan"] }, game.as("player-1")),
    ).toMatchObject({ outcome: "paused", game: { version: 1 } });
  });

  test("a game that hides something takes one answer at a time", async () => {
    const game = await desk.start({ ruleset: "lanterns", scenario: "dusk" });
    await expect(
      desk.games.act(game.id, { expectedVersion: 0, choose: ["a1", "nonsense"] }, game.as("player-1")),
    ).rejects.toMatchObject({ kind: "unreadable", defects: [{ code: "one-at-a-time" }] });
    expect(await desk.games.act(game.id, { expectedVersion: 0, choose: ["a1"] }, game.as("player-1"))).toMatchObject({
      outcome: "paused",
    });
  });
});
