/** A square of a grid by number: y × width + x, with x to the right and y downwards, both from 0. */
export type Square = number;

/**
 * A rectangular grid: what each square holds and what lies on each edge, as small codes that a game gives meaning to.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  /** The code of each square, by its number. */
  readonly squares: Uint8Array;
  /**
   * The code of each horizontal edge: `y × width + x` is the upper side of (x, y); the last row is the lower side of
   * the board.
   */
  readonly north: Uint8Array;
  /**
   * The code of each vertical edge: `y × (width + 1) + x` is the left side of (x, y); the last column is the right side
   * of the board.
   */
  readonly west: Uint8Array;
  /** The name of each square, "x,y". */
  readonly names: readonly string[];
}

/** A grid of the given size with every code 0. */
export function emptyGrid(width: number, height: number): Grid {
  return {
    width,
    height,
    squares: new Uint8Array(width * height),
    north: new Uint8Array(width * (height + 1)),
    west: new Uint8Array((width + 1) * height),
    names: Array.from({ length: width * height }, (_, square) => `${square % width},${Math.floor(square / width)}`),
  };
}

export const columnOf = (grid: Grid, square: Square): number => square % grid.width;
export const rowOf = (grid: Grid, square: Square): number => Math.floor(square / grid.width);

/** The square at (x, y), or null off the board. */
export const squareAt = (grid: Grid, x: number, y: number): Square | null =>
  x >= 0 && y >= 0 && x < grid.width && y < grid.height ? y * grid.width + x : null;

/** The name of a square, "x,y". */
export const nameOf = (grid: Grid, square: Square): string => grid.names[square] ?? "off the board";

/** The number written in one or two digits from `start` up to `end`, or -1. */
function digits(text: string, start: number, end: number): number {
  if (end <= start || end > start + 2) return -1;
  let value = 0;
  for (let i = start; i < end; i++) {
    const digit = text.charCodeAt(i) - 48;
    if (digit < 0 || digit > 9) return -1;
    value = value * 10 + digit;
  }
  return value;
}

/** The square with this name, or null when it is no square of this board. */
export function squareNamed(grid: Grid, name: string): Square | null {
  const comma = name.indexOf(",");
  return squareAt(grid, digits(name, 0, comma), digits(name, comma + 1, name.length));
}

/** The eight directions: 0 N, 1 NE, 2 E, 3 SE, 4 S, 5 SW, 6 W, 7 NW. Odd ones are diagonal. */
export const directions: readonly { readonly dx: number; readonly dy: number }[] = [
  { dx: 0, dy: -1 },
  { dx: 1, dy: -1 },
  { dx: 1, dy: 0 },
  { dx: 1, dy: 1 },
  { dx: 0, dy: 1 },
  { dx: -1, dy: 1 },
  { dx: -1, dy: 0 },
  { dx: -1, dy: -1 },
];

/** The neighbour in a direction (0 to 7), or null off the board. */
export function neighbour(grid: Grid, square: Square, direction: number): Square | null {
  const step = directions[direction];
  return step === undefined ? null : squareAt(grid, columnOf(grid, square) + step.dx, rowOf(grid, square) + step.dy);
}

/** The direction (0 to 7) from a square to an adjacent one, or null when they are not adjacent. */
export function directionTo(grid: Grid, from: Square, to: Square): number | null {
  const dx = columnOf(grid, to) - columnOf(grid, from);
  const dy = rowOf(grid, to) - rowOf(grid, from);
  const direction = directions.findIndex((step) => step.dx === dx && step.dy === dy);
  return direction < 0 ? null : direction;
}

/** The up to eight squares around a square. */
export function neighbours(grid: Grid, square: Square): readonly Square[] {
  const around: Square[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const next = neighbour(grid, square, direction);
    if (next !== null) around.push(next);
  }
  return around;
}

/** Whether two squares are neighbours, diagonals included; a square is not adjacent to itself. */
export function adjacent(grid: Grid, a: Square, b: Square): boolean {
  const dx = Math.abs(columnOf(grid, a) - columnOf(grid, b));
  const dy = Math.abs(rowOf(grid, a) - rowOf(grid, b));
  return dx <= 1 && dy <= 1 && dx + dy > 0;
}

/** The code of the edge between two orthogonal neighbours. */
export function edgeBetween(grid: Grid, a: Square, b: Square): number {
  const lower = Math.max(a, b);
  if (Math.abs(a - b) === grid.width) return grid.north[lower] ?? 0;
  return grid.west[rowOf(grid, lower) * (grid.width + 1) + columnOf(grid, lower)] ?? 0;
}

/** How distance between two squares is counted. */
export type Metric = "diagonal-counts-one" | "orthogonal" | "euclidean" | "line-squares";

/** The distance of a step (dx, dy) in squares. */
export function distance(metric: Metric, dx: number, dy: number): number {
  const a = Math.abs(dx);
  const b = Math.abs(dy);
  switch (metric) {
    case "diagonal-counts-one":
      return Math.max(a, b);
    case "orthogonal":
      return a + b;
    case "euclidean":
      return Math.round(Math.sqrt(a * a + b * b));
    case "line-squares":
      return squaresOnLine(a, b);
  }
}

/** How many squares a centre-to-centre line enters: a step through a corner enters one, not three. */
function squaresOnLine(a: number, b: number): number {
  let x = 0;
  let y = 0;
  let entered = 0;
  while (x < a || y < b) {
    const across = (1 + 2 * x) * b;
    const along = (1 + 2 * y) * a;
    if (across <= along) x++;
    if (along <= across) y++;
    entered++;
  }
  return entered;
}
