import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Game } from "../../rules/kernel/index.ts";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import { catalogueFile } from "./coverage.ts";
import { caseFiles, casesIn } from "./files.ts";
import { beginsCase } from "./headings.ts";
import { isPinned } from "./pinned.ts";

const root = join(import.meta.dirname, "../..");

/** A place in the tree: path and line, and the name of what it stands in or above. */
export interface CodePlace {
  readonly file: string;
  readonly line: number;
  readonly within: string | null;
  /** Whether a comment names the row, as that of what decides it does; else it is cited. */
  readonly isComment: boolean;
}

const isCommentLine = (line: string): boolean => /^\s*(?:\/?\*|\/\/)/.test(line);

/** What begins at the left edge; in a class or a table, what is called by its name. */
const atTheEdge = /^(?:export )?(?:async )?(?:function\*?|const|class|type|interface) (\w+)/;
const furtherIn =
  /^ {2}(?!(?:if|for|while|switch) )(?:(?:readonly|static|override|get) |\*|#)*(\w+)\(.*\)(?:: .+)? \{$/;
const isDeclared = (line: string): boolean => atTheEdge.test(line) || furtherIn.test(line);

/** What a line of a source stands in, or what the comment of it is above: "conceal", "conceal.requires". */
function withinOf(lines: readonly string[], at: number): string | null {
  // a comment at the left edge speaks of what is declared below it, one further in of what it stands in
  const isAbove = /^(?:\/\*| \*|\/\/)/.test(lines[at] ?? "");
  const near = isAbove
    ? lines.findIndex((line, i) => i >= at && isDeclared(line))
    : lines.findLastIndex((line, i) => i <= at && isDeclared(line));
  const [, name] = atTheEdge.exec(lines[near] ?? "") ?? [];
  const [, method] = furtherIn.exec(lines[near] ?? "") ?? [];
  if (method === undefined) return name ?? null;
  const [, owner] = atTheEdge.exec(lines.findLast((line, i) => i < near && atTheEdge.test(line)) ?? "") ?? [];
  return owner === undefined ? method : `${owner}.${method}`;
}

/** The lines of a game's sources: those of its catalogue of rows, open points and numbers, or all others. */
const sourcesOf = (
  game: string,
  ofCatalogue: boolean,
): readonly { readonly file: string; readonly lines: readonly string[] }[] =>
  readdirSync(join(root, "rules", game), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && catalogueFile.test(file) === ofCatalogue)
    .sort()
    .map((file) => join("rules", game, file))
    .map((file) => ({ file, lines: readFileSync(join(root, file), "utf8").split("\n") }));

/** Where each row, open point and number of a game stands in its catalogue. */
export const placesInBook = (game: string): ReadonlyMap<string, string> =>
  new Map(
    sourcesOf(game, true).flatMap(({ file, lines }) =>
      lines.flatMap((line, i): readonly [string, string][] => {
        const [, id] = /^ {2,4}"([a-z]+(?:\.[a-z0-9-]+)+)": /.exec(line) ?? [];
        return id === undefined ? [] : [[id, `${file}:${i + 1}`]];
      }),
    ),
  );

/**
 * Where a row is named in the code of a game, its rule book aside: in the comments of what decides it first, then in
 * citations.
 */
export function namedInCode(game: string, id: string): readonly CodePlace[] {
  const whole = new RegExp(`(?<![\\w.-])${id.replaceAll(".", String.raw`\.`)}(?![\\w-]|\\.\\w)`);
  return sourcesOf(game, false)
    .flatMap(({ file, lines }) =>
      lines.flatMap((text, i): readonly CodePlace[] => {
        if (!whole.test(text)) return [];
        return [{ file, line: i + 1, within: withinOf(lines, i), isComment: isCommentLine(text) }];
      }),
    )
    .toSorted((a, b) => Number(b.isComment) - Number(a.isComment));
}

/** The rows, open points and numbers that a game's code cites, and those that its comments name: the rule book aside. */
export function namedByCode(game: string): { readonly cited: ReadonlySet<string>; readonly told: ReadonlySet<string> } {
  const [cited, told] = [new Set<string>(), new Set<string>()];
  for (const { lines } of sourcesOf(game, false))
    for (const line of lines)
      for (const [id] of line.matchAll(/(?<![\w.-])[a-z]+(?:\.[a-z0-9-]+)+(?![\w-])/g))
        (isCommentLine(line) ? told : cited).add(id);
  return { cited, told };
}

/** A case of a row, with the file and the line where it begins. */
export interface RowCase {
  readonly file: string;
  readonly line: number;
  readonly case: ConformanceCase;
}

/** How much there is to a case beside a position and a question: the plainest comes first. */
const effort = (one: ConformanceCase): number =>
  (isPinned(one) ? 1_000_000 : 0) +
  10_000 * (Object.keys(one.readings).length + Object.keys(one.numbers).length) +
  1000 * (one.rules.length - 1) +
  JSON.stringify(one).length;

/** The words of a sentence that carry its meaning, by how they begin: "eliminated" and "eliminates" are one. */
const wordsOf = (sentence: string): ReadonlySet<string> =>
  new Set([...sentence.toLowerCase().matchAll(/\p{L}{4,}/gu)].map(([word]) => word.slice(0, 5)));

/** Cases that show a row at its border: what is refused, what cannot be read, what others see of it. */
const isAtTheBorder = ({ id, read, expect }: ConformanceCase): boolean =>
  read === true || expect.defects !== undefined || /\/(?:refused|views)\b/.test(id);

/** How far a case is from saying what a row says, beside what there is to it: about others, or in other words. */
function aside(one: ConformanceCase, id: string, said: ReadonlySet<string>): number {
  const named = [...wordsOf(one.title)].filter((word) => said.has(word)).length;
  const isItsOwn = one.id.startsWith(id);
  const ofOther = /^[a-z]+\.open\./.test(one.id) && !isItsOwn;
  const isTheRow = one.id === id && !isPinned(one);
  return (
    (ofOther ? 5000 : 0) +
    (isAtTheBorder(one) ? 3000 : 0) -
    (isTheRow ? 20_000 : 0) -
    (isItsOwn ? 500 : 0) -
    400 * Math.min(named, 4)
  );
}

/** All that a row says, as a text. */
export const saidBy = (row: object): string =>
  Object.values(row)
    .filter((value) => typeof value === "string")
    .join(" ");

/** Cases that show a row, what it says given: those that are about it first, and of these the plainest. */
export function plainestFirst<T>(
  cases: readonly T[],
  caseOf: (one: T) => ConformanceCase,
  id: string,
  said: string,
): readonly T[] {
  const words = wordsOf(said);
  return cases
    .map((one) => {
      const shown = caseOf(one);
      return { one, others: Number(shown.rules[0] !== id), rank: effort(shown) + aside(shown, id, words) };
    })
    .toSorted((a, b) => a.others - b.others || a.rank - b.rank)
    .map(({ one }) => one);
}

/** Whether a case is about a row, an open point or a number: it names it, is named for it, or is played with it changed. */
const isAbout = (one: ConformanceCase, id: string): boolean =>
  one.rules.includes(id) ||
  [`${id}/`, `${id}.`].some((own) => `${one.id}/`.startsWith(own)) ||
  Object.hasOwn(one.readings, id) ||
  Object.hasOwn(one.numbers, id);

/** The cases that show a row, an open point or a number, what it says (title and text) given: the plainest first. */
export function casesOfRow(game: string, id: string, said = ""): readonly RowCase[] {
  const found = caseFiles(game).flatMap((path) => {
    const text = readFileSync(path, "utf8");
    if (!text.includes(id)) return [];
    // as many lines begin a case as there are cases
    const begin = path.endsWith(".jsonl") ? /^\{/ : beginsCase;
    const lines = text.split("\n").flatMap((line, i) => (begin.test(line) ? [i + 1] : []));
    return casesIn(path)
      .map((one, i) => ({ file: relative(root, path), line: lines[i] ?? 1, case: one }))
      .filter((shown) => isAbout(shown.case, id));
  });
  return plainestFirst(found, (one) => one.case, id, said);
}

/** The text of a case as it stands in its file, up to the next one; a position that it shares with others written out. */
function written({ file, line, case: { position } }: RowCase): readonly string[] {
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  const end = lines.findIndex((text, i) => i >= line && /^ {2}(?:- |#)/.test(text));
  const drawn = typeof position === "string" ? position.trimEnd().split("\n") : [];
  return lines
    .slice(line - 1, end < 0 ? undefined : end)
    .flatMap((text) =>
      /^ {4}position: \*/.test(text) ? ["    position: |", ...drawn.map((row) => `      ${row}`.trimEnd())] : [text],
    );
}

/** Places in the code under a heading; nothing where there are none. */
const placesTold = (heading: string, places: readonly CodePlace[]): readonly string[] =>
  places.length === 0
    ? []
    : [heading, ...places.map(({ file, line, within }) => `  ${file}:${line}${within === null ? "" : ` ${within}`}`)];

/** The most cases that are named; the plainest is shown whole. */
const MOST_NAMED = 12;

/**
 * What a newcomer wants to know of a row, an open point or a number: its text, the functions that decide it, its plainest
 * case whole, and where the others lie. Null for an id that no game has.
 */
export function toldOfRow(games: readonly Game[], id: string): readonly string[] | null {
  for (const { id: game, catalogue } of games) {
    const leaveItOpen = Object.entries(catalogue.rules).flatMap(([rule, { open }]) =>
      open?.includes(id) ? [rule] : [],
    );
    const row = catalogue.rules[id] ?? catalogue.interpretations[id] ?? catalogue.numbers[id];
    if (row === undefined) continue;
    const places = namedInCode(game, id);
    const cases = casesOfRow(game, id, saidBy(row));
    const [plainest, ...others] = cases;
    return [
      `${id} (${game}), ${placesInBook(game).get(id) ?? "of no file"}`,
      ...Object.entries(row).map(
        ([key, value]) => `  ${key}: ${typeof value === "string" ? value : JSON.stringify(value)}`,
      ),
      ...(leaveItOpen.length === 0 ? [] : [`  left open by: ${leaveItOpen.join(", ")}`]),
      "",
      ...(places.length === 0 ? ["Named nowhere in the code."] : []),
      ...placesTold(
        "In the comments of what decides it:",
        places.filter(({ isComment }) => isComment),
      ),
      ...placesTold(
        "Cited:",
        places.filter(({ isComment }) => !isComment),
      ),
      "",
      plainest === undefined
        ? "No case names it."
        : `The plainest of ${cases.length} cases, ${plainest.file}:${plainest.line}`,
      ...(plainest === undefined || plainest.file.endsWith(".jsonl") ? [] : written(plainest)),
      ...others.slice(0, MOST_NAMED).map(({ file, line, case: one }) => `  ${file}:${line} ${one.title}`),
      ...(others.length > MOST_NAMED ? [`  and ${others.length - MOST_NAMED} more`] : []),
    ];
  }
  return null;
}
