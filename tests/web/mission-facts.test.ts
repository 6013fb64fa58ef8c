import { describe, expect, it } from "vitest";
import { difficultyOf, seatsOf } from "../../web/home/mission-facts.ts";

describe("a mission is said to be", () => {
  it("hard or gentle where all play against the rules", () => {
    expect(difficultyOf("rogue-regiment", 80)).toEqual({ word: "gentle", winner: "the bot wins" });
    expect(difficultyOf("v-sabotage", 10).word).toBe("very hard");
  });

  it("easier for one of its sides where two play against each other, or even", () => {
    expect(difficultyOf("dust-tactics", 36)).toEqual({
      word: "easier for the north",
      winner: "between bots the south wins",
    });
    expect(difficultyOf("hour-of-glory", 90)).toEqual({
      word: "far easier for the Intruders",
      winner: "between bots the Intruders win",
    });
    expect(difficultyOf("two-hundred-hours", 50).word).toBe("even");
  });

  it("for so many players, or for two sides", () => {
    expect(seatsOf("rogue-regiment", 4)).toBe("1–4 players");
    expect(seatsOf("dust-tactics", 1)).toBe("2 sides");
  });
});
