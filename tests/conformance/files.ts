import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { parse } from "yaml";
import { CaseFileFault, type ConformanceCase, readCases, readEachCase, type ReadFile } from "./case-format.ts";

/** The YAML of a case file. Throws CaseFileFault with the line of the fault where the YAML itself is broken. */
function yamlOf(path: string): unknown {
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
export const eachCaseIn = (path: string): ReadFile => readEachCase(yamlOf(path), path);

/** Reads a case file in which nothing may be wrong. Throws CaseFileFault. */
export const casesIn = (path: string): readonly ConformanceCase[] => readCases(yamlOf(path), path);

/** All case files below this folder, one folder a game; what lies in this folder itself is none. */
export function caseFiles(): readonly string[] {
  const root = import.meta.dirname;
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".yaml") && dirname(file) !== ".")
    .map((file) => join(root, file))
    .sort();
}

/** All cases of a game, each under the name of its file too: an id may stand in two files. */
export const casesOf = (game: string): readonly ConformanceCase[] =>
  caseFiles().flatMap((file) =>
    casesIn(file)
      .filter((one) => one.game === game)
      .map((one) => ({ ...one, id: `${relative(join(import.meta.dirname, game), file)} ${one.id}` })),
  );
