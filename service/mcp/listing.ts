import * as z from "zod";
import { isObject } from "../schema/json.ts";

/** A tool as it is listed: what a model reads of it before its first word. */
export interface ListedTool {
  readonly [field: string]: unknown;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: ListedSchema;
  readonly outputSchema: ListedSchema;
  readonly annotations: Readonly<Record<string, boolean>>;
}

/** A schema of one object. */
export interface ListedSchema {
  readonly [field: string]: unknown;
  readonly type: "object";
}

/** What a model needs of the schema of a field: bounds are told by us where something is beyond them. */
const needed = ["type", "enum", "default", "description"] as const;

type Json = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Json => (isObject(value) ? value : {});

/** The schema of a field in few words: what lies within an object that may be anything is told by its description. */
function brief(schema: Json): Json {
  const { items } = schema;
  const kept = needed.flatMap((name) => (name in schema ? [[name, schema[name]] as const] : []));
  const isListOfPlain = isObject(items) && items["type"] !== undefined && items["type"] !== "object";
  return { ...Object.fromEntries(kept), ...(isListOfPlain && { items: brief(items) }) };
}

function briefly(json: unknown): ListedSchema {
  const { properties, required } = fieldsOf(json);
  const fields = Object.entries(fieldsOf(properties)).map(([name, field]) => [name, brief(fieldsOf(field))]);
  return {
    type: "object",
    properties: Object.fromEntries(fields),
    ...(Array.isArray(required) && required.length > 0 && { required }),
  };
}

/** The schema of what is sent to a tool, which has no other fields, in few words. */
export const schemaOfSent = (schema: z.ZodObject): ListedSchema => ({
  ...briefly(z.toJSONSchema(schema, { io: "input" })),
  additionalProperties: false,
});

/** The schema of what a tool answers, in few words. */
export const schemaOfAnswer = (schema: z.ZodObject): ListedSchema => briefly(z.toJSONSchema(schema, { io: "output" }));
