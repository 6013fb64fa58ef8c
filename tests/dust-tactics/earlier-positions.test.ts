import { describe, expect, test } from "vitest";
import { earlierPositions } from "../../rules/dust-tactics/table/earlier-positions/index.ts";

const { unnumbered } = earlierPositions;

describe("positions from before forms were numbered", () => {
  test("get what their march and their reaction lacked", () => {
    const state = { turn: 2, activation: { unit: "h1", half: null }, reaction: { unit: "v1", may: "attack" } };
    expect(unnumbered?.(state)).toEqual({
      turn: 2,
      activation: { unit: "h1", half: null, ahead: null },
      reaction: { unit: "v1", may: "attack", waits: false },
    });
    expect(state.activation).toEqual({ unit: "h1", half: null });
  });

  test.each([
    ["nothing goes on", { activation: null, reaction: null }],
    ["they have it", { activation: { ahead: [] }, reaction: { waits: true } }],
    ["they are no positions", { activation: 3 }],
  ])("are left as they are where %s", (_, state) => {
    expect(unnumbered?.(state)).toBe(state);
  });
});
