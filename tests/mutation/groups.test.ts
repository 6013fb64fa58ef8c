import { describe, expect, test } from "vitest";
import { grouped, sift, type Suspect } from "./groups.ts";
import { type MutantKind, placesOf } from "./mutant.ts";

const suspect = (id: number, met = 0, place = `line ${id}`): Suspect => ({ id, places: [place], met, blamed: 0 });
const idsOf = (some: readonly Suspect[]): readonly number[] => some.map(({ id }) => id);

/** A case that notices some mutants alone, and others only together; what was tried is written down. */
function caseThat(notices: readonly number[], together: readonly number[] = [], never: readonly number[] = []) {
  const runs: (readonly number[])[] = [];
  const run = async (group: readonly Suspect[]) => {
    const ids = idsOf(group);
    runs.push(ids);
    const isBoth = together.length > 0 && together.every((id) => ids.includes(id));
    return {
      passes: !isBoth && !ids.some((id) => notices.includes(id)),
      came: (id: number) => !never.includes(id),
    };
  };
  return { run, runs };
}

describe("groups", () => {
  test("begin with one mutant each, and grow with the cases that were met", () => {
    expect(grouped([1, 2, 3].map((id) => suspect(id))).map(idsOf)).toEqual([[1], [2], [3]]);
    expect(grouped([1, 2, 3, 4].map((id) => suspect(id, 4))).map(idsOf)).toEqual([[1, 2, 3, 4]]);
    expect(grouped(Array.from({ length: 200 }, (_, id) => suspect(id, 97))).map(({ length }) => length)).toEqual([
      69, 69, 62,
    ]);
  });

  test("never hold two mutants of one line", () => {
    const some = [suspect(1, 50, "a"), suspect(2, 50, "a"), suspect(3, 50, "b")];
    expect(grouped(some).map(idsOf)).toEqual([[1, 3], [2]]);
  });

  test("are smaller for those that were blamed", () => {
    const some = [suspect(1, 8), suspect(2, 8), { ...suspect(3, 8), blamed: 6 }];
    expect(grouped(some).map(idsOf)).toEqual([[3], [1, 2]]);
  });
});

describe("a case", () => {
  test("is run once for all where it notices none", async () => {
    const some = [1, 2, 3, 4, 5].map((id) => suspect(id, 8));
    const { run, runs } = caseThat([]);
    expect(await sift(some, run)).toEqual({ killed: [], idle: [] });
    expect(runs).toEqual([[1, 2, 3, 4, 5]]);
    expect(some.map(({ met }) => met)).toEqual([9, 9, 9, 9, 9]);
  });

  test("notices each mutant by itself alone", async () => {
    const some = Array.from({ length: 16 }, (_, id) => suspect(id, 40));
    const { run, runs } = caseThat([3, 11]);
    const { killed } = await sift(some, run);
    expect(idsOf(killed)).toEqual([3, 11]);
    expect(runs).toContainEqual([3]);
    expect(runs).toContainEqual([11]);
    expect(runs.length).toBeLessThan(20);
  });

  test("that notices two mutants only together has killed neither; they are blamed", async () => {
    const some = [1, 2, 3, 4].map((id) => suspect(id, 8));
    const { run } = caseThat([], [1, 2]);
    expect((await sift(some, run)).killed).toEqual([]);
    expect(some.map(({ met }) => met)).toEqual([9, 9, 9, 9]);
    expect(some.map(({ blamed }) => blamed)).toEqual([0.75, 0.75, 0.25, 0.25]);
  });

  test("whose code never comes to a mutant has not met it", async () => {
    const some = [1, 2, 3].map((id) => suspect(id, 8));
    const { run } = caseThat([], [], [2, 3]);
    expect(idsOf((await sift(some, run)).idle)).toEqual([2, 3]);
    expect(some.map(({ met }) => met)).toEqual([9, 8, 8]);
  });
});

test("two mutants of a line, and two requirements of a function, have a place in common", () => {
  const at = { file: "reach.ts", in: "require", line: 4, kind: "boundary" } as const;
  const need = { ...at, kind: "requirement is true" } as const;
  const shared = (a: typeof at | typeof need, b: { readonly line: number; readonly kind: MutantKind }): boolean =>
    placesOf(a).some((place) => placesOf({ ...at, ...b }).includes(place));
  expect(shared(at, { line: 4, kind: "and or" })).toBe(true);
  expect(shared(at, { line: 5, kind: "and or" })).toBe(false);
  expect(shared(need, { line: 9, kind: "requirement is false" })).toBe(true);
  expect(shared(need, { line: 9, kind: "boundary" })).toBe(false);
});
