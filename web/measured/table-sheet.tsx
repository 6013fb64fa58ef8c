import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { drawBoard } from "../../pictures/index.ts";
import type { BoardModel, FieldOfView, SightRuling } from "../api/answers.ts";
import { type Anchor, Beside } from "../board/beside.tsx";
import type { Card } from "../board/board-view.tsx";
import { STILL } from "../board/drags.ts";
import { useGliding } from "../board/gliding.ts";
import { endsOfRuling, partAround, useIntoView, useKeptInView } from "../board/into-view.ts";
import { BoardPicture } from "../board/picture.tsx";
import { BESIDE, type Bounds, steps, useRoom, useShownSize } from "../board/room.ts";
import { isOnTable, ontoTable, type Spot, spotNamed } from "../board/spots.ts";
import { MOST_ZOOM, nextZoom, Zoom } from "../board/zoom.tsx";
import { theme } from "../page/theme.ts";
import { RING } from "./meant.ts";
import { useSheetZoom } from "./sheet-zoom.ts";

/** How places of the table lie in the drawing. */
export interface Lie {
  /** A place in the picture's units. */
  readonly at: (spot: Spot) => Spot;
  /** A unit of length in the picture's units. */
  readonly unit: number;
  /** A pixel of the screen in the picture's units. */
  readonly pixel: number;
}

/** A use of the mouse, a pen or a finger on the sheet. */
export interface Touching {
  readonly spot: Spot;
  /** How far, in units of length, a press may miss what it means. */
  readonly slack: number;
  /** What was touched: something of the overlay or of the picture. */
  readonly target: Element | null;
  readonly byFinger: boolean;
}

/** Something that is dragged over the sheet; without it the sheet itself is. */
export interface Grip {
  readonly move: (spot: Spot) => void;
  readonly drop: () => void;
}

