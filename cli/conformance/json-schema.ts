import { nearest } from "../../rules/kernel/index.ts";
import * as z from "zod";

/** The part of JSON Schema that zod writes for actions, events and states. */
export interface JsonSchema {
  readonly type?: string | readonly string[] | undefined;
  readonly const?: unknown;
  readonly enum?: readonly unknown[] | undefined;
  readonly pattern?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly anyOf?: readonly JsonSchema[] | undefined;
  readonly oneOf?: readonly JsonSchema[] | undefined;
  readonly properties?: Readonly<Record<string, JsonSchema>> | undefined;
  readonly additionalProperties?: boolean | JsonSchema | undefined;
  readonly propertyNames?: JsonSchema | undefined;
  readonly items?: JsonSchema | false | undefined;
  readonly prefixItems?: readonly JsonSchema[] | undefined;
  readonly default?: unknown;
  readonly description?: string | undefined;
  /** What a string names: "piece", "place", "piece or place". */
  readonly names?: string | undefined;
  /** A text with something of its own in it, for people: "held by {piece}". */
  readonly form?: string | undefined;
}

const jsonSchema: z.ZodType<JsonSchema> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    anyOf: z.array(jsonSchema).optional(),
    oneOf: z.array(jsonSchema).optional(),
    properties: z.record(z.string(), jsonSchema).optional(),
    additionalProperties: z.union([z.boolean(), jsonSchema]).optional(),
    propertyNames: jsonSchema.optional(),
    items: z.union([jsonSchema, z.literal(false)]).optional(),
    prefixItems: z.array(jsonSchema).optional(),
    description: z.string().optional(),
    names: z.string().optional(),
    form: z.string().optional(),
  }),
);

/** Reads a JSON Schema written by a game. */
export const readSchema = (json: unknown): JsonSchema => jsonSchema.parse(json);

/** The alternatives of a union; a schema that is none is the only one. */
export const alternatives = (schema: JsonSchema): readonly JsonSchema[] => schema.anyOf ?? schema.oneOf ?? [schema];

const show = (value: unknown): string => JSON.stringify(value);

const isType = (type: string, value: unknown): boolean => {
  switch (type) {
    case "integer":
      return Number.isInteger(value);
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    default:
      return typeof value === type;
  }
};

/** What is in the holes of a form, "{piece}" or "{number}", where a text is written so; null where it is not. */
function inHoles(form: string, text: string): readonly { readonly hole: string; readonly filling: string }[] | null {
  const holes = [...form.matchAll(/\{([^}]+)\}/g)].map(([, hole = ""]) => hole);
  const parts = form.split(/\{[^}]+\}/).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`^${parts.join("(.+?)")}$`, "s").exec(text);
  return found === null ? null : holes.map((hole, i) => ({ hole, filling: found[i + 1] ?? "" }));
}

/** The texts that a schema closes: words, and forms with something of their own in them; null where any text will do. */
export function closedTexts(schema: JsonSchema): readonly string[] | null {
  const texts: string[] = [];
  for (const one of alternatives(schema)) {
    if (one.const !== undefined) texts.push(String(one.const));
    else if (one.enum !== undefined) texts.push(...one.enum.map(String));
    else if (one.form !== undefined) texts.push(one.form);
    else if ([one.type ?? []].flat().includes("string")) return null;
  }
  return texts;
}

/** Says whether something has this name; "names" is the schema's word for what it is. */
export type IsNamed = (names: string, value: string) => boolean;

/**
 * What a pattern says that no value of this schema can be: unknown fields, values of another type or outside a closed
 * list, names that nothing has. Fields that are left out are not faults.
 */
export function faultsOf(schema: JsonSchema, pattern: unknown, at: string, isNamed: IsNamed): readonly string[] {
  const union = schema.anyOf ?? schema.oneOf;
  if (union !== undefined) {
    const found = union.map((one) => faultsOf(one, pattern, at, isNamed));
    if (found.some((faults) => faults.length === 0)) return [];
    if (typeof pattern === "string") {
      // written as one of them, it is wrong in what it names
      const meant = union.findIndex(({ form, names }) =>
        form === undefined ? names !== undefined : inHoles(form, pattern) !== null,
      );
      const texts = closedTexts(schema) ?? [];
      if (meant >= 0) return found[meant] ?? [];
      if (texts.length > 0) return [`${at}: there is no ${show(pattern)}${nearest(pattern, texts)}`];
    }
    return found.reduce((best, faults) => (faults.length < best.length ? faults : best));
  }
  if (schema.const !== undefined)
    return pattern === schema.const ? [] : [`${at}: ${show(pattern)} is not ${show(schema.const)}`];
  if (schema.enum !== undefined)
    return schema.enum.includes(pattern)
      ? []
      : [`${at}: there is no ${show(pattern)}${nearest(String(pattern), schema.enum.map(String))}`];
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isType(type, pattern)))
    return [`${at}: ${show(pattern)} is not of the type ${types.join(" or ")}`];
  if (typeof pattern === "string" && schema.form !== undefined) {
    const holes = inHoles(schema.form, pattern);
    if (holes === null || !new RegExp(schema.pattern ?? "").test(pattern))
      return [`${at}: ${show(pattern)} is not written so: ${schema.form}`];
    return holes.flatMap(({ hole, filling }) =>
      /^(?:piece|place|piece or place)$/.test(hole) && !isNamed(hole, filling)
        ? [`${at}: there is no ${hole} ${show(filling)}`]
        : [],
    );
  }
  if (typeof pattern === "string") {
    if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(pattern))
      return [`${at}: ${show(pattern)} is not written so`];
    return schema.names === undefined || isNamed(schema.names, pattern)
      ? []
      : [`${at}: there is no ${schema.names} ${show(pattern)}`];
  }
  if (Array.isArray(pattern)) {
    return pattern.flatMap((part: unknown, i) => {
      const item = schema.prefixItems?.[i] ?? schema.items;
      return item === undefined || item === false ? [] : faultsOf(item, part, `${at}.${i}`, isNamed);
    });
  }
  if (typeof pattern !== "object" || pattern === null) return [];
  const { properties = {}, additionalProperties } = schema;
  return Object.entries(pattern).flatMap(([key, part]) => {
    const field = Object.hasOwn(properties, key) ? properties[key] : undefined;
    if (field !== undefined) return faultsOf(field, part, `${at}.${key}`, isNamed);
    if (typeof additionalProperties === "object") return faultsOf(additionalProperties, part, `${at}.${key}`, isNamed);
    return additionalProperties === false
      ? [`${at}: there is no field ${key}${nearest(key, Object.keys(properties))}`]
      : [];
  });
}
