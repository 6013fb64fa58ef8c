// npm run change: asks what changes for whoever uses Umpire, and writes it into a file of .changeset.
import { spawnSync } from "node:child_process";
import { root } from "../scripts/packages/published.ts";
import { installTools } from "./install.ts";
import { tool } from "./running.ts";

installTools();
process.exitCode = spawnSync(tool("changeset"), process.argv.slice(2), { cwd: root, stdio: "inherit" }).status ?? 1;
