import { stripTypeScriptTypes } from "node:module";
import { describe, expect, test } from "vitest";
import { instrument } from "./instrument.ts";
import { keyOf, type MutantKind } from "./mutant.ts";
import { sampled } from "./sample.ts";
import { stillTrue } from "./fates.ts";
import { Switches } from "./switches.ts";

/* In one file: every kind of mutant, with the source that it is written into. */

const text = `
/** Who is within reach. game.rule.reach */
function within(distance: number, reach: number, hurt: readonly string[], log: string[]): readonly string[] {
  if (distance > reach && reach !== 0) return [];
  log.push("looked");
  let found = 1;
  found += distance;
  const names = ["first", ...hurt];
  return names.slice(0, found);
}
`;

const ids = new Set(["game.rule.reach"]);
const source = { file: "reach.ts", text, first: 1, ids, isNumbers: false };
const { text: made, mutants } = instrument(source);

/** What the function answers with a mutant, and what it logs. */
const answer = (on: number): unknown => {
  const switches = new Switches(mutants.length);
  switches.turn([on]);
  const globals = switches.globals();
  const log: string[] = [];
  const build = new Function(
    ...Object.keys(globals),
    "log",
    `${stripTypeScriptTypes(made)}; return within(2, 3, ["a", "b"], log);`,
  );
  return [build(...Object.values(globals), log), log];
};

const numberOf = (kind: MutantKind, code: string): number =>
  mutants.find((mutant) => mutant.kind === kind && mutant.code === code)?.id ?? -1;

const plain = [["first", "a", "b"], ["looked"]];

/** A file with a mutant as it would be written into it. */
const writtenWith = (kind: MutantKind, code: string, nth = 1): string => {
  const mutant = mutants.find((one) => one.kind === kind && one.code === code && one.nth === nth);
  if (mutant === undefined) throw new Error(`There is no mutant ${kind} ${code}.`);
  const { from, to, text: other } = mutant.edit;
  return text.slice(0, from) + other + text.slice(to);
};

describe("a mutant as it would be written", () => {
  test.each<[MutantKind, string, string]>([
    ["condition turned round", "distance > reach && reach !== 0", "if (!(distance > reach && reach !== 0)) return"],
    ["and or", "distance > reach && reach !== 0", "if ((distance > reach) || (reach !== 0)) return"],
    ["boundary", "distance > reach", "if ((distance) >= (reach) && reach"],
    ["equal or not", "reach !== 0", "&& (reach) === (0)) return"],
    ["call left out", 'log.push("looked");', "  {}\n"],
    ["plus minus", "found += distance", "(found) -= (distance);"],
    ["element left out", "...hurt", '["first", ...[]]'],
    ["number + 1", "1", "let found = 2;"],
  ])("%s: %s", (kind, code, expected) => {
    const written = writtenWith(kind, code);
    expect(written).toContain(expected);
    expect(written.split("\n")).toHaveLength(text.split("\n").length);
  });

  test("stands in a declaration that names its type, from line to line", () => {
    expect(mutants.every(({ edit }) => edit.isClosed && edit.lines[0] === 3 && edit.lines[1] === 10)).toBe(true);
  });
});

