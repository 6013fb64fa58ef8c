import type { createDocument } from "zod-openapi";
import { describedApi, describedFields } from "./field-words/index.ts";

type Document = ReturnType<typeof createDocument>;
type Schemas = NonNullable<NonNullable<Document["components"]>["schemas"]>;
type Schema = Schemas[string];
type Json = Readonly<Record<string, unknown>>;

/** What one game has of its own, as JSON Schemas. */
export interface GameSchemas {
  readonly id: string;
  readonly action: unknown;
  readonly event: unknown;
  readonly position: unknown;
}

const isJson = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value);

/** Marks of our own in a JSON Schema: what a string names, and how a text with names in it is written. */
const marks: readonly string[] = ["names", "form"];

/** A schema as OpenAPI has it: without its dialect, and marks of our own named as extensions. */
function adopted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(adopted);
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "$schema")
      .map(([key, part]) => [typeof part === "string" && marks.includes(key) ? `x-${key}` : key, adopted(part)]),
  );
}

const titled = (id: string): string =>
  id
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

const reference = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** The schemas of the games by the names of their components. */
function componentsOf(games: readonly GameSchemas[]): Record<string, unknown> {
  const kinds = ["Action", "Event", "Position"] as const;
  const own = games.flatMap(({ id, action, event, position }) => [
    [`${titled(id)}Action`, adopted(describedFields(action, id, "action"))] as const,
    [`${titled(id)}Event`, adopted(describedFields(event, id, "event"))] as const,
    [`${titled(id)}Position`, adopted(describedFields(position, id, "position"))] as const,
  ]);
  /** A part of each game, told apart by the name of its ruleset. */
  const byRuleset = (part: string): Json => ({
    oneOf: games.map(({ id }) => reference(`${titled(id)}${part}`)),
    discriminator: {
      propertyName: "ruleset",
      mapping: Object.fromEntries(games.map(({ id }) => [id, reference(`${titled(id)}${part}`).$ref])),
    },
  });
  const any = (part: string): Json => ({ anyOf: games.map(({ id }) => reference(`${titled(id)}${part}`)) });
  const unions = kinds.map((kind) => [kind, kind === "Position" ? byRuleset(kind) : any(kind)] as const);
  const typed = games.map(
    ({ id }) =>
      [
        `${titled(id)}Types`,
        {
          type: "object",
          required: ["ruleset", "action", "event", "position"],
          properties: {
            ruleset: { const: id },
            action: reference(`${titled(id)}Action`),
            event: reference(`${titled(id)}Event`),
            position: reference(`${titled(id)}Position`),
          },
        },
      ] as const,
  );
  const types = {
    description: "What each ruleset has of its own: no answer, but the types of a client by the name of the ruleset.",
    ...byRuleset("Types"),
  };
  return Object.fromEntries([...own, ...unions, ...typed, ["RulesetTypes", types] as const]);
}

/** What a part says of itself, without its shape. */
const described = ({ description }: Json): Json => (description === undefined ? {} : { description });

const nullable = new Set(["Game", "CreatedGame"]);

/** A part of a general schema in which what is the games' own stands by reference. */
function referring(value: unknown, owner: string): unknown {
  if (Array.isArray(value)) return value.map((part) => referring(part, owner));
  if (!isJson(value)) return value;
  // any JSON, or an object of which nothing is said
  const open = (part: unknown): part is Json =>
    isJson(part) &&
    (part["type"] === undefined || (part["type"] === "object" && part["properties"] === undefined)) &&
    part["$ref"] === undefined &&
    part["anyOf"] === undefined;
  const isOpenOrNull = (part: unknown): part is Json => {
    const ways: readonly unknown[] = isJson(part) && Array.isArray(part["anyOf"]) ? part["anyOf"] : [];
    const [way, other] = ways;
    return (
      ways.length === 2 &&
      open(way) &&
      isJson(way) &&
      way["type"] === "object" &&
      isJson(other) &&
      other["type"] === "null"
    );
  };
  const { properties } = value;
  const rest = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, referring(part, owner)]));
  if (!isJson(properties)) return rest;
  const replaced = Object.entries(properties).map(([key, part]) => {
    if (key === "action" && open(part)) return [key, { ...described(part), ...reference("Action") }] as const;
    if (key === "action" && isOpenOrNull(part))
      return [key, { ...described(part), anyOf: [reference("Action"), { type: "null" }] }] as const;
    if (key === "actions" && isJson(part) && part["type"] === "array")
      return [key, { ...part, items: reference("Action") }] as const;
    if (key === "position" && open(part)) {
      const position = nullable.has(owner)
        ? { anyOf: [reference("Position"), { type: "null" }] }
        : reference("Position");
      return [key, { ...part, ...position }] as const;
    }
    return [key, referring(part, owner)] as const;
  });
  return { ...rest, properties: Object.fromEntries(replaced) };
}

/** The schemas that say what they are of no game: JSON Schemas themselves. */
const general = new Set(["SchemasAnswer"]);

const isSchema = (value: unknown): value is Schema => isJson(value);

/** The document with every field of its schemas described. */
export function withFieldsDescribed(document: Document): Document {
  const schemas: Schemas = {};
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    const told = describedApi(schema, name);
    schemas[name] = isSchema(told) ? told : schema;
  }
  return { ...document, components: { ...document.components, schemas } };
}

/** The document with the actions, events and positions of each game as schemas, in place of any JSON. */
export function typedByGame(document: Document, games: readonly GameSchemas[]): Document {
  const { schemas = {}, ...components } = document.components ?? {};
  const shared = Object.entries(schemas)
    .filter(([name]) => name !== "Event")
    .map(([name, schema]) => [name, general.has(name) ? schema : referring(schema, name)] as const);
  const all: Schemas = {};
  for (const [name, schema] of [...shared, ...Object.entries(componentsOf(games))])
    if (isSchema(schema)) all[name] = schema;
  // no operation names it, and linters take what nothing names for left over
  const clientTypes = { "x-client-types": reference("RulesetTypes") };
  return { ...document, ...clientTypes, components: { ...components, schemas: all } };
}
