import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The files of tests that try more in the soak: those that ask `at-length.ts`, themselves or by a file beside them. */
export function filesAtLength(): readonly string[] {
  const below = join(root, "tests");
  const sources = new Map(
    readdirSync(below, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => [join(below, file), readFileSync(join(below, file), "utf8")]),
  );
  const asks = (file: string): boolean => /\/soak\/(at-length|against-oracle)\.ts/.test(sources.get(file) ?? "");
  const beside = (file: string, source: string): readonly string[] =>
    [...source.matchAll(/from "(\.\.?\/[\w-]+\.ts)"/g)].map(([, name]) => join(file, "..", name ?? ""));
  return [...sources]
    .filter(([file, source]) => file.endsWith(".test.ts") && (asks(file) || beside(file, source).some(asks)))
    .map(([file]) => relative(root, file))
    .sort();
}

/** Those of them that hold the rules against an oracle: a file beside them, or one they import, is named so. */
export const filesOfOracles = (): readonly string[] =>
  filesAtLength().filter((file) => /oracle\.ts"/.test(readFileSync(join(root, file), "utf8")));

/** Runs tests that are short in `npm test` at their full length; 1 where one of them fails, else 0. */
export function soakTests(files: readonly string[] = filesAtLength()): number {
  const vitest = fileURLToPath(new URL("vitest.mjs", import.meta.resolve("vitest/package.json")));
  const { status } = spawnSync(process.execPath, [vitest, "run", "--testTimeout=3600000", ...files], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, UMPIRE_SOAK: "tests" },
  });
  return status === 0 ? 0 : 1;
}
