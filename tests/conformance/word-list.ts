import type { Game, ShapeParts, Shapes } from "../../rules/kernel/index.ts";
import type { JsonSchema } from "../../cli/conformance/json-schema.ts";
import { wordsOf } from "../../cli/conformance/words.ts";

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

/** What may be written in shapes, each with what it means. */
const shapesInWords = (shapes: Shapes): string =>
  Object.entries(shapes)
    .map(([shape, meaning]) => (shape === meaning ? code(shape) : `${code(shape)} (${meaning})`))
    .join(", ");

/** The parts that stand in braces in some shapes, each with what it may be. */
function partsInWords(shapes: readonly string[], parts: ShapeParts): string {
  const used = new Set(shapes.flatMap((shape) => [...shape.matchAll(/\{([a-z-]+)\}/g)].map(([, part = ""]) => part)));
  return Object.entries(parts)
    .filter(([part]) => used.has(part))
    .map(([part, { text, is }]) => {
      const words = typeof is === "string" ? "" : ` (${is.map(code).join(", ")})`;
      return `${code(`{${part}}`)} ${text}${words}`;
    })
    .join("; ");
}

/** What a game asks: every decision with its answers, and what is only part of an action. */
async function decisionsOf({ asked, catalogue: { prompts, unasked = {} } }: Game): Promise<readonly string[]> {
  if (asked === null) return [];
  const { byAction, byOption, parts } = await asked();
  const isAsked = (id: string): boolean => byAction.includes(id) || byOption[id] !== undefined;
  const inActions = Object.keys(prompts).filter((id) => !isAsked(id));
  const shapes = Object.values(byOption).flatMap((one) => Object.keys(one));
  return [
    "**Decisions** (`prompt`) that are asked, the ids of their options (what is sent as `choose`) with what each stands for, and where they are not asked:",
    "",
    ...Object.keys(prompts)
      .filter(isAsked)
      .map((id) => {
        const answers = [
          ...(byAction.includes(id) ? ["an action"] : []),
          ...(byOption[id] === undefined ? [] : [shapesInWords(byOption[id])]),
        ].join("; or ");
        return `- ${code(id)}: ${answers}${unasked[id] === undefined ? "" : `. Not asked ${unasked[id]}`}`;
      }),
    "",
    `In braces: ${partsInWords(shapes, parts)}.`,
    "",
    `Part of an action, never asked: ${inActions.map(code).join(", ")}.`,
    "",
  ];
}

/** The names of pieces that come into play later. */
function laterNamesOf({ laterNames }: Game): readonly string[] {
  if (laterNames === null) return [];
  const { shapes, parts } = laterNames;
  return [
    `**Names** of what comes into play later: ${shapesInWords(shapes)}. In braces: ${partsInWords(Object.keys(shapes), parts)}.`,
    "",
  ];
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

/** The longest line of a page, in characters. */
const WIDTH = 120;

/** A line broken between words, never inside code; what goes on stands under the text of a list's entry. */
function wrapped(line: string): string {
  const indent = line.startsWith("- ") ? "  " : "";
  const lines: string[] = [];
  let current = "";
  for (const word of line.match(/(?:`[^`]*`|[^\s`])+/g) ?? []) {
    if (current !== "" && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = indent + word;
    } else current += (current === "" ? "" : " ") + word;
  }
  return [...lines, current].join("\n");
}

/** All words of a game that cases can use, as a part of docs/conformance.md: from its catalogue and its schemas. */
export async function wordList(game: Game): Promise<string> {
  const { events, actions } = wordsOf(game);
  const { numbers } = game.catalogue;
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
    ...(await decisionsOf(game)),
    ...laterNamesOf(game),
    "**Readings** that can be chosen, the usual one first; what each means stands in the catalogue of the game:",
    "",
    ...readingsOf(game),
    "",
    "**Numbers** with their defaults and bounds:",
    "",
    ...Object.entries(numbers).map(([id, { value, least, most }]) => `- ${code(id)}: ${value} (${least} to ${most})`),
  ]
    .map(wrapped)
    .join("\n");
}

const begins = (game: string): string => `<!-- words of ${game}: generated -->`;
const ends = (game: string): string => `<!-- end of the words of ${game} -->`;

/** A page with the word lists of games put between their marks; the marks of a new game are added at its end. */
export async function withWordLists(page: string, games: readonly Game[]): Promise<string> {
  let text = page;
  for (const game of games) {
    const [from, to] = [text.indexOf(begins(game.id)), text.indexOf(ends(game.id))];
    const part = `${begins(game.id)}\n\n${await wordList(game)}\n\n${ends(game.id)}`;
    text =
      from < 0 ? `${text.trimEnd()}\n\n${part}\n` : text.slice(0, from) + part + text.slice(to + ends(game.id).length);
  }
  return text;
}
