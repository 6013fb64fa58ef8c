import { expect, test } from "vitest";
import { games } from "../rules/index.ts";
import { type ListedGame, listingOf } from "../rules/kernel/index.ts";
import { createAdjudicator } from "../service/index.ts";

const noStore = (): Promise<never> => Promise.reject(new Error("No stored game is meant."));

/** The games of the server, and which of them were loaded through this list. */
function watched(): { readonly list: readonly ListedGame[]; readonly loaded: string[] } {
  const loaded: string[] = [];
  const list = games.map((game): ListedGame => ({
    ...game,
    load() {
      loaded.push(game.id);
      return game.load();
    },
  }));
  return { list, loaded };
}

test.each(games.map((game) => [game.id, game] as const))(
  "%s lies where the list says, and is as listed",
  async (id, listed) => {
    const game = await listed.load();
    expect(game.id).toBe(id);
    expect(await listed.listing()).toEqual(listingOf(game));
  },
);

test("the list of games loads none of them", async () => {
  const { list, loaded } = watched();
  const adjudicator = createAdjudicator(list);
  expect((await adjudicator.listings()).map(({ id }) => id)).toEqual(games.map(({ id }) => id));
  expect(loaded).toEqual([]);
});

test("a question about a game loads that game, once", async () => {
  const { list, loaded } = watched();
  const adjudicator = createAdjudicator(list);
  const seen = await adjudicator.open({ ruleset: "v-sabotage", scenario: "ember" }, noStore);
  await adjudicator.open({ position: seen.position() }, noStore);
  expect(loaded).toEqual(["v-sabotage"]);
});

test("a game that is not there is said to be missing, with the list of those that are", async () => {
  const adjudicator = createAdjudicator(games);
  await expect(adjudicator.loaded("chess")).rejects.toThrow(
    `There is no ruleset "chess"; there are: ${games.map(({ id }) => id).join(", ")}.`,
  );
});
