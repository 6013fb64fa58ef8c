import { expect, test } from "vitest";
import { readCases } from "../../cli/conformance/case-format.ts";
import { inProcess } from "./in-process.ts";
import { runCase } from "../../cli/conformance/run-case.ts";

/** Two guards are equally close: who advances first is asked, and then by which of the shortest routes. */
const written = {
  id: "a",
  title: "Two who advance",
  position: `section battle
phase advance
turn 2
board 15x9
smg s1 at 2,2, facing N, alert, guard
smg s2 at 2,6, facing N, alert, guard
operator jock at 12,4, spotted`,
  until: "phase",
};

const failuresOf = async (part: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const [one] = readCases({ game: "rogue-regiment", cases: [{ ...written, expect: {}, ...part }] }, "a.yaml");
  if (one === undefined) throw new Error("There is no case.");
  const { broken, failures } = await runCase(inProcess, one);
  return [...broken, ...failures];
};

/** What is asked after these steps, by its prompt and piece. */
const asks = (prompt: string, piece?: string) => ({ decision: { prompt, ...(piece !== undefined && { piece }) } });

test("any takes the first of the options that are offered", async () => {
  expect(await failuresOf({ steps: ["proceed"], expect: { decision: { inOrder: ["s1", "s2"] } } })).toEqual([]);
  const asked = asks("rr.decide.route-tie", "s1");
  expect(await failuresOf({ steps: ["proceed"], choose: ["any"], expect: asked })).toEqual([]);
  expect(await failuresOf({ steps: ["proceed", { choose: "any" }], expect: asked })).toEqual([]);
});

test("any stands among other answers, and what happens before and after it is one step", async () => {
  const both = {
    events: [
      { event: "phase-began", phase: "advance" },
      { event: "advanced", piece: "s2" },
    ],
  };
  const steps = [{ proceed: true, after: both }];
  expect(await failuresOf({ steps, choose: ["s2", "any"], expect: both })).toEqual([]);
});

test("an answer that nothing asks for is left over, whatever it is", async () => {
  expect(await failuresOf({ steps: ["proceed"], choose: Array.from({ length: 30 }, () => "any") })).toContainEqual(
    expect.stringMatching(/^choices left over: any/),
  );
});

test("the list of the case is used by whatever is asked first; what a step answers comes before the rest of it", async () => {
  // the list answers all that the first step asks, so that the second has nothing to say
  expect(await failuresOf({ steps: ["proceed", { choose: "s1" }], choose: ["s2"] })).toContainEqual(
    expect.stringContaining('"s1" is not one of the options'),
  );
  const expected = { events: [{ event: "advanced", piece: "s1" }] };
  expect(await failuresOf({ steps: [{ choose: "s1" }], choose: ["any"], expect: expected })).toEqual([]);
});

/** One against one with blades: whoever is attacked may strike back with own weapons, as the first of the options. */
const melee = {
  game: "dust-tactics",
  case: {
    id: "b",
    title: "Close combat",
    position: `unit a h.line south at 50,36, soldiers 1
unit b v.guard north at 50,30, soldiers 1
unit z h.line south at 10,110, soldiers 1
activation a, plan attack nothing`,
    odds: { do: "attack", unit: "a", shots: [{ weapon: "blade", target: "b" }] },
  },
};

const oddsFailures = async (part: Readonly<Record<string, unknown>>): Promise<readonly string[]> => {
  const [one] = readCases({ game: melee.game, cases: [{ ...melee.case, ...part }] }, "b.yaml");
  if (one === undefined) throw new Error("There is no case.");
  const { broken, failures } = await runCase(inProcess, one);
  return [...broken, ...failures];
};

test("any takes the first option where the ways of odds stop, and what nothing asks for is told", async () => {
  const facts = { "eliminated:b": "1/3", "eliminated:a": "1/3" };
  expect(await oddsFailures({ choose: ["own"], expect: { facts } })).toEqual([]);
  expect(await oddsFailures({ choose: ["any"], expect: { facts } })).toEqual([]);
  expect(await oddsFailures({ choose: ["own", "any"], expect: { facts } })).toContainEqual(
    'choose.1: "any" answers nothing that is asked on any way',
  );
});
