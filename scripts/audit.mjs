// Asks the registry for known vulnerabilities of what runs in production, and fails where one is high or critical. Some
// registries do not answer that question: then nothing was audited, and this says so.
import { spawnSync } from "node:child_process";

const npm = process.env.npm_execpath;
const options = ["audit", "--json", "--omit=dev", "--audit-level=high"];
const { stdout, status } = npm
  ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...options], { encoding: "utf8" })
  : spawnSync("npm", options, { encoding: "utf8", shell: process.platform === "win32" });

/** What npm found, null where it found no answer. */
const report = () => {
  try {
    const { metadata, vulnerabilities } = JSON.parse(stdout);
    return metadata?.vulnerabilities === undefined ? null : { counts: metadata.vulnerabilities, vulnerabilities };
  } catch {
    return null;
  }
};

const found = report();
if (found === null) console.log("The registry does not answer audits: known vulnerabilities were not looked up.");
else {
  for (const { name, severity, range } of Object.values(found.vulnerabilities))
    console.log(`${severity}: ${name} ${range}`);
  console.log(`Known vulnerabilities of production packages: ${found.counts.total}.`);
  process.exitCode = status ?? 1;
}
