import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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

  test("is bounded in characters wherever something is kept, for one entry may be as long as a body", () => {
    const root = new URL("../../", import.meta.url);
    const kept = globSync("{rules,service,lambdas}/**/*.ts", { cwd: fileURLToPath(root) }).flatMap((file) =>
      [...readFileSync(new URL(file, root), "utf8").matchAll(/new RecentCache<.*>\(([^()]*)\)/g)].map(
        ([, bounds = ""]) => ({ file, characters: bounds.split(",")[1]?.trim() }),
      ),
    );
    expect(kept.length).toBeGreaterThan(8);
    for (const one of kept) expect(one.characters, one.file).toMatch(/^(?:MOST_\w+|[\d_]+)/);
  });
});
