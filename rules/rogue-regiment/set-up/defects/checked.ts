import { nameOf, type Grid, type Square } from "../../../geometry/index.ts";
import { type Settings } from "../../../kernel/index.ts";
import type { Citation } from "../../book/citation.ts";
import type { State } from "../../table/state.ts";
import { terrainOf } from "../../table/terrain.ts";

/** Writes down a defect: its code, the piece or the place it is about, a sentence, the rows it breaks. */
export type Add = (code: string, path: string, message: string, ...cites: readonly Citation[]) => void;

/** A position that is being looked through for defects. */
export interface Checked {
  readonly state: State;
  readonly settings: Settings;
  readonly grid: Grid;
  readonly add: Add;
  /** Whether a square is one of the board's; adds a defect where it is not. */
  readonly onGrid: (square: Square, path: string) => boolean;
  /** Puts a piece on a square; adds a defect where another stands that is not passing. rr.square.one-unit */
  readonly stand: (id: string, at: Square | null, passing?: "passing") => void;
  /** Who stands on a square. */
  readonly standingOn: (square: Square) => { readonly id: string; readonly passing: boolean } | undefined;
}

/** A position to be looked through; what is added is handed on. */
export function checked(state: State, settings: Settings, add: Add): Checked {
  const { grid } = terrainOf(state.board);
  const standing = new Map<Square, { readonly id: string; readonly passing: boolean }>();
  const onGrid = (square: Square, path: string): boolean => {
    if (square < grid.squares.length) return true;
    add("off-the-board", path, `Square ${square} is not on this board of ${grid.width} by ${grid.height} squares.`);
    return false;
  };
  return {
    state,
    settings,
    grid,
    add,
    onGrid,
    stand(id, at, passing) {
      if (at === null || !onGrid(at, id)) return;
      const other = standing.get(at);
      if (other !== undefined && passing === undefined && !other.passing)
        add("two-on-a-square", id, `${other.id} and ${id} are both on ${nameOf(grid, at)}.`, "rr.square.one-unit");
      if (other?.id !== id) standing.set(at, { id, passing: passing !== undefined });
    },
    standingOn: (square) => standing.get(square),
  };
}
