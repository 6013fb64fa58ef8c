import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Game } from "../../rules/kernel/index.ts";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import { caseFiles, casesIn } from "./files.ts";
import { withHeadings } from "./headings.ts";
import { isPinned } from "./pinned.ts";
import { withShortLists } from "./short-lists.ts";

/*
 * Where a case lies: the first of its rules is a row of the rule book, and the topic of that row names its file. In a
 * file the rows come in the order of the book, each under its own text.
 */

/** The most cases of a file that people read; a larger topic has several parts, numbered. */
const MOST_CASES = 300;
/** The most files that a topic's cases lie in, those that are pinned among them. */
const MOST_FILES = 3;
/** The file of cases that state no rule: how positions are written, and what a request cannot ask. */
const NO_RULE = "positions-as-text";

/** A topic of the rule book as the name of a file. */
export const fileOfTopic = (topic: string): string =>
  topic
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Whether nothing is said of a rule: the position, or the question, is none. */
const statesNoRule = ({ read, expect }: ConformanceCase): boolean => read === true || expect.defects !== undefined;

/**
 * Which of some places are out of order: as few as may be, so that one that came too early is told, and not all behind
 * it. Null has no place.
 */
export function outOfOrder(places: readonly (number | null)[]): ReadonlySet<number> {
  /** The longest ordered run that ends with each place, as the places of its parts. */
  const runs: (readonly number[])[] = [];
  for (const [i, place] of places.entries()) {
    const before = places
      .slice(0, i)
      .flatMap((other, k) => (place !== null && other !== null && other <= place ? [runs[k] ?? []] : []));
    runs.push(place === null ? [] : [...longestOf(before), i]);
  }
  const kept = new Set(longestOf(runs));
  return new Set(places.flatMap((place, i) => (place === null || kept.has(i) ? [] : [i])));
}

const longestOf = (runs: readonly (readonly number[])[]): readonly number[] =>
  runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);

/**
 * Whether a case whose answer is a refusal is refused by what it is about: by the first of its rules, or by another that
 * it names, where the first says how much or where (what something costs) and a general one forbids it (no action points
 * are left). A case of a reading, or of what its row leaves open, may be refused by that point alone.
 */
export function isRefusedByItsRules(
  { rules, readings, expect }: ConformanceCase,
  catalogue: Game["catalogue"],
): boolean {
  const open = catalogue.rules[rules[0] ?? ""]?.open ?? [];
  const named = new Set([...rules, ...open, ...Object.keys(readings ?? {})]);
  return expect.refused === undefined || expect.refused.length === 0 || expect.refused.some((id) => named.has(id));
}

/** A file of cases for people to read, laid out: rows under their texts, lists and tables that fit on a line on one. */
export const laidOut = ({ catalogue }: Game, path: string): string =>
  withShortLists(withHeadings(readFileSync(path, "utf8"), casesIn(path), catalogue.rules));

/** What of the layout of a game's cases is not as it should be, as sentences that say what would be. */
export function layoutFaults({ id: game, catalogue }: Game): readonly string[] {
  const order = new Map(Object.keys(catalogue.rules).map((id, i) => [id, i]));
  const faults: string[] = [];
  const filesOf = new Map<string, string[]>();
  for (const path of caseFiles(game)) {
    const file = relative(join(import.meta.dirname, game), path);
    const isOfPins = file.startsWith("pinned/");
    const name = basename(path).replace(/(?:\.\d+)?\.(?:yaml|jsonl)$/, "");
    filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
    if (dirname(file) !== (isOfPins ? "pinned" : ".") || path.endsWith(".jsonl") !== isOfPins)
      faults.push(`${file}: cases lie in ${game}/TOPIC.yaml, pinned ones in ${game}/pinned/TOPIC.jsonl.`);
    const cases = casesIn(path);
    if (!isOfPins && cases.length > MOST_CASES)
      faults.push(
        `${file} has ${cases.length} cases: at most ${MOST_CASES} in a part (${name}.1.yaml, ${name}.2.yaml).`,
      );
    const places = cases.map(({ rules: [rule] }) => order.get(rule ?? "") ?? null);
    const strays = outOfOrder(places);
    for (const [i, one] of cases.entries()) {
      const rule = one.rules[0];
      const row = rule === undefined ? undefined : catalogue.rules[rule];
      if (row === undefined && !(rule === undefined && statesNoRule(one))) {
        faults.push(`${file}, ${one.id}: the first of its rules is to be the row that it shows.`);
        continue;
      }
      if (!isRefusedByItsRules(one, catalogue))
        faults.push(
          `${file}, ${one.id}: it is refused by ${(one.expect.refused ?? []).join(", ")}, and is about none of them.`,
        );
      const home = row === undefined ? NO_RULE : fileOfTopic(row.topic);
      if (home !== name || isPinned(one) !== isOfPins)
        faults.push(`${file}, ${one.id}: its place is ${isPinned(one) ? `pinned/${home}.jsonl` : `${home}.yaml`}.`);
      if (strays.has(i)) faults.push(`${file}, ${one.id}: the rows of a file come in the order of the rule book.`);
    }
  }
  for (const [name, files] of filesOf)
    if (files.length > MOST_FILES)
      faults.push(`${name}: its cases lie in ${files.length} files, at most ${MOST_FILES}.`);
  return faults;
}
