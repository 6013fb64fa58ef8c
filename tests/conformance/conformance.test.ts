import { relative } from "node:path";
import { describe, expect, test } from "vitest";
import { caseFiles, casesIn } from "./files.ts";
import { inProcess } from "./in-process.ts";
import { runCase } from "./run-case.ts";

for (const file of caseFiles()) {
  describe(relative(import.meta.dirname, file), () => {
    for (const one of casesIn(file)) {
      test(`${one.id}: ${one.title}`, async () => {
        const { broken, failures, account } = await runCase(inProcess, one);
        expect([...broken.map((line) => `broken: ${line}`), ...failures, ...account]).toEqual([]);
      });
    }
  });
}
