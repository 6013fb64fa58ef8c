import { changesBetween, drawnParts } from "../../cli/conformance/check-steps.ts";
import { legalEnds } from "../../cli/conformance/check-answer.ts";
import type { ConformanceCase, Expectation } from "../../cli/conformance/case-format.ts";
import { fieldOf } from "../../cli/conformance/matches.ts";
import type { CaseResult, LookedAt } from "../../cli/conformance/run-case.ts";
import type { Table } from "../../cli/conformance/table.ts";

/*
 * Cases that pin a whole output guard what no rule says in a sentence: data, not reading. They lie apart, one line of
 * JSON each, in <game>/pinned/<topic>.jsonl, and "npm run conformance -- --update" writes them anew.
 */

/** What pins a whole output, wherever something is expected. */
const pinning = ["changes", "board", "lines", "grounds", "ends"] as const;

const expectations = ({ expect, steps = [] }: ConformanceCase): readonly Partial<Expectation>[] => [
  expect,
  ...steps.flatMap((step) => (typeof step === "object" && step.after !== undefined ? [step.after] : [])),
];

/** Whether a case pins a whole output. */
export const isPinned = (one: ConformanceCase): boolean =>
  expectations(one).some((expect) => pinning.some((key) => expect[key] !== undefined));

/** What there is now of what a pattern names: of objects the same fields, of lists all, each like its pattern. */
function likeIt(pattern: unknown, now: unknown): unknown {
  if (Array.isArray(now)) {
    const patterns: readonly unknown[] = Array.isArray(pattern) ? pattern : [];
    const ids = new Map(patterns.map((one) => [idOf(one), one]));
    return now.map((one, i) =>
      likeIt(ids.get(idOf(one) ?? Symbol("none")) ?? patterns[i] ?? patterns.at(-1) ?? one, one),
    );
  }
  if (typeof pattern !== "object" || pattern === null || typeof now !== "object" || now === null) return now;
  return Object.fromEntries(
    Object.keys(pattern).map((key) => [key, likeIt(fieldOf(pattern, key), fieldOf(now, key) ?? null)]),
  );
}

const idOf = (one: unknown): unknown => (typeof one === "object" && one !== null ? fieldOf(one, "id") : undefined);

/** A written expectation with its pinned outputs as they are now. */
async function anew(table: Table, one: ConformanceCase, written: object, looked: LookedAt): Promise<object> {
  const { before, position, answer } = looked;
  const now: Record<string, unknown> = { ...written };
  for (const key of pinning) {
    const pattern = fieldOf(written, key);
    if (pattern === undefined) continue;
    if (key === "changes") now[key] = (await changesBetween(table, before, position)).join("\n");
    else if (key === "board") now[key] = likeIt(pattern, await drawnParts(table, position));
    else if (key === "ends") now[key] = pattern === null ? null : likeIt(pattern, legalEnds(one, answer)[0]);
    else if (typeof answer === "object" && answer !== null) now[key] = likeIt(pattern, fieldOf(answer, key));
  }
  return now;
}

/**
 * A pinned case as it is written, with what comes out now in place of what was pinned. Everything else in it stays: what
 * it asserts beside that still has to hold.
 */
export async function pinnedAnew(
  table: Table,
  written: Readonly<Record<string, unknown>>,
  { case: one, looked }: CaseResult,
): Promise<Readonly<Record<string, unknown>>> {
  const now: Record<string, unknown> = { ...written };
  for (const found of looked) {
    if (found.at === "expect" && typeof now["expect"] === "object" && now["expect"] !== null)
      now["expect"] = await anew(table, one, now["expect"], found);
    if (typeof found.at !== "number" || !Array.isArray(now["steps"])) continue;
    const steps: unknown[] = [...now["steps"]];
    const step = steps[found.at];
    const after = typeof step === "object" && step !== null ? fieldOf(step, "after") : undefined;
    if (typeof after === "object" && after !== null)
      steps[found.at] = { ...Object(step), after: await anew(table, one, after, found) };
    now["steps"] = steps;
  }
  return now;
}
