import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** The version of recheck by which the list was made. */
export const recheckVersion = "4.5.0";

/** The regular expressions that recheck has found linear, as they are written. */
export const listFile = join(import.meta.dirname, "linear.json");

export const linearRegexes = (): ReadonlySet<string> =>
  new Set(z.array(z.string()).parse(JSON.parse(readFileSync(listFile, "utf8"))));
