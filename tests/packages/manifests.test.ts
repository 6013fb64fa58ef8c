import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import * as z from "zod";

const root = join(import.meta.dirname, "../..");
const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });
const dependenciesOf = (folder: string): Readonly<Record<string, string>> =>
  manifest.parse(JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"))).dependencies;

it("has the command depend on what the service here is tried with, and on nothing of a provider", () => {
  const [here, there] = [dependenciesOf("."), dependenciesOf("cli")];
  const others = Object.entries(there).filter(
    ([name, version]) => version.replace(/^\^/, "") !== here[name]?.replace(/^\^/, ""),
  );
  expect(others).toEqual([]);
  expect(Object.keys(there).filter((name) => /^@?(?:aws|smithy|node-)/.test(name))).toEqual([]);
});
