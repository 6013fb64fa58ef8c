import { array as arrayOf, assert, constantFrom, integer, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { games } from "../all-games.ts";
import { tableGame } from "../kernel/table-game.ts";
import type { Game, Notation, TextDraft } from "../../rules/kernel/index.ts";
import { emptyAreas } from "../../web/editor/area-drawing.ts";
import {
  move,
  moveCorner,
  paintBorder,
  paintGround,
  put,
  remove,
  restate,
  sayOnce,
  turned,
  turnTo,
} from "../../web/editor/edits.ts";
import { gameOf, unquoted, wordOfLink } from "../../web/editor/pasted.ts";
import { sideNear, sideTowards, stretchesOf } from "../../web/editor/sides.ts";
import { undrawnOn } from "../../web/editor/undrawn.ts";
import { emptySquares } from "../../web/editor/square-drawing.ts";
import { saying } from "../../web/editor/statement.ts";
import {
  type Entry,
  entriesAt,
  groundAt,
  modelOf,
  placesOf,
  readText,
  type TextBoard,
} from "../../web/editor/text-board.ts";

/* In one file: the same edits of texts of every kind of drawing, side by side. */

interface Offered {
  readonly game: Game;
  readonly notation: Notation;
}

function offeredBy(id: string): Offered {
  const game = games.find((one) => one.id === id);
  const notation = game?.notation;
  if (game === undefined || notation === null || notation === undefined)
    throw new Error(`There is no game ${id} with a notation.`);
  return { game, notation };
}

const rogue = offeredBy("rogue-regiment");
const sabotage = offeredBy("v-sabotage");

/** What the server would draw of a text; throws with what it cannot read. */
function drawnBy({ game }: Offered, text: string): NonNullable<TextDraft["drawn"]> {
  const read = game.draft(text);
  if (!read.ok || read.value.drawn === null)
    throw new Error(
      `${text}\n${read.ok ? read.value.defects.map(({ line, message }) => `${line}: ${message}`).join("\n") : ""}`,
    );
  return read.value.drawn;
}

function called<T extends { readonly name: string }>(list: readonly T[], name: string): T {
  const found = list.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
}

const line = (name: string, { notation } = rogue) => called(notation.lines, name);
const ground = (name: string, { notation } = rogue) => called(notation.grounds, name);
const border = (name: string, { notation } = rogue) => called(notation.borders, name);
const on = (text: string, { notation } = rogue): TextBoard => readText(text, notation);

function entry(board: TextBoard, label: string): Entry {
  const found = board.entries.find((one) => one.label === label);
  if (found === undefined) throw new Error(`${label} is not there: ${board.rows.join("\n")}`);
  return found;
}

const small = "board\n+ + + +\n . . .\n+ + + +\n . . .\n+ + + +\n";

describe("two sides on a measured table", () => {
  const dust = offeredBy("dust-tactics");

  test("a second unit is the enemy of the first, until somebody says which side is meant", () => {
    const unit = line("unit", dust);
    const at = (given: string): TextBoard => on(given, dust);
    const one = put(at("table 120 120\n"), unit, "20,20", {}, null);
    const two = put(at(one), unit, "60,60", {}, null);
    const sides = at(two).entries.map(({ statement }) => statement.filled["side"]);
    expect(sides.toSorted()).toEqual(["north", "south"]);
    const three = put(at(one), unit, "60,60", { side: sides[0] ?? "" }, null);
    expect(at(three).entries.map(({ statement }) => statement.filled["side"])).toEqual([sides[0], sides[0]]);
  });

  test("sides of a card are none", () => {
    const one = put(on("map\nA1 A2\n", sabotage), line("commando", sabotage), "A1", {}, null);
    const two = put(on(one, sabotage), line("commando", sabotage), "A1", {}, null);
    const [first, second] = on(two, sabotage).entries.flatMap(({ statement }) => statement.filled["side"] ?? []);
    expect(second).toBe(first);
  });
});

describe("a measured table", () => {
  const notation = tableGame.notation;
  if (notation === null) throw new Error("The table game says what its notation offers.");
  const dash = { game: tableGame, notation };
  const text = "table 36 24\nwall w1 15,8 21,8 21,13 15,13\nsentry S1 at 12,10.5, facing 90\nrunner at 24,10.5\n";
  const t = (of = text): TextBoard => readText(of, notation);

  test("what the text says of places is drawn at once, and as the server draws it", () => {
    const seen = drawnBy(dash, text).board;
    expect(modelOf(t(), seen)).toEqual(seen);
    const moved = text.replace("12,10.5", "13.25,9").replace("facing 90", "facing 45").replace("21,13", "22,14");
    expect(modelOf(t(moved), seen)).toEqual(drawnBy(dash, moved).board);
    // before the server has answered there are outlines, places and names
    expect(modelOf(t(), null)).toMatchObject({
      kind: "table",
      width: 36,
      height: 24,
      pieces: [{ id: "S1", x: 12 }, {}],
    });
    expect(modelOf(t("table 9999 9999\n"), null)).toBeNull();
  });

  test("a place has the shapes that lie there and the piece that stands there", () => {
    const labels = (place: string): readonly string[] => entriesAt(t(), place).map(({ label }) => label);
    expect(labels("16,9")).toEqual(["w1"]);
    expect(labels("12,10.5")).toEqual(["S1"]);
    expect(labels("24,10.5")).toEqual(["runner"]);
    expect(labels("30,20")).toEqual([]);
  });

  test("pieces and shapes are moved, turned, put down and taken away", () => {
    expect(move(t(), entry(t(), "S1"), "12,10.5", "12.5,7.25")).toContain("sentry S1 at 12.5,7.25, facing 90\n");
    expect(move(t(), entry(t(), "w1"), "18,10", "19,10.5")).toContain("wall w1 16,8.5 22,8.5 22,13.5 16,13.5\n");
    expect(moveCorner(t(), entry(t(), "w1"), 2, { x: 22.004, y: 14 })).toContain("wall w1 15,8 21,8 22,14 15,13\n");
    expect(turned(t(), entry(t(), "S1"), 1)).toContain("facing 105");
    expect(turnTo(t(), entry(t(), "S1"), -5)).toContain("facing 355");
    expect(turned(t(), entry(t(), "w1"), 1)).not.toContain("15,8");
    const more = put(t(), line("sentry", dash), "30,20", {}, "E");
    expect(more).toBe(`${text}sentry s2 at 30,20, facing 90\n`);
    const wall = put(t(more), line("wall", dash), "10,20", {}, null);
    expect(wall).toContain("wall w2 8,19.75 12,19.75 12,20.25 8,20.25\n");
    expect(drawnBy(dash, wall).board.table?.shapes).toHaveLength(2);
    expect(remove(t(more), entry(t(more), "s2"), "30,20")).toBe(text);
    expect(remove(t(), entry(t(), "w1"), "16,9")).not.toContain("wall");
  });
});

describe("squares drawn by single signs", () => {
  const glory = offeredBy("hour-of-glory");
  const g = (text: string): TextBoard => readText(text, glory.notation);
  const plan = "plan\n.....\n.11..\n.11.2\n.....\n";

  test("rooms are painted, and walls stand wherever signs differ, as the server draws them", () => {
    const text = paintGround(g(plan), "3,1", ground("room 2", glory));
    expect(text).toBe(plan.replace(".11..", ".112."));
    const { squares, edges } = drawnBy(glory, text).board;
    expect(modelOf(g(text), null)).toMatchObject({ width: 5, height: 4, squares });
    const sorted = (list: readonly unknown[] = []): readonly string[] => list.map((one) => JSON.stringify(one)).sort();
    expect(sorted(modelOf(g(text), null)?.edges)).toEqual(
      sorted(edges.map(({ x, y, side, terrain }) => ({ x, y, side, terrain }))),
    );
  });

  test("doors get names of their own, name the room first, and change their kind in place", () => {
    const one = paintBorder(g(plan), { x: 1, y: 1, side: "N" }, border("door", glory));
    const two = paintBorder(g(one), { x: 4, y: 2, side: "W" }, border("door without a post", glory));
    expect(two).toBe(`${plan.trimEnd()}\ndoor D1 1,1|1,0\ndoor D2 4,2|3,2, no-post\n`);
    expect(drawnBy(glory, two).board.edges).toContainEqual({
      x: 1,
      y: 1,
      side: "N",
      terrain: "locked door",
      name: "D1",
    });
    const three = paintBorder(g(two), { x: 4, y: 2, side: "W" }, border("door", glory));
    expect(three).toContain("door D2 4,2|3,2\n");
    expect(groundAt(g(three), "4,2")?.name).toBe("room 2");
    const gone = paintBorder(g(three), { x: 1, y: 1, side: "N" }, border("as the signs are", glory));
    expect(gone).toBe(`${plan.trimEnd()}\ndoor D2 4,2|3,2\n`);
    expect(placesOf(g(three), { code: "bad-door", path: "D1", message: "" }, () => true)).toEqual(["1,1", "1,0"]);
  });

  test("a stronghold that is only named is written out when it is painted on", () => {
    const named = "umpire hour-of-glory\nstronghold salt-tower\nsentry s1 D1\n";
    expect(groundAt(g(named), "3,0")?.name).toBe("room 1");
    const text = paintGround(g(named), "3,0", ground("rock", glory));
    expect(text).not.toContain("stronghold");
    const [was, now] = [drawnBy(glory, named).board, drawnBy(glory, text).board];
    expect(now.pieces).toEqual(was.pieces);
    expect(now.squares).toHaveLength(was.squares.length);
    expect(now.squares.filter(({ terrain }) => terrain === "rock")).toHaveLength(
      was.squares.filter(({ terrain }) => terrain === "rock").length + 1,
    );
    // a text that says nothing of its stronghold has the first one
    expect(paintGround(g("sentry s1 D1\n"), "0,0", ground("rock", glory))).toContain("plan\n#111");
  });

  test("somebody is put on a square, turned and moved", () => {
    const text = put(g(plan), line("Sentry", glory), "0,0", {}, "E");
    expect(text).toBe(`${plan}sentry s1 at 0,0, facing E\n`);
    const right = turned(g(text), entry(g(text), "s1"), 1) ?? "";
    expect(right).toContain("sentry s1 at 0,0, facing S");
    expect(move(g(right), entry(g(right), "s1"), "0,0", "3,0")).toContain("sentry s1 at 3,0, facing S");
    expect(put(g(plan), line("start square", glory), "0,3", {}, null)).toBe(`${plan}starts 0,3\n`);
    const said = sayOnce(g(text), line("alarm", glory), "");
    expect(said).toContain("alarm\n");
    expect(sayOnce(g(said), line("alarm", glory), null)).toBe(text);
  });
});

describe("squares", () => {
  test("ground and sides are drawn where they are", () => {
    let text = paintGround(on(small), "1,0", ground("forest"));
    text = paintBorder(on(text), { x: 1, y: 1, side: "N" }, border("low wall"));
    text = paintBorder(on(text), { x: 1, y: 1, side: "W" }, border("low wall"));
    text = paintBorder(on(text), { x: 3, y: 1, side: "W" }, border("building wall"));
    expect(text).toBe("board\n+ + + +\n . f .\n+ +-+ +\n .|. .#\n+ + + +\n");
    // without the server there are no pieces yet, and nothing to keep in view
    const { objectives: _objectives, tracks: _tracks, ...board } = drawnBy(rogue, text).board;
    expect(modelOf(on(text), null)).toEqual({ ...board, pieces: [], marks: [] });
  });

  test("a piece is drawn by its letter, and the ground under it stays", () => {
    const wooded = paintGround(on(small), "1,0", ground("forest"));
    const text = put(on(wooded), line("Operator"), "1,0", {}, "E");
    expect(text).toBe("board\n+ + + +\n . J .\n+ + + +\n . . .\n+ + + +\nJ = operator jock, facing E, on forest\n");
    const moved = move(on(text), entry(on(text), "jock"), "1,0", "2,1");
    expect(moved).toBe("board\n+ + + +\n . f .\n+ + + +\n . . J\n+ + + +\nJ = operator jock, facing E\n");
    expect(remove(on(moved), entry(on(moved), "jock"), "2,1")).toBe(wooded);
  });

  test("painting under a piece changes what its legend says; what it cannot say is drawn", () => {
    const text = put(on(small), line("SMG Infantry"), "0,0", {}, "S");
    const hedge = paintGround(on(text), "0,0", ground("hedge"));
    expect(hedge).toContain("G = smg guard-1, facing S, on hedge");
    expect(paintGround(on(hedge), "0,0", ground("regular"))).toBe(text);
    const dump = paintGround(on(hedge), "0,0", ground("supply dump"));
    expect(dump).toContain(" s . .");
    expect(dump).toContain("smg guard-1 at 0,0, facing S");
  });

  test("of several under one letter one goes, or is moved, and the others stay", () => {
    const text = "board\n+ + + +\n X . X\n+ + + +\n . . .\n+ + + +\nX = corpse, on forest\n";
    const places = (changed: string): readonly string[] =>
      drawnBy(rogue, changed)
        .board.pieces.map(({ x, y }) => `${x},${y}`)
        .sort();
    expect(places(remove(on(text), entry(on(text), "corpse"), "2,0"))).toEqual(["0,0"]);
    const moved = move(on(text), entry(on(text), "corpse"), "0,0", "1,1");
    expect(places(moved)).toEqual(["1,1", "2,0"]);
    expect(drawnBy(rogue, moved).board.squares).toEqual([
      { x: 0, y: 0, terrain: "forest" },
      { x: 2, y: 0, terrain: "forest" },
    ]);
  });

  test("what covers several squares turns and moves as a whole", () => {
    const text =
      "board\n+ + + + +\n V V . .\n+ + + + +\n V V . .\n+ + + + +\n . . . .\n+ + + + +\nV = motorbike bike, facing N, on forest\n";
    const right = turned(on(text), entry(on(text), "bike"), 1) ?? "";
    expect(drawnBy(rogue, right).board.pieces).toMatchObject([{ id: "bike", x: 0, y: 0, facing: "E" }]);
    const moved = move(on(right), entry(on(right), "bike"), "1,1", "2,1");
    expect(drawnBy(rogue, moved).board.pieces).toMatchObject([{ id: "bike", x: 2, y: 1, width: 2 }]);
    expect(drawnBy(rogue, moved).board.squares).toHaveLength(4);
    const truck = put(on(text), line("truck"), "2,0", {}, "N");
    expect(entriesAt(on(truck), "3,2").map(({ label }) => label)).toEqual(["truck-1"]);
  });

  test("marks of many places are one line; names and letters are never taken twice", () => {
    let text = small;
    for (const place of ["0,0", "1,0", "0,0"]) text = put(on(text), line("entry/exit tile"), place, {}, null);
    expect(text).toContain("entry 0,0 1,0\n");
    for (const place of ["0,1", "1,1", "2,1"]) text = put(on(text), line("Operator"), place, {}, "N");
    expect(drawnBy(rogue, text).board.pieces.map(({ id }) => id)).toEqual(["jock", "paddy", "reg"]);
    expect(remove(on(text), entry(on(text), "entry/exit tile"), "0,0")).toContain("entry 1,0\n");
  });

  test("attributes are said and taken back; what is not known stays", () => {
    const text = `${small}// a hand-written line\noperator jock at 0,0, knife, grenade 2, mark-at 1,1 // x\npatrol nonsense\n`;
    const jock = entry(on(text), "jock");
    const crouched = restate(on(text), jock, saying(saying(jock.statement, "crouched", ""), "knife", null));
    expect(crouched).toContain("operator jock at 0,0, grenade 2, mark-at 1,1 // x, crouched\n");
    expect(crouched).toContain("// a hand-written line\n");
    expect(crouched).toContain("patrol nonsense\n");
  });

  test("what is said once is changed, or put above the board", () => {
    const text = sayOnce(on(small), line("phase"), "patrol");
    expect(text).toBe(`phase patrol\n${small}`);
    expect(sayOnce(on(text), line("phase"), null)).toBe(small);
  });

  test("every defect has its place", () => {
    const text = "board\n+ + +\n r ?\n+ + +\n . .\n+ + +\noperator jock at 0,0\n";
    const places = (path: string, where: object = {}): readonly string[] =>
      placesOf(on(text), { code: "", message: "", path, ...where }, (name) => /^[01],[01]$/.test(name));
    expect(places("line 3", { line: 3, column: 4 })).toEqual(["1,0"]);
    expect(places("line 7", { line: 7, column: 10 })).toEqual(["0,0"]);
    expect(places("jock")).toEqual(["0,0"]);
    expect(places("1,1")).toEqual(["1,1"]);
    expect(places("operators")).toEqual([]);
  });

  test("whatever is painted is what the server draws", () => {
    const { notation } = rogue;
    const place = tuple(integer({ min: 0, max: 4 }), integer({ min: 0, max: 3 })).map(([x, y]) => `${x},${y}`);
    const pieces = notation.lines.filter(({ words, group }) => words.includes("{place}") && group !== "Marks");
    const edit = tuple(
      constantFrom("ground", "border", "put", "remove", "move", "turn"),
      place,
      place,
      integer({ min: 0, max: 999 }),
    );
    assert(
      property(arrayOf(edit, { maxLength: 14 }), (edits) => {
        let text = emptySquares(notation.drawing, 5, 4);
        for (const [does, from, to, n] of edits) {
          const board = on(text);
          const here = entriesAt(board, from).at(-1);
          const [x = 0, y = 0] = from.split(",").map(Number);
          if (does === "ground")
            text = paintGround(board, from, notation.grounds[n % notation.grounds.length] ?? ground("regular"));
          else if (does === "border")
            text = paintBorder(
              board,
              { x, y, side: n % 2 === 0 ? "N" : "W" },
              notation.borders[n % notation.borders.length] ?? border("open"),
            );
          else if (does === "put")
            text = put(board, pieces[n % pieces.length] ?? line("Operator"), from, {}, "NESW"[n % 4] ?? "N");
          else if (here !== undefined)
            text =
              does === "remove"
                ? remove(board, here, from)
                : does === "move"
                  ? move(board, here, from, to)
                  : (turned(board, here, 1) ?? text);
          const { board: seen } = drawnBy(rogue, text);
          const model = modelOf(on(text), seen);
          expect({ ...model, squares: model?.squares.toSorted(order), edges: model?.edges.toSorted(order) }).toEqual({
            ...seen,
            squares: seen.squares.toSorted(order),
            edges: seen.edges.toSorted(order),
          });
          if (does === "ground")
            expect(groundAt(on(text), from)?.name).toBe(notation.grounds[n % notation.grounds.length]?.name);
        }
      }),
      { numRuns: 300 },
    );
  });
});

const order = (a: { readonly x: number; readonly y: number; readonly side?: string }, b: typeof a): number =>
  a.y - b.y || a.x - b.x || (a.side ?? "").localeCompare(b.side ?? "");

describe("areas", () => {
  const map = emptyAreas(sabotage.notation.drawing, 3, 2);
  const at = (text: string): TextBoard => on(text, sabotage);
  const way = (text: string, a: string, b: string): string | undefined =>
    drawnBy(sabotage, text).board.ways.find(({ between }) => between.includes(a) && between.includes(b))?.kind;

  test("tiles are turned, ways opened and closed", () => {
    let text = paintGround(at(map), "B1", ground("indoor", sabotage));
    expect(way(text, "A1", "B1")).toBe("wall");
    for (const name of ["opening", "unlocked door", "locked door"]) {
      text = paintBorder(at(text), "B1|A1", border(name, sabotage));
      expect(way(text, "A1", "B1")).toBe(name);
    }
    text = paintBorder(at(text), "C1|B1", border("opening", sabotage));
    text = paintBorder(at(text), "A1|B1", border("as the tiles are", sabotage));
    expect(way(text, "A1", "B1")).toBe("wall");
    expect(way(text, "B1", "C1")).toBe("opening");
    expect(
      paintGround(
        at(paintBorder(at(text), "B1|C1", border("as the tiles are", sabotage))),
        "B1",
        ground("outdoor", sabotage),
      ),
    ).toBe(map);
  });

  test("pieces and tokens are put, moved and taken away", () => {
    let text = put(at(map), line("commando", sabotage), "A1", { side: "blue" }, null);
    text = put(at(text), line("regular unit", sabotage), "B2", { kind: "ss" }, null);
    text = put(at(text), line("alarm", sabotage), "C1", {}, null);
    text = put(at(text), line("commando", sabotage), "A1", {}, null);
    const { board } = drawnBy(sabotage, text);
    expect(board.pieces).toMatchObject([
      { id: "sapper", area: "A1" },
      { id: "medic", area: "A1" },
      { kind: "ss", area: "B2", id: "g1" },
    ]);
    expect(board.marks).toMatchObject([{ kind: "alarm", area: "C1" }]);
    text = move(at(text), entry(at(text), "g1"), "B2", "C2");
    text = move(at(text), entry(at(text), "alarm"), "C1", "A2");
    text = remove(at(text), entry(at(text), "medic"), "A1");
    expect(drawnBy(sabotage, text).board).toMatchObject({
      pieces: [{ id: "sapper" }, { area: "C2" }],
      marks: [{ area: "A2" }],
    });
  });

  test("what belongs to a terrain stands under its map", () => {
    const two =
      "terrain one\nmap\nA1 A2\ncommando sapper tan at A1\nterrain two\nmap\nB1 B2\nunit g1 regular mauser at B1\n";
    let text = put(at(two), line("MG42 nest", sabotage), "A2", {}, null);
    text = put(at(text), line("MG42 nest", sabotage), "B2", {}, null);
    text = paintGround(at(text), "A1", ground("indoor", sabotage));
    expect(drawnBy(sabotage, text).board.marks).toMatchObject([
      { kind: expect.any(String), area: "A2" },
      { area: "B2" },
    ]);
  });
});

describe("missions", () => {
  test.each(rogue.game.scenarios.map(({ id }) => id))("every figure of %s is found in its text", (id) => {
    const opened = rogue.game.setUp(id, {});
    if (!opened.ok) throw new Error("It cannot be set up.");
    const labels = on(opened.value.print()).entries.map(({ label }) => label);
    const figures = opened.value.board().pieces.filter(({ side }) => side === "operators" || side === "axis");
    expect(
      figures.map(({ id: name, kind }) => (kind === "corpse" ? kind : name)).filter((name) => !labels.includes(name)),
    ).toEqual([]);
  });
});

describe("sides", () => {
  const squares = modelOf(on(small), null);
  const { board } = drawnBy(sabotage, "map\nA1 A1 B1\nA1 A1 B2\n");

  test("a press near a border means that one, also between areas", () => {
    if (squares === null) throw new Error("There is no board.");
    expect(sideNear(squares, 1.1, 0.5)).toEqual({ x: 1, y: 0, side: "W" });
    expect(sideNear(squares, 1.5, 1.95)).toEqual({ x: 1, y: 2, side: "N" });
    expect(sideNear(squares, 3.2, 0.5)).toEqual({ x: 3, y: 0, side: "W" });
    expect(sideNear(board, 1.9, 1.5)).toBe("A1|B2");
    // inside of an area the next border of it is meant
    expect(sideNear(board, 1.05, 0.5)).toBe("A1|B1");
    expect(sideTowards(board, { x: 0, y: 1 }, { x: 1, y: 0 })).toBe("A1|B2");
    expect(sideTowards(squares, { x: 0, y: 0 }, { x: -1, y: 0 })).toEqual({ x: 0, y: 0, side: "W" });
  });
});

describe("pasted texts", () => {
  test("quote marks, fences, hard blanks and trailing ones are taken off", () => {
    const post =
      "> > ```text\r\n> > board\u00a0 \r\n> > + + +\r\n> >  . J\r\n> > + + +\r\n> >\r\n> > J = operator jock\r\n> > ```\r\n";
    expect(unquoted(post)).toBe("board\n+ + +\n . J\n+ + +\n\nJ = operator jock\n");
    expect(drawnBy(rogue, unquoted(post)).board.pieces).toHaveLength(1);
  });

  test("a text names its game, a link its position", () => {
    expect(gameOf("\numpire v-sabotage\nmap")).toBe("v-sabotage");
    expect(gameOf("board")).toBe(null);
    expect(wordOfLink("https://umpire.example/#/position/aB-_9?at=1,2")).toBe("aB-_9");
    expect(wordOfLink("board\n#/position/x")).toBe(null);
  });
});

describe("what the picture of a board leaves out", () => {
  const plan = "plan\n....\n....\n";
  const glory = offeredBy("hour-of-glory");

  test("is told of the places where somebody starts, and of nothing that is drawn", () => {
    let text = put(readText(plan, glory.notation), line("start square", glory), "1,1", {}, null);
    text = put(readText(text, glory.notation), line("Commander's start", glory), "2,1", {}, null);
    text = put(readText(text, glory.notation), line("Sentry", glory), "3,1", {}, null);
    const board = readText(text, glory.notation);
    expect(undrawnOn(board, new Set())).toEqual([
      { place: "2,1", name: "Commander's start" },
      { place: "1,1", name: "start square" },
    ]);
    expect(undrawnOn(board, new Set(["1,1"]))).toHaveLength(1);
  });

  test("a border is drawn from corner to corner, between areas as far as they share it", () => {
    const { board } = drawnBy(offeredBy("v-sabotage"), "map\nA1 A1 A2\nA1 A1 A2\n");
    expect(stretchesOf(board, "A1|A2")).toEqual([
      [
        { x: 2, y: 0 },
        { x: 2, y: 1 },
      ],
      [
        { x: 2, y: 1 },
        { x: 2, y: 2 },
      ],
    ]);
    expect(stretchesOf(board, { x: 1, y: 1, side: "N" })).toEqual([
      [
        { x: 1, y: 1 },
        { x: 2, y: 1 },
      ],
    ]);
    expect(stretchesOf(board, { x: 1, y: 1, side: "W" })).toEqual([
      [
        { x: 1, y: 1 },
        { x: 1, y: 2 },
      ],
    ]);
  });
});
