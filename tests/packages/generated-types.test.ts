import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

it.each(["generate-field-words.ts", "generate-library-types.ts", "generate-api-types.ts"])(
  "The types of the packages are those of the schemas today: %s",
  (name) => {
    const script = join(import.meta.dirname, "../../scripts", name);
    const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" });
    expect(stderr).toBe("");
    expect(status).toBe(0);
  },
);
