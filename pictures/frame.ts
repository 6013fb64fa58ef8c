import type { BoardCell, BoardModel, BoardSide } from "../rules/kernel/index.ts";
import { short } from "./svg.ts";

/** A point of the picture, in its units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a sample of the legend is drawn: a square, from its upper left corner. */
export interface SampleBox extends Point {
  readonly size: number;
}

/** Where things lie in a picture. One unit is a CSS pixel when it is shown in its own size. */
export interface Frame {
  /** The side of a cell. */
  readonly cell: number;
  /** The upper left corner of the board. */
  readonly left: number;
  readonly top: number;
  /** The width of the whole picture, and of the board. */
  readonly width: number;
  readonly across: number;
  readonly down: number;
  /** The size of running text. */
  readonly text: number;
  /** Room around a measured table for what stands on its edge, inside of the numbers along it. */
  readonly rim: number;
}

/** The least and the most width that texts are sized for. */
const NARROWEST = 240;
const WIDEST = 1440;
/** Text in CSS pixels at the width a picture is shown at. */
const TEXT_PIXELS = 12.5;
const SQUARE_SIDE = 28;
const AREA_SIDE = 100;
/** How wide a measured table is drawn, however large it is. */
const TABLE_WIDTH = 1000;
const LEAST_WIDTH = 344;
/** Room around areas for what stands at their borders. */
export const BORDER = 20;

const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** How far a base may reach over the edge of a table and be drawn whole, in sizes of running text. */
const MOST_OVER = 2;

/** How far something on the edge of a measured table reaches beyond it. */
function rimAround({ kind, width, height, pieces }: BoardModel, cell: number, text: number): number {
  if (kind !== "table") return 0;
  const beyond = pieces.flatMap(({ x, y, radius = 0 }) => {
    const inside = Math.min(x, y, width - x, height - y);
    return inside < 0 ? [] : [(radius - inside) * cell];
  });
  return Math.min(MOST_OVER * text, Math.max(text * 0.8, ...beyond));
}

/**
 * The frame of a board that is shown `shownAt` CSS pixels wide; without it, texts stay legible on a phone and do not
 * shout on a desk.
 */
export function frameFor(model: BoardModel, shownAt: number | undefined): Frame {
  const { kind, width, height } = model;
  const columns = Math.max(1, width);
  // a small board is drawn larger, so that it fills a phone
  const side = within(SQUARE_SIDE, (LEAST_WIDTH - 24) / columns, 56);
  const cell = kind === "areas" ? AREA_SIDE : kind === "table" ? Math.min(side, TABLE_WIDTH / columns) : side;
  const across = columns * cell;
  const natural = Math.max(LEAST_WIDTH, across) + 16;
  const shown = shownAt === undefined ? within(360, natural, 560) : within(NARROWEST, shownAt, WIDEST);
  const text = (TEXT_PIXELS * natural) / shown;
  const rim = rimAround(model, cell, text);
  const left = kind === "areas" ? BORDER : text * 1.5 + rim;
  const total = Math.max(natural, left + across + rim + (kind === "areas" ? BORDER : 8));
  return {
    cell,
    left: Math.max(left, (total - across) / 2),
    top: 0,
    width: total,
    across,
    down: Math.max(kind === "table" ? 0.1 : 1, height) * cell,
    text,
    rim,
  };
}

/** The least radius of a token with a silhouette, in sizes of running text. */
const LEGIBLE = 0.8;

/** Whether a silhouette can be told on a token of this radius, at the width that the picture is shown at. */
export const isLegible = ({ text }: Frame, r: number): boolean => r >= text * LEGIBLE;

/** The upper left corner of a cell. */
export const cornerOf = ({ cell, left, top }: Frame, { x, y }: BoardCell): Point => ({
  x: left + x * cell,
  y: top + y * cell,
});

/** The middle of a cell. */
export const middleOf = (frame: Frame, { x, y }: BoardCell): Point => cornerOf(frame, { x: x + 0.5, y: y + 0.5 });

/** How far a side is turned from the north, in degrees. */
export const turned: Readonly<Record<BoardSide, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** The outline of cells as path data: one rectangle for each run in a row. */
export function runsOf(frame: Frame, cells: readonly BoardCell[]): string {
  const { cell } = frame;
  const rows = new Map<number, number[]>();
  for (const { x, y } of cells) {
    const row = rows.get(y);
    if (row === undefined) rows.set(y, [x]);
    else row.push(x);
  }
  let data = "";
  for (const [y, columns] of [...rows].sort(([a], [b]) => a - b)) {
    columns.sort((a, b) => a - b);
    for (let i = 0; i < columns.length;) {
      const from = columns[i] ?? 0;
      let length = 1;
      while (columns[i + length] === from + length) length++;
      const { x, y: top } = cornerOf(frame, { x: from, y });
      data += `M${short(x)} ${short(top)}h${short(length * cell)}v${short(cell)}h${short(-length * cell)}z`;
      i += length;
    }
  }
  return data;
}

/** The border around cells as path data, without the sides that two of them share. */
export function rimOf(frame: Frame, cells: readonly BoardCell[]): string {
  const own = new Set(cells.map(({ x, y }) => `${x},${y}`));
  return cells
    .map((cell) => {
      const { x, y } = cell;
      const at = cornerOf(frame, cell);
      const side = (dx: number, dy: number, from: Point, way: "h" | "v"): string =>
        own.has(`${x + dx},${y + dy}`) ? "" : `M${short(from.x)} ${short(from.y)}${way}${short(frame.cell)}`;
      return (
        side(0, -1, at, "h") +
        side(0, 1, { x: at.x, y: at.y + frame.cell }, "h") +
        side(-1, 0, at, "v") +
        side(1, 0, { x: at.x + frame.cell, y: at.y }, "v")
      );
    })
    .join("");
}
