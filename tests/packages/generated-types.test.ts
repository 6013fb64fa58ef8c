import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const script = (name: string): string => join(import.meta.dirname, "../../scripts", `${name}.ts`);

it("The types of the packages and the words at their fields are those of the schemas today", () => {
  // all in one process, which loads the games once
  const before = ["generate-field-words", "generate-library-types"].map(
    (name) => `--import=${pathToFileURL(script(name)).href}`,
  );
  const program = spawnSync(process.execPath, [...before, script("generate-api-types"), "--check"], {
    encoding: "utf8",
  });
  expect(program.stderr).toBe("");
  expect(program.status).toBe(0);
});
