import { describe, expect, test } from "vitest";
import { apply, changesOf } from "./patches.ts";

const fires = (): number => 1;
const tablesWith = (cards: unknown): ReadonlyMap<string, unknown> => new Map([["cards.ts cards", cards]]);
const cards = () => ({
  line: { armour: 2, weapons: ["rifle", "blade"], fires },
  guard: { armour: 3, weapons: ["laser"], fires },
});

/** What a table becomes with a patch, and after it is undone. */
function patched(others: unknown): { readonly with: unknown; readonly after: unknown } {
  const own = cards();
  const tables = tablesWith(own);
  const changes = changesOf(tables, tablesWith(others));
  if (changes === null) throw new Error("The changes cannot be told.");
  const undo = apply(tables, { changes, entries: [] });
  const copy = JSON.stringify(own);
  undo();
  return { with: JSON.parse(copy), after: own };
}

describe("what a mutant changes in tables", () => {
  test.each([
    ["a value", { ...cards(), guard: { armour: 4, weapons: ["laser"], fires } }],
    ["an element less", { ...cards(), line: { armour: 2, weapons: ["blade"], fires } }],
    ["an element more", { ...cards(), guard: { armour: 3, weapons: ["laser", "knife"], fires } }],
    ["a key less", { line: cards().line }],
    ["another order", { guard: cards().guard, line: cards().line }],
  ])("%s is made and undone", (_, others) => {
    const result = patched(others);
    expect(JSON.stringify(result.with)).toBe(JSON.stringify(others));
    expect(result.after).toEqual(cards());
    expect(JSON.stringify(result.after)).toBe(JSON.stringify(cards()));
  });

  test("cannot be told of constants, of functions that are gone and in what is frozen", () => {
    expect(changesOf(new Map([["far", 40]]), new Map([["far", 41]]))).toBeNull();
    expect(changesOf(tablesWith(cards()), tablesWith({ ...cards(), line: { armour: fires } }))).toBeNull();
    const frozen = Object.freeze({ armour: 2 });
    expect(changesOf(tablesWith(frozen), tablesWith({ armour: 3 }))).toBeNull();
  });

  test("cannot be told of what a map or a set holds", () => {
    const held = (armour: number) => ({ ...cards(), known: new Map([["line", { armour }]]), all: new Set(["line"]) });
    expect(changesOf(tablesWith(held(2)), tablesWith(held(3)))).toBeNull();
    expect(changesOf(tablesWith(held(2)), tablesWith(held(2)))).toEqual([]);
    const fewer = { ...held(2), all: new Set<string>() };
    expect(changesOf(tablesWith(held(2)), tablesWith(fewer))).toBeNull();
    expect(changesOf(new Map([["far", new Map([[1, 2]])]]), new Map([["far", new Map([[1, 3]])]]))).toBeNull();
  });

  test("is nothing where functions are made anew", () => {
    const others = { ...cards(), guard: { ...cards().guard, fires: () => 2 } };
    expect(changesOf(tablesWith(cards()), tablesWith(others))).toEqual([]);
  });
});
