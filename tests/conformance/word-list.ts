import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "../../rules/kernel/index.ts";
import type { JsonSchema } from "./json-schema.ts";
import { wordsOf } from "./words.ts";

const code = (text: string): string => `\`${text}\``;

/** The values of a field in words. */
function valuesOf(schema: JsonSchema): string {
  const { anyOf, oneOf, items, names, properties } = schema;
  const union = anyOf ?? oneOf;
  if (union !== undefined) return union.map(valuesOf).join(" or ");
  if (schema.const !== undefined) return code(String(schema.const));
  if (schema.enum !== undefined) return schema.enum.map((value) => code(String(value))).join(", ");
  if (schema.form !== undefined) return code(schema.form);
  if (names !== undefined) return names;
  if (schema.type === "array") return `list of ${items === undefined || items === false ? "values" : valuesOf(items)}`;
  if (properties !== undefined)
    return `{ ${Object.entries(properties)
      .map(([key, field]) => `${key}: ${valuesOf(field)}`)
      .join("; ")} }`;
  if (schema.pattern !== undefined) return code(schema.pattern.replaceAll("\\d", "[0-9]"));
  const types: Readonly<Record<string, string>> = {
    integer: "number",
    number: "number",
    string: "text",
    boolean: "true or false",
  };
  return [schema.type ?? "any value"]
    .flat()
    .map((type) => types[type] ?? type)
    .join(" or ");
}

const fieldsOf = ({ properties = {} }: JsonSchema, besides: readonly string[]): string =>
  Object.entries(properties)
    .filter(([key]) => !besides.includes(key))
    .map(([key, field]) => `${code(key)} (${valuesOf(field)})`)
    .join(", ") || "no fields";

/** The decisions of its catalogue that the rules of a game ask for by themselves; others are part of an action. */
function askedBy({ id: game, catalogue: { prompts } }: Game): ReadonlySet<string> {
  const root = join(import.meta.dirname, "../../rules", game);
  const asked = new Set<string>();
  for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".ts") || /(^|[/-])(bot|prompts|rulebook|interpretations)(\/|\.ts$)/.test(file)) continue;
    for (const [, id] of readFileSync(join(root, file), "utf8").matchAll(/"([a-z0-9.-]+)"/g))
      if (id !== undefined && Object.hasOwn(prompts, id)) asked.add(id);
  }
  return asked;
}

/** The open points whose reading a case can choose, the usual reading first. */
function readingsOf({ catalogue: { interpretations } }: Game): readonly string[] {
  return Object.entries(interpretations)
    .filter(([, { switchable }]) => switchable)
    .map(([id, { byDefault, readings }]) => {
      const others = Object.keys(readings).filter((reading) => reading !== byDefault);
      return `- ${code(id)}: ${[byDefault, ...others].map(code).join(", ")}`;
    });
}

/** All words of a game that cases can use, as a part of docs/conformance.md: from its catalogue and its schemas. */
export function wordList(game: Game): string {
  const { events, actions } = wordsOf(game);
  const { numbers, prompts, unasked = {} } = game.catalogue;
  const asked = askedBy(game);
  const [byItself, inActions] = [true, false].map((own) => Object.keys(prompts).filter((id) => asked.has(id) === own));
  return [
    `### ${game.title}: all words`,
    "",
    "**Actions** and their fields:",
    "",
    ...[...actions].map(([name, schema]) => `- ${code(name)}: ${fieldsOf(schema, ["do"])}`),
    "",
    "**Events** and their fields, beside `cites`:",
    "",
    ...[...(events ?? [])].map(([name, schema]) => `- ${code(name)}: ${fieldsOf(schema, ["event", "cites"])}`),
    "",
    `**Facts** of odds begin with ${(game.factKinds ?? []).map(code).join(", ")}.`,
    "",
    "**Decisions** (`prompt`) that are asked, and where they are not:",
    "",
    ...(byItself ?? []).map((id) => `- ${code(id)}${unasked[id] === undefined ? "" : `: not ${unasked[id]}`}`),
    "",
    `Part of an action, never asked: ${(inActions ?? []).map(code).join(", ")}.`,
    "",
    "**Readings** that can be chosen, the usual one first; what each means stands in the catalogue of the game:",
    "",
    ...readingsOf(game),
    "",
    "**Numbers** with their defaults and bounds:",
    "",
    ...Object.entries(numbers).map(([id, { value, least, most }]) => `- ${code(id)}: ${value} (${least} to ${most})`),
  ].join("\n");
}

const begins = (game: string): string => `<!-- words of ${game}: generated -->`;
const ends = (game: string): string => `<!-- end of the words of ${game} -->`;

/** A page with the word lists of games put between their marks; the marks of a new game are added at its end. */
export function withWordLists(page: string, games: readonly Game[]): string {
  let text = page;
  for (const game of games) {
    const [from, to] = [text.indexOf(begins(game.id)), text.indexOf(ends(game.id))];
    const part = `${begins(game.id)}\n\n${wordList(game)}\n\n${ends(game.id)}`;
    text =
      from < 0 ? `${text.trimEnd()}\n\n${part}\n` : text.slice(0, from) + part + text.slice(to + ends(game.id).length);
  }
  return text;
}