interface TableSheetProps {
  readonly model: BoardModel;
  readonly title: string;
  readonly idPrefix: string;
  readonly bounds: Bounds;
  readonly field?: FieldOfView | undefined;
  readonly sight?: SightRuling | undefined;
  /** Where the keyboard is, and how that is told. */
  /** What stays in view while the room becomes smaller: where a way leads. */
  readonly keep?: Spot | undefined;
  /** Where one looks while nothing is selected. */
  readonly lookAt?: Spot | null;
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

/** How far a press may miss, in pixels: by a mouse, by a finger. */
const SLACK = { mouse: RING + 1, touch: 12 } as const;

/** Half of what a card on the table leaves free around the place that it stands beside, in pixels. */
const BASE = 16;

/** How large a table is shown at first. */
const firstZoom = (): number => (innerWidth >= 960 ? 1 : 2);
/** How large at the most on a stage, so that a table as wide as tall fills more of it. */
const FIRST_ON_STAGE = 1.5;

interface Drag {
  readonly grip: Grip | null;
  readonly left: number;
  readonly top: number;
  readonly scroll: readonly [number, number];
  moved: boolean;
}

/** A measured table as a sheet to look at closely, to push about, to point at, and to walk over with the keys. */
export function TableSheet(props: TableSheetProps) {
  const { model, title, idPrefix, field, sight, cursor, at, overlay, onPress, onHover, onGrip, onKey, onWalk } = props;
  const { room, roomWidth, roomHeight } = useRoom();
  const view = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const most = MOST_ZOOM.table;
  const aspect = Math.max(0.1, model.width) / Math.max(0.1, model.height);
  const isAnyBeside = model.pieces.some((piece) => !isOnTable(model, piece));
  const leftToOthers = props.bounds.around + (isAnyBeside ? BESIDE : 0);
  const { fitted, shownAt, zoom, drawn } = useShownSize(roomWidth.value, roomHeight.value, {
    aspect,
    bounds: { ...props.bounds, around: leftToOthers },
    first: firstZoom,
    onStage: () => FIRST_ON_STAGE,
  });
  const look = theme.value;
  const picture = useMemo(
    () =>
      drawBoard(model, { captions: false, title, theme: look, width: shownAt, fieldOfView: field, sight, idPrefix }),
    [model, title, look, shownAt, field, sight, idPrefix],
  );
  useLayoutEffect(() => drawn(picture.width, picture.height), [picture]);
  const { left, top, cell: unit } = picture.board;
  const scale = shownAt / picture.width;
  const height = Math.round(shownAt * (picture.height / picture.width));
  useGliding(sheet, picture.svg, `${model.width} ${model.height} ${shownAt}`, []);
  const zoomTo = useSheetZoom(view, zoom, most, { left: left * scale, top: top * scale, unit: unit * scale });
  const lie: Lie = { at: ({ x, y }) => ({ x: left + x * unit, y: top + y * unit }), unit, pixel: 1 / scale };

  const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
    const box = sheet.current?.getBoundingClientRect();
    if (box === undefined) return { x: 0, y: 0 };
    return { x: ((clientX - box.left) / scale - left) / unit, y: ((clientY - box.top) / scale - top) / unit };
  };
  const touchingOf = (event: MouseEvent): Touching => {
    const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
    return {
      spot: spotOf(event),
      slack: (byFinger ? SLACK.touch : SLACK.mouse) / scale / unit,
      target: event.target instanceof Element ? event.target : null,
      byFinger,
    };
  };
  const down = (event: PointerEvent): void => {
    const byFinger = event.pointerType === "touch";
    dragged.current = false;
    if (event.button !== 0 || view.current === null || sheet.current === null) return;
    const grip = onGrip?.(touchingOf(event)) ?? null;
    // a finger that grips nothing scrolls, which the browser does better
    if (byFinger && grip === null) return;
    const { scrollLeft, scrollTop } = view.current;
    drag.current = { grip, left: event.clientX, top: event.clientY, scroll: [scrollLeft, scrollTop], moved: false };
    if (grip !== null) event.preventDefault();
    sheet.current.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent): void => {
    const { current } = drag;
    if (current === null) return onHover?.(spotOf(event));
    const [across, downward] = [event.clientX - current.left, event.clientY - current.top];
    if (Math.hypot(across, downward) > STILL) current.moved = true;
    if (!current.moved) return undefined;
    if (current.grip !== null) return current.grip.move(ontoTable(model, spotOf(event)));
    return view.current?.scrollTo({
      left: current.scroll[0] - across,
      top: current.scroll[1] - downward,
      behavior: "instant",
    });
  };
  const up = (): void => {
    const { current } = drag;
    drag.current = null;
    dragged.current = current?.moved === true;
    if (dragged.current) current?.grip?.drop();
  };
  const pressed = (event: MouseEvent): void => {
    const { current } = dragged;
    dragged.current = false;
    if (current) return undefined;
    const touching = touchingOf(event);
    if (!isOnTable(model, touching.spot)) return undefined;
    cursor.value = touching.spot;
    return onPress(touching);
  };
  const walk = (to: Spot): void => {
    cursor.value = ontoTable(model, { x: Math.round(to.x * 100) / 100, y: Math.round(to.y * 100) / 100 });
    onWalk(cursor.value);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    const { x, y } = cursor.value;
    if (onKey(event)) event.preventDefault();
    else if (step !== undefined) {
      event.preventDefault();
      const far = event.shiftKey ? 0.1 : 1;
      walk({ x: x + step.x * far, y: y + step.y * far });
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onPress({ spot: cursor.value, slack: 0, target: null, byFinger: false });
    } else if (event.key === "+" || event.key === "=" || event.key === "-") {
      event.preventDefault();
      zoomTo(nextZoom(zoom.value, event.key === "-" ? -1 : 1, most));
    }
  };

