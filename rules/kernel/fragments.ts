import * as z from "zod";
import type { EventShapes } from "./named.ts";
import { type Part, phrase } from "./named.ts";

/*
 * Fragments of sentences inside events, as `why` and `what`: each has an id, so that programs and cases know it by that
 * and its words may change. An event that is shown has the id beside the words: `why` and `whyId`.
 */

/** What the texts of a schema are called: their ids, and the id of one of them. */
interface Ids {
  readonly all: readonly string[];
  readonly of: (text: string) => string | null;
}

const idsBySchema = new WeakMap<z.ZodType, Ids>();

/** Fragments that are always the same, in a table from the id of each to its words. */
export function sentences<const Words extends string>(
  table: Readonly<Record<string, Words>>,
): z.ZodEnum<{ [W in Words]: W }> {
  const schema = z.enum(Object.values(table));
  const ids = new Map<string, string>(Object.entries(table).map(([id, words]) => [words, id]));
  idsBySchema.set(schema, { all: Object.keys(table), of: (text) => ids.get(text) ?? null });
  return schema;
}

/** Words that are their own ids. */
export function ownWords<const Words extends string>(words: readonly Words[]): z.ZodEnum<{ [W in Words]: W }> {
  const schema = z.enum(words);
  const ids = new Set<string>(words);
  idsBySchema.set(schema, { all: words, of: (text) => (ids.has(text) ? text : null) });
  return schema;
}

/** A fragment that is always the same but for names or numbers in it, and its id: `sentence("held", "held by ", named.piece)`. */
export function sentence<const Parts extends readonly Part[]>(
  id: string,
  ...parts: Parts
): ReturnType<typeof phrase<Parts>> {
  const schema = phrase(...parts);
  idsBySchema.set(schema, { all: [id], of: (text) => (schema.safeParse(text).success ? id : null) });
  return schema;
}

/** The ids of the texts a schema allows; null where it is no schema of fragments. */
function idsOf(schema: unknown): Ids | null {
  if (!(schema instanceof z.ZodType)) return null;
  const own = idsBySchema.get(schema);
  if (own !== undefined) return own;
  if (schema instanceof z.ZodNullable) return idsOf(schema.unwrap());
  if (!(schema instanceof z.ZodUnion)) return null;
  const parts = schema.options.map(idsOf);
  const ids = parts.flatMap((part) => part ?? []);
  if (ids.length < parts.length) return null;
  const made: Ids = {
    all: [...new Set(ids.flatMap(({ all }) => all))],
    of: (text) => {
      for (const { of } of ids) {
        const id = of(text);
        if (id !== null) return id;
      }
      return null;
    },
  };
  idsBySchema.set(schema, made);
  return made;
}

/** The field that has the id of a fragment. */
const idField = (field: string): string => `${field}Id`;

/** The fields of every kind of event as they are shown: beside each fragment its id. */
export const shownShapes = (shapes: EventShapes): EventShapes =>
  Object.fromEntries(
    Object.entries(shapes).map(([event, shape]) => [
      event,
      Object.fromEntries(
        Object.entries(shape).flatMap(([field, schema]) => {
          const ids = idsOf(schema);
          if (ids === null) return [[field, schema]];
          const id = z.enum(ids.all);
          return [
            [field, schema],
            [idField(field), schema instanceof z.ZodNullable ? id.nullable() : id],
          ];
        }),
      ),
    ]),
  );

/** The fields of a kind of event that are fragments, each with the field of its id. */
export type Fragments = ReadonlyMap<
  string,
  readonly { readonly field: string; readonly id: string; readonly of: Ids["of"] }[]
>;

/** The fragments of every kind of event that has some. */
export const fragmentsOf = (shapes: EventShapes): Fragments =>
  new Map(
    Object.entries(shapes).flatMap(([event, shape]) => {
      const fields = Object.entries(shape).flatMap(([field, schema]) => {
        const ids = idsOf(schema);
        return ids === null ? [] : [{ field, id: idField(field), of: ids.of }];
      });
      return fields.length === 0 ? [] : [[event, fields] as const];
    }),
  );
