import type { BoardModel, BoardPiece } from "../api/answers.ts";
import { besideDoor, doorNamed } from "./doors.ts";
import { isOnTable, nameOfPress, nameOfSpot, piecesNear, spotNamed } from "./spots.ts";

/** A cell of the board's grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

const square = /^(-?\d{1,3}),(-?\d{1,3})$/;

/**
 * The cells of a place by its name: a square has one, an area as many as it covers, a door the two it lies between; of a
 * table the place itself.
 */
export function cellsOf(model: BoardModel, place: string): readonly Cell[] {
  if (model.kind === "table") {
    const spot = spotNamed(place);
    return spot === null ? [] : [spot];
  }
  const area = model.areas.find(({ id }) => id === place);
  if (area !== undefined) return area.cells;
  const door = doorNamed(model, place);
  if (door !== undefined) return besideDoor(door);
  const [, x, y] = square.exec(place) ?? [];
  return model.kind === "areas" || x === undefined || y === undefined ? [] : [{ x: Number(x), y: Number(y) }];
}

/** The name of the place at a cell; null beside the board and in a gap of it. */
export function placeAt(model: BoardModel, { x, y }: Cell): string | null {
  if (model.kind === "table") return isOnTable(model, { x, y }) ? nameOfPress({ x, y }) : null;
  if (x < 0 || y < 0 || x >= model.width || y >= model.height) return null;
  if (model.kind === "squares") return `${x},${y}`;
  return model.areas.find(({ cells }) => cells.some((cell) => cell.x === x && cell.y === y))?.id ?? null;
}

export const isPlace = (model: BoardModel, name: string): boolean => {
  const [cell] = cellsOf(model, name);
  return cell !== undefined && placeAt(model, cell) !== null;
};

/** Where a piece is; null beside the board. */
export const placeOf = (model: BoardModel, piece: BoardPiece): string | null => {
  if (model.kind === "table") return isOnTable(model, piece) ? nameOfSpot(piece) : null;
  return model.kind === "areas" ? piece.area : placeAt(model, piece);
};

/** The unit that a piece belongs to, where several are one; its id is none of theirs. */
export const unitOf = ({ details }: BoardPiece): string | null => {
  const unit = details["unit"];
  return typeof unit === "string" ? unit : null;
};

/** A piece by its id; of a unit of several the first. */
export const pieceNamed = (model: BoardModel, id: string): BoardPiece | undefined =>
  model.pieces.find((piece) => piece.id === id) ?? model.pieces.find((piece) => unitOf(piece) === id);

/** Pieces by the units they belong to, each of one that belongs to none by itself; the first of a unit leads it. */
export const byUnits = (pieces: readonly BoardPiece[]): readonly (readonly [BoardPiece, ...BoardPiece[]])[] =>
  [...Map.groupBy(pieces, (piece) => unitOf(piece) ?? piece.id).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  );

/** Pieces with the units they belong to: all ids by which somebody can mean them. */
export const withUnits = (model: BoardModel, ids: readonly string[]): readonly string[] => [
  ...new Set(
    ids.flatMap((id) => {
      const piece = pieceNamed(model, id);
      return [id, (piece === undefined ? null : unitOf(piece)) ?? []].flat();
    }),
  ),
];

const covers = ({ x, y, width = 1, height = 1 }: BoardPiece, cell: Cell): boolean =>
  cell.x >= x && cell.y >= y && cell.x < x + width && cell.y < y + height;

/** The pieces on a place, in the order of the board. */
export function piecesOn(model: BoardModel, place: string): readonly BoardPiece[] {
  if (model.kind === "areas") return model.pieces.filter(({ area }) => area === place);
  // whoever stands at a door does not stand in it
  if (doorNamed(model, place) !== undefined) return [];
  const [cell] = cellsOf(model, place);
  if (model.kind === "table") return cell === undefined ? [] : piecesNear(model, cell, 0);
  return cell === undefined ? [] : model.pieces.filter((piece) => covers(piece, cell));
}

/** The next place from a cell in a direction, over gaps; null at the border. */
export function nextCell(model: BoardModel, from: Cell, step: Cell): Cell | null {
  const here = placeAt(model, from);
  for (
    let cell = { x: from.x + step.x, y: from.y + step.y };
    cell.x >= 0 && cell.y >= 0 && cell.x < model.width && cell.y < model.height;
    cell = { x: cell.x + step.x, y: cell.y + step.y }
  ) {
    const place = placeAt(model, cell);
    if (place !== null && place !== here) return cell;
  }
  return null;
}

/** The place that a name means: where that piece is, or the place itself; null where it is neither on this board. */
export function whereIs(model: BoardModel, name: string): string | null {
  const piece = pieceNamed(model, name);
  return piece !== undefined ? placeOf(model, piece) : isPlace(model, name) ? name : null;
}

/** All places that a name means: where each piece of a unit is; none where it is nothing on this board. */
export function placesOf(model: BoardModel, name: string): readonly string[] {
  const pieces = model.pieces.filter((piece) => piece.id === name || unitOf(piece) === name);
  if (pieces.length > 0) return [...new Set(pieces.flatMap((piece) => placeOf(model, piece) ?? []))];
  return isPlace(model, name) ? [name] : [];
}

/** A line over the board from one place to another: who sees or attacks whom. */
export interface Flash {
  readonly from: string;
  readonly to: string;
}
