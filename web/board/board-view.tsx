import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { drawBoard } from "../../pictures/index.ts";
import type { BoardModel, FieldOfView, SightRuling } from "../api/answers.ts";
import { announce } from "../page/announce.tsx";
import type { Watched } from "./watched.ts";
import { theme } from "../page/theme.ts";
import { type Drags, type Held, pieceUnder, useDrags } from "./drags.ts";
import { useGliding } from "./gliding.ts";
import { endsOfRuling, partAround, useIntoView, useKeptInView } from "./into-view.ts";
import { type Anchor, Beside } from "./beside.tsx";
import { BoardPicture } from "./picture.tsx";
import { boxOf, frameAround, outline } from "./frames.ts";
import { type Cell, cellsOf, type Flash, nextCell, pieceNamed, piecesOn, placeAt, placeOf } from "./places.ts";
import { BESIDE, type Bounds, steps, useRoom, useShownSize, useWalk } from "./room.ts";
import { placeInWords } from "./spoken.ts";
import { Zoom, zoomFor } from "./zoom.tsx";

/**
 * How a place is set off: what is looked at, what can be chosen, attacked or acted on otherwise, what is chosen, what an
 * attack is aimed at, what an event was about.
 */
export type Look =
  | "selected"
  | "option"
  | "target"
  | "reachable"
  | "way"
  | "chosen"
  | "aimed"
  | "pointed"
  | "grave"
  | "seeing"
  | "foretold";

export interface Highlight {
  readonly place: string;
  readonly look: Look;
}

/** Something that stands beside a place of the board. */
export interface Card {
  readonly key: string;
  readonly place: string;
  /** Places that are to stay free, as far as there is room. */
  readonly free?: readonly string[];
  readonly body: ComponentChildren;
}

interface BoardViewProps {
  readonly model: BoardModel;
  readonly title: string;
  readonly highlights: readonly Highlight[];
  readonly field?: FieldOfView | undefined;
  readonly sight?: SightRuling | undefined;
  /** What the other side sees, as a layer over the ground. */
  readonly watched?: Watched | null;
  /** The place that is selected: where the keyboard begins. */
  readonly at: string | null;
  /** Where to look while nothing is selected: who can act. */
  readonly lookAt?: string | null;
  /** A place was pointed at, or a piece on it; pieces beside the board have no place. */
  readonly onPoint: (place: string | null, piece: string | null) => void;
  /** What becomes of pieces that are dragged; without it none are. */
  readonly drags?: Drags;
  /** The way by which a piece came to where it is now. */
  readonly way?: readonly string[];
  /** Lines that flash: who sees or attacks whom. */
  readonly lines?: readonly Flash[];
  /** What stands on the board beside places of it. */
  readonly cards?: readonly Card[];
  /** What else stands in the bar below the board. */
  readonly tools: ComponentChildren;
}

const bounds: Bounds = { around: 250, leastTall: 360, most: 1400 };

/** On a stage a cell is at first this large, in pixels, as far as the board does not become wider than the stage. */
const SEEN_WELL = 40;

/** The first place in reading order. */
function firstCell(model: BoardModel): Cell {
  for (let y = 0; y < model.height; y++)
    for (let x = 0; x < model.width; x++) if (placeAt(model, { x, y }) !== null) return { x, y };
  return { x: 0, y: 0 };
}

