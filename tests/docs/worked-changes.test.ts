import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";

/* The documents that teach a change show one whole: it is carried out on a copy of the rules, and its cases pass. */

const root = fileURLToPath(new URL("../../", import.meta.url));
const copies: string[] = [];
afterEach(() => copies.splice(0).forEach((copy) => rmSync(copy, { recursive: true })));

/** The rules with the cases of one game and what runs them, in a folder of their own. */
function copyOfRules(): string {
  const copy = mkdtempSync(join(tmpdir(), "umpire-worked-change-"));
  copies.push(copy);
  for (const part of ["package.json", "rules", "cli/conformance", "tests/conformance", "tests/all-games.ts"])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !path.includes("node_modules") });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  return copy;
}

const diffIn = (document: string): string => {
  const [, diff] = /```diff\n(.*?)```/s.exec(readFileSync(join(root, "docs", document), "utf8")) ?? [];
  if (diff === undefined) throw new Error(`docs/${document} shows no change.`);
  return diff;
};

const run = (copy: string, command: string, args: readonly string[], input?: string) =>
  spawnSync(command, args, { cwd: copy, encoding: "utf8", ...(input !== undefined && { input }) });

/** What the runner says of the cases whose ids begin so. */
const casesOf = (copy: string, only: string): string =>
  run(copy, process.execPath, ["tests/conformance/run.ts", "--game", "hour-of-glory", "--only", only]).stdout.trim();

describe("the worked change of", () => {
  it.each([
    ["adding-a-rule.md", "hg.door.alarm"],
    ["adding-an-action.md", "hg.door.knock"],
  ])("docs/%s applies, and its cases pass", (document, row) => {
    const copy = copyOfRules();
    const applied = run(copy, "git", ["apply", "--verbose", "-"], diffIn(document));
    expect(applied.status, applied.stderr).toBe(0);
    expect(casesOf(copy, row)).toMatch(/conformance: 2 passed, 0 failed$/);
  });
});
