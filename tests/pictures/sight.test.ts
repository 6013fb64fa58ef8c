import { describe, expect, test } from "vitest";
import { drawBoard, tellerOf } from "../../pictures/index.ts";
import { middleOfWay } from "../../pictures/areas.ts";
import { frameFor } from "../../pictures/frame.ts";
import { placesOf } from "../../pictures/places.ts";
import { signsOf } from "../../pictures/sight.ts";
import { farm, opened, post, valueOf } from "./boards.ts";
import { elementsOf, valuesOf } from "./elements.ts";

const truck = opened(
  "rogue-regiment",
  `board
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
 1 1 1 . . h h . . J . .
+ + + + + + + +=+=+ + + +
 1 1 1 . . . . . . . . .
+ + + + + + + + + + + + +
 . . . . . . . . . . . .
+ + + + + + + + + + + + +
1 = kubelwagen car, facing E
J = operator jock, facing W`,
);

describe("a sight ruling", () => {
  test.each([
    ["a wall's corner", farm, "major", "jock"],
    ["nothing", farm, "guard-2", "paddy"],
    ["a hedge", farm, "guard-1", "5,4"],
    ["what a vehicle sees", truck, "car", "jock"],
    ["a wall between areas", post, "g", "A2"],
    ["the own area", post, "g", "A4"],
  ] as const)("shows every line with its fate, what it meets and the verdict: %s", (_name, situation, from, to) => {
    const ruling = valueOf(situation.sight({ from, to }));
    const board = situation.board();
    const elements = elementsOf(drawBoard(board, { sight: ruling }).svg);
    expect(valuesOf(elements, "data-fate")).toEqual(ruling.lines.map(({ fate }) => fate));
    expect(valuesOf(elements, "data-line")).toEqual(ruling.lines.map((_, i) => String(i)));
    const placed = signsOf(ruling).filter(({ reason }) => reason.at !== undefined);
    expect(valuesOf(elements, "data-sign")).toEqual(placed.map(({ label }) => label));
    const texts = elements
      .filter(({ name }) => name === "text")
      .map(({ text }) => text)
      .join(" ");
    const { name, sentence, within } = tellerOf(board);
    expect(texts).toContain(`${name(from)} ${ruling.seen ? "sees" : "does not see"} ${within(to)}: the place is`);
    for (const { reason } of signsOf(ruling)) expect(texts).toContain(sentence(reason.text));
  });

  test("goes between areas through the doorway between them", () => {
    const rooms = opened(
      "v-sabotage",
      "terrain post\nmap\nA1 A1 A2 A2\nA1 A1 A2 A2\nindoor A1 A2\nopening A1|A2\ncommando sapper tan at A1, visible\nunit g1 regular mauser at A2\n",
    );
    const board = rooms.board();
    const picture = drawBoard(board, { sight: valueOf(rooms.sight({ from: "g1", to: "sapper" })) });
    const line = /data-line="0".*?<path d="(M[^"]*)"/s.exec(picture.svg)?.[1] ?? "";
    const doorway = middleOfWay(frameFor(board, undefined), board, ["A1", "A2"]);
    // its ends, and the doorway between them
    expect(line.match(/[ML]/g)).toEqual(["M", "L", "L"]);
    expect(line).toContain(`L ${doorway?.x} `);
  });

  test("has a blocker and a hindrance to show in these positions", () => {
    const ruling = valueOf(farm.sight({ from: "major", to: "jock" }));
    expect(signsOf(ruling).map(({ label, stops }) => [label, stops])).toEqual([
      ["1", true],
      ["a", false],
    ]);
  });

  test("puts the sign of a blocker where it stands", () => {
    const ruling = valueOf(farm.sight({ from: "guard-1", to: "5,4" }));
    const [line] = ruling.lines;
    const at = line?.hindrances[0]?.at ?? line?.blocker?.at ?? "";
    const board = farm.board();
    const { svg } = drawBoard(board, { sight: ruling, captions: false });
    const elements = elementsOf(svg);
    const index = elements.findIndex(({ attributes }) => attributes["data-at"] === at);
    const circle = elements.slice(index).find(({ name }) => name === "circle");
    const frame = frameFor(board, undefined);
    const [x = 0] = at.split(",").map(Number);
    expect(at).toMatch(/^\d+,\d+$/);
    expect(Number(circle?.attributes["cx"])).toBeCloseTo(frame.left + (x + 0.5) * frame.cell, 1);
  });
});

describe("a field of view", () => {
  test.each([
    [farm, "guard-1"],
    [post, "g"],
  ] as const)("is shaded: what is fully and what is partially seen", (situation, piece) => {
    const field = valueOf(situation.field(piece));
    const elements = elementsOf(drawBoard(situation.board(), { fieldOfView: field }).svg);
    const shades = elements
      .filter(({ attributes }) => attributes["data-field"] !== undefined)
      .map(({ attributes }) => [attributes["data-field"], Number(attributes["data-count"])]);
    expect(shades).toEqual([
      ["full", field.full.length],
      ...(field.partial.length === 0 ? [] : [["partial", field.partial.length]]),
    ]);
  });
});

describe("the rooms of pieces", () => {
  test("lie inside their area and never overlap", () => {
    const board = post.board();
    const frame = frameFor(board, undefined);
    const { pieces, marks } = placesOf(frame, board);
    for (const area of board.areas) {
      const rooms = [
        ...pieces.filter(({ piece }) => piece.area === area.id).flatMap(({ slot }) => slot ?? []),
        ...(marks.get(area.id) ?? []),
      ];
      expect(rooms).toHaveLength(
        board.pieces.filter((piece) => piece.area === area.id).length +
          board.marks.filter((mark) => mark.area === area.id && mark.side === undefined).length,
      );
      rooms.forEach((room, i) => {
        const cell = {
          x: Math.floor((room.x - frame.left) / frame.cell),
          y: Math.floor((room.y - frame.top) / frame.cell),
        };
        expect(area.cells).toContainEqual(cell);
        for (const other of rooms.slice(i + 1))
          expect(Math.max(Math.abs(other.x - room.x), Math.abs(other.y - room.y))).toBeGreaterThanOrEqual(
            room.half * 2 - 0.01,
          );
      });
    }
  });

  test("are shared by who stands on one square", () => {
    const base = farm.board();
    const board = { ...base, pieces: base.pieces.map((piece) => ({ ...piece, x: 3, y: 3 })) };
    const slots = placesOf(frameFor(board, undefined), board).pieces.flatMap(({ slot }) => slot ?? []);
    expect(slots).toHaveLength(base.pieces.length);
    expect(new Set(slots.map(({ x, y }) => `${x} ${y}`)).size).toBe(slots.length);
  });
});
