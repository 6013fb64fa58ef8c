/** How changes are headed in a log, by how the version rises. */
const heading = /^### (?:Major|Minor|Patch) Changes$/;

/** The changes of a version in the log of a package, without the marks of their commits; each with all its lines. */
function changesIn(log: string, version: string): readonly string[] {
  const section = log.split(/^## /m).find((text) => text.startsWith(`${version}\n`)) ?? "";
  const lines = section.split("\n").slice(1);
  const changes: string[] = [];
  for (const line of lines) {
    if (line.trim() === "" || heading.test(line)) continue;
    if (line.startsWith("- ")) changes.push(line.replace(/^- [0-9a-f]{7,}: /, "- "));
    // that a package has no changes is not one
    else if (changes.length > 0) changes.push(`${changes.pop() ?? ""}\n${line}`);
  }
  // that another package of them rises is said by the version itself
  return changes.filter((change) => !/^- Updated dependencies\b/.test(change));
}

/** The log of all packages with a version in place of what was unreleased: changes that several of them have stand once. */
export function withRelease(log: string, version: string, ofPackages: readonly string[]): string {
  const changes = [...new Set(ofPackages.flatMap((one) => changesIn(one, version)))];
  const [before = "", after = ""] = log.split(/^## Unreleased\n+/m);
  const head = `${before}## Unreleased\n\n## ${version}\n\n`;
  return `${head}${changes.map((change) => `${change}\n`).join("")}${after}`;
}
