import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Game } from "../../rules/kernel/index.ts";
import type { ConformanceCase } from "../../cli/conformance/case-format.ts";
import { casesIn, caseFiles } from "./files.ts";
import { plainestFirst, saidBy } from "./row.ts";

const folder = join(import.meta.dirname, "../../service/adjudication/rules/shown-by");

/** How many cases of a row are told by name, the plainest first. */
const TOLD = 3;

const head = '// Generated from tests/conformance by "npm run generate"; do not edit.\n';

/** The rows of a game with how many cases show them, and some by id and title: a line each, as text. */
function linesOf({ id: game, catalogue }: Game): readonly string[] {
  const byRow = new Map<string, ConformanceCase[]>();
  for (const one of caseFiles(game).flatMap(casesIn))
    for (const id of one.rules) byRow.set(id, [...(byRow.get(id) ?? []), one]);
  const rows = [catalogue.rules, catalogue.interpretations, catalogue.numbers].flatMap((of) => Object.entries(of));
  return rows.flatMap(([id, row]) => {
    const cases = byRow.get(id);
    if (cases === undefined) return [];
    const told = plainestFirst(cases, (one) => one, id, saidBy(row)).slice(0, TOLD);
    return [`  ${JSON.stringify(id)}: ${JSON.stringify([cases.length, ...told.map((one) => [one.id, one.title])])},`];
  });
}

/** The files that say by which cases rows are shown, by their names. */
export function shownByFiles(games: readonly Game[]): ReadonlyMap<string, string> {
  const type = "Readonly<Record<string, readonly [number, ...(readonly [string, string])[]]>>";
  const files = games.map((game): [string, string] => [
    join(folder, `${game.id}.generated.ts`),
    `${head}export const shownBy: ${type} = {\n${linesOf(game).join("\n")}\n};\n`,
  ]);
  const places = games.map(({ id }) => `  ${JSON.stringify(id)}: () => import("./shown-by/${id}.generated.ts"),`);
  return new Map([
    ...files,
    [`${folder}.generated.ts`, `${head}export const shownByOf = {\n${places.join("\n")}\n};\n`],
  ]);
}

/** Writes them. */
export const writeShownBy = (games: readonly Game[]): void => {
  for (const [file, text] of shownByFiles(games)) writeFileSync(file, text);
};
