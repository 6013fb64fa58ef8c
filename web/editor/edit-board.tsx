import type { ComponentChildren } from "preact";
import { type ReadonlySignal, type Signal, useComputed, useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { drawBoard } from "../../pictures/index.ts";
import type { BoardModel } from "../api/answers.ts";
import { boxOf, middleIn, outline } from "../board/frames.ts";
import { BoardPicture } from "../board/picture.tsx";
import { type Cell, cellsOf, type Flash, nextCell, placeAt } from "../board/places.ts";
import { type Bounds, steps, useRoom, useWalk, widthFor } from "../board/room.ts";
import { placeInWords } from "../board/spoken.ts";
import { Zoom } from "../board/zoom.tsx";
import { announce } from "../page/announce.tsx";
import { theme } from "../page/theme.ts";
import { Arrow } from "./arrow.tsx";
import type { Spot } from "./brush.ts";
import { type Between, sideNear, sideTowards, stretchesOf } from "./sides.ts";
import type { Undrawn } from "./undrawn.ts";

export interface EditBoardProps {
  readonly model: BoardModel;
  readonly title: string;
  readonly at: string | null;
  /** Places that a defect is about, with what is wrong there. */
  readonly wrong: ReadonlyMap<string, string>;
  /** Whether a press is meant for the border next to it. */
  readonly onSides: boolean;
  /** Whether a tool can be drawn over the board with the mouse or a pen. */
  readonly strokes: boolean;
  readonly onUse: (spot: Spot, stroke: { readonly id: string; readonly goesOn: boolean }) => void;
  readonly onSide: (between: Between) => void;
  /** A key that is pressed on the board; answers whether it did something. */
  readonly onKey: (key: string, place: string) => boolean;
  /** What else stands in the bar below the board. */
  readonly tools: ComponentChildren;
  /** What the text puts on places and the picture leaves out. */
  readonly undrawn: readonly Undrawn[];
  /** The question as an arrow between two places; null where there is none. */
  readonly arrow: Flash | null;
}

const bounds: Bounds = { around: 340, leastTall: 300, most: 1200 };

const keyOf = (between: Between): string =>
  typeof between === "string" ? between : `${between.side}${between.x},${between.y}`;

/** Each use of the mouse is one stroke, which is taken back as one. */
let strokes = 0;

/** The picture of a board as wide as there is room for, and how it is scaled. */
function useEditPicture(
  model: BoardModel,
  title: string,
  { roomWidth, zoom }: { readonly roomWidth: ReadonlySignal<number>; readonly zoom: ReadonlySignal<number> },
) {
  const rough = useMemo(
    () => drawBoard(model, { captions: false, title, width: 600 }),
    [model.kind, model.width, model.height, title],
  );
  const shownAt = useComputed(() =>
    Math.round(widthFor(roomWidth.value, rough.width / rough.height, bounds) * zoom.value),
  ).value;
  const look = theme.value;
  const picture = useMemo(
    () => drawBoard(model, { captions: false, title, theme: look, width: shownAt, idPrefix: "editor" }),
    [model, title, look, shownAt],
  );
  return { picture, shownAt, scale: shownAt / picture.width };
}

type EditPicture = ReturnType<typeof useEditPicture>;

/** Where a press is, in cells from the upper left corner of the board. */
function pointOf({ picture, scale }: EditPicture, event: MouseEvent): Cell | null {
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return null;
  const { left, top, cell } = picture.board;
  const box = currentTarget.getBoundingClientRect();
  return {
    x: ((event.clientX - box.left) / scale - left) / cell,
    y: ((event.clientY - box.top) / scale - top) / cell,
  };
}

/** What a point of the board means to the tool that is held: a place, the border next to it, or nothing. */
function meantBy(
  { model, onSides }: EditBoardProps,
  point: Cell,
): (Spot & { readonly name: string; readonly under: Cell | null }) | null {
  const near = onSides ? sideNear(model, point.x, point.y) : null;
  const under = { x: Math.floor(point.x), y: Math.floor(point.y) };
  const there = placeAt(model, under);
  // a little beside the board the border of the board is meant
  const beside =
    onSides && point.x > -0.4 && point.y > -0.4 && point.x < model.width + 0.4 && point.y < model.height + 0.4;
  if (there === null && !beside) return null;
  return {
    place: there ?? "",
    side: near,
    name: near === null ? (there ?? "") : keyOf(near),
    under: there === null ? null : under,
  };
}

/** What a place is in words, with what is wrong there. */
const toldOf = ({ model, wrong }: EditBoardProps, name: string): string =>
  [placeInWords(model, name), ...(wrong.has(name) ? [`Wrong here: ${wrong.get(name) ?? ""}`] : [])].join(" ");

/** A key on the board: arrows walk, with Shift they draw a side, Enter uses the tool. */
function pressKey(props: EditBoardProps, walked: Signal<Cell>, cursor: Cell, event: KeyboardEvent): void {
  const { model, onSide, onUse, onKey } = props;
  const place = placeAt(model, cursor) ?? "";
  const step = steps[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (step !== undefined && event.shiftKey) {
    event.preventDefault();
    const between = sideTowards(model, cursor, step);
    if (between !== null) onSide(between);
  } else if (step !== undefined) {
    event.preventDefault();
    const next = nextCell(model, cursor, step);
    if (next === null) {
      announce("The border of the board.");
      return;
    }
    walked.value = next;
    announce(toldOf(props, placeAt(model, next) ?? ""));
  } else if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    onUse({ place, side: null }, { id: `key ${++strokes}`, goesOn: false });
  } else if (onKey(event.key, place)) event.preventDefault();
}

/** What the pointer does on the sheet: a mouse or a pen draws strokes, a finger that taps paints once. */
function usePainting(props: EditBoardProps, drawn: EditPicture, walked: Signal<Cell>, focus: () => void) {
  const stroke = useRef<{ readonly id: string; last: string } | null>(null);
  const pressed = useRef(false);
  const aimed = useSignal<Between | null>(null);
  // the border that a press would be for
  const aim = (event: MouseEvent | null): void => {
    const point = event === null || !props.onSides ? null : pointOf(drawn, event);
    aimed.value = point === null ? null : (meantBy(props, point)?.side ?? null);
  };
  const paint = (event: MouseEvent, { goesOn }: { readonly goesOn: boolean }): void => {
    const point = pointOf(drawn, event);
    const { current } = stroke;
    const meant = point === null ? null : meantBy(props, point);
    if (current === null || meant === null || meant.name === current.last) return;
    current.last = meant.name;
    if (meant.under !== null) walked.value = meant.under;
    props.onUse({ place: meant.place, side: meant.side }, { id: current.id, goesOn });
  };
  const begin = (): void => {
    stroke.current = { id: `stroke ${++strokes}`, last: "" };
  };
  const handlers = {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button !== 0 || event.pointerType === "touch") return;
      pressed.current = true;
      begin();
      // the browser would drag the picture, or select its texts
      event.preventDefault();
      focus();
      paint(event, { goesOn: false });
    },
    onPointerLeave: (): void => aim(null),
    onPointerMove: (event: PointerEvent): void => {
      if (event.pointerType !== "touch") aim(event);
      if (props.strokes && stroke.current !== null && event.buttons === 1) paint(event, { goesOn: true });
    },
    onPointerUp: (): void => {
      stroke.current = null;
    },
    onClick: (event: MouseEvent): void => {
      // a finger that moves scrolls, one that taps paints; a mouse did so when it was pressed
      const { current } = pressed;
      pressed.current = false;
      if (current) return;
      begin();
      paint(event, { goesOn: false });
      stroke.current = null;
    },
  };
  return { handlers, aimed: props.onSides ? aimed.value : null };
}

