import { describe, expect, it } from "vitest";
import { isChosen, someOf, toggled } from "../../web/game/some-of.ts";
import { games } from "../all-games.ts";

describe("what some of may be chosen of", () => {
  const offered = ["locked", "no-climbing", "gun-nest"];

  it("is read from how it is written, and nothing else is", () => {
    expect(someOf("some of: locked, no-climbing, gun-nest")).toEqual(offered);
    expect(someOf("a whole number from 5 to 99")).toBeNull();
  });

  it("is taken and put back one by one, in the order of the list", () => {
    const both = toggled(toggled("", "gun-nest", offered), "locked", offered);
    expect(both).toBe("locked, gun-nest");
    expect(isChosen(both, "gun-nest")).toBe(true);
    expect(toggled(both, "locked", offered)).toBe("gun-nest");
  });

  it("lays a mission out with each of the words of every game", () => {
    let tried = 0;
    for (const game of games)
      for (const { name, free } of game.choices ?? [])
        for (const word of free === null ? [] : (someOf(free) ?? [])) {
          tried++;
          expect(game.setUp(game.scenarios[3]?.id ?? "", { choices: { [name]: word } })).toMatchObject({ ok: true });
        }
    expect(tried).toBeGreaterThan(3);
  });
});
