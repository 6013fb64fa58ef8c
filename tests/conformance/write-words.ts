import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { games } from "../all-games.ts";
import { withCounts } from "./counts.ts";
import { withNumbers } from "./numbers-in-pages.ts";
import { withWordLists } from "./word-list.ts";

// Writes the word lists of every game into docs/conformance.md, the numbers into its own page and the counts of the README.
const readme = new URL("../../README.md", import.meta.url);
writeFileSync(readme, withCounts(readFileSync(readme, "utf8"), games));
const page = new URL("../../docs/conformance.md", import.meta.url);
writeFileSync(page, await withWordLists(readFileSync(page, "utf8"), games));
for (const { id } of games) {
  const ownPage = new URL(`../../docs/${id}.md`, import.meta.url);
  if (existsSync(ownPage)) writeFileSync(ownPage, withNumbers(readFileSync(ownPage, "utf8"), games));
}
