import { describe, expect, it } from "vitest";
import type { Odds } from "../../web/api/answers.ts";
import { choicesOf, isOverDice, leavingOf } from "../../web/table/leaving.ts";

/** Odds whose ways come to these choices; an option is an id, and its text behind a blank where that is another. */
const stoppedAt = (...choices: readonly (readonly string[])[]): Odds =>
  JSON.parse(
    JSON.stringify({
      facts: [],
      ways: choices.map((options) => ({
        about: 0.5,
        decision: {
          kind: "choose",
          prompt: "p",
          text: "?",
          options: options.map((option) => ({
            id: option.split(" ")[0],
            text: option.slice(option.indexOf(" ") + 1),
          })),
        },
      })),
    }),
  );

describe("the answer by which odds go past a choice", () => {
  it("is the best that dice allow, before leaving them", () => {
    expect(leavingOf(stoppedAt(["none", "4", "most"], ["none", "5", "most"]))?.id).toBe("most");
  });

  it("is never beside answers that are about the dice of one way", () => {
    const over = (...options: readonly string[]) => choicesOf(stoppedAt(options)).map(isOverDice);
    expect(over("keep Keep the Time token", "die-1 Re-roll white I")).toEqual([true]);
    expect(over("keep Keep the dice", "die-1 Roll the 3 again")).toEqual([true]);
    expect(over("none No more medals", "recon Recon: a Recon roll after moving")).toEqual([false]);
  });

  it("is told without the dice of one way", () => {
    expect(leavingOf(stoppedAt(["most The best: 4"], ["most The best: 5 + 1"]))?.text).toBe("The best");
    expect(leavingOf(stoppedAt(["keep Keep it: 4"], ["keep Keep it: 4"]))?.text).toBe("Keep it: 4");
  });

  it("leaves what may be left, and is none where one choice has no such answer", () => {
    expect(leavingOf(stoppedAt(["reroll", "keep"]))?.id).toBe("keep");
    expect(leavingOf(stoppedAt(["reroll", "keep"], ["a", "b"]))).toBeNull();
  });
});
