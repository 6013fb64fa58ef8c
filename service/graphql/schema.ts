import {
  buildSchema,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  Kind,
  type ValueNode,
} from "graphql";
import type { Visit } from "../limits/invitation-rate-limit.ts";
import { typeDefs } from "./schema.generated.ts";

/** The arguments of a field, or any other object. */
export type Arguments = Readonly<Record<string, unknown>>;

/** What every field knows of the request. */
export type Context = Readonly<{
  authorization: string | undefined;
  visit: Visit;
  /** Whether it came in the address: what stands there is written down on the way. */
  inAddress: boolean;
}>;

/** What answers the fields of the types; a field without a resolver is read off the answer by its name. */
export type Resolvers = Readonly<
  Record<
    string,
    Readonly<Record<string, (parent: unknown, args: Arguments, context: Context, info: GraphQLResolveInfo) => unknown>>
  >
>;

/** The value of a JSON scalar that is written in a document. */
function literal(node: ValueNode, variables: Readonly<Record<string, unknown>> | null | undefined): unknown {
  switch (node.kind) {
    case Kind.STRING:
    case Kind.BOOLEAN:
    case Kind.ENUM:
      return node.value;
    case Kind.INT:
    case Kind.FLOAT:
      return Number(node.value);
    case Kind.LIST:
      return node.values.map((value) => literal(value, variables));
    case Kind.OBJECT:
      return Object.fromEntries(node.fields.map((field) => [field.name.value, literal(field.value, variables)]));
    case Kind.NULL:
      return null;
    case Kind.VARIABLE:
      return variables?.[node.name.value];
  }
}

/** The schema of schema.graphql, answered by these resolvers. Throws when a resolver has no field. */
export function schemaWith(resolvers: Resolvers): GraphQLSchema {
  // whether it is valid is asked by tests: no start waits for that
  const schema = buildSchema(typeDefs, { assumeValid: true, assumeValidSDL: true, noLocation: true });
  for (const [name, ofType] of Object.entries(resolvers)) {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? type.getFields() : {};
    for (const [field, resolve] of Object.entries(ofType)) {
      const definition = fields[field];
      if (definition === undefined) throw new Error(`schema.graphql has no ${name}.${field}.`);
      definition.resolve = resolve;
    }
  }
  const json = schema.getType("JSON");
  if (isScalarType(json)) json.parseLiteral = literal;
  return schema;
}
