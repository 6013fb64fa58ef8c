import { describe, expect, it } from "vitest";
import type { SetUpOptions } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";

describe.each(games.map((game) => [game.id, game] as const))("what is chosen for a set-up of %s", (_, game) => {
  const scenario = game.scenarios[0]?.id ?? "";
  const faults = (options: SetUpOptions): unknown => {
    const begun = game.setUp(scenario, options);
    return begun.ok ? "none" : begun.defects.map(({ code, path }) => [code, path]);
  };

  it("is a choice that the game has", () => {
    expect(faults({ choices: { weather: "rain" } })).toEqual([["unknown-choice", "/options/choices/weather"]]);
  });

  it("is a value that the choice knows, where it knows all", () => {
    const closed = game.choices.filter(({ free }) => free === null);
    expect(closed).not.toEqual([]);
    for (const { name } of closed)
      expect(faults({ choices: { [name]: "whatever" } })).toEqual([["unfit-choice", `/options/choices/${name}`]]);
  });

  it("is a difficulty that the game has, if it has any", () => {
    for (const difficulty of game.difficulties) expect(faults({ difficulty })).toBe("none");
    expect(faults({ difficulty: "impossible" })).toEqual([["unknown-difficulty", "/options/difficulty"]]);
  });

  it("is a number of players up to the most that share a side", () => {
    expect(faults({ players: 1 })).toBe("none");
    for (const players of [0, game.mostPlayers + 1])
      expect(faults({ players })).toEqual([["players", "/options/players"]]);
  });

  it("is told all at once", () => {
    expect(faults({ choices: { weather: "rain", season: "spring" } })).toEqual([
      ["unknown-choice", "/options/choices/weather"],
      ["unknown-choice", "/options/choices/season"],
    ]);
  });
});
