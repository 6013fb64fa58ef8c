import {
  getNullableType,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
} from "graphql";
import { nearest } from "../../rules/kernel/index.ts";
import { shortened } from "../schema/faults.ts";
import { isObject } from "../schema/json.ts";

/**
 * What the variables of an operation have that its types do not, told for the first field of that kind. Graphql refuses
 * the same, but prints the whole value for each such field: an object of thousands of them takes it seconds.
 */
export function unknownInput(
  schema: GraphQLSchema,
  { variableDefinitions }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | undefined {
  for (const node of variableDefinitions ?? []) {
    const name = node.variable.name.value;
    const fault = unknownField(typeOf(schema, node), variables[name], name);
    if (fault !== undefined)
      return new GraphQLError(`Variable "$${name}" got an invalid value: ${fault}`, {
        nodes: node,
        extensions: { code: "BAD_USER_INPUT" },
      });
  }
  return undefined;
}

function typeOf(schema: GraphQLSchema, { type }: VariableDefinitionNode): GraphQLInputType | undefined {
  const named = typeFromAST(schema, type);
  return isInputType(named) ? named : undefined;
}

function unknownField(type: GraphQLInputType | undefined, value: unknown, path: string): string | undefined {
  const inner = type && getNullableType<GraphQLInputType>(type);
  if (isListType(inner)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    for (const [n, item] of items.entries()) {
      const fault = unknownField(inner.ofType, item, Array.isArray(value) ? `${path}[${n}]` : path);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }
  if (!isInputObjectType(inner) || !isObject(value)) return undefined;
  const fields = inner.getFields();
  for (const key of Object.keys(value)) {
    const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
    const fault =
      field === undefined
        ? `Field ${JSON.stringify(shortened(key))} at "${path}" is not defined by type "${inner.name}"${nearest(
            shortened(key),
            Object.keys(fields).filter((name) => !Object.hasOwn(value, name)),
          )}.`
        : unknownField(field.type, value[key], `${path}.${key}`);
    if (fault !== undefined) return fault;
  }
  return undefined;
}
