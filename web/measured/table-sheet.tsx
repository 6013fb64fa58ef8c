import type { Signal } from "@preact/signals";
import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { drawBoard } from "../../pictures/index.ts";
import type { BoardModel, FieldOfView, SightRuling } from "../api/answers.ts";
import { type Anchor, type Card, Cards } from "../board/beside.tsx";
import { useGliding } from "../board/gliding.ts";
import {
  comeInto,
  endsOfRuling,
  partAround,
  partOfAll,
  useAskedInView,
  useIntoView,
  useKeptInView,
} from "../board/into-view.ts";
import { BoardPicture } from "../board/picture.tsx";
import { Rulers } from "../board/rulers.tsx";
import { BESIDE, type Bounds, steps, useRoom, useShownSize } from "../board/room.ts";
import { isOnTable, ontoTable, type Spot, spotNamed } from "../board/spots.ts";
import { MOST_ZOOM, nextZoom, Zoom, zoomByKey } from "../board/zoom.tsx";
import { theme } from "../page/theme.ts";
import { useSheetZoom } from "./sheet-zoom.ts";
import { type Grip, type Touching, useTouches } from "./touches.ts";

/** How places of the table lie in the drawing. */
export interface Lie {
  /** A place in the picture's units. */
  readonly at: (spot: Spot) => Spot;
  /** A unit of length in the picture's units. */
  readonly unit: number;
  /** A pixel of the screen in the picture's units. */
  readonly pixel: number;
}

interface TableSheetProps {
  readonly model: BoardModel;
  readonly title: string;
  readonly idPrefix: string;
  readonly bounds: Bounds;
  readonly field?: FieldOfView | undefined;
  readonly sight?: SightRuling | undefined;
  /** What stays in view while the room becomes smaller: where a way leads. */
  readonly keep?: Spot | undefined;
  /** Where one looks while nothing is selected. */
  readonly lookAt?: Spot | null;
  /** What the question is about that waits: all of it is shown when it is asked. */
  readonly subject?: readonly Spot[];
  /** What a dispute is about: all of it is shown, smaller where it does not fit. */
  readonly whole?: readonly string[];
  /** Where the keyboard is, and how that is told. */
  readonly cursor: Signal<Spot>;
  readonly inWords: (spot: Spot) => string;
  readonly keysInWords: string;
  /** Comes into view when it changes. */
  readonly at: Spot | null;
  readonly overlay: (lie: Lie) => ComponentChildren;
  readonly onPress: (touching: Touching) => void;
  readonly onHover?: (spot: Spot) => void;
  /** Answers what is dragged where somebody presses; null for the sheet. */
  readonly onGrip?: (touching: Touching) => Grip | null;
  /** A key that is not one of walking and zooming; answers whether it did something. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  readonly onWalk: (spot: Spot) => void;
  /** What stands on the table beside places of it. */
  readonly cards?: readonly Card[];
  readonly tools: ComponentChildren;
}

/** Half of what a card on the table leaves free around the place that it stands beside, in pixels. */
const BASE = 16;

/** How large a table is shown at first. */
const firstZoom = (): number => (innerWidth >= 960 ? 1 : 2);
/** How large at the most on a stage, so that a table as wide as tall fills more of it. */
const FIRST_ON_STAGE = 1.5;
/** A table that is so much as wide as its room when all of it is shown is not cut off at an edge by which units come on. */
const NEARLY = 0.9;

/** How wide the least base is drawn at least, in pixels, where all of a table is shown at first. */
const SEEN_WELL = 14;

/** Whether each base is seen well where a table is drawn so wide, in pixels. */
const areBasesSeen = ({ pieces, width }: BoardModel, drawn: number): boolean =>
  pieces.every(({ radius = Infinity }) => (2 * radius * drawn) / width >= SEEN_WELL);

/**
 * What is left below a table on a stage, in pixels: whatever lies on its lower edge is clear of the border, and all of it
 * is in its room, so that nothing at the upper edge has to give way.
 */
const FOOT = 18;

/** How far a piece with its name reaches round its middle, in pixels of a sheet that is not zoomed. */
const NAMED = 18;
/** How much larger than usually a table becomes so that what is asked about is seen well. */
const MOST_FOR_A_DISPUTE = 3;

/** How far from the border of its room a point has to be to be in view, in pixels. */
const NEAR_BORDER = 24;

/** What is selected is in view, else who can act; at first the middle of the pieces: on a telephone a corner may be empty. */
function useLooking(
  { model, at, cursor, sight, lookAt = null }: Pick<TableSheetProps, "model" | "at" | "cursor" | "sight" | "lookAt">,
  shown: (spot: Spot) => void,
): void {
  useEffect(() => {
    const pieces = model.pieces.filter((piece) => isOnTable(model, piece));
    const among = (of: (piece: Spot) => number): number =>
      pieces.reduce((sum, piece) => sum + of(piece), 0) / Math.max(1, pieces.length);
    if (at === null && pieces.length > 0) shown({ x: among(({ x }) => x), y: among(({ y }) => y) });
  }, []);
  useEffect(() => {
    if (at !== null) {
      cursor.value = at;
      shown(at);
    }
  }, [at?.x, at?.y]);
  useEffect(() => {
    // what is asked about has the table: who could act meanwhile does not draw it away
    if (at === null && sight === undefined && lookAt !== null) shown(lookAt);
  }, [lookAt?.x, lookAt?.y]);
}

