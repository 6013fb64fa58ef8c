// node scripts/release-notes.mjs vN.N.N: prints what CHANGELOG.md says of a version, for its release. Fails where it says
// nothing, or where a package of the workspace has another version.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const read = (file) => readFileSync(join(root, file), "utf8");

const stop = (text) => {
  console.error(text);
  process.exit(1);
};

const version = /^v(\d+\.\d+\.\d+)$/.exec(process.argv[2] ?? "")?.[1];
if (version === undefined) stop("A release is called vN.N.N.");

const { workspaces = [] } = JSON.parse(read("package.json"));
for (const folder of ["", ...workspaces]) {
  const { name, version: own } = JSON.parse(read(join(folder, "package.json")));
  if (own !== version) stop(`${name} is of version ${own}, not ${version}.`);
}

const sections = read(process.argv[3] ?? "CHANGELOG.md").split(/^## /m);
const section = sections.find((text) =>
  new RegExp(`^${version.replaceAll(".", "\\.")}(?:[ ,(]|$)`, "m").test(text.split("\n")[0]),
);
if (section === undefined) stop(`CHANGELOG.md has no section "## ${version}".`);
console.log(section.split("\n").slice(1).join("\n").trim());
