// Writes client/types/GAME.ts: what the API answers about one game as types, made from the document of that game alone, and
// general.ts, where what is a game's own may be anything. With --check it writes nothing and fails where a file is stale.
import { readFileSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { games } from "../rules/index.ts";
import { generalDocument, openApiDocument } from "../service/index.ts";

// openapi-typescript works by the API of TypeScript's compiler, which the compiler of this project no longer has
registerHooks({
  resolve: (name, context, next) => next(name === "typescript" ? "typescript-5" : name, context),
});
const { default: openapiTS, astToString } = await import("openapi-typescript");

/** What a name of the API is called as a type of a game: "hour-of-glory" is HourOfGlory. */
const titled = (id: string): string => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a game has of its own, by the names that its scalars have in schema.graphql. */
const own = (exported: string, title: string): string =>
  Object.entries({
    Action: `An action of ${title}, as it is sent.`,
    Event: `An event of ${title}, as answers tell it.`,
    Position: `A position of ${title}, as answers have it and questions take it.`,
  })
    .map(([kind, said]) => `/** ${said} */\nexport type ${exported}${kind} = ${exported}["${kind}"];\n`)
    .join("");

async function write(
  name: string,
  [exported, said]: readonly [name: string, said: string],
  document: ReturnType<typeof generalDocument>,
  more = "",
): Promise<void> {
  const { openapi, info, components } = document;
  const nodes = await openapiTS(JSON.stringify({ openapi, info, paths: {}, components }), {
    immutable: true,
    exportType: true,
    defaultNonNullable: false,
  });
  const schemas = astToString(nodes)
    .replace(/^export type (?:paths|webhooks|\$defs|operations) = Record<string, never>;\n/gm, "")
    // "exactly one of" is for the reader of a request; as a type it says nothing
    .replaceAll(/ & \(unknown(?: \| unknown)*\)/g, "")
    .replace("export type components", "type components");
  const types = `// Generated from the schemas of the API by "npm run generate"; do not edit.\n${schemas}/** ${said} */\nexport type ${exported} = components["schemas"];\n${more}`;
  const file = new URL(`../client/types/${name}.ts`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(file, types);
  else if (readFileSync(file, "utf8") !== types) {
    console.error(`client/types/${name}.ts is stale: npm run generate`);
    process.exitCode = 1;
  }
}

const anyGame = "What the API is sent and answers, by the names of its schemas; what is a game's own may be anything.";
await write("general", ["AnyGame", anyGame], generalDocument());
for (const listed of games) {
  const game = await listed.load();
  const schemas = {
    id: game.id,
    action: game.actionJsonSchema(),
    event: game.shownEventJsonSchema() ?? {},
    position: game.positionJsonSchema(),
  };
  const said = `What the API is sent and answers about ${game.title}, by the names of its schemas.`;
  await write(game.id, [titled(game.id), said], openApiDocument([schemas]), own(titled(game.id), game.title));
}
