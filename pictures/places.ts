import type { BoardModel, BoardPiece } from "../rules/kernel/index.ts";
import { cornerOf, type Frame, middleOf, type Point } from "./frame.ts";
import { labelSize } from "./areas.ts";

/** A room for one thing: its middle, and half its side. */
export interface Slot extends Point {
  readonly half: number;
}

/** A piece with its room; null for one that is drawn beside the board. */
export interface Placed {
  readonly piece: BoardPiece;
  readonly slot: Slot | null;
}

/** Whether a piece covers several squares. */
export const isLarge = ({ width = 1, height = 1 }: BoardPiece): boolean => width > 1 || height > 1;

const onBoard = ({ width, height }: BoardModel, { x, y }: BoardPiece): boolean =>
  x >= 0 && y >= 0 && x < width && y < height;

/** A square room cut into n by n. */
function parts({ x, y }: Point, side: number, n: number): readonly Slot[] {
  const half = side / n / 2;
  return Array.from({ length: n * n }, (_, i) => ({
    x: x + half * (1 + 2 * (i % n)),
    y: y + half * (1 + 2 * Math.floor(i / n)),
    half,
  }));
}

/**
 * The rooms of an area for a number of things, as large as they can be; what stands first in a cell leaves room for its
 * label.
 */
export function roomsIn(
  frame: Frame,
  cells: readonly { readonly x: number; readonly y: number }[],
  count: number,
): readonly Slot[] {
  const { cell } = frame;
  const strip = Math.min(labelSize(frame) * 1.25, cell * 0.3);
  const side = cell - strip;
  for (let n = 1; ; n++) {
    const slots = cells.flatMap((corner) => {
      const { x, y } = cornerOf(frame, corner);
      return parts({ x: x + strip / 2, y: y + strip * 0.85 }, side, n);
    });
    if (slots.length >= count) return slots;
  }
}

/** How far apart two points are. */
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Tokens on a large board are larger than its squares allow, as far as their neighbours leave room. */
const LEAST_SHARE = 1 / 24;
const MOST_CELLS = 1.6;

/** The rooms of all pieces of a board of squares: who shares a square shares its room. */
function onSquares(frame: Frame, model: BoardModel): readonly Placed[] {
  const stacks = new Map<string, BoardPiece[]>();
  for (const piece of model.pieces) {
    if (isLarge(piece) || !onBoard(model, piece)) continue;
    const key = `${piece.x},${piece.y}`;
    stacks.set(key, [...(stacks.get(key) ?? []), piece]);
  }
  const heads = [...stacks.values()].flatMap(([first]) => (first === undefined ? [] : [middleOf(frame, first)]));
  const wanted = Math.min(Math.max(frame.cell, frame.width * LEAST_SHARE), frame.cell * MOST_CELLS);
  const slots = new Map<BoardPiece, Slot>();
  for (const stack of stacks.values()) {
    const [first] = stack;
    if (first === undefined) continue;
    const middle = middleOf(frame, first);
    const nearest = heads.reduce(
      (least, other) =>
        other.x === middle.x && other.y === middle.y ? least : Math.min(least, distance(middle, other)),
      Infinity,
    );
    const side = stack.length > 1 ? frame.cell : Math.max(frame.cell, Math.min(wanted, nearest));
    const n = Math.ceil(Math.sqrt(stack.length));
    const rooms = parts({ x: middle.x - side / 2, y: middle.y - side / 2 }, side, n);
    stack.forEach((piece, i) => {
      const room = rooms[i];
      if (room !== undefined) slots.set(piece, room);
    });
  }
  return model.pieces.map((piece) => ({
    piece,
    slot:
      isLarge(piece) && onBoard(model, piece)
        ? { ...middleOf(frame, piece), half: frame.cell / 2 }
        : (slots.get(piece) ?? null),
  }));
}

/** What stands in one area, in the order of its rooms. */
export interface Crowd {
  readonly pieces: readonly Placed[];
  /** Rooms for the marks of each area by its id, from the last room backwards. */
  readonly marks: ReadonlyMap<string, readonly Slot[]>;
}

/** Whether a piece lies on a measured table, whose far edges belong to it. */
const isOnTable = ({ width, height }: BoardModel, { x, y }: BoardPiece): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The rooms of the pieces of a measured table: their bases, where they stand. */
const onTable = (frame: Frame, model: BoardModel): readonly Placed[] =>
  model.pieces.map((piece) => ({
    piece,
    slot: isOnTable(model, piece) ? { ...cornerOf(frame, piece), half: (piece.radius ?? 0.5) * frame.cell } : null,
  }));

/** The rooms of all pieces and of the marks that stand in areas. */
export function placesOf(frame: Frame, model: BoardModel): Crowd {
  if (model.kind === "squares") return { pieces: onSquares(frame, model), marks: new Map() };
  if (model.kind === "table") return { pieces: onTable(frame, model), marks: new Map() };
  const slots = new Map<BoardPiece, Slot>();
  const marks = new Map<string, readonly Slot[]>();
  for (const area of model.areas) {
    const pieces = model.pieces.filter((piece) => piece.area === area.id);
    const marked = model.marks.filter((mark) => mark.area === area.id && mark.side === undefined).length;
    const rooms = roomsIn(frame, area.cells, pieces.length + marked);
    pieces.forEach((piece, i) => {
      const room = rooms[i];
      if (room !== undefined) slots.set(piece, room);
    });
    marks.set(area.id, rooms.slice(rooms.length - marked).toReversed());
  }
  return { pieces: model.pieces.map((piece) => ({ piece, slot: slots.get(piece) ?? null })), marks };
}
