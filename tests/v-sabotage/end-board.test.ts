import { describe, expect, it } from "vitest";
import { games } from "../all-games.ts";
import { openedAt, valueOf } from "../kernel/random-moments.ts";

describe("the board when the game is over", () => {
  it("is that of the terrain that was completed last, with its objectives met", () => {
    const game = games.find(({ id }) => id === "v-sabotage");
    if (game === undefined) throw new Error("No V-Sabotage.");
    const set = valueOf(game.setUp("relay-post", {}));
    const state = set.position().state;
    if (typeof state !== "object" || state === null) throw new Error("No state.");
    const over = {
      ...state,
      phase: "end",
      terrains: [],
      ahead: [],
      completed: ["relay-post"],
      result: { result: "victory", text: "All objectives are completed.", cites: [] },
    };
    const { areas, objectives = [] } = openedAt(game, over).board();
    expect(areas.length).toBeGreaterThan(5);
    expect(objectives.length).toBeGreaterThan(0);
    expect(objectives.every(({ state: met }) => met === "met")).toBe(true);
  });
});
