import type { BoardModel, BoardPiece } from "../api/answers.ts";
import { doorFrame, doorNamed } from "./doors.ts";
import { type Cell, cellsOf } from "./places.ts";

// Frames round places of a board of cells. Where a piece shows which way it faces, they keep to the corners: an arrow
// points out of the middle of a side, and nothing may lie over it.

/**
 * How a place is set off: what is looked at, what can be chosen, attacked or acted on otherwise, what is chosen, what an
 * attack is aimed at, what an event was about.
 */
export type Look =
  | "selected"
  | "option"
  | "target"
  | "reachable"
  | "way"
  | "chosen"
  | "aimed"
  | "pointed"
  | "grave"
  | "seeing"
  | "foretold";

/** How the cells of a board lie in its drawing. */
export interface Lie {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** The box around cells. */
export function boxOf(cells: readonly Cell[]): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  if (cells.length === 0) return { x: 0, y: 0, width: 1, height: 1 };
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y));
  return {
    x,
    y,
    width: Math.max(...cells.map((cell) => cell.x)) - x + 1,
    height: Math.max(...cells.map((cell) => cell.y)) - y + 1,
  };
}

/** The middle of a place in the drawing; null where it is none of the board. */
export function middleIn(model: BoardModel, name: string, { left, top, side }: Lie): Cell | null {
  const cells = cellsOf(model, name);
  const { x, y, width, height } = boxOf(cells);
  return cells.length === 0 ? null : { x: left + (x + width / 2) * side, y: top + (y + height / 2) * side };
}

/** A whole cell. */
export const wholeCell = ({ x, y }: Cell, { left, top, side }: Lie): string =>
  `M${left + x * side} ${top + y * side}h${side}v${side}h${-side}z`;

/**
 * How far inside its border a frame runs, and how long its corners are, as shares of a cell; the frame of the area that is
 * selected runs within any other: where somebody stands he may attack.
 */
const INSET = 0.05;
const WITHIN = 0.1;
const CORNER = 0.26;

/** The outline of a rectangle of cells, slightly inside its border. */
export function outline(cells: readonly Cell[], { left, top, side }: Lie, share: number = INSET): string {
  const { x, y, width, height } = boxOf(cells);
  if (cells.length < width * height) return cells.map((cell) => outline([cell], { left, top, side }, share)).join("");
  const inset = side * share;
  return `M${left + x * side + inset} ${top + y * side + inset}h${width * side - 2 * inset}v${height * side - 2 * inset}h${-(width * side - 2 * inset)}z`;
}

/** The four corners of a rectangle of cells, open or each as a filled triangle. */
function corners(cells: readonly Cell[], { left, top, side }: Lie, filled: boolean): string {
  const { x, y, width, height } = boxOf(cells);
  const [inset, arm] = [side * INSET, side * CORNER];
  const [west, north] = [left + x * side + inset, top + y * side + inset];
  const [east, south] = [left + (x + width) * side - inset, top + (y + height) * side - inset];
  const end = filled ? "z" : "";
  return [
    `M${west} ${north + arm}V${north}H${west + arm}${end}`,
    `M${east - arm} ${north}H${east}V${north + arm}${end}`,
    `M${east} ${south - arm}V${south}H${east - arm}${end}`,
    `M${west + arm} ${south}H${west}V${south - arm}${end}`,
  ].join("");
}

/** Looks that are a surface or belong to the place, and lie under whoever stands there. */
const grounds: ReadonlySet<Look> = new Set<Look>(["option", "way"]);

const isLarge = ({ width = 1, height = 1 }: BoardPiece): boolean => width > 1 || height > 1;

/** The cells of a large piece whose first cell is a place; those of the place where none is. */
function cellsThere(model: BoardModel, place: string): readonly Cell[] {
  const cells = cellsOf(model, place);
  const [first] = cells;
  const large =
    model.kind === "squares"
      ? model.pieces.find((piece) => isLarge(piece) && piece.x === first?.x && piece.y === first.y)
      : undefined;
  if (large === undefined) return cells;
  const { x, y, width = 1, height = 1 } = large;
  return Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width) }));
}

/** How a place is framed that is set off in some way. */
export function frameAround(model: BoardModel, place: string, look: Look, lie: Lie): string {
  const door = doorNamed(model, place);
  if (door !== undefined) return doorFrame(door, lie);
  if (model.kind === "areas" && look === "selected") return outline(cellsOf(model, place), lie, WITHIN);
  if (grounds.has(look) || model.kind !== "squares") return outline(cellsOf(model, place), lie);
  const cells = cellsThere(model, place);
  const isFacing = model.pieces.some(
    (piece) => piece.facing !== null && cells.some(({ x, y }) => piece.x === x && piece.y === y),
  );
  return isFacing || look === "target" || look === "aimed"
    ? corners(cells, lie, look === "aimed")
    : outline(cells, lie);
}