  // what is selected, and where the keyboard walks, is in view, also where the table is larger than its room
  const shown = (spot: Spot): void => {
    const { current } = view;
    if (current === null) return;
    const [x, y] = [(left + spot.x * unit) * scale, (top + spot.y * unit) * scale];
    const margin = 24;
    const inside =
      x > current.scrollLeft + margin &&
      y > current.scrollTop + margin &&
      x < current.scrollLeft + current.clientWidth - margin &&
      y < current.scrollTop + current.clientHeight - margin;
    if (inside) return;
    current.scrollTo({ left: x - current.clientWidth / 2, top: y - current.clientHeight / 2, behavior: "instant" });
  };
  // where nothing is selected, the middle of the pieces: on a telephone a corner may be empty
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
  const { lookAt = null } = props;
  useEffect(() => {
    if (at === null && lookAt !== null) shown(lookAt);
  }, [lookAt?.x, lookAt?.y]);
  const meant = endsOfRuling(model, sight)
    .flatMap((name) => spotNamed(name) ?? [])
    .map(({ x, y }) => ({ x: ((left + x * unit) * scale) / zoom.value, y: ((top + y * unit) * scale) / zoom.value }));
  useIntoView(sight, partAround(meant), zoom, () => view.current);
  const kept = [props.keep ?? at].flatMap((spot) => spot ?? []);
  const keptAt = kept.map(({ x, y }) => ({ x: (left + x * unit) * scale, y: (top + y * unit) * scale }));
  useKeptInView(partAround(keptAt), () => view.current);
  const { x: cursorX, y: cursorY } = cursor.value;
  useEffect(() => {
    if (sheet.current?.contains(document.activeElement) === true) shown(cursor.value);
  }, [cursorX, cursorY]);

  /** The part of the sheet around places, in pixels. */
  const around = (spots: readonly Spot[]): Anchor => {
    const part = partAround(spots.map(({ x, y }) => ({ x: (left + x * unit) * scale, y: (top + y * unit) * scale })));
    return part === null
      ? { left: 0, top: 0, width: 0, height: 0 }
      : {
          left: part.left - BASE,
          top: part.top - BASE,
          width: part.right - part.left + 2 * BASE,
          height: part.bottom - part.top + 2 * BASE,
        };
  };

  const here = lie.at(cursor.value);
  const size = 26;
  return (
    <div class="board measured" ref={room}>
      <div
        class="board-room"
        ref={view}
        style={{ "--tall": `${Math.max(220, Math.round(fitted * (picture.height / picture.width)) + 4)}px` }}
        data-zoom={zoom.value}
      >
        {/* Pointing is the same as walking there with the arrow keys and pressing Enter, which the grid inside takes. */}
        <div
          class="board-sheet"
          ref={sheet}
          style={{ width: `${shownAt}px`, height: `${height}px` }}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={up}
          onPointerCancel={() => (drag.current = null)}
          onClick={pressed}
        >
          <BoardPicture svg={picture.svg} />
          <svg class="board-marks" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
            {overlay(lie)}
          </svg>
          <div role="grid" aria-label={`${title}. ${props.keysInWords}`} onKeyDown={press}>
            <div role="row">
              <div
                role="gridcell"
                class="board-cursor spot-cursor"
                tabIndex={0}
                aria-label={props.inWords(cursor.value)}
                data-cursor={`${cursorX},${cursorY}`}
                style={{
                  left: `${here.x * scale - size / 2}px`,
                  top: `${here.y * scale - size / 2}px`,
                  width: `${size}px`,
                  height: `${size}px`,
                }}
              />
            </div>
          </div>
        </div>
      </div>
      {(props.cards ?? []).map(({ key, place, free = [], body }) => {
        const spot = spotNamed(place);
        return spot === null ? null : (
          <Beside
            key={key}
            anchor={around([spot])}
            free={around([spot, ...free.flatMap((name) => spotNamed(name) ?? [])])}
          >
            {body}
          </Beside>
        );
      })}
      <div class="board-tools">
        {props.tools}
        <Zoom zoom={zoom} most={most} />
      </div>
    </div>
  );
}
