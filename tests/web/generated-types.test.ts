import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

test("the page's types of the answers are those that the API's schemas give", async () => {
  const check = promisify(execFile)(process.execPath, ["scripts/generate-page-types.mjs", "--check"], { cwd: root });
  await expect(check).resolves.toMatchObject({ stderr: "" });
});
