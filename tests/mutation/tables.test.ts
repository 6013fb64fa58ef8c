import { describe, expect, test } from "vitest";
import { changedIn, entriesOf, Watch } from "./tables.ts";

const cards = {
  line: { name: "Line", armour: 2, weapons: ["rifle", "blade"], fires: () => 1 },
  guard: { name: "Guard", armour: 3, weapons: ["laser"], fires: () => 2 },
};
const tables = new Map<string, unknown>([
  ["cards.ts cards", cards],
  ["cards.ts far", 40],
]);

/** Tables of which nothing is seen but that objects and lists can be read from them. */
const watched = (): { readonly watch: Watch; readonly seen: typeof cards } => {
  const watch = new Watch();
  const seen = watch.table("cards.ts cards", cards);
  if (typeof seen !== "object" || seen === null || !("line" in seen) || !("guard" in seen)) throw new Error("no table");
  watch.read.clear();
  return { watch, seen: Object.assign(seen) };
};

describe("the entries of tables", () => {
  test("are plain values and what keys there are", () => {
    expect([...entriesOf(tables).keys()]).toEqual([
      "cards.ts cards keys",
      "cards.ts cards.line keys",
      "cards.ts cards.line.name",
      "cards.ts cards.line.armour",
      "cards.ts cards.line.weapons keys",
      "cards.ts cards.line.weapons.0",
      "cards.ts cards.line.weapons.1",
      "cards.ts cards.line.fires",
      "cards.ts cards.guard keys",
      "cards.ts cards.guard.name",
      "cards.ts cards.guard.armour",
      "cards.ts cards.guard.weapons keys",
      "cards.ts cards.guard.weapons.0",
      "cards.ts cards.guard.fires",
      "cards.ts far",
    ]);
  });

  test("those that are others or gone are told; functions are made anew each time", () => {
    const { line, guard } = cards;
    const less = { line: { ...line, weapons: ["rifle"], fires: () => 3 }, guard: { ...guard, armour: 4 } };
    const after = new Map<string, unknown>([
      ["cards.ts cards", less],
      ["cards.ts far", 41],
    ]);
    expect(changedIn(entriesOf(tables), entriesOf(after))).toEqual([
      "cards.ts cards.line.weapons keys",
      "cards.ts cards.line.weapons.1",
      "cards.ts cards.guard.armour",
      "cards.ts far",
    ]);
    expect(changedIn(entriesOf(tables), entriesOf(tables))).toEqual([]);
  });
});

describe("who reads a table", () => {
  test("is noted entry by entry", () => {
    const { watch, seen } = watched();
    expect(seen.line.armour).toBe(2);
    expect([...watch.read]).toEqual(["cards.ts cards.line.armour"]);
  });

  test("reads how long a list is when walking it", () => {
    const { watch, seen } = watched();
    expect([...seen.guard.weapons]).toEqual(["laser"]);
    expect([...watch.read]).toEqual(["cards.ts cards.guard.weapons keys", "cards.ts cards.guard.weapons.0"]);
  });

  test("meets the same object whenever it looks", () => {
    const { watch, seen } = watched();
    expect(seen.line).toBe(seen.line);
    expect(Object.keys(seen)).toEqual(["line", "guard"]);
    expect([...watch.read]).toEqual(["cards.ts cards keys"]);
  });

  test("can look at what is frozen", () => {
    const watch = new Watch();
    const frozen = Object.freeze({ inner: Object.freeze({ value: 1 }) });
    const seen = watch.table("frozen", frozen);
    expect(JSON.stringify(seen)).toBe('{"inner":{"value":1}}');
    expect(watch.read.has("frozen.inner.value")).toBe(true);
  });
});
