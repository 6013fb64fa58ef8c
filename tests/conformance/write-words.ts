import { readFileSync, writeFileSync } from "node:fs";
import { games } from "../all-games.ts";
import { withWordLists } from "./word-list.ts";

// Writes the word lists of every game into docs/conformance.md; "npm run format" lays them out.
const page = new URL("../../docs/conformance.md", import.meta.url);
writeFileSync(page, withWordLists(readFileSync(page, "utf8"), games));
