import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { fileOfTopic, layoutFaults } from "./layout.ts";

test.each(games.map((game) => [game.id, game] as const))(
  "the cases of %s lie in the file of their topic, in the order of the rule book, under the text of their row",
  (_, game) => {
    expect(layoutFaults(game)).toEqual([]);
  },
);

test("a topic names its file", () => {
  expect(["They Who Dare: rat bomb", "Résistance", "Completing a terrain"].map(fileOfTopic)).toEqual([
    "they-who-dare-rat-bomb",
    "resistance",
    "completing-a-terrain",
  ]);
});
