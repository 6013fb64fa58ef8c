import { describe, expect, it } from "vitest";
import type { Watched } from "../../web/board/watched.ts";
import { seenOn } from "../../web/table/seen-on.ts";

describe("who would be seen on a way", () => {
  const places: Watched["places"] = new Map([["4,20", [{ piece: "patrol-1", well: "partial" }]]]);
  const watch = { places };

  it("is whoever stands upright behind low cover, too", () => {
    expect(seenOn(watch, ["3,21", "4,20"], true)).toEqual([{ place: "4,20", by: ["patrol-1"] }]);
  });

  it("is nobody who crouches there", () => {
    expect(seenOn(watch, ["3,21", "4,20"], false)).toEqual([]);
  });
});
