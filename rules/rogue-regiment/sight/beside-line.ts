import { adjacent, columnOf, edgeBetween, type Line, type Square } from "../../geometry/index.ts";
import { edge, ground, type Terrain } from "../table/terrain.ts";
import { isAt, isIn } from "./edges.ts";

/** What readings may differ about though a line is not said to meet it, as bits. */
export const BESIDE = {
  /** A low wall at a corner that the line passes through. */
  lowWall: 1,
  /** A hedge or crates beside the viewer, between the ends or at a corner: by a reading he sees over them. */
  lowCover: 2,
  /** The wall of a window one of whose squares is an end of the line, by the reading with the most of them. */
  window: 4,
} as const;

/**
 * What lies on a line or at its corners that readings may differ about without its being named among what the line
 * meets, for a viewer on some squares: bits of `BESIDE`. rr.open.low-wall-adjacent, rr.open.low-wall-length, rr.open.hedge-adjacent-viewer,
 * rr.open.window-six-squares
 */
export function besideLine(
  { grid, windows }: Terrain,
  { squares, length }: Line,
  from: readonly Square[],
  to: Square,
): number {
  const edgeBits = (a: Square, b: Square): number => {
    const code = edgeBetween(grid, a, b);
    if (code === edge.lowWall) return BESIDE.lowWall;
    if (code !== edge.buildingWall && code !== edge.window) return 0;
    const hasEnd = windows["always-six"].some(
      (window) => isIn(window.span, a, b) && (isAt(window, to) || from.some((own) => isAt(window, own))),
    );
    return hasEnd ? BESIDE.window : 0;
  };
  const squareBits = (square: Square): number => {
    const code = grid.squares[square];
    const isLow = code === ground.hedge || code === ground.crates;
    return isLow && from.some((own) => adjacent(grid, own, square)) ? BESIDE.lowCover : 0;
  };
  let found = 0;
  for (let i = 1; i < length; i++) {
    const before = squares[i - 1] ?? 0;
    const square = squares[i] ?? 0;
    const across = columnOf(grid, square) - columnOf(grid, before);
    if (across === 0 || square === before + across) {
      // a low wall that is crossed is named
      found |= edgeBits(before, square) & ~BESIDE.lowWall;
    } else {
      for (const via of [before + across, square - across])
        found |= edgeBits(before, via) | edgeBits(via, square) | squareBits(via);
    }
    if (i < length - 1) found |= squareBits(square);
  }
  return found;
}
