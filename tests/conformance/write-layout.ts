import { readFileSync, writeFileSync } from "node:fs";
import { games } from "../all-games.ts";
import { caseFiles } from "./files.ts";
import { laidOut } from "./layout.ts";
import { writeShownBy } from "./shown-by.ts";

// Lays the cases of all games out, and writes anew by which of them the rows are shown.
for (const game of games)
  for (const path of caseFiles(game.id)) {
    if (!path.endsWith(".yaml")) continue;
    const text = laidOut(game, path);
    if (text !== readFileSync(path, "utf8")) writeFileSync(path, text);
  }
writeShownBy(games);