/** A board to paint on: by pressing and drawing over it, or with the keyboard. */
export function EditBoard(props: EditBoardProps) {
  const { model, title, at, tools } = props;
  const cell = useRef<HTMLDivElement>(null);
  const { room, roomWidth } = useRoom();
  const zoom = useSignal(1);
  const walked = useWalk(model, at, { x: 0, y: 0 });
  const drawn = useEditPicture(model, title, { roomWidth, zoom });
  const { handlers, aimed } = usePainting(props, drawn, walked, () => cell.current?.focus({ preventScroll: true }));
  const { picture, shownAt, scale } = drawn;
  const { left, top, cell: side } = picture.board;
  const cursor = { x: Math.min(walked.value.x, model.width - 1), y: Math.min(walked.value.y, model.height - 1) };
  const place = placeAt(model, cursor) ?? "";
  const here = boxOf(cellsOf(model, place));
  return (
    <div class="board edit-board" ref={room}>
      <div class="board-room">
        <div
          class="board-sheet"
          style={{ width: `${shownAt}px`, height: `${Math.round(shownAt * (picture.height / picture.width))}px` }}
          {...handlers}
        >
          <BoardPicture svg={picture.svg} />
          <Marks {...props} picture={picture} scale={scale} aimed={aimed} />
          <div
            role="grid"
            aria-label={`${title}. Arrow keys walk over the board, Enter uses the tool, Shift and an arrow key draw a side.`}
            aria-rowcount={model.height}
            aria-colcount={model.width}
            onKeyDown={(event) => pressKey(props, walked, cursor, event)}
          >
            <div role="row" aria-rowindex={cursor.y + 1}>
              <div
                role="gridcell"
                class="board-cursor"
                ref={cell}
                tabIndex={0}
                aria-colindex={cursor.x + 1}
                aria-selected={place === at}
                aria-label={toldOf(props, place)}
                data-cursor={place}
                style={{
                  left: `${(left + here.x * side) * scale}px`,
                  top: `${(top + here.y * side) * scale}px`,
                  width: `${here.width * side * scale}px`,
                  height: `${here.height * side * scale}px`,
                }}
              />
            </div>
          </div>
        </div>
      </div>
      <div class="board-tools">
        {tools}
        <Zoom zoom={zoom} />
      </div>
    </div>
  );
}

