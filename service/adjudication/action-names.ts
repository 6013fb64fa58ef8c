import type { Game } from "../../rules/kernel/index.ts";
import { isObject } from "../schema/json.ts";

/** The constant of a property of a JSON schema, where it has one. */
const constantOf = (schema: unknown, property: string): string | null => {
  if (!isObject(schema) || !isObject(schema["properties"])) return null;
  const described = schema["properties"][property];
  return isObject(described) && typeof described["const"] === "string" ? described["const"] : null;
};

/** The names of all kinds of actions of a game, as its schema has them. */
export function actionNames(game: Game): readonly string[] {
  const schema = game.actionJsonSchema();
  const kinds = isObject(schema) ? (schema["oneOf"] ?? schema["anyOf"]) : undefined;
  return Array.isArray(kinds) ? kinds.flatMap((kind: unknown) => constantOf(kind, "do") ?? []) : [];
}
