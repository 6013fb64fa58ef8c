import type { BoardModel } from "../api/answers.ts";
import { type Cell, cellsOf, placeAt } from "../board/places.ts";
import type { Side } from "./square-drawing.ts";

/** What lies between two places: a side of a square, or the way between two areas "A|B". */
export type Between = Side | string;

/** The side of a cell towards a neighbour; null where nothing can lie. */
function sideOf(model: BoardModel, { x, y }: Cell, step: Cell): Between | null {
  const next = { x: x + step.x, y: y + step.y };
  if (model.kind === "squares") {
    if (step.x === 0) return { x, y: Math.max(y, next.y), side: "N" };
    return { x: Math.max(x, next.x), y, side: "W" };
  }
  const here = placeAt(model, { x, y });
  const there = placeAt(model, next);
  return here === null || there === null || here === there ? null : `${here}|${there}`;
}

/** The side of a place towards a neighbour, from one of its cells. */
export function sideTowards(model: BoardModel, from: Cell, step: Cell): Between | null {
  const here = placeAt(model, from);
  if (here === null || model.kind === "squares") return sideOf(model, from, step);
  // an area goes on as far as its cells do
  const cells = cellsOf(model, here);
  let cell = from;
  while (cells.some(({ x, y }) => x === cell.x + step.x && y === cell.y + step.y))
    cell = { x: cell.x + step.x, y: cell.y + step.y };
  return sideOf(model, cell, step);
}

/** The side next to a point of the board, in cells. */
export function sideNear(model: BoardModel, x: number, y: number): Between | null {
  const cell = {
    x: Math.min(model.width - 1, Math.max(0, Math.floor(x))),
    y: Math.min(model.height - 1, Math.max(0, Math.floor(y))),
  };
  const right = x - cell.x;
  const down = y - cell.y;
  const sides: readonly (readonly [number, Cell])[] = [
    [down, { x: 0, y: -1 }],
    [1 - down, { x: 0, y: 1 }],
    [right, { x: -1, y: 0 }],
    [1 - right, { x: 1, y: 0 }],
  ];
  for (const [, step] of sides.toSorted(([a], [b]) => a - b)) {
    const side = sideOf(model, cell, step);
    if (side !== null) return side;
  }
  return null;
}

/** The stretches of a border in the grid of cells, from corner to corner: one of a square, of areas as many as they share. */
export function stretchesOf(model: BoardModel, between: Between): readonly (readonly [Cell, Cell])[] {
  if (typeof between !== "string") {
    const { x, y, side } = between;
    return [[{ x, y }, side === "N" ? { x: x + 1, y } : { x, y: y + 1 }]];
  }
  const [one = "", other = ""] = between.split("|");
  const beyond = cellsOf(model, other);
  const isBeyond = (x: number, y: number): boolean => beyond.some((cell) => cell.x === x && cell.y === y);
  return cellsOf(model, one).flatMap(({ x, y }) => [
    ...(isBeyond(x, y - 1)
      ? [
          [
            { x, y },
            { x: x + 1, y },
          ] as const,
        ]
      : []),
    ...(isBeyond(x, y + 1)
      ? [
          [
            { x, y: y + 1 },
            { x: x + 1, y: y + 1 },
          ] as const,
        ]
      : []),
    ...(isBeyond(x - 1, y)
      ? [
          [
            { x, y },
            { x, y: y + 1 },
          ] as const,
        ]
      : []),
    ...(isBeyond(x + 1, y)
      ? [
          [
            { x: x + 1, y },
            { x: x + 1, y: y + 1 },
          ] as const,
        ]
      : []),
  ]);
}
