import { readFileSync } from "node:fs";
import { join } from "node:path";

// stands in for service/places.ts in the package of the command: all of it lies beside its files, where
// command-files.ts puts it

const here = import.meta.dirname;

export const pageFolder = join(here, "page");
// what is installed is documented where it is served from its sources
export const referenceFolder = join(here, "reference");
export const compiledFolder = join(here, ".compiled");
export const answeringThread = new URL("thread.js", import.meta.url);
export const writingThread = new URL("sqlite-writer.js", import.meta.url);

const nameOf = (module: string): string => module.slice(module.lastIndexOf("/") + 1);
export const libraryFile = (module: string): string => join(here, "documentation", nameOf(module));

/** The versions of what lies in the folder, as command-files.ts wrote them down. */
export function libraryVersion(module: string): string {
  const versions: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(here, "documentation/versions.json"), "utf8"),
  );
  return versions[module] ?? "";
}
