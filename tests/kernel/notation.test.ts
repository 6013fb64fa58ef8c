import { array, assert, constantFrom, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import type { Attribute, Blank, BoardModel, Game, LineForm, Notation } from "../../rules/kernel/index.ts";

/** Words that fit a blank; a place is the second one of the board below. */
function fillings(blank: Blank, place: string): readonly string[] {
  switch (blank.kind) {
    case "name":
      return [...blank.values, ...(blank.usual === null ? [] : [`${blank.usual}-1`])];
    case "choice":
      return blank.values;
    case "number":
      return [...(blank.optional ? [""] : []), String(blank.least ?? 0), String(blank.most ?? 9)];
    case "place":
      return [place];
    case "piece":
      return ["somebody"];
    case "words":
      return [blank.usual ?? "alarm"];
  }
}

/** Every way a line can be written with one blank at a time varied. */
function written(form: LineForm, place: string): readonly string[] {
  const usual = form.blanks.map((blank) => fillings(blank, place)[0] ?? "");
  const fill = (words: readonly string[]): string =>
    form.blanks.reduce((line, { name }, i) => line.replace(`{${name}}`, words[i] ?? ""), form.words);
  return [
    ...new Set([
      fill(usual),
      ...form.blanks.flatMap((blank, i) => fillings(blank, place).map((word) => fill(usual.with(i, word)))),
    ]),
  ];
}

const attributeTexts = ({ word, blank }: Attribute, place: string): readonly string[] =>
  blank === null ? [word] : fillings(blank, place).map((filled) => `${word} ${filled}`.trim());

/** A board of the game with room around its second place, and all that attributes can refer to. */
function boardOf({ drawing: { kind, begins, blank } }: Notation): {
  readonly text: (ground?: string) => string;
  readonly place: string;
  readonly other: string;
} {
  if (kind === "areas") return { text: () => `${begins}\nA1 B1 C1\nA2 B2 C2`, place: "B1", other: "A1" };
  const row = ` ${blank}`.repeat(8);
  const corners = `+${" +".repeat(8)}`;
  const rows = Array.from({ length: 8 }, () => `${corners}\n${row}`).join("\n");
  return {
    text: () => `${begins}\n${rows}\n${corners}\npoint 1,1 black N*\nline black 1,1 > 4,1\nline black 0,7 > 4,7`,
    place: "1,1",
    other: "0,1",
  };
}

function drawnOf(game: Game, text: string): BoardModel {
  const draft = game.draft(text);
  if (!draft.ok) throw new Error("The settings cannot be read.");
  const { drawn, defects } = draft.value;
  if (drawn === null)
    throw new Error(`${text}\n${defects.map(({ line, message }) => `${line}: ${message}`).join("\n")}`);
  // what it would write says the same again
  const again = game.draft(drawn.text);
  expect(again.ok && again.value.drawn, text).toEqual(drawn);
  return drawn.board;
}

// a game without it is edited as text
const offering = games.flatMap((game) =>
  game.notation === null ? [] : [{ id: game.id, game, notation: game.notation }],
);

test("most games say what their notation offers", () => {
  expect(offering.length).toBeGreaterThan(games.length / 2);
});

describe.each(offering)("the notation of $id", ({ game, notation }) => {
  const { text, place, other } = boardOf(notation);

  test("names are unique, and every blank stands in its words", () => {
    for (const names of [notation.grounds, notation.borders, notation.lines].map((list) =>
      list.map(({ name }) => name),
    ))
      expect(new Set(names).size).toBe(names.length);
    for (const { words, blanks } of notation.lines)
      expect([...words.matchAll(/\{([a-z-]+)\}/g)].map(([, name]) => name).sort()).toEqual(
        blanks.map(({ name }) => name).sort(),
      );
  });

  test.each(notation.grounds.map((ground) => [ground.name, ground] as const))(
    "ground: %s",
    (_name, { sign, line, terrain }) => {
      const lines = text().split("\n");
      if (sign !== null) {
        const row = lines[4] ?? "";
        const model = drawnOf(game, lines.with(4, `${row.slice(0, 3)}${sign}${row.slice(4)}`).join("\n"));
        expect(model.squares).toEqual(terrain === null ? [] : [{ x: 1, y: 1, terrain }]);
      } else if (line !== null) {
        const [before, after] = [text(), `${text()}\n${line.replace("{place}", place)}`].map((one) =>
          drawnOf(game, one).areas.find(({ id }) => id === place),
        );
        expect(after?.kind).not.toBe(before?.kind);
      }
    },
  );

  test.each(notation.borders.map((border) => [border.name, border] as const))(
    "border: %s",
    (_name, { across, down, line, terrain }) => {
      const lines = text().split("\n");
      const drawn = (at: number, column: number, sign: string): BoardModel => {
        const row = lines[at] ?? "";
        return drawnOf(game, lines.with(at, `${row.slice(0, column)}${sign}${row.slice(column + 1)}`).join("\n"));
      };
      if (across !== null)
        expect(drawn(3, 3, across).edges).toEqual(terrain === null ? [] : [{ x: 1, y: 1, side: "N", terrain }]);
      if (down !== null)
        expect(drawn(4, 2, down).edges).toEqual(terrain === null ? [] : [{ x: 1, y: 1, side: "W", terrain }]);
      const signs = [across, down].filter((sign) => sign !== null);
      expect(line === null || signs.length === 0).toBe(true);
      if (line !== null)
        expect(
          drawnOf(game, `${text()}\nindoor ${place}\n${line.replace("{way}", `${other}|${place}`)}`).ways,
        ).toContainEqual(expect.objectContaining({ kind: expect.not.stringMatching("^wall$") }));
    },
  );

  test.each(notation.lines.map((form) => [form.name, form] as const))("line: %s", (_name, form) => {
    for (const line of written(form, place)) drawnOf(game, `${text()}\n${line}`);
    const [line = ""] = written(form, place);
    for (const said of form.attributes.flatMap((attribute) => attributeTexts(attribute, place)))
      drawnOf(game, `${text()}\n${line}, ${said}`);
    if (!form.drawn) return;
    // drawn by a letter, on all squares that it covers when it faces north
    const rows = text().split("\n");
    const { across, along } = form.covers ?? { across: 1, along: 1 };
    for (let y = 1; y <= along; y++)
      rows[2 * y + 2] = (rows[2 * y + 2] ?? "")
        .split("")
        .map((sign, i) => (i % 2 === 1 && i >= 3 && i < 3 + 2 * across ? "Z" : sign))
        .join("");
    const model = drawnOf(game, `${rows.join("\n")}\nZ = ${line.replace(` at ${place}`, "")}`);
    expect(model.pieces).toEqual(drawnOf(game, `${text()}\n${line}`).pieces);
  });

  test("whatever somebody has written so far is answered: a board, or what is wrong with it", () => {
    const phrases = [
      ...notation.lines.flatMap((form) => written(form, place)),
      ...notation.lines.flatMap((form) => written(form, "Z9")),
      ...notation.lines.flatMap((form) => written(form, other)),
    ];
    const said = notation.lines.flatMap(({ attributes }) =>
      attributes.flatMap((attribute) => attributeTexts(attribute, other)),
    );
    const line = tuple(constantFrom(...phrases), array(constantFrom(...said), { maxLength: 2 })).map((parts) =>
      parts.flat().join(", "),
    );
    assert(
      property(array(line, { maxLength: 6 }), (lines) => {
        const draft = game.draft([text(), ...lines].join("\n"));
        expect(draft.ok && (draft.value.drawn !== null || draft.value.defects.length > 0)).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});
