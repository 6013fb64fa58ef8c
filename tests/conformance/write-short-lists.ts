import { readFileSync, writeFileSync } from "node:fs";
import { caseFiles } from "./files.ts";
import { withShortLists } from "./short-lists.ts";

// Brings lists and tables of all cases that fit on a line onto one.
for (const path of caseFiles()) {
  if (!path.endsWith(".yaml")) continue;
  const text = readFileSync(path, "utf8");
  const short = withShortLists(text);
  if (short !== text) writeFileSync(path, short);
}
