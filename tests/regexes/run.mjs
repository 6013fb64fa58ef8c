// Holds regular expressions of the project against recheck, those that are new or (--all) every one, and writes down
// which are linear: the test beside this file reads that list. Recheck brings some sixty megabytes along and takes a minute, so it is no dependency: npm
// fetches it into a folder of its own when it is needed, without the parts for Java and for one kind of machine.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtRegexes } from "./built.ts";
import { regexesOfProject } from "./find.ts";
import { linearRegexes, listFile, recheckVersion } from "./linear.ts";

const folder = mkdtempSync(join(tmpdir(), "umpire-recheck-"));
try {
  const options = ["install", "--prefix", folder, "--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", [...options, `recheck@${recheckVersion}`], { stdio: ["ignore", 2, 2] });
  if (status !== 0) throw new Error("npm could not fetch recheck: see the lines above.");
  process.env.RECHECK_BACKEND = "pure";
  const { checkSync } = createRequire(join(folder, "package.json"))("recheck");
  const { written } = regexesOfProject();
  const places = new Map(written.map(({ file, line, text }) => [text, `${file}:${line}`]));
  for (const [file, texts] of Object.entries(builtRegexes)) for (const text of texts) places.set(text, file);
  const known = process.argv.includes("--all") ? new Set() : linearRegexes();
  const linear = [];
  let named = 0;
  for (const [text, place] of places) {
    if (known.has(text)) {
      linear.push(text);
      continue;
    }
    const end = text.lastIndexOf("/");
    const found = checkSync(text.slice(1, end), text.slice(end + 1), { timeout: 120_000 });
    if (found.status === "safe") linear.push(text);
    else {
      named++;
      const why = found.complexity?.summary ?? JSON.stringify(found.error);
      console.log(`${place}  ${text}\n  ${found.status}: ${why}${found.attack ? `, by ${found.attack.pattern}` : ""}`);
    }
  }
  writeFileSync(listFile, `${JSON.stringify(linear.toSorted(), null, 2)}\n`);
  console.log(`${linear.length} of ${places.size} regular expressions are linear.`);
  process.exitCode = named === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
