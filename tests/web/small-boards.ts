import type { BoardModel } from "../../web/api/answers.ts";

/** A board of squares with nothing on it. */
export const empty = (width: number, height: number): BoardModel => ({
  kind: "squares",
  width,
  height,
  squares: [],
  edges: [],
  areas: [],
  ways: [],
  pieces: [],
  marks: [],
});

/** One of a single square. */
export const emptyBoard: BoardModel = { ...empty(1, 1), tracks: [], objectives: [] };

type Piece = BoardModel["pieces"][number];

/** A rifleman in a row of squares. */
export const rifleman = (id: string, x: number, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: "rifle",
  side: "north",
  x,
  y: 0,
  area: null,
  facing: null,
  conditions: [],
  details: {},
  ...more,
});

/** A row of nine squares. */
export const rowOfNine = (pieces: readonly Piece[], more: Partial<BoardModel> = {}): BoardModel => ({
  ...emptyBoard,
  width: 9,
  squares: Array.from({ length: 9 }, (_, x) => ({ x, y: 0, terrain: "regular" })),
  pieces,
  ...more,
});
