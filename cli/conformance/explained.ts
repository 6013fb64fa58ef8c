import type * as z from "zod";
import { issueText } from "../../rules/kernel/index.ts";
import { show } from "./matches.ts";

type Issue = z.core.$ZodIssue;

/** What YAML calls the types of the schema. */
const types: Readonly<Record<string, string>> = {
  string: "text",
  int: "whole number",
  array: "list",
  object: "mapping",
  record: "mapping",
};
const typeInWords = (type: string): string => types[type] ?? type;

/** How far from the place of a union the first thing lies that keeps an alternative from fitting. */
const shallowest = (issues: readonly Issue[]): number => Math.min(...issues.map(({ path }) => path.length));

/** The alternative that was meant: what keeps it from fitting lies deepest, and is least. */
const meant = (alternatives: readonly (readonly Issue[])[]): readonly Issue[] =>
  alternatives.reduce((best, issues) => {
    const deeper = shallowest(issues) - shallowest(best);
    return deeper > 0 || (deeper === 0 && issues.length < best.length) ? issues : best;
  });

/** What each alternative of a union wants instead of a value; null where one of them wants more than another value. */
function wantedInstead(alternatives: readonly (readonly Issue[])[]): readonly string[] | null {
  const wanted = alternatives.map(([issue, ...others]) => {
    if (issue === undefined || others.length > 0 || issue.path.length > 0) return null;
    if (issue.code === "invalid_type") return typeInWords(issue.expected);
    return issue.code === "invalid_value" ? issue.values.map((value) => JSON.stringify(value)).join(", ") : null;
  });
  const found = wanted.flatMap((one) => (one === null ? [] : [one]));
  return found.length < wanted.length ? null : [...new Set(found)];
}

/** What stands at a path in a value. */
const standsAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((part, key) => {
    const own = typeof part === "object" && part !== null ? Object.getOwnPropertyDescriptor(part, key) : undefined;
    return own?.value;
  }, value);

/** A thing as a fault names it, shortened where it is long. */
function written(value: unknown): string {
  if (value === undefined) return "nothing";
  const text = show(value);
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}

/** What is wrong by an issue of the schema, with the field and what stands there; a union by the alternative that was meant. */
function sentencesOf(issue: Issue, value: unknown, base: readonly PropertyKey[]): readonly string[] {
  const path = [...base, ...issue.path];
  const at = path.map(String).join(".") || "case";
  const stands = standsAt(value, path);
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const wanted = wantedInstead(issue.errors);
    if (wanted === null) return meant(issue.errors).flatMap((one) => sentencesOf(one, value, path));
    return [`${at}: ${written(stands)} is not one of: ${wanted.join(", ")}${inQuotes(stands, wanted)}`];
  }
  if (issue.code === "unrecognized_keys") return issue.keys.map((key) => `${at}: there is no field ${key}`);
  if (issue.code === "invalid_type" && stands === undefined)
    return [`${at}: is missing; expected: ${typeInWords(issue.expected)}`];
  if (issue.code === "invalid_type")
    return [
      `${at}: expected: ${typeInWords(issue.expected)}, got ${written(stands)}${inQuotes(stands, [typeInWords(issue.expected)])}`,
    ];
  return [`${at}: ${issueText(issue, stands)}`];
}

/** A number where a text is wanted has to be quoted. */
const inQuotes = (stands: unknown, wanted: readonly string[]): string =>
  typeof stands === "number" && wanted.includes("text") ? `; write it in quotes: "${stands}"` : "";

/** What is wrong with a value by its schema, each with the field that it is about, in one line. */
export const explained = ({ issues }: z.ZodError, value: unknown): string =>
  issues.flatMap((issue) => sentencesOf(issue, value, [])).join("; ");

/**
 * Places without quotes: in braces YAML reads `at: 3,0` as `at: 3` and a field `0` that says nothing. Says where, and how
 * it is to be written.
 */
export function unquotedPlaces(value: unknown, at = ""): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const entries = Object.entries(value);
  const below = entries.flatMap(([key, part]) => unquotedPlaces(part, at === "" ? key : `${at}.${key}`));
  if (Array.isArray(value)) return below;
  const alone = entries.filter(([key, part]) => part === null && /^\d+(?:\.\d+)?$/.test(key)).map(([key]) => key);
  if (alone.length === 0) return below;
  const numbers = entries.filter(([, part]) => typeof part === "number");
  const [[field, number] = ["", 0]] = numbers;
  const [y = ""] = alone;
  const example = numbers.length === 1 && alone.length === 1 ? `${field}: "${String(number)},${y}"` : '"3,0"';
  return [...below, `${at || "case"}: ${alone.join(", ")} says nothing; a place is written in quotes: ${example}`];
}
