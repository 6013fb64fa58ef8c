type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** Where a field stands. */
export interface FieldPlace {
  /** What has it, the nearest first: the kind of an action or event, the field, or the schema. */
  readonly owners: readonly string[];
  /** All fields beside it, and itself. */
  readonly fields: ReadonlySet<string>;
}

/** Is given a field of a schema, where it stands (`operators.at`, `killed.how`) and its name; answers with what it is to be. */
export type AtField = (part: Json, place: string, field: string, where: FieldPlace) => unknown;

/** The kind of an action or event, by the one value that a field of it may have. */
function kindOf(properties: Json): string | null {
  for (const name of ["do", "event", "kind", "outcome"]) {
    const value = properties[name];
    if (isJson(value) && typeof value["const"] === "string") return value["const"];
  }
  return null;
}

/** What is not a thing of its own, but holds what an event is. */
const wrappers = new Set(["details"]);

/** A schema with every field in it as `at` has it, under its owners. */
function within(schema: unknown, owners: readonly string[], at: AtField): unknown {
  if (Array.isArray(schema)) return schema.map((part) => within(part, owners, at));
  if (!isJson(schema)) return schema;
  const { properties, ...rest } = schema;
  const parts = Object.entries(rest).map(([name, part]) => [name, within(part, owners, at)] as const);
  if (!isJson(properties)) return Object.fromEntries(parts);
  const kind = kindOf(properties);
  const own = kind === null ? owners : [kind, ...owners];
  const fields = new Set(Object.keys(properties));
  const told = Object.entries(properties).map(([field, part]) => {
    const inside = within(part, wrappers.has(field) ? own : [field, ...own], at);
    return [field, isJson(inside) ? at(inside, `${own[0] ?? ""}.${field}`, field, { owners: own, fields }) : inside];
  });
  // in its own order, so that nothing else of it changes
  const whole = new Map<string, unknown>([...parts, ["properties", Object.fromEntries(told)]]);
  return Object.fromEntries(Object.keys(schema).map((name) => [name, whole.get(name)]));
}

/** A schema by a name, with every field in it as `at` has it. */
export const fieldPlaces = (schema: unknown, name: string, at: AtField): unknown => within(schema, [name], at);
