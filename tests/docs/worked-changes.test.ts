import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it } from "vitest";
import { runnerFiles } from "../conformance/runner-files.ts";

/* The documents that teach a change show one whole: it is carried out on a copy of the rules, and its cases pass. */

const root = fileURLToPath(new URL("../../", import.meta.url));
const copies: string[] = [];
afterEach(() => copies.splice(0).forEach((copy) => rmSync(copy, { recursive: true })));

/** The rules with the cases of one game and what runs them, in a folder of their own. */
function copyOfRules(): string {
  const copy = mkdtempSync(join(tmpdir(), "umpire-worked-change-"));
  copies.push(copy);
  for (const part of ["rules", ...runnerFiles])
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

/** Carries a change out, and tells the files that it touches. */
function filesOf(copy: string, diff: string): readonly string[] {
  const applied = run(copy, "git", ["apply", "--verbose", "-C1", "-"], diff);
  expect(applied.status, applied.stderr).toBe(0);
  return [...new Set([...diff.matchAll(/^\+\+\+ b\/(.+)$/gm)].flatMap(([, file]) => file ?? []))];
}

/** What the runner says of the cases whose ids begin so, in the files that a change touches. */
const casesOf = (copy: string, only: string, files: readonly string[]): string => {
  const cases = files.filter((file) => file.endsWith(".yaml")).flatMap((file) => ["--file", file]);
  return run(copy, process.execPath, ["tests/conformance/run.ts", ...cases, "--only", only]).stdout.trim();
};

it("the worked change of docs/adding-a-rule.md applies, and its cases pass", () => {
  const copy = copyOfRules();
  const files = filesOf(copy, diffIn("adding-a-rule.md"));
  expect(casesOf(copy, "hg.door.alarm", files)).toMatch(/conformance: 2 passed, 0 failed$/);
});

const MOST_FILES = 5;

describe("an action with its event, row and cases", () => {
  const added = [
    { game: "hour-of-glory", row: "hg.door.knock", diff: diffIn("adding-an-action.md") },
    ...[
      { game: "rogue-regiment", row: "rr.breakcover.salute" },
      { game: "v-sabotage", row: "vs.nest.wave" },
      { game: "two-hundred-hours", row: "zh.m7.listen" },
      { game: "dust-tactics", row: "dt.turn.taunt" },
    ].map(({ game, row }) => ({
      game,
      row,
      diff: readFileSync(join(root, "tests/docs/added-actions", `${game}.diff`), "utf8"),
    })),
  ];

  it("is added to any game in five files, and nothing else needs to be told", { timeout: 300_000 }, () => {
    const copy = copyOfRules();
    for (const { game, row, diff } of added) {
      const files = filesOf(copy, diff);
      expect(files.length, game).toBeLessThanOrEqual(MOST_FILES);
      expect(casesOf(copy, row, files), game).toMatch(/conformance: 2 passed, 0 failed$/);
    }
    const types = {
      extends: join(root, "tsconfig.json"),
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ["rules"],
      // its types are generated
      exclude: ["rules/library"],
    };
    writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(types));
    const checked = run(copy, process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "--noEmit", "-p", "."]);
    expect(checked.stdout).toBe("");
    expect(checked.status).toBe(0);
  });
});
