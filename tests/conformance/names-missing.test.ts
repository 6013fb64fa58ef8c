import { describe, expect, it } from "vitest";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import { isRecord } from "../../rules/kernel/index.ts";
import { games } from "../all-games.ts";
import { casesOf, openedBy } from "./read-otherwise.ts";

/*
 * Whoever names somebody who is not there learns that, and nothing untrue besides: of a name that nothing has a refusal
 * says that it is not there, never what it has or has not done.
 */

const nobody = "zz-nobody";

/** What may be said of a name that nothing has. */
const saysMissing =
  /[Tt]here is no |grants no |is not (?:in play|an? |another |one of|on |aboard|next to|played)|does not (?:belong|hold)|has no |No .* lies|do not hold|names the one/;

type Path = readonly (string | number)[];

/** Where in an action texts stand, but for its kind. */
function* textsIn(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value === "string" && path[0] !== "do") yield path;
  if (Array.isArray(value)) for (const [i, part] of value.entries()) yield* textsIn(part, [...path, i]);
  else if (isRecord(value)) for (const [key, part] of Object.entries(value)) yield* textsIn(part, [...path, key]);
}

/** An action with another text at a place. */
function withText(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return nobody;
  if (Array.isArray(value)) return value.map((part: unknown, i) => (i === key ? withText(part, rest) : part));
  return isRecord(value) ? { ...value, [key]: withText(value[key], rest) } : value;
}

/** The action that a case asks about, or does first. */
function actionOf(one: ConformanceCase): Readonly<Record<string, unknown>> | null {
  const [first] = one.steps ?? [];
  const action: unknown = one["why-not"] ?? one.odds ?? first;
  if (!isRecord(action) || typeof action["do"] !== "string") return null;
  const { after: _, ...bare } = action;
  return bare;
}

describe.each(games)("a name in an action of $id that nothing has", (game) => {
  it("is said not to be there, in every field of every action", () => {
    const met = new Set<string>();
    const untrue: string[] = [];
    for (const { one, text } of casesOf(game.id)) {
      const action = actionOf(one);
      if (action === null) continue;
      const keyOf = (path: Path): string =>
        `${String(action["do"])}.${path.map((part) => (typeof part === "number" ? "*" : part)).join(".")}`;
      const paths = [...textsIn(action)].filter((path) => !met.has(keyOf(path)));
      const opened = paths.length === 0 ? null : openedBy(game, one, text, {});
      const now = opened?.requirements(action);
      // where it is legal otherwise, nothing but the name stands in its way
      if (opened === null || now?.ok !== true || now.value.some(({ holds }) => !holds)) continue;
      for (const path of paths) {
        met.add(keyOf(path));
        const found = opened.requirements(withText(action, path));
        if (!found.ok) continue;
        const failing = found.value.filter(({ holds }) => !holds);
        const amiss = failing.filter((each) => each.text.includes(nobody) && !saysMissing.test(each.text));
        if (failing.length === 0 || amiss.length > 0)
          untrue.push(`${keyOf(path)}: ${amiss.map((each) => each.text).join(" ") || "legal"}`);
      }
    }
    expect(untrue).toEqual([]);
    expect(met.size).toBeGreaterThan(0);
  });
});
