import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { umpire } from "./umpire.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-settings-"));
const kept = join(folder, "kept.json");
const text = join(folder, "board.txt");
afterAll(() => rmSync(folder, { recursive: true }));

const mission = "hour-of-glory/quiet-stair";
const reading = ["--reading", "hg.open.adjacent-diagonal=orthogonal"];
const number = ["--number", "hg.number.timer=50"];

beforeAll(() => {
  umpire(["adjudicate", mission, "--seed", "1", ...reading, "--save", kept]);
  writeFileSync(text, "umpire hour-of-glory\nintruder crane at 1,3\n");
});

describe("settings of a command", () => {
  /** The settings of what a command opens. */
  const settingsOf = (at: string, options: readonly string[], input = ""): unknown => {
    const file = join(folder, "after.json");
    expect(umpire(["adjudicate", at, ...options, "--save", file], input)).toMatchObject({ status: 0, stderr: "" });
    return JSON.parse(readFileSync(file, "utf8")).settings;
  };

  it("stand in a mission, a text, a position that was kept, and one from standard input", () => {
    const settings = {
      readings: { "hg.open.adjacent-diagonal": "orthogonal" },
      numbers: { "hg.number.timer": 50 },
    };
    for (const at of [mission, text, kept]) expect(settingsOf(at, [...reading, ...number])).toEqual(settings);
    expect(settingsOf("-", [...reading, ...number], readFileSync(kept, "utf8"))).toEqual(settings);
  });

  it("leave the other settings of a position as they are", () => {
    expect(settingsOf(kept, ["--reading", "hg.open.corner-diagonal=one-side"])).toEqual({
      readings: { "hg.open.adjacent-diagonal": "orthogonal", "hg.open.corner-diagonal": "one-side" },
      numbers: {},
    });
    expect(settingsOf(kept, [])).toEqual({ readings: { "hg.open.adjacent-diagonal": "orthogonal" }, numbers: {} });
  });

  it.each([
    ["--reading", "hg.open.nothing=orthogonal", 'There is no interpretation "hg.open.nothing"'],
    ["--reading", "hg.open.corner-diagonal=nowhere", '"nowhere" is not a reading of hg.open.corner-diagonal'],
    ["--number", "hg.number.nothing=1", 'There is no number "hg.number.nothing"'],
    ["--number", "hg.number.timer=-5", "hg.number.timer is a whole number from"],
    ["--difficulty", "hard", "is set up already: --difficulty can only be given with a mission, GAME/SCENARIO."],
    ["--players", "2", "is set up already: --players can only be given with a mission, GAME/SCENARIO."],
    ["--choice", "team=b", "is set up already: --choice can only be given with a mission, GAME/SCENARIO."],
    ["--game", "v-sabotage", ""],
  ])("are checked wherever they are given: %s %s", (option, value, says) => {
    for (const at of [kept, text]) {
      const { status, stderr } = umpire(["legal", at, option, value]);
      expect(stderr).toContain(says);
      expect(status).toBe(2);
    }
  });

  it("name no other game than a mission or a position has", () => {
    for (const at of [mission, kept])
      expect(umpire(["legal", at, "--game", "v-sabotage"]).stderr).toContain(
        'is of "hour-of-glory", not of "v-sabotage" (--game).',
      );
  });
});
