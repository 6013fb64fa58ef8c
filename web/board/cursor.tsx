import type { BoardModel } from "../api/answers.ts";
import type { Anchor } from "./beside.tsx";
import { type Cell, placeAt } from "./places.ts";
import { placeInWords } from "./spoken.ts";

interface BoardCursorProps {
  readonly model: BoardModel;
  readonly title: string;
  readonly cursor: Cell;
  /** The part of the sheet that it frames, in pixels. */
  readonly box: Anchor;
  readonly isSelected: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Where the keyboard is on a board: the one cell of a grid that can be walked over. */
export function BoardCursor({ model, title, cursor, box, isSelected, onKeyDown }: BoardCursorProps) {
  return (
    <div
      role="grid"
      aria-label={`${title}. Arrow keys walk over the board, Enter selects, plus and minus zoom, 0 shows all of it.`}
      aria-rowcount={model.height}
      aria-colcount={model.width}
      onKeyDown={onKeyDown}
    >
      <div role="row" aria-rowindex={cursor.y + 1}>
        <div
          role="gridcell"
          class="board-cursor"
          tabIndex={0}
          aria-colindex={cursor.x + 1}
          aria-selected={isSelected}
          aria-label={placeInWords(model, placeAt(model, cursor) ?? "")}
          style={{
            left: `${box.left}px`,
            top: `${box.top}px`,
            width: `${box.width}px`,
            height: `${box.height}px`,
          }}
        />
      </div>
    </div>
  );
}