describe("a file with its switches", () => {
  test("does what it did while no mutant is on", () => {
    expect(answer(0)).toEqual(plain);
  });

  test.each<[MutantKind, string, unknown]>([
    ["condition turned round", "distance > reach && reach !== 0", [[], []]],
    ["and or", "distance > reach && reach !== 0", [[], []]],
    ["boundary", "distance > reach", plain],
    ["equal or not", "reach !== 0", plain],
    ["call left out", 'log.push("looked");', [["first", "a", "b"], []]],
    ["assignment left out", "found += distance;", [["first"], ["looked"]]],
    ["plus minus", "found += distance", [["first", "a"], ["looked"]]],
    ["element left out", "...hurt", [["first"], ["looked"]]],
    ["element left out", '"first"', [["a", "b"], ["looked"]]],
    ["number + 1", "1", plain],
  ])("%s: %s", (kind, code, expected) => {
    expect(answer(numberOf(kind, code))).toEqual(expected);
  });

  test("names its mutants by function, code and rule, without lines", () => {
    const [moved] = instrument({ ...source, text: `\n\n${text}` }).mutants;
    const [first] = mutants;
    expect(first).toMatchObject({ in: "within", line: 4, rules: ["game.rule.reach"], area: "rule" });
    expect(moved?.line).toBe(6);
    expect(moved && keyOf(moved)).toBe(first && keyOf(first));
  });

  test("what a function keeps for a module is forgotten before each case, if it was made while loading", () => {
    const keeping = `
function store() {
  const owners = new WeakMap();
  return (owner, make) => {
    if (!owners.has(owner)) owners.set(owner, make());
    return owners.get(owner);
  };
}
`;
    const { text: written } = instrument({ ...source, file: "store.ts", text: keeping });
    const switches = new Switches(20);
    const globals = switches.globals();
    const build = new Function(...Object.keys(globals), `${written}; return store();`);
    const owner = {};
    switches.isLoading = true;
    const lasting = build(...Object.values(globals));
    switches.isLoading = false;
    const passing = build(...Object.values(globals));
    expect([lasting(owner, () => 1), passing(owner, () => 1)]).toEqual([1, 1]);
    expect([lasting(owner, () => 2), passing(owner, () => 2)]).toEqual([1, 1]);
    switches.reset();
    expect([lasting(owner, () => 3), passing(owner, () => 3)]).toEqual([3, 1]);
  });

  test("what a module keeps by settings is made anew before each case", () => {
    const keeping = "const sizes = perSettings(() => ({ size: made.count++ }));";
    const { text: written } = instrument({ ...source, file: "sizes.ts", text: keeping });
    const switches = new Switches(20);
    const globals = switches.globals();
    const perSettings = (make: () => unknown) => {
      const value = make();
      return () => value;
    };
    const build = new Function(...Object.keys(globals), "perSettings", "made", `${written}; return () => sizes();`);
    const sizes = build(...Object.values(globals), perSettings, { count: 1 });
    expect(sizes()).toEqual({ size: 1 });
    expect(sizes()).toEqual({ size: 1 });
    switches.reset();
    expect(sizes()).toEqual({ size: 2 });
  });

  test("an endless mutant is ended by its operations", () => {
    const switches = new Switches(1);
    switches.limit = 10;
    const { $on } = switches.globals();
    if (typeof $on !== "function") throw new Error("There is no such switch.");
    expect(() => {
      for (;;) $on(1);
    }).toThrow("more than 10 operations");
  });
});

test("numbers of the catalogue are tried one more and one less", () => {
  const table = 'export const numbers = { "game.number.reach": given(3, [1, 9], "Reach") };';
  const tried = instrument({ ...source, text: table, ids: new Set(["game.number.reach"]), isNumbers: true });
  expect(tried.mutants.map(({ kind, in: row }) => [kind, row])).toEqual([
    ["number + 1", "game.number.reach"],
    ["number - 1", "game.number.reach"],
  ]);
});

/** What a file comes to with a mutant, and which of its mutants would have made a difference. */
function ran(file: string, kind: MutantKind, code: string): { readonly value: unknown; readonly differing: unknown } {
  const { text: switched, mutants: some } = instrument({ ...source, text: file });
  const switches = new Switches(some.length);
  const find = (one: (typeof some)[number]): boolean => one.kind === kind && one.code === code;
  switches.turn(some.filter(find).map(({ id }) => id));
  const globals = { ...switches.globals(), $table: (_: string, table: unknown) => table };
  const build = new Function(...Object.keys(globals), `${stripTypeScriptTypes(switched)}; return made;`);
  const value: unknown = build(...Object.values(globals));
  return {
    value,
    differing: some.filter((one) => one.kind === kind && switches.differing[one.id] === 1).map((one) => one.code),
  };
}

describe("an entry of a table", () => {
  const table = `
    const plain = { ends: ["front"], flies: false, cites: ["game.rule.reach"], by: "rr.rule.reach", move: "rr.number.move" };
    const made = { ...plain, tank: { ...plain, ends: ["front", "rear"] } };
  `;
  const entries = instrument({ ...source, text: table }).mutants.filter(({ kind }) => kind === "entry left out");

  test("is left out where it says something", () => {
    expect(entries.map(({ code, area }) => [code, area])).toEqual([
      ['ends: ["front"]', "rule"],
      ['cites: ["game.rule.reach"]', "citations"],
      ['by: "rr.rule.reach"', "citations"],
      ['move: "rr.number.move"', "rule"],
      ['tank: { ...plain, ends: ["front", "rear"] }', "rule"],
      ['ends: ["front", "rear"]', "rule"],
    ]);
  });

  test("left out, what the table says otherwise holds", () => {
    expect(ran(table, "entry left out", 'ends: ["front", "rear"]').value).toMatchObject({ tank: { ends: ["front"] } });
    expect(ran(table, "entry left out", 'ends: ["front"]').value).not.toHaveProperty("ends");
  });
});

