// npm run check -- --game GAME [--keep-going]: what a change to one game has to hold before it is committed, the quickest
// first. It ends at the first step that fails, or goes on and tells all that did.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const root = join(import.meta.dirname, "..");
const { game, "keep-going": keepGoing } = parseArgs({
  options: { game: { type: "string" }, "keep-going": { type: "boolean" } },
}).values;
if (game === undefined || !existsSync(join(root, "tests/conformance", game))) {
  console.error("npm run check -- --game GAME [--keep-going], one of the folders of tests/conformance");
  process.exit(2);
}

const bin = (name) => join(root, "node_modules/.bin", name);
/** @type {readonly (readonly [what: string, program: string, ...args: string[]])[]} */
const steps = [
  ["what is generated", "npm", "run", "--silent", "generate"],
  ["format", bin("oxfmt")],
  ["layout of cases", process.execPath, "tests/conformance/write-layout.ts"],
  ["types", bin("tsc")],
  ["lint", bin("oxlint"), "--deny-warnings", "--quiet"],
  ["rule book cases", process.execPath, "tests/conformance/run.ts", "--game", game],
  ["fingerprint", process.execPath, "tests/fingerprint/write.ts", "--game", game],
  ["tests", bin("vitest"), "run", `tests/${game}`, "tests/conformance/layout.test.ts", "tests/architecture.test.ts"],
];

const failed = [];
for (const [what, program, ...args] of steps) {
  console.log(`— ${what}`);
  const { status } = spawnSync(program, args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) failed.push(what);
  if (failed.length > 0 && keepGoing !== true) break;
}
for (const what of failed) console.error(`✗ ${what} of ${game}`);
if (failed.length > 0) process.exit(1);
console.log(`✓ ${game}`);
