import { readdirSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { CORE_SCHEMA, load } from "js-yaml";
import { parse } from "yaml";
import { readText } from "../files.ts";
import { CaseFileFault, readEachCase, type ReadFile } from "./case-format.ts";

/** The cases of a file with a line of JSON for each, of the game whose folder it lies in. */
function linesOf(path: string): unknown {
  const cases = readText(path)
    .split("\n")
    .filter((line) => line !== "")
    .map((line, i): unknown => {
      try {
        return JSON.parse(line);
      } catch {
        throw new CaseFileFault(`${path}: line ${i + 1} is not JSON.`);
      }
    });
  return { game: basename(dirname(dirname(path))), cases };
}

/** What a case file holds. Throws CaseFileFault with the line of the fault where the YAML itself is broken. */
export function contentOf(path: string): unknown {
  if (path.endsWith(".jsonl")) return linesOf(path);
  const text = readText(path);
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

/** Reads a case file, each case by itself. Throws CaseFileFault where it is not a file of cases. */
export const eachCaseIn = (path: string): ReadFile => readEachCase(contentOf(path), path);

/** The case files that a path means: a file, or all those below a folder. */
export const caseFilesAt = (path: string): readonly string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:ya?ml|jsonl)$/.test(file))
        .map((file) => join(path, file))
        .sort()
    : [path];
