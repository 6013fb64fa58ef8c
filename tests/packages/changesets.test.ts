import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import * as z from "zod";
import { withRelease } from "../../tools/release-log.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const manifest = z.object({
  name: z.string(),
  version: z.string(),
  workspaces: z.array(z.string()).default([]),
  dependencies: z.record(z.string(), z.string()).default({}),
});
const manifestIn = (folder: string) => manifest.parse(JSON.parse(read(join(folder, "package.json"))));
const whole = manifestIn("");
const packages = whole.workspaces.map(manifestIn);
const names = packages.map(({ name }) => name);

it("all packages and the repository have one version, and depend on each other by it", () => {
  for (const { version, dependencies } of packages) {
    expect(version).toBe(whole.version);
    for (const name of names) if (name in dependencies) expect(dependencies[name]).toBe(version);
  }
});

it("changesets raise all packages together", () => {
  const { fixed } = z.object({ fixed: z.array(z.array(z.string())) }).parse(JSON.parse(read(".changeset/config.json")));
  expect(fixed.map((group) => group.toSorted())).toEqual([names.toSorted()]);
});

const files = readdirSync(join(root, ".changeset")).filter((name) => name.endsWith(".md") && name !== "README.md");

it.each(files.length === 0 ? ["README.md"] : files)("a change says for whom and what: %s", (name) => {
  if (name === "README.md") return;
  const [, head = "", words = ""] = /^---\n([\s\S]*?)\n---\n\n([\s\S]+)$/.exec(read(`.changeset/${name}`)) ?? [];
  const said = z.record(z.string(), z.enum(["patch", "minor", "major"])).parse(parse(head));
  expect(Object.keys(said).length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining(Object.keys(said)));
  expect(words.trim()).toMatch(/^[A-Z`][\s\S]*\.$/);
});

it("the changes of a release stand once in the log, before those that were written there by hand", () => {
  const log = "# Changes\n\n## Unreleased\n\n- By hand.\n\n## 0.1.0\n\n- First.\n";
  const ofOne =
    "# umpire\n\n## 0.2.0\n\n### Minor Changes\n\n- a23503c: Both,\n  on two lines.\n\n## 0.1.0\n\n- Old.\n";
  const ofNone = "# @umpire/rules\n\n## 0.2.0\n\nNo changes in this release.\n";
  const ofOther =
    "# @umpire/client\n\n## 0.2.0\n\n### Patch Changes\n\n- a23503c: Both,\n  on two lines.\n- b23503c: Alone.\n- Updated dependencies [a23503c]\n  - umpire@0.2.0\n";
  expect(withRelease(log, "0.2.0", [ofOne, ofNone, ofOther])).toBe(
    "# Changes\n\n## Unreleased\n\n## 0.2.0\n\n- Both,\n  on two lines.\n- Alone.\n- By hand.\n\n## 0.1.0\n\n- First.\n",
  );
});
