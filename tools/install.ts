import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "./running.ts";

const tools = import.meta.dirname;

/** Installs the tools of this folder, as its lockfile names them. */
export function installTools(): void {
  const kept = join(tools, "node_modules/.package-lock.json");
  const wanted = join(tools, "node_modules/.wanted.json");
  const lock = readFileSync(join(tools, "package-lock.json"), "utf8");
  if (existsSync(kept) && existsSync(wanted) && readFileSync(wanted, "utf8") === lock) return;
  run("npm", ["ci", "--ignore-scripts", "--loglevel=error"], tools);
  // the only script that is needed: it puts the program for this machine in its place
  run(process.execPath, ["install.js"], join(tools, "node_modules/bun"));
  writeFileSync(wanted, lock);
}
