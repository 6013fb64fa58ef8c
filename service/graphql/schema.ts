import {
  buildSchema,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
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

/** What answers a field, whatever stands above it. */
export type Resolve = {
  // a method: each takes the parent and the arguments of its own field, and schema.graphql says which these are
  resolve(parent: unknown, args: Arguments, context: Context, info: GraphQLResolveInfo): unknown;
}["resolve"];

/** What answers the fields of the types; a field without a resolver is read off the answer by its name. */
export type Answering = Readonly<Record<string, Readonly<Record<string, Resolve>>>>;

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
export function schemaWith(resolvers: Answering): GraphQLSchema {
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
  // values of any shape: what graphql itself makes of one that is written in a document is without its variables
  for (const type of Object.values(schema.getTypeMap()))
    if (isScalarType(type) && !isSpecifiedScalarType(type)) type.parseLiteral = literal;
  return schema;
}
