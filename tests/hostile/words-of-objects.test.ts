import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { tries } from "../soak/at-length.ts";
import {
  momentsOf,
  thrownByActions,
  thrownByPositions,
  thrownBySetUps,
  thrownByTexts,
  type Thrown,
} from "./words-of-objects.ts";

/** How many texts, positions and actions are tried at least: fewer would say that nothing was replaced. */
const FEWEST = 30;

/** What was thrown, each error once, with the first that brought it about. */
const told = (thrown: readonly Thrown[]): readonly string[] =>
  [...new Map(thrown.map(({ what, error }) => [error.split("\n").slice(0, 2).join(" "), what]))].map(
    ([error, what]) => `${what}: ${error}`,
  );

describe.each(games)("words that every object has, read by $id", (game) => {
  const moments = momentsOf(game, tries(2, 4));

  it.each([
    ["in texts", () => thrownByTexts(game, moments)],
    ["in positions", () => thrownByPositions(game, moments)],
    ["in actions", () => thrownByActions(moments)],
    ["in choices, readings and numbers", () => thrownBySetUps(game)],
  ])("are words that there are not, %s", (_, thrownBy) => {
    const { tried, thrown } = thrownBy();
    expect(told(thrown)).toEqual([]);
    expect(tried).toBeGreaterThanOrEqual(FEWEST);
  });
});

it("no choice of a mission takes one for a card or an operation", () => {
  const game = games.find(({ id }) => id === "v-sabotage");
  const choices = { campaign: "lantern, constructor", "lone-wolf": "constructor tan", bonus: "valueOf for scout" };
  for (const [choice, value] of Object.entries({ ...choices, commandos: "sapper tan, toString blue" })) {
    const set = game?.setUp("relay-post", { choices: { [choice]: value } });
    expect(set?.ok === false ? set.defects[0]?.path : set).toBe(`/options/choices/${choice}`);
  }
});
