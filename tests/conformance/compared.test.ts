import { describe, expect, test } from "vitest";
import { readEachCase } from "../../cli/conformance/case-format.ts";
import { inProcess } from "./in-process.ts";
import { runCase } from "../../cli/conformance/run-case.ts";

const position = `board
+ + + + +
 J . . 1
+ + + + +
J = operator jock
1 = smg guard, facing E`;

type Part = Readonly<Record<string, unknown>>;

const read = (part: Part) =>
  readEachCase({ game: "rogue-regiment", cases: [{ id: "a", title: "A", position, ...part }] }, "a.yaml");
const faultsOf = (part: Part): readonly string[] => read(part).faults.map(({ message }) => message);
async function failuresOf(part: Part): Promise<readonly string[]> {
  const { cases, faults } = read(part);
  const ran = await Promise.all(cases.map((one) => runCase(inProcess, one)));
  return [...faults.map(({ message }) => message), ...ran.flatMap(({ broken, failures }) => [...broken, ...failures])];
}

const step = { do: "move", operator: "jock", to: "1,0" };
const shot = { do: "attack", operator: "jock", weapon: "pistol", target: "guard" };

describe("what a case expects is compared, or it is no case", () => {
  test.each<[string, Part, string]>([
    [
      "a state of a ruling",
      { sight: { from: "guard", to: "jock" }, expect: { seen: false, state: {} } },
      "expect.state",
    ],
    ["events of odds", { odds: shot, expect: { facts: { "killed:guard": "1/2" }, events: [] } }, "expect.events"],
    ["facts of steps", { steps: [step], expect: { facts: { alarm: "0/1" } } }, "expect.facts"],
    ["a decision of a listing", { legal: true, expect: { count: 1, decision: null } }, "expect.decision"],
    ["a sight of what is read", { read: true, expect: { seen: true } }, "expect.seen"],
    [
      "pieces of what cannot be read",
      { read: true, expect: { defects: [{ line: 1 }], on: { "0,0": [] } } },
      "expect.on",
    ],
    ["an outcome but refused of why-not", { "why-not": step, expect: { outcome: "paused" } }, "the outcome is refused"],
    ["nothing of a field", { field: "guard", expect: {} }, "Nothing is expected of field"],
    ["dice of a listing", { legal: true, dice: [3], expect: { count: 1 } }, "dice are not used"],
    ["a choice of a sight", { sight: { from: "guard", to: "jock" }, choose: ["x"], expect: { seen: false } }, "choose"],
    ["a phase of odds", { odds: shot, until: "phase", expect: { facts: { alarm: "0/1" } } }, "until is not used"],
    ["nothing that is absent", { steps: [step], expect: { absent: [] } }, "expect.absent is empty"],
    ["no piece after a step", { steps: [{ ...step, after: { pieces: {} } }], expect: {} }, "expect.pieces is empty"],
    ["no reason of a refusal", { "why-not": step, expect: { refused: [] } }, "expect.refused is empty"],
  ])("%s", (_what, part, fault) => {
    expect(faultsOf(part)).toEqual([expect.stringContaining(fault)]);
  });

  const hunted = position.replace("facing E", "facing W, alert").replace("jock\n", "jock, spotted\n");

  const aslant = `board
+ + + +
 . . J
+ + + +
 . . .
+ + + +
 1 . .
+ + + +
1 = smg guard, facing N
J = operator jock`;

  test.each<[string, Part]>([
    ["events", { steps: [step], expect: { events: [] } }],
    ["legal actions", { legal: { piece: "jock", name: "move" }, expect: { includes: [] } }],
    ["full", { field: "guard", position: hunted, expect: { full: [] } }],
    ["sees", { field: "guard", position: hunted, expect: { sees: [] } }],
    ["interpretations", { sight: { from: "guard", to: "jock" }, position: aslant, expect: { interpretations: [] } }],
    ["otherwise", { sight: { from: "guard", to: "jock" }, position: aslant, expect: { otherwise: [] } }],
    ["intents", { preview: true, position: hunted, expect: { intents: [] } }],
  ])("an empty list of %s says that there is none", async (what, part) => {
    expect(await failuresOf(part)).toEqual([expect.stringContaining(`expected no ${what}`)]);
  });

  test.each<[string, Part]>([
    ["legal actions", { legal: { piece: "jock", name: "repair" }, expect: { includes: [] } }],
    ["pieces seen", { field: "guard", expect: { sees: [], partial: [] } }],
    ["intents", { preview: true, expect: { intents: [] } }],
  ])("and holds where there are no %s", async (_what, part) => {
    expect(await failuresOf(part)).toEqual([]);
  });

  test("why-not may say no more than that it is refused, or by how many requirements", async () => {
    const far = { ...step, to: "3,0" };
    for (const expected of [{ outcome: "refused" }, { refused: ["rr.square.adjacent"] }])
      expect(
        (await failuresOf({ "why-not": step, expect: expected })).length,
        JSON.stringify(expected),
      ).toBeGreaterThan(0);
    expect(await failuresOf({ "why-not": far, expect: { outcome: "refused" } })).toEqual([]);
    expect(await failuresOf({ "why-not": step, expect: { count: 0 } })).toEqual([]);
    expect(await failuresOf({ "why-not": far, expect: {} })).toHaveLength(1);
  });

  test("how much is wrong with a position may be told without what, and which rules it breaks", async () => {
    const twice = position.replace("J = operator jock", "J = operator jock\noperator paddy at 0,0");
    expect(await failuresOf({ position: twice, read: true, expect: { count: 1 } })).toEqual([]);
    expect(await failuresOf({ position: twice, read: true, expect: { count: 2 } })).toHaveLength(1);
    expect(await failuresOf({ read: true, expect: { count: 1 } })).toHaveLength(1);
    const cites = (id: string) => failuresOf({ position: twice, read: true, expect: { count: 1, cites: id } });
    expect(await cites("rr.square.one-unit")).toEqual([]);
    expect(await cites("rr.square.rock-move")).toHaveLength(1);
  });
});
