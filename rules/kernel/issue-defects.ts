import type * as z from "zod";
import { fieldsAt, fieldsWithin } from "./fields-at.ts";
import { issueText, wantedBy } from "./issue-text.ts";
import { nearest } from "./nearest.ts";
import type { Defect } from "./position.ts";

/** The most issues of one value that are told. */
const MOST_TOLD = 20;

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The end of a sentence that names those of some words that are near to one that is not known. */
export type Near = (word: string, words: readonly string[]) => string;

/** What stands at a path of plain data; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  let inner = value;
  for (const key of path) {
    if (typeof inner !== "object" || inner === null || !Object.hasOwn(inner, key)) return undefined;
    inner = Reflect.get(inner, key);
  }
  return inner;
}

/** The kinds that a value may be of by one of its fields, where an issue is that it is of none of them; else null. */
const kindsOf = (issue: Issue): readonly unknown[] | null =>
  issue.code === "invalid_union" && "options" in issue && Array.isArray(issue.options) ? issue.options : null;

function expectedBy(issue: Issue): string {
  const wanted = wantedBy(issue);
  return wanted === null ? "" : `: expected ${wanted}`;
}

/**
 * The end of a sentence about a field that there is not: the field that has one of its name in it, as `action` has `do`;
 * else the fields there are that are nearest to it.
 */
function nearestField(
  issue: Extract<Issue, { code: "unrecognized_keys" }>,
  value: unknown,
  schema: z.core.$ZodType,
  near: Near,
): string {
  const given = valueAt(value, issue.path);
  const has = (field: string): boolean => typeof given === "object" && given !== null && Object.hasOwn(given, field);
  const [unknown = ""] = issue.keys;
  // what is there already is not what was meant
  const free = fieldsAt(schema, issue.path, value).filter((field) => !has(field));
  const around = free.find((field) => fieldsWithin(schema, [...issue.path, field]).has(unknown));
  return around === undefined ? near(unknown, free) : `; put it into "${around}"`;
}

function defectOf(issue: Issue, base: string, value: unknown, schema: z.core.$ZodType | undefined, near: Near): Defect {
  const at = (path: Path): string => [base, ...path.map(String)].join("/");
  const { path } = issue;
  const given = valueAt(value, path);
  let message = issueText(issue, given);
  if (issue.code === "unrecognized_keys") {
    if (schema !== undefined) message = `${message.slice(0, -1)}${nearestField(issue, value, schema, near)}.`;
    return { code: "unknown-field", path: at([...path, ...issue.keys.slice(0, 1)]), message };
  }
  const name = path.at(-1);
  if (name !== undefined && given === undefined)
    return { code: "missing-field", path: at(path), message: `"${String(name)}" is missing${expectedBy(issue)}.` };
  const kinds = kindsOf(issue);
  if (kinds !== null && typeof given === "string") {
    const what = name === "do" ? "action" : `"${String(name)}" called`;
    message = `There is no ${what} "${given.slice(0, 60)}"${near(given, kinds.map(String))}.`;
  }
  return { code: "unreadable", path: at(path), message };
}

/** Whether an issue says no more than that something of another type stands where it lies. */
const isOfType = ({ code, path }: Issue): boolean =>
  path.length === 0 && (code === "invalid_type" || code === "invalid_value");

/** The issues of the one schema, of several, that a value was meant for: it is of its type, and wrong farther in. */
function unfolded(issue: Issue): readonly Issue[] {
  if (issue.code !== "invalid_union" || kindsOf(issue) !== null) return [issue];
  const meant = issue.errors.filter((found) => found.length > 0 && !found.some(isOfType));
  const [only = []] = meant;
  return meant.length === 1
    ? only.flatMap((inner) => unfolded({ ...inner, path: [...issue.path, ...inner.path] }))
    : [issue];
}

/**
 * Issues as they are told: a field that there is not before the one that is missing in its place, and of one place
 * nothing about its size where its type is wrong already.
 */
function inOrder(issues: readonly Issue[]): readonly Issue[] {
  const placeOf = ({ path }: Issue): string => path.map(String).join("/");
  const ofType = new Set(issues.filter(({ code }) => code === "invalid_type").map(placeOf));
  const isSize = ({ code }: Issue): boolean => code === "too_big" || code === "too_small";
  const told = issues.filter((issue) => !isSize(issue) || !ofType.has(placeOf(issue)));
  const isUnknown = ({ code }: Issue): boolean => code === "unrecognized_keys";
  return [...told.filter(isUnknown), ...told.filter((issue) => !isUnknown(issue))];
}

/**
 * What is wrong with a value, as its schema found it: the place of each fault below `base`, what is missing by its name,
 * what is not known with what is nearest to it (by `near`, else by its letters). Takes the value that was read, and the
 * schema.
 */
export const issueDefects = (
  error: z.core.$ZodError,
  base: string,
  value: unknown,
  schema?: z.core.$ZodType,
  near: Near = nearest,
): readonly Defect[] =>
  inOrder(error.issues.flatMap((issue) => unfolded(issue)))
    .slice(0, MOST_TOLD)
    .map((issue) => defectOf(issue, base, value, schema, near));

/** The first of some faults in one sentence, and how many there are besides. */
export function firstFault(defects: readonly Defect[]): string {
  const [first] = defects;
  if (first === undefined) return "It cannot be read.";
  // the words of a schema are no sentence and name no place
  const isBare = !first.message.endsWith(".");
  const place = isBare && first.path.length > 1 ? `${first.path.slice(1).replaceAll("/", ".")}: ` : "";
  const others = defects.length - 1;
  return `${place}${first.message}${others > 0 ? ` (and ${others} more)` : ""}`;
}
