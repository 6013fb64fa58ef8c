import type { BoardModel } from "../api/answers.ts";
import type { Highlight } from "./board-view.tsx";
import type { Held } from "./drags.ts";
import { boxOf, frameAround, outline } from "./frames.ts";
import { type Cell, cellsOf, type Flash, pieceNamed, placeAt, placeOf } from "./places.ts";
import type { Watched } from "./watched.ts";

/** How the cells of a board lie in its drawing. */
export interface Lie {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

interface BoardMarksProps {
  readonly model: BoardModel;
  readonly size: { readonly width: number; readonly height: number };
  readonly lie: Lie;
  readonly highlights: readonly Highlight[];
  readonly watched: Watched | null;
  readonly lines: readonly Flash[];
  readonly held: Held | null;
}

/** What lies over the drawing of a board: ground that is watched, places that are set off, lines, a piece that is held. */
export function BoardMarks({ model, size, lie, highlights, watched, lines, held }: BoardMarksProps) {
  const { left, top, side } = lie;
  const middleOf = (name: string): Cell | null => {
    const cells = cellsOf(model, name);
    const { x, y, width, height: tall } = boxOf(cells);
    return cells.length === 0 ? null : { x: left + (x + width / 2) * side, y: top + (y + tall / 2) * side };
  };
  return (
    <svg class="board-marks" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {watched !== null && (
        <path
          class="watched"
          data-watched={watched.places.size}
          d={[...watched.places]
            .flatMap(([place, by]) =>
              by.some(({ well }) => well === "full")
                ? cellsOf(model, place).map((cell) => whole(cell, left, top, side))
                : [],
            )
            .join("")}
        />
      )}
      {highlights.map(({ place, look: mark }) =>
        cellsOf(model, place).length === 0 ? null : (
          <path
            key={`${mark} ${place}`}
            class={`mark-${mark}`}
            data-highlight={mark}
            data-place={place}
            d={frameAround(model, place, mark, lie)}
          />
        ),
      )}
      {lines.map(({ from, to }) => {
        const [eye, mark] = [middleOf(from), middleOf(to)];
        return eye === null || mark === null ? null : (
          <path
            key={`${from} ${to}`}
            class="flash-line"
            data-flash={`${from} ${to}`}
            d={`M${eye.x} ${eye.y}L${mark.x} ${mark.y}`}
          />
        );
      })}
      {held !== null && <HeldPiece held={held} model={model} left={left} top={top} side={side} />}
    </svg>
  );
}

/** A piece that is held: from where, over which place. */
function HeldPiece({
  held: { piece, from, over },
  model,
  left,
  top,
  side,
}: {
  readonly held: Held;
  readonly model: BoardModel;
  readonly left: number;
  readonly top: number;
  readonly side: number;
}) {
  const taken = pieceNamed(model, piece);
  const home = taken === undefined ? null : placeOf(model, taken);
  const place = over === null ? null : placeAt(model, over);
  const middle = (cell: Cell): string => `${left + (cell.x + 0.5) * side} ${top + (cell.y + 0.5) * side}`;
  if (over === null || place === null || place === home) return null;
  return (
    <g data-held={piece} data-over={place}>
      <path class="held-line" d={`M${middle(from)}L${middle(over)}`} />
      <path class="mark-chosen" d={outline(cellsOf(model, place), { left, top, side })} />
    </g>
  );
}

/** A whole cell. */
const whole = ({ x, y }: Cell, left: number, top: number, side: number): string =>
  `M${left + x * side} ${top + y * side}h${side}v${side}h${-side}z`;
