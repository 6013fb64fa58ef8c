import * as z from "zod";
import { type EventShapes, type Part, phrase } from "./named.ts";
import { isRecord } from "./plain-data.ts";

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
  // what zod makes of a failure takes longer than the pattern itself, and most texts are of other sentences
  const { pattern } = schema._zod;
  idsBySchema.set(schema, { all: [id], of: (text) => (pattern.test(text) ? id : null) });
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

/** Fields with the id of each fragment beside it. */
const shownFields = (fields: z.ZodRawShape): z.ZodRawShape =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([field, schema]) => {
      const ids = idsOf(schema);
      if (ids === null) return [[field, shownItems(schema)]];
      const id = z.enum(ids.all);
      return [
        [field, schema],
        [idField(field), schema instanceof z.ZodNullable ? id.nullable() : id],
      ];
    }),
  );

/** The fields of each item of a list in an event; null where it is no list of such. */
function itemFields(schema: unknown): z.ZodRawShape | null {
  const list = schema instanceof z.ZodReadonly ? schema.unwrap() : schema;
  if (!(list instanceof z.ZodArray)) return null;
  const item = list.element instanceof z.ZodReadonly ? list.element.unwrap() : list.element;
  return item instanceof z.ZodObject ? item.shape : null;
}

/** A list whose items have fragments, with the id of each beside it; anything else as it is. */
function shownItems<Schema>(schema: Schema): Schema | z.ZodArray {
  const fields = itemFields(schema);
  return fields === null || fragmentsIn(fields).length === 0 ? schema : z.array(z.strictObject(shownFields(fields)));
}

/** The fields of every kind of event as they are shown: beside each fragment its id. */
export const shownShapes = (shapes: EventShapes): EventShapes =>
  Object.fromEntries(Object.entries(shapes).map(([event, shape]) => [event, shownFields(shape)]));

/** A field that is a fragment, with the field of its id. */
interface Fragment {
  readonly field: string;
  readonly id: string;
  readonly of: Ids["of"];
}

/** The fields of a kind of event that are fragments: its own, and those in the items of each of its lists. */
export interface Fragments {
  readonly own: readonly Fragment[];
  readonly inLists: readonly (readonly [list: string, fragments: readonly Fragment[]])[];
}

const fragmentsIn = (fields: z.ZodRawShape): readonly Fragment[] =>
  Object.entries(fields).flatMap(([field, schema]) => {
    const ids = idsOf(schema);
    return ids === null ? [] : [{ field, id: idField(field), of: ids.of }];
  });

/** The fragments of every kind of event that has some. */
export const fragmentsOf = (shapes: EventShapes): ReadonlyMap<string, Fragments> =>
  new Map(
    Object.entries(shapes).flatMap(([event, shape]) => {
      const own = fragmentsIn(shape);
      const inLists = Object.entries(shape).flatMap(([field, schema]) => {
        const within = fragmentsIn(itemFields(schema) ?? {});
        return within.length === 0 ? [] : [[field, within] as const];
      });
      return own.length + inLists.length === 0 ? [] : [[event, { own, inLists }] as const];
    }),
  );

type Details = Readonly<Record<string, unknown>>;

/** Puts the id of each fragment beside it; null where there are no words. */
function putIds(fields: Record<string, unknown>, fragments: readonly Fragment[]): void {
  for (const { field, id, of } of fragments) {
    const words = fields[field];
    fields[id] = typeof words === "string" ? of(words) : null;
  }
}

/** Puts into the details of an event the id of each fragment beside it; the items of their lists are made anew. */
export function addIds(details: Record<string, unknown>, { own, inLists }: Fragments): void {
  putIds(details, own);
  for (const [list, within] of inLists) {
    const items = details[list];
    if (!Array.isArray(items)) continue;
    details[list] = items.map((item: unknown) => {
      if (!isRecord(item)) return item;
      const made = { ...item };
      putIds(made, within);
      return made;
    });
  }
}

const fieldsWithout = (fields: Details, fragments: readonly Fragment[]): Record<string, unknown> => {
  const ids = new Set(fragments.map(({ id }) => id));
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !ids.has(field)));
};

/** Details as the event has them, without the ids of its fragments. */
export function withoutIds(details: Details, { own, inLists }: Fragments): Details {
  const made = fieldsWithout(details, own);
  for (const [list, within] of inLists) {
    const items = details[list];
    if (Array.isArray(items))
      made[list] = items.map((item: unknown) => (isRecord(item) ? fieldsWithout(item, within) : item));
  }
  return made;
}