const isPoint = (point: Cell | null | undefined): point is Cell => point !== null && point !== undefined;

interface MarksProps extends EditBoardProps, Pick<EditPicture, "picture" | "scale"> {
  /** The border that a press would be for. */
  readonly aimed: Between | null;
}

/** What is asked, what is wrong on the board, what the picture leaves out, and where it is looked at. */
function Marks({ model, at, wrong, arrow, picture, scale, aimed, undrawn }: MarksProps) {
  const { left, top, cell: side } = picture.board;
  const lie = { left, top, side };
  const [from, to] = arrow === null ? [] : [arrow.from, arrow.to].map((name) => middleIn(model, name, lie));
  const corner = ({ x, y }: Cell): string => `${left + x * side} ${top + y * side}`;
  return (
    <svg class="board-marks" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
      {undrawn.map(({ place, name }) => (
        <UndrawnMark key={`${place} ${name}`} name={name} place={place} cells={cellsOf(model, place)} lie={lie} />
      ))}
      {[...wrong.keys()]
        .filter((name) => cellsOf(model, name).length > 0)
        .map((name) => (
          <path key={name} class="mark-wrong" data-wrong={name} d={outline(cellsOf(model, name), lie)} />
        ))}
      {at !== null && cellsOf(model, at).length > 0 && (
        <path class="mark-selected" data-selected={at} d={outline(cellsOf(model, at), lie)} />
      )}
      {aimed !== null && (
        <path
          class="mark-side"
          data-aimed={keyOf(aimed)}
          d={stretchesOf(model, aimed)
            .map(([a, b]) => `M${corner(a)}L${corner(b)}`)
            .join("")}
        />
      )}
      {isPoint(from) && isPoint(to) && <Arrow from={from} to={to} pixel={1 / scale} />}
    </svg>
  );
}

/** A place that the text says something of and the picture does not: a dashed frame, and what it is. */
function UndrawnMark({
  name,
  place,
  cells,
  lie: { left, top, side },
}: Pick<Undrawn, "name" | "place"> & {
  readonly cells: readonly Cell[];
  readonly lie: { readonly left: number; readonly top: number; readonly side: number };
}) {
  const [cell] = cells;
  if (cell === undefined) return null;
  const rows = name.split(" ");
  const size = side * Math.min(0.24, 1.75 / Math.max(...rows.map(({ length }) => length)));
  const middle = { x: left + (cell.x + 0.5) * side, y: top + (cell.y + 0.5) * side };
  return (
    <g class="mark-undrawn" data-undrawn={place}>
      <path d={outline(cells, { left, top, side })} />
      {rows.map((word, row) => (
        <text key={word} x={middle.x} y={middle.y + (row - (rows.length - 1) / 2) * size * 1.15} font-size={size}>
          {word}
        </text>
      ))}
    </g>
  );
}
