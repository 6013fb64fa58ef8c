import type { BoardModel } from "../api/answers.ts";
import type { Highlight } from "./board-view.tsx";
import type { Held } from "./drags.ts";
import { frameAround, type Lie, middleIn, outline, wholeCell } from "./frames.ts";
import { type Cell, cellsOf, type Flash, pieceNamed, placeAt, placeOf } from "./places.ts";
import type { Watched, Watcher } from "./watched.ts";

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
  return (
    <svg class="board-marks" viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      {watched !== null && (
        <path
          class="watched"
          data-watched={watched.places.size}
          d={groundSeen(model, lie, watched, (by) => by.some(({ well }) => well === "full"))}
        />
      )}
      {watched?.upright === true && (
        <path
          class="watched above-cover"
          d={groundSeen(model, lie, watched, (by) => by.every(({ well }) => well === "partial"))}
        />
      )}
      {highlights.map(({ place, look: mark }) =>
        cellsOf(model, place).length === 0 ? null : (
          <path
            key={`${mark} ${place}`}
            class={model.kind === "areas" ? `mark-${mark} on-area` : `mark-${mark}`}
            data-highlight={mark}
            data-place={place}
            d={frameAround(model, place, mark, lie)}
          />
        ),
      )}
      {lines.map(({ from, to }) => {
        const [eye, mark] = [middleIn(model, from, lie), middleIn(model, to, lie)];
        return eye === null || mark === null ? null : (
          <path
            key={`${from} ${to}`}
            class="flash-line"
            data-flash={`${from} ${to}`}
            d={`M${eye.x} ${eye.y}L${mark.x} ${mark.y}`}
          />
        );
      })}
      {held !== null && <HeldPiece held={held} model={model} lie={lie} />}
    </svg>
  );
}

/** The outline of all places that are watched in some way. */
const groundSeen = (
  model: BoardModel,
  lie: Lie,
  { places }: Watched,
  isMeant: (by: readonly Watcher[]) => boolean,
): string =>
  [...places]
    .flatMap(([place, by]) => (isMeant(by) ? cellsOf(model, place).map((cell) => wholeCell(cell, lie)) : []))
    .join("");

/** A piece that is held: from where, over which place. */
function HeldPiece({
  held: { piece, from, over },
  model,
  lie,
}: {
  readonly held: Held;
  readonly model: BoardModel;
  readonly lie: Lie;
}) {
  const { left, top, side } = lie;
  const taken = pieceNamed(model, piece);
  const home = taken === undefined ? null : placeOf(model, taken);
  const place = over === null ? null : placeAt(model, over);
  const middle = (cell: Cell): string => `${left + (cell.x + 0.5) * side} ${top + (cell.y + 0.5) * side}`;
  if (over === null || place === null || place === home) return null;
  return (
    <g data-held={piece} data-over={place}>
      <path class="held-line" d={`M${middle(from)}L${middle(over)}`} />
      <path class="mark-chosen" d={outline(cellsOf(model, place), lie)} />
    </g>
  );
}
