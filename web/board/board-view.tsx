import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { drawBoard } from "../../pictures/index.ts";
import type { BoardModel, FieldOfView, SightRuling } from "../api/answers.ts";
import { announce } from "../page/announce.tsx";
import type { Watched } from "./watched.ts";
import { theme } from "../page/theme.ts";
import { type Drags, pieceUnder, useDrags } from "./drags.ts";
import { useGliding } from "./gliding.ts";
import {
  endsOfRuling,
  type Part,
  partAround,
  partOfAll,
  useAskedInView,
  useIntoView,
  useKeptInView,
  useSeen,
} from "./into-view.ts";
import { type Anchor, type Card, Cards } from "./beside.tsx";
import { doorAt } from "./doors.ts";
import { BoardMarks } from "./marks.tsx";
import { BoardPicture } from "./picture.tsx";
import { Rulers } from "./rulers.tsx";
import { BoardCursor } from "./cursor.tsx";
import { boxOf, type Lie, middleIn, type Look } from "./frames.ts";
import { type Cell, cellsOf, type Flash, nextCell, piecesOn, placeAt, placeOf } from "./places.ts";
import { BESIDE, type Bounds, steps, useRoom, useShownSize, useWalk } from "./room.ts";
import { placeInWords } from "./spoken.ts";
import { Zoom, zoomByKey, zoomFor } from "./zoom.tsx";

