// npm run release: what waits in .changeset becomes a version of all packages, and its section in CHANGELOG.md.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifestOf, packageFolders, root } from "../scripts/packages/published.ts";
import { installTools } from "./install.ts";
import { withRelease } from "./release-log.ts";
import { run, tool } from "./running.ts";

installTools();
// what is released is what nobody may break from now on; it refuses where something already does
run("npm", ["run", "publish-api"], root);
run(tool("changeset"), ["version"], root);
const version = manifestOf("cli").version;

// one log for all: what changes at a server concerns the client of it, too
const logs = packageFolders.map((folder) => join(root, folder, "CHANGELOG.md")).filter((file) => existsSync(file));
const log = join(root, "CHANGELOG.md");
const released = withRelease(
  readFileSync(log, "utf8"),
  version,
  logs.map((file) => readFileSync(file, "utf8")),
);
writeFileSync(log, released);
for (const file of logs) rmSync(file);

// the repository itself has the version of its packages
run("npm", ["version", version, "--no-git-tag-version", "--allow-same-version"], root);
run("npm", ["install", "--package-lock-only", "--ignore-scripts", "--loglevel=error"], root);
console.log(`Version ${version}: read CHANGELOG.md, commit, and tag it v${version}.`);
