import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  buildSchema,
  getNamedType,
  type GraphQLOutputType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  type GraphQLField,
} from "graphql";

/** What leads on to a question of its own, which has tests of its own. */
const leadsOn: ReadonlySet<string> = new Set([
  "Ruleset.scenarios",
  "Ruleset.rules",
  "Rule.cases",
  "Rule.shownBy",
  "Game.moves",
  "Game.legalActions",
  "Game.picture",
  "Game.record",
]);

/** A selection of everything that a type has; "" for scalars. */
function everything(type: GraphQLOutputType, above: readonly string[] = []): string {
  const named = getNamedType(type);
  if (isUnionType(named))
    return `{ __typename ${named
      .getTypes()
      .map((one) => `... on ${one.name} ${everything(one, above)}`)
      .join(" ")} }`;
  if (!isObjectType(named) && !isInterfaceType(named)) return "";
  if (above.includes(named.name)) throw new Error(`${named.name} holds itself: say how deep it is to be read.`);
  return `{ __typename ${Object.values(named.getFields())
    // what is typed by its game says again what stands beside it: tests/contract/typed.test.ts
    .filter(
      (field) =>
        field.name !== "citations" &&
        !getNamedType(field.type).name.endsWith("ByGame") &&
        !leadsOn.has(`${named.name}.${field.name}`),
    )
    .map((field) => `${field.name} ${everything(field.type, [...above, named.name])}`)
    .join(" ")} }`;
}

/** What has to be given where the argument beside it that says the same is not. */
const isOneOfTwo = ({ name }: GraphQLField<unknown, unknown>, argument: string): boolean =>
  name !== "explore" && (argument === "at" || argument === "action");

export interface Operation {
  readonly name: string;
  readonly kind: "query" | "mutation";
  /** The document; its variables are the arguments by their names. */
  readonly document: string;
}

function operationOf(
  kind: "query" | "mutation",
  field: GraphQLField<unknown, unknown>,
  given: Readonly<Record<string, unknown>>,
): Operation {
  const args = field.args.filter(
    (argument) => isRequiredArgument(argument) || argument.name in given || isOneOfTwo(field, argument.name),
  );
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const head = args.length === 0 ? `${kind} { ${field.name}` : `${kind} (${declared}) { ${field.name}(${passed})`;
  return { name: field.name, kind, document: `${head} ${everything(field.type)} }` };
}

/**
 * Every operation of the GraphQL contract, with every field of its answer. Optional arguments are those that are given.
 */
export function everyOperation(given: Readonly<Record<string, unknown>>): readonly Operation[] {
  const schema = buildSchema(readFileSync(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
  return (["query", "mutation"] as const).flatMap((kind) =>
    Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
      (field) => operationOf(kind, field, given),
    ),
  );
}
