import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { otherwiseLines } from "../../cli/commands/odds.ts";
import { namesOn } from "../../cli/names.ts";
import { empty } from "../web/small-boards.ts";

/** Where nobody has a name. */
const nobody = namesOn(empty(1, 1));
const root = join(import.meta.dirname, "../..");
const board =
  "umpire hour-of-glory\nplan\n.....\ntimer 30\nintruder crane at 0,0, prone\nturn crane, left 4, no-move\n";
const umpire = (command: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, "cli/main.ts"), command, "-", ...args], {
    encoding: "utf8",
    input: board,
    env: { ...process.env, NO_COLOR: "1" },
  });
const recover = ["--do", '{"do":"recover","agent":"crane"}'];

describe("umpire odds", () => {
  it("says where it stops at a choice, how likely that is, and how to go on", () => {
    expect(umpire("odds", ...recover).stdout).toMatch(
      /\d %  asks Intruder 1: In which mode does Crane stand up\? \(go on with --choose\)\n/,
    );
    const chosen = umpire("odds", ...recover, "--choose", "raiding");
    expect(chosen).toMatchObject({ status: 0, stdout: expect.not.stringContaining("--choose") });
  });

  it("refuses a choice that is not among the options, as adjudicate does", () => {
    const refused = '"77" is not one of the options: raiding, assault.';
    for (const done of [
      umpire("odds", ...recover, "--choose", "77"),
      umpire("adjudicate", ...recover, "--choose", "77", "--dice", "5"),
    ])
      expect(done).toMatchObject({ status: 1, stdout: expect.stringContaining(refused) });
    const { stdout } = umpire("odds", ...recover, "--choose", "77", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ facts: [], ways: [], failing: [{ holds: false, text: refused }] });
  });

  it("tells choices that are not asked for", () => {
    const args = [...recover, "--choose", "raiding", "--choose", "77"];
    expect(umpire("odds", ...args).stdout).toContain("Given, and not needed: --choose 77.");
    expect(JSON.parse(umpire("odds", ...args, "--json").stdout)).toMatchObject({ unused: { choose: ["77"] } });
  });

  it("tells how many chances a sentence about another reading leaves out", () => {
    const fact = { id: "a", text: "a", good: true, probability: "1/2", about: 0.5 };
    const other = { interpretation: "i", reading: "r", text: 'Then "a" is 1/2, not 1/3.' };
    const lines = (facts: number) =>
      otherwiseLines({ otherwise: [{ ...other, facts: Array.from({ length: facts }, () => fact) }] }, nobody);
    expect(lines(3)[0]).toMatch(/not 1\/3\.$/);
    expect(lines(5)[0]).toMatch(/And 2 more would be otherwise \(--json tells them\)\.$/);
  });
});

describe("umpire adjudicate", () => {
  it("tells the dice that a choice is about, where no sentence tells them", () => {
    const { stdout } = umpire("adjudicate", ...recover, "--dice", "5");
    expect(stdout).toMatch(/The dice, as --dice takes them: 5\.\nIntruder 1: In which mode does Crane stand up\?\n/);
    expect(umpire("adjudicate", ...recover, "--dice", "1").stdout).not.toContain("The dice");
  });

  it("tells what was given and not needed", () => {
    const given = ["--dice", "5,4", "--choose", "raiding", "--choose", "1", "--card", "I3"];
    expect(umpire("adjudicate", ...recover, ...given).stdout).toContain(
      "Given, and not needed: --choose 1, --dice 4, --card I3.",
    );
    expect(umpire("adjudicate", ...recover, "--dice", "5").stdout).not.toContain("not needed");
  });
});
