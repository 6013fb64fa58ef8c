import { readFileSync, writeFileSync } from "node:fs";
import { caseFiles } from "./files.ts";
import { withShortLists } from "./short-lists.ts";
import { writeShownBy } from "./shown-by.ts";
import { games } from "../all-games.ts";

// Brings lists and tables of all cases that fit on a line onto one, and writes anew by which cases the rows are shown.
for (const path of caseFiles()) {
  if (!path.endsWith(".yaml")) continue;
  const text = readFileSync(path, "utf8");
  const short = withShortLists(text);
  if (short !== text) writeFileSync(path, short);
}
writeShownBy(games);
