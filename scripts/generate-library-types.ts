// Writes rules/library/types/GAME.ts: actions, events and positions of each game and the names of its scenarios as types, made from the
// schemas that the tests hold the games against. With --check it writes nothing and fails where a file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { games } from "../rules/index.ts";
import { describedFields } from "../service/index.ts";

// openapi-typescript works by the API of TypeScript's compiler, which the compiler of this project no longer has
registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? "typescript-5" : name, context),
});
const { default: openapiTS, astToString } = await import("openapi-typescript");

/** A JSON Schema of a game as OpenAPI has it: without its dialect, and with what each field is. */
const plain = (schema: unknown, game: string, kind: string): object =>
  JSON.parse(JSON.stringify(describedFields(schema, game, kind)), (key, value: unknown) =>
    key === "$schema" ? undefined : value,
  );

/** A schema in which every part that is the schema of an action refers to it: a position may hold one that was sent. */
function naming(schema: object, action: object): object {
  const whole = JSON.stringify(action);
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    JSON.stringify(value) === whole ? { $ref: "#/components/schemas/Action" } : value,
  );
}

for (const listed of games) {
  const game = await listed.load();
  const action = plain(game.actionJsonSchema(), game.id, "action");
  const schemas = {
    Action: action,
    Event: naming(plain(game.shownEventJsonSchema(), game.id, "event"), action),
    Position: naming(plain(game.positionJsonSchema(), game.id, "position"), action),
    Scenario: { type: "string", enum: game.scenarios.map(({ id }) => id) },
  };
  const nodes = await openapiTS(
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: game.title, version: game.version },
      paths: {},
      components: { schemas },
    }),
    { immutable: true, exportType: true, defaultNonNullable: false, rootTypes: true, rootTypesNoSchemaPrefix: true },
  );
  const types = `// Generated from the schemas of the rules by "npm run generate"; do not edit.\n${astToString(nodes)}`;
  const file = new URL(`../rules/library/types/${game.id}.ts`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(file, types);
  else if (readFileSync(file, "utf8") !== types) {
    console.error(`rules/library/types/${game.id}.ts is stale: npm run generate`);
    process.exitCode = 1;
  }
}
