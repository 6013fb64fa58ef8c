import { describe, expect, test } from "vitest";
import { tableGame } from "../kernel/table-game.ts";
import { CaseFileFault, readCases } from "../../cli/conformance/case-format.ts";
import { tableFor } from "../../cli/conformance/in-process.ts";
import { matches } from "../../cli/conformance/matches.ts";
import { runCase } from "../../cli/conformance/run-case.ts";

const position = `table 36 24
wall w1 15,8 21,8 21,13 15,13
sentry S1 at 12,10.5, facing 90
sentry S2 at 24.25,4
runner at 24,10.5`;

async function failuresOf(part: Readonly<Record<string, unknown>>): Promise<readonly string[]> {
  const [one] = readCases({ game: "dash", cases: [{ id: "dash.case", title: "A case", position, ...part }] }, "x.yaml");
  if (one === undefined) throw new Error("There is no case.");
  const { broken, failures } = await runCase(tableFor([tableGame]), one);
  return [...broken, ...failures];
}

describe("cases on a measured table", () => {
  test("speak of places in the unit of the game", async () => {
    const reads = (expected: Readonly<Record<string, unknown>>) => failuresOf({ read: true, expect: expected });
    expect(
      await reads({
        pieces: { S1: { at: "12,10.5", facing: 90 }, S2: { at: "24.25,4", facing: null } },
        on: { "24,10.5": ["runner"], "30,20": [] },
        board: {
          shapes: [{ id: "w1", kind: "wall", height: null }],
          pieces: [{ id: "R" }, { id: "S1", bearing: 90, x: 12 }, { id: "S2", y: 4 }],
        },
      }),
    ).toEqual([]);
    expect(await reads({ pieces: { S1: { at: "12,10.4" } } })).toHaveLength(1);
    expect(await reads({ board: { shapes: [] } })).toHaveLength(1);
  });

  test("rule on sight with the lengths and the places of a line", async () => {
    const sight = { from: "S1", to: "R" };
    const blocked = {
      seen: false,
      distance: 11.0157,
      lines: [{ from: "12,10.008", to: "~24,10", fate: "none", blocker: { at: "~21,10" } }],
    };
    expect(await failuresOf({ sight, expect: blocked })).toEqual([]);
    expect(await failuresOf({ sight, expect: { distance: "~11" } })).toEqual([]);
    expect(await failuresOf({ sight, expect: { distance: 11 } })).toHaveLength(1);
    expect(await failuresOf({ sight, expect: { distance: "~10.9" } })).toHaveLength(1);
    expect(() =>
      readCases(
        { game: "dash", cases: [{ id: "x", title: "x", position, sight, expect: { distance: "far" } }] },
        "x.yaml",
      ),
    ).toThrow(CaseFileFault);
  });

  test("what is about there is no further than a twentieth of a unit", () => {
    expect(matches("~12.5,7.25", "12.5,7.25")).toBe(true);
    expect(matches("~12.5,7.25", "12.545,7.2")).toBe(true);
    expect(matches("~12.5,7.25", "12.56,7.25")).toBe(false);
    expect(matches("~12.5,7.25", "12.5")).toBe(false);
    expect(matches("~12.5,7.25", null)).toBe(false);
    expect(matches({ path: ["1,2", "~3,4"] }, { path: ["1,2", "3.01,3.99"] })).toBe(true);
    expect(matches("~here", "here")).toBe(false);
  });

  test("act by places, and say where it led", async () => {
    const run = (to: string, expected: Readonly<Record<string, unknown>>) =>
      failuresOf({ steps: [{ do: "run", to }], dice: [1], expect: expected });
    expect(await run("26,8.5", { pieces: { R: { at: "~26,8.52" } } })).toEqual([]);
    expect(await run("33,20", { refused: "dash.run" })).toEqual([]);
    expect(await failuresOf({ "why-not": { do: "run", to: "17,10" }, expect: { refused: "dash.clear" } })).toEqual([]);
  });
});
