import { expect, test } from "vitest";
import { readCases } from "../../cli/conformance/case-format.ts";
import { inProcess } from "./in-process.ts";
import { runCase } from "../../cli/conformance/run-case.ts";

const written = {
  id: "a",
  title: "A commander who sees an Intruder moves the indicator, and is asked something before his way ends",
  position: `plan
............
phase commander
timer 40
markers 1
intruder crane at 6,0
commander at 8,0, facing W`,
  steps: [{ do: "move", agent: "commander", path: ["7,0", "6,0"] }, { choose: "yes" }],
  dice: [3],
};

const failuresOf = async (expected: unknown): Promise<readonly string[]> => {
  const [one] = readCases({ game: "hour-of-glory", cases: [{ ...written, expect: expected }] }, "a.yaml");
  if (one === undefined) throw new Error("There is no case.");
  const { broken, failures } = await runCase(inProcess, one);
  return [...broken, ...failures];
};

test("while a choice waits, state, pieces, places and text are those of one moment", async () => {
  const moment = {
    decision: { kind: "choose" },
    pieces: { commander: { at: "7,0" }, crane: { mode: "assault" } },
    on: { "8,0": [] },
    events: [{ event: "indicator", markers: 2 }],
  };
  expect(await failuresOf({ ...moment, state: { asi: { alarm: false, markers: 2 } } })).toEqual([]);
  expect(await failuresOf({ ...moment, state: { asi: { alarm: false, markers: 1 } } })).toEqual([
    expect.stringContaining("expected asi to be"),
  ]);
});
