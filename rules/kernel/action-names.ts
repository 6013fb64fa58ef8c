import { isRecord } from "./plain-data.ts";
import type { Game } from "./open-position.ts";

/** The constant of a property of a JSON schema, where it has one. */
const constantOf = (schema: unknown, property: string): string | null => {
  if (!isRecord(schema) || !isRecord(schema["properties"])) return null;
  const described = schema["properties"][property];
  return isRecord(described) && typeof described["const"] === "string" ? described["const"] : null;
};

/** The names of all kinds of actions of a game, as its schema has them. */
export function actionNames(game: Pick<Game, "actionJsonSchema">): readonly string[] {
  const schema = game.actionJsonSchema();
  const kinds = isRecord(schema) ? (schema["oneOf"] ?? schema["anyOf"]) : undefined;
  return Array.isArray(kinds) ? kinds.flatMap((kind: unknown) => constantOf(kind, "do") ?? []) : [];
}
