/*
 * What schema.graphql says of its fields, for those of the REST answers that mean the same: what is written once there is
 * not written again. A schema is told by the type that has its name, or else by the one that shares most of its fields.
 */
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, type GraphQLNamedType, isInputObjectType, isObjectType } from "graphql";
import { fieldPlaces } from "../service/index.ts";

/** The share of a schema's fields that a type of another name has to have. */
const ALIKE = 0.6;

const fieldsOf = (type: GraphQLNamedType | undefined) =>
  type !== undefined && (isObjectType(type) || isInputObjectType(type)) ? type.getFields() : null;

/** What the types of GraphQL say of the fields of some schemas, by where they stand. */
export function graphqlWords(schemas: Readonly<Record<string, unknown>>): ReadonlyMap<string, string> {
  const graphql = buildSchema(readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"));
  const types = Object.values(graphql.getTypeMap()).filter(({ name }) => !name.startsWith("__"));
  /** The type for a schema's fields; undefined where none is like it. */
  const typeFor = (name: string, fields: ReadonlySet<string>): GraphQLNamedType | undefined => {
    const named = types.find((type) => type.name === name && fieldsOf(type) !== null);
    if (named !== undefined) return named;
    const shared = types.map((type) => {
      const own = Object.keys(fieldsOf(type) ?? {});
      const both = own.filter((field) => fields.has(field)).length;
      return { type, share: both / Math.max(1, fields.size), whole: both / Math.max(1, own.length) };
    });
    const [best] = shared
      .filter(({ share }) => share >= ALIKE)
      .toSorted((a, b) => b.share + b.whole - a.share - a.whole);
    return best?.type;
  };
  const words = new Map<string, string>();
  /** Types of fields, by the place of the field: what is within one is told by it. */
  const within = new Map<string, GraphQLNamedType>();
  // the outer fields first, which lead to the inner ones
  for (const [name, schema] of Object.entries(schemas)) {
    const places: { place: string; field: string; owners: readonly string[]; fields: ReadonlySet<string> }[] = [];
    const described = new Set<string>();
    fieldPlaces(schema, name, (part, place, field, { owners, fields }) => {
      places.push({ place, field, owners, fields });
      if (part["description"] !== undefined) described.add(place);
      return part;
    });
    for (const { place, field, owners, fields } of places.toSorted((a, b) => a.owners.length - b.owners.length)) {
      const owner = owners[0] ?? "";
      const outer = within.get(owners.slice(0, 2).toReversed().join("."));
      const inOuter = fieldsOf(outer);
      const isOuter = inOuter !== null && [...fields].filter((one) => one in inOuter).length >= ALIKE * fields.size;
      const type = isOuter ? outer : typeFor(owner, fields);
      const like = fieldsOf(type)?.[field];
      if (like === undefined) continue;
      within.set(`${owner}.${field}`, getNamedType(like.type));
      const description = like.description?.trim();
      if (description !== undefined && description !== "" && !described.has(place)) words.set(place, description);
    }
  }
  return words;
}
