import { array, assert, constantFrom, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import {
  type Attribute,
  type Blank,
  type BoardModel,
  drawingKinds,
  type Game,
  type LineForm,
  type Notation,
} from "../../rules/kernel/index.ts";
import { tableGame } from "./table-game.ts";

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
    case "outline":
      // what is drawn round 0,0 is put into the middle of the table
      return [
        (blank.usual ?? "").replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, x, y) => `${18 + Number(x)},${12 + Number(y)}`),
      ];
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
  readonly text: () => string;
  readonly place: string;
  readonly other: string;
} {
  if (kind === "table") {
    const text = begins.replace("{width}", "36").replace("{height}", "24");
    return { text: () => text, place: "12.5,7.25", other: "3,4" };
  }
  if (kind === "signs") {
    const rows = Array.from({ length: 8 }, () => blank.repeat(8)).with(7, `${blank.repeat(7)}1`);
    return { text: () => [begins, ...rows, "door D1 7,7|6,7"].join("\n"), place: "1,1", other: "0,1" };
  }
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

// a game without it is edited as text; the small game on a table has it, too
const offering = [...games, tableGame].flatMap((game) =>
  game.notation === null ? [] : [{ id: game.id, game, notation: game.notation }],
);

test("most games say what their notation offers, and all ways to draw a board are among them", () => {
  expect(offering.length).toBeGreaterThan(games.length / 2);
  expect(new Set(offering.map(({ notation }) => notation.drawing.kind))).toEqual(new Set(drawingKinds));
});

describe("drawings that have names", () => {
  const named = offering.flatMap(({ game, notation }) => notation.drawing.named.map((one) => [game.id, one] as const));

  test.each(named)("%s: $line draws the same as its text", (id, { line, text }) => {
    const game = offering.find((one) => one.id === id)?.game;
    if (game === undefined) throw new Error("Impossible");
    expect(drawnOf(game, text).squares).toEqual(drawnOf(game, line).squares);
    expect(drawnOf(game, text).edges).toEqual(drawnOf(game, line).edges);
  });
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
        const [at, column] = notation.drawing.kind === "signs" ? [2, 1] : [4, 3];
        const row = lines[at] ?? "";
        const model = drawnOf(
          game,
          lines.with(at, `${row.slice(0, column)}${sign}${row.slice(column + 1)}`).join("\n"),
        );
        expect(model.squares.filter(({ x, y }) => x === 1 && y === 1)).toEqual(
          terrain === null ? [] : [{ x: 1, y: 1, terrain }],
        );
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
    (_name, { across, down, line, terrain, named }) => {
      const lines = text().split("\n");
      const drawnWith = (at: number, column: number, sign: string): BoardModel => {
        const row = lines[at] ?? "";
        return drawnOf(game, lines.with(at, `${row.slice(0, column)}${sign}${row.slice(column + 1)}`).join("\n"));
      };
      if (across !== null)
        expect(drawnWith(3, 3, across).edges).toEqual(terrain === null ? [] : [{ x: 1, y: 1, side: "N", terrain }]);
      if (down !== null)
        expect(drawnWith(4, 2, down).edges).toEqual(terrain === null ? [] : [{ x: 1, y: 1, side: "W", terrain }]);
      const signs = [across, down].filter((sign) => sign !== null);
      expect(line === null || signs.length === 0).toBe(true);
      if (line !== null && named !== null) {
        const signOf = (name: string): string => notation.grounds.find((ground) => ground.name === name)?.sign ?? "";
        const [inside = "", outside] = [named.first[0], notation.grounds.map(({ name }) => name)];
        const said = line.replace("{id}", `${named.stem}7`).replace("{way}", `${place}|${other}`);
        const found = outside.map((name) => {
          const row = lines[2] ?? "";
          const sides = lines.with(2, `${signOf(name)}${signOf(inside)}${row.slice(2)}`);
          return game.draft(`${sides.join("\n")}\n${said}`);
        });
        const fitting = found.flatMap((draft) =>
          draft.ok && draft.value.defects.every(({ path }) => path !== `${named.stem}7`) ? [draft.value.drawn] : [],
        );
        expect(fitting.length).toBeGreaterThan(0);
        for (const drawn of fitting)
          expect(drawn?.board.edges).toContainEqual(
            expect.objectContaining({ x: 1, y: 1, side: "W", terrain: expect.any(String) }),
          );
      } else if (line !== null)
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
