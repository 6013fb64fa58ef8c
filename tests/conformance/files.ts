import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { parse } from "yaml";
import { CaseFileFault, type ConformanceCase, readCases, readEachCase, type ReadFile } from "./case-format.ts";

/** The cases of a file with a line of JSON for each, of the game whose folder it lies in. */
function linesOf(path: string): unknown {
  const cases = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line, i): unknown => {
      try {
        return JSON.parse(line);
      } catch {
        throw new CaseFileFault(`${path}: line ${i + 1} is no JSON.`);
      }
    });
  return { game: basename(dirname(dirname(path))), cases };
}

/** What a case file holds. Throws CaseFileFault with the line of the fault where the YAML itself is broken. */
export function contentOf(path: string): unknown {
  if (path.endsWith(".jsonl")) return linesOf(path);
  const text = readFileSync(path, "utf8");
  try {
    // seven times as fast
    return load(text, { schema: CORE_SCHEMA });
  } catch {
    // what it does not read the other one may, or says better what is wrong
  }
  try {
    return parse(text);
  } catch (error) {
    throw new CaseFileFault(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Reads a case file, each case by itself. Throws CaseFileFault where it is no file of cases. */
export const eachCaseIn = (path: string): ReadFile => readEachCase(contentOf(path), path);

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
