import { toldWithin } from "../page/names.ts";
import type { BoardModel } from "../api/answers.ts";
import type { Highlight } from "./board-view.tsx";
import type { Held } from "./drags.ts";
import { doorNamed, plateAt } from "./doors.ts";
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
      {doorsAmong(model, highlights).map((name) => (
        <DoorName key={`name of ${name}`} model={model} name={name} lie={lie} />
      ))}
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

/** The doors that are set off. */
const doorsAmong = (model: BoardModel, highlights: readonly Highlight[]): readonly string[] => [
  ...new Set(highlights.flatMap(({ place }) => (doorNamed(model, place) === undefined ? [] : [place]))),
];

/** What a door is called, on a small plate beside it: questions name it so. */
function DoorName({ model, name, lie }: { readonly model: BoardModel; readonly name: string; readonly lie: Lie }) {
  const door = doorNamed(model, name);
  if (door === undefined) return null;
  const { left, top, side } = lie;
  // "the entrance" is on its plate without the article
  const called = toldWithin(name).replace(/^the /, "");
  const plate = { width: 0.2 + 0.19 * called.length, height: 0.36 };
  const middle = plateAt(model, door, plate);
  const [x, y] = [left + middle.x * side, top + middle.y * side];
  const [width, height] = [side * plate.width, side * plate.height];
  return (
    <g class="door-name" data-door={name}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx={height / 4} />
      <text x={x} y={y} font-size={side * 0.28}>
        {called}
      </text>
    </g>
  );
}

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
