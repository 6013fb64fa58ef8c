import { charge } from "../kernel/index.ts";
import { columnOf, type Grid, rowOf, type Square } from "./grid.ts";

/**
 * The squares of the straight line between two centres, in order, ends included: `squares[0]` to `squares[length - 1]`.
 * Two squares in a row are orthogonal neighbours when the line crosses the edge between them, diagonal ones when it
 * passes exactly through the corner they share. Exact: integers only.
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
  charge("squares", length + 1);
  return line;
}

/** A corner where squares meet: (x, y) is the upper left corner of the square (x, y). */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/**
 * Fills `line` with the squares of the straight line from a corner to the centre of a square, in order; the corner's
 * own square is the first one the line enters. Such a line never runs along a grid line. Squares off the board are left
 * out at its beginning.
 */
export function traceFromCorner(grid: Grid, from: Corner, to: Square, line: Line): Line {
  const { width, height } = grid;
  // doubled coordinates: corners are even, centres odd
  const dx = 2 * columnOf(grid, to) + 1 - 2 * from.x;
  const dy = 2 * rowOf(grid, to) + 1 - 2 * from.y;
  const a = Math.abs(dx);
  const b = Math.abs(dy);
  const stepX = dx < 0 ? -1 : 1;
  const stepY = dy < 0 ? -1 : 1;
  let x = dx < 0 ? from.x - 1 : from.x;
  let y = dy < 0 ? from.y - 1 : from.y;
  const { squares } = line;
  let length = 0;
  const enter = (): void => {
    if (x >= 0 && y >= 0 && x < width && y < height) squares[length++] = y * width + x;
  };
  enter();
  let across = b;
  let along = a;
  const endX = columnOf(grid, to);
  const endY = rowOf(grid, to);
  while (x !== endX || y !== endY) {
    const crossesColumn = across <= along;
    const crossesRow = along <= across;
    if (crossesColumn) {
      x += stepX;
      across += b;
    }
    if (crossesRow) {
      y += stepY;
      along += a;
    }
    enter();
  }
  line.length = length;
  charge("squares", length + 1);
  return line;
}
