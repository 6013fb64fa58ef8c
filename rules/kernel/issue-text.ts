import type * as z from "zod";
import { MOST_LISTED, nearest } from "./nearest.ts";

type Issue = z.core.$ZodIssue;

/** The most characters a sentence says of what stands somewhere. */
const MOST_SAID = 60;

/** Words in quotes, so many that a sentence can hold them. */
export const listed = (words: readonly unknown[]): string =>
  [
    ...words.slice(0, MOST_LISTED).map((word) => JSON.stringify(word)),
    ...(words.length > MOST_LISTED ? [`${words.length - MOST_LISTED} more`] : []),
  ].join(", ");

/** What the types of a schema are to people. */
const types: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
  null: "null",
};

/** What stands somewhere, in a few words. */
export function saidOf(value: unknown): string {
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object" && value !== null) return "an object";
  if (typeof value === "string")
    return JSON.stringify(value.length > MOST_SAID ? `${value.slice(0, MOST_SAID)}…` : value);
  return String(value);
}

/** What a size is counted in. */
const counted = (origin: string, size: number | bigint): string =>
  origin === "string"
    ? `${size} ${Number(size) === 1 ? "character" : "characters"}`
    : origin === "array" || origin === "set" || origin === "object" || origin === "map"
      ? `${size} ${Number(size) === 1 ? "entry" : "entries"}`
      : String(size);

/** What texts of a format are to people. */
const formats: Readonly<Record<string, string>> = { url: "an address (URL)", datetime: "a time" };

/** What one of several schemas would take; null where one of them does not say it in a few words. */
function wantedByEither(errors: readonly (readonly Issue[])[]): string | null {
  const wanted = errors.map(([first]) => (first === undefined || first.path.length > 0 ? null : wantedBy(first)));
  return wanted.length === 0 || wanted.includes(null) ? null : [...new Set(wanted)].join(" or ");
}

/** What would have to stand at the place of an issue; null where a few words do not tell. */
export function wantedBy(issue: Issue): string | null {
  switch (issue.code) {
    case "invalid_type":
      // that something has to be there says nothing of what
      return issue.expected === "nonoptional" ? null : (types[issue.expected] ?? issue.expected);
    case "invalid_value":
      return issue.values.length === 1 ? listed(issue.values) : `one of ${listed(issue.values)}`;
    case "invalid_union":
      return "options" in issue && Array.isArray(issue.options)
        ? `one of ${listed(issue.options)}`
        : wantedByEither(issue.errors);
    case "invalid_format":
      return formats[issue.format] ?? null;
    case "too_big":
      return `${issue.inclusive === false ? "less than" : "at most"} ${counted(issue.origin, issue.maximum)}`;
    case "too_small":
      return `${issue.inclusive === false ? "more than" : "at least"} ${counted(issue.origin, issue.minimum)}`;
    case "not_multiple_of":
      return `a multiple of ${issue.divisor}`;
    default:
      return null;
  }
}

/** Of more words than a sentence lists, the nearest to the one that stands there; null where they can be listed. */
export const nearestOf = (given: unknown, values: readonly unknown[]): string | null =>
  typeof given === "string" && values.length > MOST_LISTED ? nearest(given, values.map(String)) : null;

/** A schema's own sentence about how something is written, told behind what stands there instead. */
const writtenAs = (message: string, place: string, given: unknown): string =>
  / is written /.test(message) && given !== undefined ? `${place} is ${saidOf(given)}. ${message}` : message;

/** How the words of a schema library begin, where a schema has none of its own for an issue. */
const bare = /^(?:Invalid|Too (?:big|small)|Unrecognized key)/;

/**
 * What is wrong with a value by an issue of its schema, in a sentence: the place, what stands there, and what
 * was expected. A schema's own sentence is told as it is.
 */
export function issueText(issue: Issue, given: unknown): string {
  if (issue.code === "unrecognized_keys") {
    const [first, ...others] = issue.keys;
    return `There is no field ${JSON.stringify(first)}${others.length === 0 ? "" : `, nor ${listed(others)}`} here.`;
  }
  const place = issue.path.length === 0 ? "It" : `"${issue.path.map(String).join(".")}"`;
  if (!bare.test(issue.message)) return writtenAs(issue.message, place, given);
  const near = issue.code === "invalid_value" ? nearestOf(given, issue.values) : null;
  if (near !== null) return `${place} is ${saidOf(given)}, not one of its words${near}.`;
  const wanted = wantedBy(issue);
  const expected = wanted === null ? "" : `: expected ${wanted}`;
  if (given === undefined && issue.path.length > 0) return `${place} is missing${expected}.`;
  return `${place} is ${saidOf(given)}${expected === "" ? ", which cannot stand here" : expected}.`;
}
