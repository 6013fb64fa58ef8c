import type { BoardModel, BoardPiece, BoardShape, Notation } from "../api/answers.ts";
import { middleOf, nameOfSpot, type Spot, spotNamed } from "../board/spots.ts";
import { blankOf, labelOf, type Statement } from "./statement.ts";
import { degreesOf, outlineOf } from "./on-table.ts";
import type { Entry } from "./text-board.ts";

// What a text says of a measured table, as far as it can be read without the server.

/** The size of a table as its line tells it; null where there is no such line. */
export function sizeOf(
  rows: readonly string[],
  { begins }: Notation["drawing"],
): { readonly width: number; readonly height: number } | null {
  const words = begins.split(" ");
  for (const row of rows) {
    const said = row.trim().split(/\s+/);
    if (said.length < words.length || !words.every((word, i) => word.startsWith("{") || word === said[i])) continue;
    const width = Number(said[words.indexOf("{width}")]);
    const height = Number(said[words.indexOf("{height}")]);
    if (width > 0 && height > 0) return { width, height };
  }
  return null;
}

/** Where a line puts something: the place of a piece, the middle of a shape. */
export function spotOf(statement: Statement): Spot | null {
  const corners = outlineOf(statement);
  if (corners !== null) return middleOf(corners);
  return spotNamed(statement.filled["place"] ?? "");
}

export const placesOnTable = (statement: Statement): readonly string[] => {
  const spot = spotOf(statement);
  return spot === null ? [] : [nameOfSpot(spot)];
};

/** What people call the kind of a thing: what was chosen for its first blank with values, else its line. */
const kindOf = ({ form, filled }: Statement): string => {
  const choice = blankOf(form, "choice");
  return (choice === undefined ? undefined : filled[choice.name]) ?? form.name;
};

function pieceOf(entry: Entry, before: BoardPiece | undefined): readonly BoardPiece[] {
  const { statement } = entry;
  const spot = outlineOf(statement) === null ? spotOf(statement) : null;
  if (spot === null) return [];
  const bearing = degreesOf(statement);
  const piece: BoardPiece = before ?? {
    id: labelOf(statement),
    kind: kindOf(statement),
    side: "unknown",
    x: 0,
    y: 0,
    area: null,
    facing: null,
    radius: 0.5,
    conditions: [],
    details: {},
  };
  return [{ ...piece, x: spot.x, y: spot.y, ...(bearing !== null && piece.bearing !== undefined && { bearing }) }];
}

function shapeOf({ statement }: Entry, before: BoardShape | undefined): readonly BoardShape[] {
  const outline = outlineOf(statement);
  if (outline === null) return [];
  const label = labelOf(statement);
  const called = label.replaceAll("-", " ");
  const shape = before ?? { id: label, kind: kindOf(statement), label: called, height: null, details: {} };
  return [{ ...shape, outline: outline.map(({ x, y }) => ({ x, y })) }];
}

/** The table as the text has it: what it says of places counts at once, everything else is as the server last saw it. */
export function drawnTable(
  { drawing }: Notation,
  rows: readonly string[],
  entries: readonly Entry[],
  seen: BoardModel | null,
): BoardModel | null {
  const size = sizeOf(rows, drawing);
  if (seen === null && size === null) return null;
  const most = Math.min(drawing.most, Math.max(size?.width ?? 0, size?.height ?? 0));
  if (seen === null && (size === null || most < Math.max(size.width, size.height))) return null;
  const pieces = new Map((seen?.pieces ?? []).map((piece) => [piece.id, piece]));
  const shapes = new Map((seen?.table?.shapes ?? []).map((shape) => [shape.id, shape]));
  for (const entry of entries) {
    const id = labelOf(entry.statement);
    for (const piece of pieceOf(entry, pieces.get(id))) if (seen === null || pieces.has(id)) pieces.set(id, piece);
    for (const shape of shapeOf(entry, shapes.get(id))) if (seen === null || shapes.has(id)) shapes.set(id, shape);
  }
  return {
    squares: [],
    edges: [],
    areas: [],
    ways: [],
    marks: [],
    width: size?.width ?? 1,
    height: size?.height ?? 1,
    ...seen,
    kind: "table",
    pieces: [...pieces.values()],
    table: { unit: seen?.table?.unit ?? "", sign: seen?.table?.sign ?? "", shapes: [...shapes.values()] },
  };
}
