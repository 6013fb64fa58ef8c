import { describe, expect, it } from "vitest";
import type { Odds } from "../../web/api/answers.ts";
import { leavingOf } from "../../web/table/leaving.ts";

/** Odds whose ways come to these choices. */
const stoppedAt = (...choices: readonly (readonly string[])[]): Odds =>
  JSON.parse(
    JSON.stringify({
      facts: [],
      ways: choices.map((ids) => ({
        about: 0.5,
        decision: { kind: "choose", prompt: "p", text: "?", options: ids.map((id) => ({ id, text: id })) },
      })),
    }),
  );

describe("the answer by which odds go past a choice", () => {
  it("is the best that dice allow, before leaving them", () => {
    expect(leavingOf(stoppedAt(["none", "4", "most"], ["none", "5", "most"]))?.id).toBe("most");
  });

  it("leaves what may be left, and is none where one choice has no such answer", () => {
    expect(leavingOf(stoppedAt(["reroll", "keep"]))?.id).toBe("keep");
    expect(leavingOf(stoppedAt(["reroll", "keep"], ["a", "b"]))).toBeNull();
  });
});
