import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** Where the command begins. */
export const main = join(import.meta.dirname, "../../cli/main.ts");

/** The command as somebody calls it, without colours, to its end. */
export const umpire = (args: readonly string[], input = "") =>
  spawnSync(process.execPath, [main, ...args], { encoding: "utf8", input, env: { ...process.env, NO_COLOR: "1" } });
