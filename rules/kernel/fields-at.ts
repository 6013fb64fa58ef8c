import * as z from "zod";

type Schema = z.core.$ZodType;

/** A schema without what is around it: that it may be missing, null or of another shape inside. */
function bare(schema: Schema): Schema {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNonOptional ||
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodLazy
  )
    return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.in) : schema;
}

const partOf = (value: unknown, key: PropertyKey): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;

/** Whether a value is of a kind of object: each field with one value alone has that. */
const isOfKind = (schema: Schema, value: unknown): boolean => {
  const kind = bare(schema);
  return (
    kind instanceof z.ZodObject &&
    Object.entries(kind.shape).every(
      ([key, field]) => !(field instanceof z.ZodLiteral) || [...field.values].some((one) => one === partOf(value, key)),
    )
  );
};

/** The schema of a field; null where an object has none of that name. */
function fieldOf({ shape }: z.ZodObject, key: PropertyKey): Schema | null {
  const field: unknown = Object.hasOwn(shape, key) ? shape[String(key)] : null;
  return field instanceof z.ZodType ? field : null;
}

/** The fields that an object has at a path below a schema: of several kinds, those of the kind that the value is of. */
export function fieldsAt(schema: Schema, path: readonly PropertyKey[], value: unknown): readonly string[] {
  const at = bare(schema);
  const [key, ...rest] = path;
  if (at instanceof z.ZodUnion) {
    const kind = at.options.find((option) => isOfKind(option, value));
    return kind === undefined ? [] : fieldsAt(kind, path, value);
  }
  if (at instanceof z.ZodObject) {
    if (key === undefined) return Object.keys(at.shape);
    const field = fieldOf(at, key);
    return field === null ? [] : fieldsAt(field, rest, partOf(value, key));
  }
  const inner = at instanceof z.ZodArray ? at.element : at instanceof z.ZodRecord ? at.valueType : undefined;
  return inner === undefined || key === undefined ? [] : fieldsAt(inner, rest, partOf(value, key));
}

/** The fields that an object below a path may have, of whichever kind it is. */
export function fieldsWithin(schema: Schema, path: readonly PropertyKey[]): ReadonlySet<string> {
  const at = bare(schema);
  const [key, ...rest] = path;
  if (at instanceof z.ZodUnion)
    return new Set(
      at.options.flatMap((option) => (option instanceof z.ZodType ? [...fieldsWithin(option, path)] : [])),
    );
  if (!(at instanceof z.ZodObject)) return new Set();
  if (key === undefined) return new Set(Object.keys(at.shape));
  const field = fieldOf(at, key);
  return field === null ? new Set() : fieldsWithin(field, rest);
}
