import { describe, expect, it } from "vitest";
import { pieceName, withNames } from "../../web/board/names.ts";

describe("names of pieces", () => {
  it("are their ids as people say them", () => {
    expect(pieceName("patrol-2")).toBe("Patrol 2");
    expect(pieceName("jock")).toBe("Jock");
  });

  it("stand in sentences in place of ids, and nowhere else", () => {
    expect(withNames("guard-1 sees guard-12 by the guard-1-post.", ["guard-1", "guard-12"])).toBe(
      "Guard 1 sees Guard 12 by the guard-1-post.",
    );
    expect(withNames("officer shouts to the officers.", ["officer"])).toBe("Officer shouts to the officers.");
    expect(withNames("nothing is named", [null, 3, "a.b"])).toBe("nothing is named");
  });
});
