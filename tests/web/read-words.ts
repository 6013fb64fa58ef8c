import type { Page } from "playwright-core";
import type { Game } from "../../rules/kernel/index.ts";

/** Everything that can be read or heard on a page: its text, names for the ear, what shows when something is pointed at. */
export const readWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`(() => {
    // what is typed into a field is the notation of texts, and is taught by ids
    const named = [...document.querySelectorAll("main [aria-label], main [title]:not(input)")].flatMap((element) =>
      ["aria-label", "title"].flatMap((name) => element.getAttribute(name) ?? []));
    const drawn = [...document.querySelectorAll("svg text, svg title")].map(({ textContent }) => textContent);
    return [...document.body.innerText.split("\\n"), ...named, ...drawn].map((line) => line.trim());
  })()`);

/** All words of the closed sets of a schema. */
function closedWords(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(closedWords);
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    key === "enum" && Array.isArray(value)
      ? value.filter((word) => typeof word === "string")
      : key === "const" && typeof value === "string"
        ? [value]
        : closedWords(value),
  );
}

/** Words with a hyphen that people write so. */
const people = new Set(["set-up", "half-track"]);

/** The ids of the closed sets of a game's positions and actions that nobody writes so: "mg42", "code-books", "pickUp". */
export function idsOf(game: Game): ReadonlySet<string> {
  const words = [...closedWords(game.positionJsonSchema()), ...closedWords(game.actionJsonSchema())];
  const looksSo = /^(?:[a-z]+\d+|.*[a-z]-[a-z\d].*|.*[a-z][A-Z].*|[a-z]\.[a-z]+|tnt|smg|hmg|lmg|mmg)$/;
  return new Set(words.filter((word) => looksSo.test(word) && !word.includes(" ") && !people.has(word)));
}

/** What lines say as only programs should: ids of a closed set, numbered ids such as "patrol-2", the seat "player-3". */
export const idsIn = (lines: readonly string[], ids: ReadonlySet<string>): readonly string[] =>
  lines.flatMap((line) => {
    // rules are cited by their ids, and the citation is a link of its own
    if (/^[a-z]{2}\.[a-z-]+\.[a-z\d.-]+$/.test(line)) return [];
    const found = (line.match(/[A-Za-z][\w.]*(?:-[\w]+)*/g) ?? []).filter(
      (word) => ids.has(word) || /^[a-z]+-\d+$/.test(word),
    );
    return found.length === 0 ? [] : [`${found.join(", ")} in “${line}”`];
  });