/** A board to look at, to point at, and to walk over with the arrow keys. */
export function BoardView({
  model,
  title,
  highlights,
  field,
  sight,
  watched = null,
  at,
  lookAt = null,
  onPoint,
  drags,
  way = [],
  lines = [],
  cards = [],
  tools,
}: BoardViewProps) {
  const { room, roomWidth, roomHeight } = useRoom();
  const walked = useWalk(model, at, null);
  // a board may be empty: when the last terrain has been taken apart
  const isAnyBeside = model.pieces.some((piece) => placeOf(model, piece) === null);
  const around = bounds.around + (isAnyBeside ? BESIDE : 0);
  const aspect = Math.max(1, model.width) / Math.max(1, model.height);
  const { shownAt, zoom, drawn } = useShownSize(roomWidth.value, roomHeight.value, {
    aspect,
    bounds: { ...bounds, around },
    first: (width) => zoomFor(width, model.width),
    onStage: (fitted) => (SEEN_WELL * (model.width + 1)) / fitted,
  });
  const look = theme.value;
  const picture = useMemo(
    () =>
      drawBoard(model, {
        captions: false,
        title,
        theme: look,
        width: shownAt,
        fieldOfView: field,
        sight,
        idPrefix: "table",
      }),
    [model, title, look, shownAt, field, sight],
  );
  useLayoutEffect(() => drawn(picture.width, picture.height), [picture]);
  const { left, top, cell: side } = picture.board;
  const scale = shownAt / picture.width;
  const middleOf = (name: string): Cell | null => {
    const cells = cellsOf(model, name);
    const { x, y, width, height: tall } = boxOf(cells);
    return cells.length === 0 ? null : { x: left + (x + width / 2) * side, y: top + (y + tall / 2) * side };
  };
  const cursor = walked.value !== null && placeAt(model, walked.value) !== null ? walked.value : firstCell(model);
  const cursorPlace = placeAt(model, cursor) ?? "";

  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = nextCell(model, cursor, step);
      if (next === null) return announce("The border of the board.");
      walked.value = next;
      announce(placeInWords(model, placeAt(model, next) ?? ""));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPoint(cursorPlace, null);
    }
  };
  const sheet = useRef<HTMLDivElement>(null);
  const cellOf = (event: MouseEvent): Cell => {
    const box = sheet.current?.getBoundingClientRect();
    if (box === undefined) return { x: -1, y: -1 };
    return {
      x: Math.floor(((event.clientX - box.left) / scale - left) / side),
      y: Math.floor(((event.clientY - box.top) / scale - top) / side),
    };
  };
  useGliding(
    sheet,
    picture.svg,
    `${model.width} ${model.height} ${shownAt}`,
    way.flatMap((name) => middleOf(name) ?? []),
  );
  const { held, wasDrag, handlers } = useDrags(model, drags, cellOf);
  const point = (event: MouseEvent): void => {
    if (wasDrag()) return;
    const cell = cellOf(event);
    const place = placeAt(model, cell);
    const under = pieceUnder(event.target);
    // a piece reaches a little over its place: what is pressed there is the place
    const piece = place === null || piecesOn(model, place).some(({ id }) => id === under) ? under : null;
    if (place !== null) walked.value = cell;
    if (place !== null || piece !== null) onPoint(place, piece);
  };

  // what is selected is in view, also where the board is larger than its room
  useEffect(() => {
    const view = room.current?.querySelector(".board-room");
    const there = at ?? lookAt;
    // a piece that is held keeps the board where it is
    if (there === null || held.value !== null || !(view instanceof HTMLElement)) return;
    const { x, y, width, height: tall } = boxOf(cellsOf(model, there));
    const [across, down] = [(left + (x + width / 2) * side) * scale, (top + (y + tall / 2) * side) * scale];
    // what is in view stays where it is: the next press is about the same place
    const margin = Math.min(1.5 * side * scale, view.clientWidth / 4, view.clientHeight / 4);
    const isSeen =
      across > view.scrollLeft + margin &&
      down > view.scrollTop + margin &&
      across < view.scrollLeft + view.clientWidth - margin &&
      down < view.scrollTop + view.clientHeight - margin;
    if (isSeen) return;
    view.scrollTo({
      left: across - view.clientWidth / 2,
      top: down - view.clientHeight / 2,
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth",
    });
  }, [at ?? lookAt, zoom.value]);

  const meant = endsOfRuling(model, sight)
    .flatMap((name) => middleOf(name) ?? [])
    .map(({ x, y }) => ({ x: (x * scale) / zoom.value, y: (y * scale) / zoom.value }));
  useIntoView(sight, partAround(meant), zoom, () => room.current?.querySelector<HTMLElement>(".board-room") ?? null);

  const chosen = highlights.findLast(({ look: mark }) => mark === "chosen")?.place;
  const chosenAt = chosen === undefined ? null : middleOf(chosen);
  const kept = chosenAt === null ? null : partAround([{ x: chosenAt.x * scale, y: chosenAt.y * scale }]);
  useKeptInView(kept, () => room.current?.querySelector<HTMLElement>(".board-room") ?? null);

  /** Cells as a part of the sheet, in pixels. */
  const partOf = (cells: readonly Cell[]): Anchor => {
    const { x, y, width, height: tall } = boxOf(cells);
    return {
      left: (left + x * side) * scale,
      top: (top + y * side) * scale,
      width: width * side * scale,
      height: tall * side * scale,
    };
  };

  const height = Math.round(shownAt * (picture.height / picture.width));
  const cursorCells = cellsOf(model, cursorPlace);
  const cursorBox = boxOf(cursorCells);

  return (
    <div class="board" ref={room}>
      <div class="board-room">
        {/* Pointing is the same as walking there with the arrow keys and pressing Enter, which the grid inside takes. */}
        <div
          class="board-sheet"
          ref={sheet}
          style={{ width: `${shownAt}px`, height: `${height}px` }}
          onClick={point}
          {...handlers}
        >
          <BoardPicture svg={picture.svg} />
          <svg class="board-marks" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
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
                  d={frameAround(model, place, mark, { left, top, side })}
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
            {held.value !== null && <HeldPiece held={held.value} model={model} left={left} top={top} side={side} />}
          </svg>
          <div
            role="grid"
            aria-label={`${title}. Arrow keys walk over the board, Enter selects.`}
            aria-rowcount={model.height}
            aria-colcount={model.width}
            onKeyDown={press}
          >
            <div role="row" aria-rowindex={cursor.y + 1}>
              <div
                role="gridcell"
                class="board-cursor"
                tabIndex={0}
                aria-colindex={cursor.x + 1}
                aria-selected={cursorPlace === at}
                aria-label={placeInWords(model, cursorPlace)}
                style={{
                  left: `${(left + cursorBox.x * side) * scale}px`,
                  top: `${(top + cursorBox.y * side) * scale}px`,
                  width: `${cursorBox.width * side * scale}px`,
                  height: `${cursorBox.height * side * scale}px`,
                }}
              />
            </div>
          </div>
        </div>
      </div>
      {cards.map(({ key, place, free, body }) => {
        const cells = cellsOf(model, place);
        return cells.length === 0 ? null : (
          <Beside
            key={key}
            anchor={partOf(cells)}
            free={free === undefined ? null : partOf(free.flatMap((name) => cellsOf(model, name)))}
          >
            {body}
          </Beside>
        );
      })}
      <div class="board-tools">
        {tools}
        <Zoom zoom={zoom} />
      </div>
    </div>
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
