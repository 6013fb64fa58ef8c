import { describe, expect, it } from "vitest";
import { holderOf } from "../../web/post/holders.ts";

describe("who plays a piece of a game by post", () => {
  const holders = [
    { piece: "paddy", seat: "player-1" },
    { piece: "jeep", seat: null },
  ];

  it("is as the server tells it, whatever the rules alone would say", () => {
    expect(holderOf({ holders }, "paddy", "player-2")).toBe("player-1");
    expect(holderOf({ holders }, "jeep", "player-2")).toBeNull();
  });

  it("is whom the rules name, of a piece that nobody shares out", () => {
    expect(holderOf({ holders }, "s1", "south")).toBe("south");
    expect(holderOf({ holders: [] }, "paddy", null)).toBeNull();
  });
});
