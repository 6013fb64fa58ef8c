import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { hourOfGlory } from "../../rules/hour-of-glory/index.ts";
import { casesIn } from "../conformance/files.ts";
import { tableFor } from "../conformance/in-process.ts";
import { runCase } from "../conformance/run-case.ts";

// the game is not in the list yet: its cases run at a table of its own
const table = tableFor([hourOfGlory]);
const root = join(import.meta.dirname, "cases");

describe.each(readdirSync(root).sort())("%s", (file) => {
  for (const one of casesIn(join(root, file)))
    test(`${one.id}: ${one.title}`, async () => {
      const { broken, failures, account, cited } = await runCase(table, one);
      expect([...broken.map((line) => `broken: ${line}`), ...failures, ...account]).toEqual([]);
      expect(one.rules.filter((id) => !cited.has(id))).toEqual([]);
    });
});