describe("a case of a switch", () => {
  const cases = `
    function way(edge: string): string {
      switch (edge) {
        case "open":
        case "door":
          return "walk";
        case "window":
          return "climb";
        default:
          return "blocked";
      }
    }
    const made = [way("door"), way("window")];
  `;

  test.each([
    ['"open"', ["walk", "climb"]],
    ['"door"', ["blocked", "climb"]],
    ['"window"', ["walk", "blocked"]],
  ])("%s left out", (code, expected) => {
    expect(ran(cases, "case left out", code).value).toEqual(expected);
  });

  test("makes a difference where it is the one", () => {
    expect(ran(cases, "case left out", "none").differing).toEqual(['"door"', '"window"']);
  });
});

describe("the rules a mutant is counted to", () => {
  const all = new Set(["game.one.a", "game.one.b", "game.one.c", "game.one.d"]);
  const rulesOf = (file: string, kind: MutantKind): readonly (readonly [string, readonly string[]])[] =>
    instrument({ ...source, text: file, ids: all })
      .mutants.filter((one) => one.kind === kind)
      .map(({ code, rules }) => [code, rules]);

  test("those of an entry, the comment above a part before the others, and of the comment above the table", () => {
    const table = `
      /** All of them. game.one.d */
      const made = {
        // game.one.a
        tank: { length: 3, cites: ["game.one.b"] },
        car: { length: 2, cites: ["game.one.c"] },
      };
    `;
    expect(rulesOf(table, "number + 1")).toEqual([
      ["3", ["game.one.b", "game.one.a", "game.one.d"]],
      ["2", ["game.one.c", "game.one.d"]],
    ]);
    const parts = `
      const made = {
        tank: {
          // game.one.a
          length: 3,
          cites: ["game.one.b"],
        },
      };
    `;
    expect(rulesOf(parts, "number + 1")).toEqual([["3", ["game.one.a", "game.one.b"]]]);
  });

  test("those of the innermost function, not of the comment of what stands before it", () => {
    const functions = `
      /** game.one.a */
      const list = [1];

      const f = (a: number): number => a + 2;

      /** game.one.b */
      const g = (a: number): number => {
        // game.one.c
        if (a > 3) return 4;
        return 5;
      };
    `;
    expect(rulesOf(functions, "number + 1")).toEqual([
      ["1", ["game.one.a"]],
      ["2", []],
      ["3", ["game.one.c", "game.one.b"]],
      ["4", ["game.one.c", "game.one.b"]],
      ["5", ["game.one.c", "game.one.b"]],
    ]);
  });

  test("those above the row of a number", () => {
    const numbers = `
      const numbers = {
        // game.one.a
        "game.number.reach": assumed(3, [1, 9], "Reach"),
      };
    `;
    const [more] = instrument({ ...source, text: numbers, ids: all, isNumbers: true }).mutants;
    expect(more?.rules).toEqual(["game.number.reach", "game.one.a"]);
  });
});

test("citations, wording and schemas are told from rules", () => {
  const other = `
    const count = z.int().min(1);
    const f = (g: G): void => { record(g, { event: "x", why: a ? "1" : "2", cites: [...also(g > 2, "game.rule.reach")] }); };
  `;
  const areas = instrument({ ...source, text: other }).mutants.map(({ kind, area }) => `${kind}: ${area}`);
  expect(areas).toEqual([
    "number + 1: schema",
    "event left out: rule",
    "condition turned round: wording",
    "element left out: citations",
    "boundary: citations",
    "number + 1: citations",
  ]);
});

test("what only names rules to be cited is told from what says which applies", () => {
  const functions = `
    const named = (a: number): readonly Citation[] => (a > 1 ? ["game.rule.reach"] : []);
    const why = (a: number): Citation | null => (a > 2 ? "game.rule.reach" : null);
    function seen(a: number): { readonly cites: readonly Citation[] } | null { return a > 3 ? null : { cites: [] }; }
  `;
  const areas = instrument({ ...source, text: functions })
    .mutants.filter(({ kind }) => kind === "boundary")
    .map(({ code, area }) => [code, area]);
  expect(areas).toEqual([
    ["a > 1", "citations"],
    ["a > 2", "rule"],
    ["a > 3", "rule"],
  ]);
});