/** The drawing of a table in its room, and how it lies there. */
function useDrawnTable({
  model,
  title,
  idPrefix,
  field,
  sight,
  bounds,
}: Pick<TableSheetProps, "model" | "title" | "idPrefix" | "field" | "sight" | "bounds">) {
  const { room, roomWidth, roomHeight } = useRoom();
  const aspect = Math.max(0.1, model.width) / Math.max(0.1, model.height);
  const isAnyBeside = model.pieces.some((piece) => !isOnTable(model, piece));
  const leftToOthers = bounds.around + (isAnyBeside ? BESIDE : 0);
  const tall = roomHeight.value === null ? null : roomHeight.value - FOOT;
  const { fitted, shownAt, zoom, usual, closer, drawn } = useShownSize(roomWidth.value, tall, {
    aspect,
    bounds: { ...bounds, around: leftToOthers },
    first: firstZoom,
    onStage: () => FIRST_ON_STAGE,
    // where what is on a table is small against it, it is shown large, unless all of it nearly fills the room
    readsWhole: (whole, wide) => whole >= NEARLY * wide || areBasesSeen(model, whole),
  });
  const look = theme.value;
  const picture = useMemo(
    () =>
      drawBoard(model, { captions: false, title, theme: look, width: shownAt, fieldOfView: field, sight, idPrefix }),
    [model, title, look, shownAt, field, sight, idPrefix],
  );
  useLayoutEffect(() => drawn(model, picture), [picture]);
  const { left, top, cell: unit } = picture.board;
  const scale = shownAt / picture.width;
  return {
    room,
    fitted,
    shownAt,
    zoom,
    usual,
    picture,
    closer: roomHeight.value === null ? null : closer,
    lie: { left, top, unit, scale },
    /** Where a place of the table lies on the sheet, in pixels. */
    inPixels: ({ x, y }: Spot): Spot => ({ x: (left + x * unit) * scale, y: (top + y * unit) * scale }),
  };
}

/** How a table is drawn now. */
type DrawnTable = ReturnType<typeof useDrawnTable>;

/** What a key does on a table: it walks, presses or zooms, unless it has a meaning of its own. */
function byKey(
  { model, cursor, onKey, onPress, onWalk }: TableSheetProps,
  event: KeyboardEvent,
  zoomBy: (step: 1 | -1) => void,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const step = steps[event.key];
  const { x, y } = cursor.value;
  if (onKey(event)) event.preventDefault();
  else if (step !== undefined) {
    event.preventDefault();
    const far = event.shiftKey ? 0.1 : 1;
    const to = { x: x + step.x * far, y: y + step.y * far };
    cursor.value = ontoTable(model, { x: Math.round(to.x * 100) / 100, y: Math.round(to.y * 100) / 100 });
    onWalk(cursor.value);
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    onPress({ spot: cursor.value, slack: 0, target: null, byFinger: false });
  } else if (event.key === "+" || event.key === "=" || event.key === "-") {
    event.preventDefault();
    event.stopPropagation();
    zoomBy(event.key === "-" ? -1 : 1);
  }
}

/** The part of a sheet around a place of the table, in pixels, with room for what stands there; null for no place. */
function anchorOn(place: string, inPixels: DrawnTable["inPixels"]): Anchor | null {
  const spot = spotNamed(place);
  if (spot === null) return null;
  const { x, y } = inPixels(spot);
  return { left: x - BASE, top: y - BASE, width: 2 * BASE, height: 2 * BASE };
}

/** How large the frame is that shows where the keyboard is, in pixels. */
const CURSOR = 26;

