import { readFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { casesIn } from "./files.ts";
import { inProcess } from "./in-process.ts";
import { show } from "../../cli/conformance/matches.ts";
import { pinnedAnew } from "./pinned.ts";
import { runCase } from "../../cli/conformance/run-case.ts";

/** What differs between two written values, a line for each place. */
function differences(before: unknown, now: unknown, at: string): readonly string[] {
  if (isDeepStrictEqual(before, now)) return [];
  const isOpen = (value: unknown): value is object => typeof value === "object" && value !== null;
  if (isOpen(before) && isOpen(now) && Array.isArray(before) === Array.isArray(now)) {
    const [was, is] = [new Map<string, unknown>(Object.entries(before)), new Map<string, unknown>(Object.entries(now))];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) =>
      differences(was.get(key), is.get(key), at === "" ? key : `${at}.${key}`),
    );
  }
  const told = (value: unknown): string => (value === undefined ? "nothing" : show(value));
  return [`${at}: ${told(before)} → ${told(now)}`];
}

/**
 * Writes the pinned outputs of a file of pinned cases anew where they are others now, and prints what differs by case.
 * Answers with how many cases it has changed; what they assert besides is left as it is.
 */
export async function updatePinned(file: string, only: string | undefined): Promise<number> {
  const cases = casesIn(file);
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "");
  let changed = 0;
  for (const [i, one] of cases.entries()) {
    if (only !== undefined && !one.id.startsWith(only)) continue;
    const result = await runCase(inProcess, one, false);
    if (result.failures.length === 0) continue;
    const written: Readonly<Record<string, unknown>> = JSON.parse(lines[i] ?? "{}");
    const now = await pinnedAnew(inProcess, written, result);
    const differing = differences(written, now, "");
    if (differing.length === 0) continue;
    changed++;
    lines[i] = JSON.stringify(now);
    console.log(`${one.id} — ${one.title}`);
    for (const line of differing) console.log(`    ${line}`);
  }
  if (changed > 0) writeFileSync(file, `${lines.join("\n")}\n`);
  return changed;
}
