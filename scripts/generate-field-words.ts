// Writes service/schema/field-words/*.generated.ts: what the sources say of the fields of each game's actions, events and
// positions, as comments at their shapes, and what schema.graphql says of those of the API. With --check it writes nothing and fails where a file is stale.
import { writeFileSync } from "node:fs";
import { games } from "../rules/index.ts";
import { fieldPlaces, shapesDocument } from "../service/index.ts";
import { graphqlWords } from "./graphql-words.ts";
import { shapesIn, type WrittenShape } from "./field-comments.ts";

/** What is said of a field by the shapes that may be the one that has it; undefined where that is not one thing. */
function saidOf(
  field: string,
  fields: ReadonlySet<string>,
  owners: readonly string[],
  shapes: readonly WrittenShape[],
): string | undefined {
  // what names a kind and the ids of words stand in no literal
  const written = [...fields].filter(
    (name) => name !== "do" && !(name.endsWith("Id") && fields.has(name.slice(0, -2))),
  );
  const fitting = shapes.filter(
    (shape) =>
      shape.said[field] !== undefined &&
      shape.fields.every((name) => fields.has(name)) &&
      (shape.isOpen || written.every((name) => shape.fields.includes(name))),
  );
  const closed = fitting.filter(({ isOpen }) => !isOpen);
  const own = fitting.filter((shape) => shape.owners.some((owner) => owners.includes(owner)));
  for (const group of [own, closed, fitting]) {
    const said = new Set(group.map((shape) => shape.said[field]));
    if (said.size === 1) return [...said][0];
  }
  return undefined;
}

/** What is said of the fields of some schemas, by where they stand (`operators.at`). */
function wordsOf(schemas: Readonly<Record<string, unknown>>, pattern: string): Readonly<Record<string, string>> {
  const shapes = shapesIn(pattern);
  const words = new Map<string, string | null>();
  for (const [name, schema] of Object.entries(schemas))
    fieldPlaces(schema, name, (part, place, field, { fields, owners }) => {
      const said = part["description"] === undefined ? saidOf(field, fields, owners, shapes) : undefined;
      const before = words.get(place);
      // two shapes at one place that say different things are told apart by neither
      if (said !== undefined) words.set(place, before === undefined || before === said ? said : null);
      return part;
    });
  const told = [...words].filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(told.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function write(name: string, words: Readonly<Record<string, string>>): Promise<void> {
  const file = new URL(`../service/schema/field-words/${name}.generated.ts`, import.meta.url);
  if (process.argv.includes("--check")) {
    const there: { readonly words: unknown } = await import(file.href);
    if (JSON.stringify(there.words) === JSON.stringify(words)) return;
    console.error(`${name}.generated.ts is stale: npm run generate`);
    process.exitCode = 1;
    return;
  }
  const lines = Object.entries(words).map(([place, said]) => `  ${JSON.stringify(place)}: ${JSON.stringify(said)},`);
  writeFileSync(
    file,
    `// Generated from the comments at the shapes by "npm run generate"; do not edit.\nexport const words: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`,
  );
}

for (const listed of games) {
  const game = await listed.load();
  const schemas = {
    action: game.actionJsonSchema(),
    event: game.shownEventJsonSchema(),
    position: game.positionJsonSchema(),
  };
  await write(game.id, wordsOf(schemas, `rules/${game.id}/table/**/*.ts`));
}

// beside references nothing else is said before the whole document is there
const api = shapesDocument().components?.schemas ?? {};
const told = [...graphqlWords(JSON.parse(JSON.stringify(api)))].toSorted(([a], [b]) => (a < b ? -1 : 1));
await write("api", Object.fromEntries(told));
