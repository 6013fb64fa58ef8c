// Runs before every npm script: installs what is missing, then checks the Node that the script will run on. The
// system's own Node may be older than the service needs (a newer one comes with the dependencies), so this file is
// plain JavaScript. Standard output belongs to the script that follows: everything here is said on standard error.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const lockfile = join(root, "package-lock.json");
const installed = join(root, "node_modules", ".package-lock.json");
const oldestNode = [22, 18]; // the first that runs TypeScript without a flag

const say = (text) => process.stderr.write(`${text}\n`);
const stop = (text) => {
  say(text);
  process.exit(1);
};

/** The packages a lockfile names, by their place. */
const packages = (file) => {
  const { packages: found = {} } = JSON.parse(readFileSync(file, "utf8"));
  return new Map(Object.entries(found).filter(([path]) => path !== ""));
};

/**
 * Whether what is installed is what the lockfile names: a checkout alone changes a file's date, and need not cost a new
 * install.
 */
const installedIsCurrent = () => {
  if (!existsSync(installed)) return false;
  if (statSync(installed).mtimeMs >= statSync(lockfile).mtimeMs) return true;
  const present = packages(installed);
  const wanted = packages(lockfile);
  const same = [...wanted].every(([path, { version, integrity, optional }]) => {
    const found = present.get(path);
    return found === undefined ? optional === true : found.version === version && found.integrity === integrity;
  });
  if (!same || [...present.keys()].some((path) => !wanted.has(path))) return false;
  const now = new Date();
  utimesSync(installed, now, now);
  return true;
};

const install = () => {
  say("Installing the dependencies (once, about half a minute) ...");
  const options = ["ci", "--include=dev", "--include=optional", "--loglevel=error"];
  const stdio = ["ignore", 2, 2];
  // npm itself runs on the system's Node, not on the one inside node_modules that it is about to replace.
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...options], { cwd: root, stdio })
    : spawnSync("npm", options, { cwd: root, stdio, shell: process.platform === "win32" });
  if (result.status !== 0)
    stop(`npm ci did not succeed (${result.error?.message ?? `exit ${result.status}`}): see the lines above.`);
};

/** The version of the Node that scripts get: the one in node_modules/.bin where there is one for this machine. */
const nodeOfScripts = () => {
  const PATH = [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter);
  const result = spawnSync("node", ["--version"], {
    encoding: "utf8",
    env: { ...process.env, PATH },
    shell: process.platform === "win32",
  });
  return result.status === 0 ? result.stdout.trim().replace(/^v/, "") : process.versions.node;
};

if (!installedIsCurrent()) install();

const version = nodeOfScripts();
const [major = 0, minor = 0] = version.split(".").map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  stop(
    `Umpire needs Node ${oldestNode.join(".")} or newer, and this is Node ${version}. On Linux and Windows a fitting Node is installed with the ` +
      "dependencies (remove node_modules and try again, without --omit=optional); elsewhere please install Node 24 and try again.",
  );
}
