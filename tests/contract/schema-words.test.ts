import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { expect, test } from "vitest";

interface Described {
  readonly name: string;
  readonly description?: string | null | undefined;
}

/** A type and all that belongs to it, each with the name people find it by. */
function* partsOf(type: GraphQLNamedType): Generator<Described> {
  yield type;
  if (isEnumType(type))
    for (const { name, description } of type.getValues()) yield { name: `${type.name}.${name}`, description };
  if (isInputObjectType(type))
    for (const { name, description } of Object.values(type.getFields()))
      yield { name: `${type.name}.${name}`, description };
  if (isObjectType(type) || isInterfaceType(type))
    for (const field of Object.values(type.getFields())) {
      yield { name: `${type.name}.${field.name}`, description: field.description };
      for (const { name, description } of field.args)
        yield { name: `${type.name}.${field.name}(${name})`, description };
    }
}

const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
const own = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const parts = own.flatMap((type) => [...partsOf(type)]);

test("every type, field, argument and value of the GraphQL schema is described", () => {
  expect(parts.length).toBeGreaterThan(400);
  const undescribed = parts.filter(({ description }) => (description ?? "").trim() === "");
  expect(undescribed.map(({ name }) => name)).toEqual([]);
});

test("descriptions are sentences", () => {
  const others = parts.filter(({ description }) => !/^[A-Z(].*[.?]$/su.test(description ?? ""));
  expect(others.map(({ name, description }) => `${name}: ${description ?? ""}`)).toEqual([]);
});