/** Where the keyboard is on a table: the one cell of a grid that can be walked over. */
function SheetCursor({
  title,
  keysInWords,
  inWords,
  cursor,
  at,
  onKeyDown,
}: Pick<TableSheetProps, "title" | "keysInWords" | "inWords" | "cursor"> & {
  /** The same in pixels. */
  readonly at: Spot;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const { x, y } = cursor.value;
  return (
    <div role="grid" aria-label={`${title}. ${keysInWords}`} onKeyDown={onKeyDown}>
      <div role="row">
        <div
          role="gridcell"
          class="board-cursor spot-cursor"
          tabIndex={0}
          aria-label={inWords(cursor.value)}
          data-cursor={`${x},${y}`}
          style={{
            left: `${at.x - CURSOR / 2}px`,
            top: `${at.y - CURSOR / 2}px`,
            width: `${CURSOR}px`,
            height: `${CURSOR}px`,
          }}
        />
      </div>
    </div>
  );
}

/** Where pieces stand that are to be in view, on a sheet that is not zoomed. */
const partsMeant = (names: readonly string[], inPixels: (spot: Spot) => Spot, zoom: number) =>
  names
    .flatMap((name) => spotNamed(name) ?? [])
    .map(inPixels)
    .map(({ x, y }) => ({ x: x / zoom, y: y / zoom }))
    .map(({ x, y }) => ({ left: x - NAMED, top: y - NAMED, right: x + NAMED, bottom: y + NAMED }));

/** What a ruling or a dispute is about is in view, whole. */
function useWhole(
  { model, sight, whole = [] }: Pick<TableSheetProps, "model" | "sight" | "whole">,
  { zoom, usual, lie, inPixels }: Pick<DrawnTable, "zoom" | "usual" | "lie" | "inPixels">,
  room: () => HTMLElement | null,
): void {
  const atOne = lie.scale / zoom.value;
  const meant = partsMeant([...whole, ...endsOfRuling(model, sight)], inPixels, zoom.value);
  useIntoView(sight ?? whole.join(" "), partOfAll(meant), {
    zoom,
    usual,
    most: MOST_FOR_A_DISPUTE,
    rulers: { left: lie.left * atOne, top: lie.top * atOne },
    room,
  });
}

/** What is in view: what is selected, what is asked about, where something leads, where the keyboard is. */
function useInView(
  props: TableSheetProps,
  drawn: DrawnTable,
  view: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
): void {
  const { sight, cursor, at, subject = [], whole = [] } = props;
  const { shownAt, zoom, inPixels } = drawn;
  const room = (): HTMLElement | null => view.current;
  const shown = (spot: Spot): void => comeInto(view.current, inPixels(spot), NEAR_BORDER);
  useLooking(props, shown);
  const about = sight === undefined && whole.length === 0 ? subject.map(({ x, y }) => `${x},${y}`).join(" ") : "";
  useAskedInView({ about, part: partAround(subject.map(inPixels)), size: shownAt, zoom, shrinks: at === null }, room);
  useWhole(props, drawn, room);
  // what is asked about has the table: who is selected meanwhile does not draw it away
  const kept = sight !== undefined ? [] : [props.keep ?? at].flatMap((spot) => spot ?? []);
  useKeptInView(partAround(kept.map(inPixels)), null, room);
  const { x, y } = cursor.value;
  useEffect(() => {
    if (sheet.current?.contains(document.activeElement) === true) shown(cursor.value);
  }, [x, y]);
}

/** A measured table as a sheet to look at closely, to push about, to point at, and to walk over with the keys. */
export function TableSheet(props: TableSheetProps) {
  const { model, cursor, overlay, onPress, onHover, onGrip, cards = [], tools } = props;
  const drawn = useDrawnTable(props);
  const { room, fitted, shownAt, zoom, closer, picture, lie, inPixels } = drawn;
  const view = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const most = MOST_ZOOM.table;
  const { left, top, unit, scale } = lie;
  const shape = picture.height / picture.width;
  useGliding(sheet, picture.svg, `${model.width} ${model.height} ${shownAt}`, []);
  const zoomTo = useSheetZoom(view, zoom, most, { left: left * scale, top: top * scale, unit: unit * scale });
  const press = (touching: Touching): void => {
    cursor.value = touching.spot;
    onPress(touching);
  };
  const touches = useTouches({ model, view, sheet, lie, onPress: press, onHover, onGrip });
  useInView(props, drawn, view, sheet);

  return (
    <div
      class="board measured"
      ref={room}
      onKeyDown={(event) => closer !== null && zoomByKey({ zoom, most, closer }, event)}
    >
      <div
        class="board-room"
        ref={view}
        style={{ "--tall": `${Math.max(220, Math.round(fitted * shape) + 4)}px` }}
        data-zoom={zoom.value}
      >
        {/* Pointing is the same as walking there with the arrow keys and pressing Enter, which the grid inside takes. */}
        <div
          class="board-sheet"
          ref={sheet}
          style={{ width: `${shownAt}px`, height: `${Math.round(shownAt * shape)}px` }}
          {...touches}
        >
          <BoardPicture svg={picture.svg} />
          <Rulers picture={picture} scale={scale} />
          <svg class="board-marks" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
            {overlay({ at: ({ x, y }) => ({ x: left + x * unit, y: top + y * unit }), unit, pixel: 1 / scale })}
          </svg>
          <SheetCursor
            {...props}
            at={inPixels(cursor.value)}
            onKeyDown={(event) => byKey(props, event, (step) => zoomTo(nextZoom(zoom.value, step, most)))}
          />
        </div>
      </div>
      <Cards cards={cards} partOf={(place) => anchorOn(place, inPixels)} />
      <div class="board-tools">
        {tools}
        <Zoom zoom={zoom} most={most} {...(closer !== null && { closer })} />
      </div>
    </div>
  );
}
