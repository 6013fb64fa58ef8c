import { describe, expect, test } from "vitest";
import { RecentCache } from "../../rules/kernel/recent-cache.ts";

describe("what is kept for the latest texts", () => {
  test("is found again by what the text says", () => {
    const recent = new RecentCache<number>(2, 100);
    recent.set(["a", "b"].join(""), 1);
    expect(recent.get("ab")).toBe(1);
    expect(recent.get("ba")).toBeUndefined();
  });

  test("is no more than so many, and what was asked for last stays", () => {
    const recent = new RecentCache<number>(2, 100);
    recent.set("a", 1);
    recent.set("b", 2);
    recent.get("a");
    recent.set("c", 3);
    expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual([1, undefined, 3]);
  });

  test("is of no more than so many characters, and a text that is longer is not kept", () => {
    const recent = new RecentCache<number>(10, 10);
    recent.set("12345", 1);
    recent.set("123456", 2);
    recent.set("12345678901", 3);
    expect([recent.get("12345"), recent.get("123456"), recent.get("12345678901")]).toEqual([undefined, 2, undefined]);
  });

  test("is never of however many characters", () => {
    for (const most of [Infinity, Number.NaN]) expect(() => new RecentCache(10, most)).toThrow(RangeError);
  });
});
