import type * as z from "zod";
import { charge } from "./budget.ts";

/** How often what does not fit is taken out, or put in, before it is given up. */
const MOST_ROUNDS = 60;
/** The work of a round. */
const ROUND = 2000;

/** What may stand where something is missing, in the order in which it is tried. */
const nothings: readonly unknown[] = [null, [], {}, false, 0, ""];

type Path = readonly PropertyKey[];

const isObject = (value: unknown): value is Record<PropertyKey, unknown> => typeof value === "object" && value !== null;

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), value);

/** Puts something at a place, or takes away what is there. */
function change(value: unknown, path: Path, part?: unknown): void {
  const owner = at(value, path.slice(0, -1));
  const key = path.at(-1);
  if (!isObject(owner) || key === undefined) return;
  if (part !== undefined) owner[key] = part;
  else if (Array.isArray(owner)) owner.splice(Number(key), 1);
  else delete owner[key];
}

/** Plain data once more, so that the first stays as it is. */
const copyOf = (json: unknown): unknown => JSON.parse(JSON.stringify(json));

const startsWith = (path: Path, begin: Path): boolean => begin.every((key, i) => path[i] === key);

/** Puts what means nothing where a field is missing; whether something fits there. */
function supplied(schema: z.ZodType, value: unknown, path: Path): boolean {
  for (const nothing of nothings) {
    charge("text", ROUND);
    change(value, path, copyOf(nothing));
    const again = schema.safeParse(value);
    if (again.success || !again.error.issues.some((issue) => startsWith(issue.path, path))) return true;
  }
  change(value, path);
  return false;
}

/**
 * Reads plain data of which not everything fits its schema: fields that are not known and parts that are wrong are left
 * out, and missing ones stand for nothing. It is for looking at, never for playing on. Null where nothing of it can be
 * read.
 */
export function readLeniently<T>(schema: z.ZodType<T>, json: unknown): T | null {
  const first = schema.safeParse(json);
  if (first.success) return first.data;
  if (!isObject(json)) return null;
  const value: unknown = copyOf(json);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    charge("text", ROUND);
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    if (issue === undefined) return null;
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) change(value, [...issue.path, key]);
      continue;
    }
    if (issue.path.length === 0) return null;
    if (at(value, issue.path) !== undefined) change(value, issue.path);
    else if (!supplied(schema, value, issue.path)) {
      const owner = issue.path.slice(0, -1);
      if (owner.length === 0) return null;
      change(value, owner);
    }
  }
  return null;
}