test("what only says a requirement again, and what yields nothing, is left alone", () => {
  const rule = `
    function* f(r, a) {
      if (!r.need(a.do === "put", "It is put.", "game.rule.reach") || a.do !== "put") return;
      if (!r.need(a.here, "It is here.", "game.rule.reach") || !a.here) return;
      if (!r.need(a.here, "It is here.", "game.rule.reach") || !a.there) return;
      r.need(true, "It is fine.", "game.rule.reach");
      r.need(false, "It is not.", "game.rule.reach");
      yield* [];
      yield* more();
    }`;
  const found = instrument({ ...source, text: rule }).mutants.map(({ kind, code }) => `${kind}: ${code}`);
  expect(found.filter((one) => /^(and or|call left out)/.test(one))).toEqual([
    'and or: !r.need(a.here, "It is here.", "game.rule.reach") || !a.there',
    "call left out: yield* more();",
  ]);
  expect(found.filter((one) => /: (true|false)$/.test(one))).toEqual([
    "requirement is false: true",
    "requirement is true: false",
  ]);
});

test("a sample is the same for a seed", () => {
  const all = Array.from({ length: 50 }, (_, i) => i);
  expect(sampled(all, 10, 3)).toEqual(sampled(all, 10, 3));
  expect(sampled(all, 10, 3)).not.toEqual(sampled(all, 10, 4));
  expect(new Set(sampled(all, 10, 3)).size).toBe(10);
});

test("what was found stays true while rules and cases are the same", () => {
  const before = {
    tree: "one",
    cases: { earlier: { a: "1", b: "1" } },
    fates: [
      { key: "x", reached: 1, killedBy: "a", met: "earlier" },
      { key: "y", reached: 1, killedBy: "b", met: "earlier" },
      { key: "z", reached: 1, killedBy: null, met: "earlier" },
    ],
  };
  const now = stillTrue(before, "one", { a: "1", b: "2", c: "1" });
  expect([...now.settled.keys()]).toEqual(["x"]);
  expect([...now.unmet]).toEqual([["z", new Set(["b", "c"])]]);
  expect([...stillTrue(before, "one", { a: "1", b: "1" }).settled.keys()]).toEqual(["x", "y", "z"]);
  expect(stillTrue(before, "two", { a: "1", b: "1" }).settled.size).toBe(0);
  expect(stillTrue(before, "two", { a: "1", b: "1" }).hints.get("y")).toBe("b");
});

describe("whether a mutant would make a difference where it stands", () => {
  /** The codes of the mutants of a condition that a question can notice. */
  const differing = (condition: string, given: Readonly<Record<string, unknown>>): readonly string[] => {
    const instrumented = instrument({ ...source, text: `const answer = (a, b, c) => ${condition};` });
    const switches = new Switches(instrumented.mutants.length);
    switches.learns = true;
    const globals = switches.globals();
    const build = new Function(...Object.keys(globals), `${instrumented.text}; return answer;`);
    build(...Object.values(globals))(given.a, given.b, given.c);
    return instrumented.mutants.filter(({ id }) => switches.differing[id] === 1).map(({ kind }) => kind);
  };

  test.each<[string, Readonly<Record<string, unknown>>, readonly MutantKind[]]>([
    ["a < b", { a: 1, b: 2 }, []],
    ["a < b", { a: 2, b: 2 }, ["boundary"]],
    ["a && b", { a: true, b: true }, []],
    ["a && b", { a: true, b: false }, ["and or"]],
    ["a && b", { a: false, b: false }, []],
    ["a && b", { a: false, b: true }, ["and or"]],
    // what is skipped is not called: it may do something
    ["a && b()", { a: false, b: () => false }, ["and or"]],
    ["a || b.c", { a: true, b: { c: true } }, []],
    ["a || b.c", { a: true, b: undefined }, ["and or"]],
    ["a || b", { a: false, b: false }, []],
    ["a + b", { a: 3, b: 0 }, []],
    ["a + b", { a: 3, b: 1 }, ["plus minus"]],
    ["[...a, b]", { a: [] }, ["element left out"]],
    ["g.need(a, 'x')", { a: true }, ["requirement is false"]],
  ])("%s with %j", (condition, given, kinds) => {
    const written = condition.replace("g.need", "{ need: (x) => x }.need");
    expect(differing(written.startsWith("{") ? `(${written})` : written, given)).toEqual(kinds);
  });
});
