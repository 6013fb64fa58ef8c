import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { games } from "../all-games.ts";
import { namedByCode } from "./row.ts";

const root = join(import.meta.dirname, "../../rules");

const comment = /\/\*\*?[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm;
/**
 * "rr.climb.*", "hg.react.score-0 to hg.react.score-3", "dt.fort.eng-wire to eng-mines" or "rr.mod.op-short, -aimed":
 * rows that nobody finds who looks for one of them.
 */
const several =
  /\b(?:rr|vs|hg|zh|dt)\.[a-z0-9.-]*(?:\*(?!\/)|(?<=[a-z0-9])(?: to (?:(?:rr|vs|hg|zh|dt)\.|[a-z]+-[a-z0-9-]+(?= *[,.*]))|, -[a-z][a-z0-9-]*))/g;

/** Where comments of a text name rows without their ids. */
const unnamed = (text: string): readonly string[] =>
  [...text.matchAll(comment)].flatMap(([said]) => [...said.matchAll(several)].map(([rows]) => rows));

test.each(games.map(({ id }) => id))("comments of %s name each row by its id, so that a search finds it", (game) => {
  const files = readdirSync(join(root, game), { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    unnamed(readFileSync(join(root, game, file), "utf8")).map((rows) => `${file}: ${rows}`),
  );
  expect(found).toEqual([]);
});

test("rows that are named together are found", () => {
  expect(unnamed("/** Climbing. rr.climb.* */\n// hg.react.score-0 to hg.react.score-3")).toEqual([
    "rr.climb.*",
    "hg.react.score-0 to hg.",
  ]);
  expect(unnamed("/** Work. dt.fort.eng-wire to eng-mines */\n// rr.mod.op-short, -aimed, -marked")).toEqual([
    "dt.fort.eng-wire to eng-mines",
    "rr.mod.op-short, -aimed",
  ]);
  expect(unnamed("/** Climbing. rr.climb.cost, rr.climb.window */")).toEqual([]);
});

test.each(games.map((game) => ({ id: game.id, game })))(
  "every row that the code of $id cites is named by the comment of what decides it",
  ({ game: { id, catalogue } }) => {
    const { cited, told } = namedByCode(id);
    const rows = Object.keys(catalogue.rules).filter((row) => cited.has(row));
    expect(rows.length).toBeGreaterThan(200);
    expect(rows.filter((row) => !told.has(row))).toEqual([]);
  },
);
