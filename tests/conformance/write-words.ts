import { readFileSync, writeFileSync } from "node:fs";
import { games } from "../all-games.ts";
import { withCounts } from "./counts.ts";
import { withWordLists } from "./word-list.ts";

// Writes the word lists of every game into docs/conformance.md and the counts of the README.
const readme = new URL("../../README.md", import.meta.url);
writeFileSync(readme, withCounts(readFileSync(readme, "utf8"), games));
const page = new URL("../../docs/conformance.md", import.meta.url);
writeFileSync(page, await withWordLists(readFileSync(page, "utf8"), games));
