import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type ConformanceCase, readCases } from "../../cli/conformance/case-format.ts";
import { contentOf } from "../../cli/conformance/read-file.ts";

/** What was read: many tests of a process ask for the same cases. */
const known = new Map<string, readonly ConformanceCase[]>();

/** Reads a case file in which nothing may be wrong, once in a process. Throws CaseFileFault. */
export function casesIn(path: string): readonly ConformanceCase[] {
  const found = known.get(path) ?? readCases(contentOf(path), path);
  known.set(path, found);
  return found;
}

/** All case files below this folder, or those of one game, one folder a game; what lies in this folder itself is none. */
export function caseFiles(game = ""): readonly string[] {
  const root = join(import.meta.dirname, game);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:yaml|jsonl)$/.test(file) && (game !== "" || dirname(file) !== "."))
    .map((file) => join(root, file))
    .sort();
}

/** All cases of a game, each under the name of its file too: an id may stand in two files. */
export const casesOf = (game: string): readonly ConformanceCase[] =>
  caseFiles(game).flatMap((file) =>
    casesIn(file).map((one) => ({ ...one, id: `${relative(join(import.meta.dirname, game), file)} ${one.id}` })),
  );
