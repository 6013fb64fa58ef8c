import { columnOf, type Grid, rowOf, type Square } from "./grid.ts";

/**
 * The squares of the straight line between two centres, in order, ends included: `squares[0]` to `squares[length - 1]`.
 * Two squares in a row are orthogonal neighbours when the line crosses the edge between them, diagonal ones when it passes
 * exactly through the corner they share. Exact: integers only.
 */
export interface Line {
  readonly squares: Int16Array;
  length: number;
}

/** Room for any line on a board of up to 64 × 64 squares, to be filled again and again. */
export const newLine = (): Line => ({ squares: new Int16Array(130), length: 0 });

/** Fills `line` with the line from one square to another and returns it. */
export function traceLine(grid: Grid, from: Square, to: Square, line: Line): Line {
  const { width } = grid;
  const dx = columnOf(grid, to) - columnOf(grid, from);
  const dy = rowOf(grid, to) - rowOf(grid, from);
  const a = dx < 0 ? -dx : dx;
  const b = dy < 0 ? -dy : dy;
  const stepX = dx < 0 ? -1 : 1;
  const stepY = dy < 0 ? -width : width;
  const { squares } = line;
  let square = from;
  let length = 0;
  squares[length++] = square;
  // twice the area between the line and the next vertical and horizontal crossing: equal areas are a corner
  let across = b;
  let along = a;
  while (square !== to) {
    if (across < along) {
      square += stepX;
      across += 2 * b;
    } else if (along < across) {
      square += stepY;
      along += 2 * a;
    } else {
      square += stepX + stepY;
      across += 2 * b;
      along += 2 * a;
    }
    squares[length++] = square;
  }
  line.length = length;
  return line;
}