export interface Highlight {
  readonly place: string;
  readonly look: Look;
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
  /** Where to look while nothing is selected or asked about: who can act. */
  readonly lookAt?: string | null;
  /** What the question is about that waits: all of it is shown when it is asked. */
  readonly subject?: readonly string[];
  /** What a dispute is about: all of it is shown, smaller where it does not fit. */
  readonly whole?: readonly string[];
  /** A place was pointed at, or a piece on it; pieces beside the board have no place. */
  readonly onPoint: (place: string | null, piece: string | null) => void;
  /** The mouse is over a place without being pressed, or over none. */
  readonly onHover?: (place: string | null) => void;
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

/** Shown closer on a stage a cell is this large, in pixels, as far as the board does not become wider than the stage. */
const SEEN_WELL = 40;

/** A cell of this size, in pixels, is still read well: so whoever comes first sees all of the board. */
const READ_WELL = 24;

/** The first place in reading order. */
function firstCell(model: BoardModel): Cell {
  for (let y = 0; y < model.height; y++)
    for (let x = 0; x < model.width; x++) if (placeAt(model, { x, y }) !== null) return { x, y };
  return { x: 0, y: 0 };
}

/** The drawing of a board in its room, and how its cells lie in it. */
function useDrawnBoard({ model, title, field, sight }: Pick<BoardViewProps, "model" | "title" | "field" | "sight">) {
  const { room, roomWidth, roomHeight } = useRoom();
  // a board may be empty: when the last terrain has been taken apart
  const isAnyBeside = model.pieces.some((piece) => placeOf(model, piece) === null);
  const around = bounds.around + (isAnyBeside ? BESIDE : 0);
  const aspect = Math.max(1, model.width) / Math.max(1, model.height);
  const { shownAt, zoom, usual, closer, drawn } = useShownSize(roomWidth.value, roomHeight.value, {
    aspect,
    bounds: { ...bounds, around },
    first: (width) => zoomFor(width, model.width),
    onStage: (fitted) => (SEEN_WELL * (model.width + 1)) / fitted,
    readsWhole: (fitted) => fitted / (model.width + 1) >= READ_WELL,
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
  useLayoutEffect(() => drawn(model, picture), [picture]);
  const { left, top, cell: side } = picture.board;
  const scale = shownAt / picture.width;
  return { room, zoom, usual, closer, shownAt, picture, lie: { left, top, side }, scale };
}

/** Cells as a part of the sheet, in pixels. */
function partIn({ left, top, side }: Lie, scale: number, cells: readonly Cell[]): Anchor {
  const { x, y, width, height } = boxOf(cells);
  return {
    left: (left + x * side) * scale,
    top: (top + y * side) * scale,
    width: width * side * scale,
    height: height * side * scale,
  };
}

/** A place as a part of the sheet, in pixels; null where it is none of the board. */
function partOfPlace(model: BoardModel, place: string, lie: Lie, scale: number): Anchor | null {
  const cells = cellsOf(model, place);
  return cells.length === 0 ? null : partIn(lie, scale, cells);
}

/** The spot of a sheet that an event is over, in cells. */
function spotUnder(sheet: HTMLElement | null, { left, top, side }: Lie, scale: number, event: MouseEvent): Cell {
  const box = sheet?.getBoundingClientRect();
  if (box === undefined) return { x: -1, y: -1 };
  return {
    x: ((event.clientX - box.left) / scale - left) / side,
    y: ((event.clientY - box.top) / scale - top) / side,
  };
}

/** The cell that a spot lies in. */
const cellOf = ({ x, y }: Cell): Cell => ({ x: Math.floor(x), y: Math.floor(y) });

/** Walks over a board by a key, or points at where the keyboard is. */
function walk(
  {
    model,
    cursor,
    walked,
    onPoint,
  }: Pick<BoardViewProps, "model" | "onPoint"> & { readonly cursor: Cell; readonly walked: Signal<Cell | null> },
  event: KeyboardEvent,
): void {
  const step = steps[event.key];
  if (step !== undefined) {
    event.preventDefault();
    const next = nextCell(model, cursor, step);
    if (next === null) return announce("The border of the board.");
    walked.value = next;
    announce(placeInWords(model, placeAt(model, next) ?? ""));
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    onPoint(placeAt(model, cursor) ?? "", null);
  }
}

/** How far signs of a piece may stand over its place, as a share of a cell. */
const OVER = 0.08;

/** How a board lies in its room, as what looks at it has to know. */
interface InRoom {
  readonly lie: Lie;
  readonly scale: number;
  readonly zoom: Signal<number>;
  readonly usual: number;
  readonly shownAt: number;
  readonly isHeld: boolean;
  readonly view: () => HTMLElement | null;
}

/** What is in view: what is selected, else who can act; what is asked about, whole; and what is chosen stays there. */
function useLooking(
  { model, highlights, sight, at, lookAt = null, subject = [], whole = [] }: BoardViewProps,
  { lie, scale, zoom, usual, shownAt, isHeld, view }: InRoom,
): void {
  const middles = (names: readonly string[]): readonly Cell[] =>
    names.flatMap((name) => middleIn(model, name, lie) ?? []);
  const inPixels = (cells: readonly Cell[], by: number): readonly Cell[] =>
    cells.map(({ x, y }) => ({ x: x * by, y: y * by }));
  const there = at ?? (sight === undefined ? lookAt : null);
  // a piece that is held keeps the board where it is
  const shown = there === null || isHeld ? null : partIn(lie, scale, cellsOf(model, there));
  useSeen(shown, lie.side * scale, view, [there, zoom.value]);
  const about = sight === undefined && whole.length === 0 ? subject.join(" ") : "";
  const part = partAround(inPixels(middles(subject), scale));
  useAskedInView({ about, part, size: shownAt, zoom, shrinks: at === null }, view);
  const atOne = scale / zoom.value;
  const meant = [...whole, ...endsOfRuling(model, sight)].flatMap((name): Part | readonly [] => {
    const cells = cellsOf(model, name);
    if (cells.length === 0) return [];
    const { left, top, width, height } = partIn(lie, atOne, cells);
    // signs of a piece stand a little over its place
    const over = OVER * lie.side * atOne;
    return { left: left - over, top: top - over, right: left + width + over, bottom: top + height + over };
  });
  useIntoView(sight ?? whole.join(" "), partOfAll(meant), {
    zoom,
    usual,
    most: 1,
    rulers: { left: lie.left * atOne, top: lie.top * atOne },
    room: view,
  });
  const chosen = highlights.findLast(({ look }) => look === "chosen" || look === "aimed")?.place;
  const kept = chosen === undefined || sight !== undefined ? [] : [chosen];
  const around = (names: readonly string[]): Part | null => partAround(inPixels(middles(names), scale));
  // with whoever acts, where both fit
  useKeptInView(around(kept), around([...kept, ...(chosen === undefined || at === null ? [] : [at])]), view);
}

/** What a press on a board is about: a place, a piece, or neither. */
interface Pointed {
  readonly place: string | null;
  readonly piece: string | null;
  /** Where the keyboard goes on from there; null where it stays. */
  readonly cell: Cell | null;
}

/** What is pointed at by a press at a spot, in cells, on something of the drawing. */
function pointedAt(
  { model, highlights }: Pick<BoardViewProps, "model" | "highlights">,
  spot: Cell,
  target: EventTarget | null,
): Pointed {
  // a door that is set off lies over the places beside it
  const door = doorAt(
    model,
    highlights.map(({ place }) => place),
    spot,
  );
  if (door !== null) return { place: door, piece: null, cell: null };
  const cell = cellOf(spot);
  const place = placeAt(model, cell);
  const under = pieceUnder(target);
  // a piece reaches a little over its place: what is pressed there is the place
  const piece = place === null || piecesOn(model, place).some(({ id }) => id === under) ? under : null;
  return { place, piece, cell: place === null ? null : cell };
}

/** A board to look at, to point at, and to walk over with the arrow keys. */
export function BoardView(props: BoardViewProps) {
  const { model, title, highlights, watched = null, at, onPoint, drags, way = [], lines = [], cards = [] } = props;
  const { room, zoom, usual, closer, shownAt, picture, lie, scale } = useDrawnBoard(props);
  const walked = useWalk(model, at, null);
  const cursor = walked.value !== null && placeAt(model, walked.value) !== null ? walked.value : firstCell(model);
  const cursorPlace = placeAt(model, cursor) ?? "";
  const sheet = useRef<HTMLDivElement>(null);
  const walkedOver = way.flatMap((name) => middleIn(model, name, lie) ?? []);
  useGliding(sheet, picture.svg, `${model.width} ${model.height} ${shownAt}`, walkedOver);
  const spotOf = (event: MouseEvent): Cell => spotUnder(sheet.current, lie, scale, event);
  const { held, wasDrag, handlers } = useDrags(model, drags, (event) => cellOf(spotOf(event)), props.onHover);
  const press = (event: MouseEvent): void => {
    if (wasDrag()) return;
    const { place, piece, cell } = pointedAt(props, spotOf(event), event.target);
    if (cell !== null) walked.value = cell;
    if (place !== null || piece !== null) onPoint(place, piece);
  };
  const view = (): HTMLElement | null => room.current?.querySelector<HTMLElement>(".board-room") ?? null;
  useLooking(props, { lie, scale, zoom, usual, shownAt, isHeld: held.value !== null, view });

  return (
    <div class="board" ref={room} onKeyDown={(event) => zoomByKey({ zoom, closer }, event)}>
      <div class="board-room">
        {/* Pointing is the same as walking there with the arrow keys and pressing Enter, which the grid inside takes. */}
        <div
          class="board-sheet"
          ref={sheet}
          style={{ width: `${shownAt}px`, height: `${Math.round(shownAt * (picture.height / picture.width))}px` }}
          onClick={press}
          {...handlers}
        >
          <BoardPicture svg={picture.svg} />
          <Rulers picture={picture} scale={scale} />
          <BoardMarks
            model={model}
            size={picture}
            lie={lie}
            highlights={highlights}
            watched={watched}
            lines={lines}
            held={held.value}
          />
          <BoardCursor
            model={model}
            title={title}
            cursor={cursor}
            box={partIn(lie, scale, cellsOf(model, cursorPlace))}
            isSelected={cursorPlace === at}
            onKeyDown={(event) => walk({ model, cursor, walked, onPoint }, event)}
          />
        </div>
      </div>
      <Cards cards={cards} partOf={(place) => partOfPlace(model, place, lie, scale)} />
      <div class="board-tools">
        {props.tools}
        <Zoom zoom={zoom} closer={closer} />
      </div>
    </div>
  );
}
