import type { ComponentChildren } from "preact";
import { useComputed, useSignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { drawBoard } from "../../pictures/index.ts";
import type { BoardModel } from "../api/answers.ts";
import { boxOf, outline } from "../board/frames.ts";
import { BoardPicture } from "../board/picture.tsx";
import { cellsOf, nextCell, placeAt } from "../board/places.ts";
import { type Bounds, steps, useRoom, useWalk, widthFor } from "../board/room.ts";
import { placeInWords } from "../board/spoken.ts";
import { Zoom } from "../board/zoom.tsx";
import { announce } from "../page/announce.tsx";
import { theme } from "../page/theme.ts";
import type { Spot } from "./brush.ts";
import { type Between, sideNear, sideTowards } from "./sides.ts";

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
}

const bounds: Bounds = { around: 300, leastTall: 380, most: 1200 };

const keyOf = (between: Between): string =>
  typeof between === "string" ? between : `${between.side}${between.x},${between.y}`;

/** Each use of the mouse is one stroke, which is taken back as one. */
let strokes = 0;

/** A board to paint on: by pressing and drawing over it, or with the keyboard. */
export function EditBoard({
  model,
  title,
  at,
  wrong,
  onSides,
  strokes: canDraw,
  onUse,
  onSide,
  onKey,
  tools,
}: EditBoardProps) {
  const cell = useRef<HTMLDivElement>(null);
  const { room, roomWidth } = useRoom();
  const zoom = useSignal(1);
  const walked = useWalk(model, at, { x: 0, y: 0 });
  const stroke = useRef<{ readonly id: string; last: string } | null>(null);
  const pressed = useRef(false);
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
  const { left, top, cell: side } = picture.board;
  const scale = shownAt / picture.width;
  const cursor = { x: Math.min(walked.value.x, model.width - 1), y: Math.min(walked.value.y, model.height - 1) };
  const place = placeAt(model, cursor) ?? "";

  const pointOf = (event: MouseEvent): { readonly x: number; readonly y: number } | null => {
    const { currentTarget } = event;
    if (!(currentTarget instanceof HTMLElement)) return null;
    const box = currentTarget.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / scale - left) / side,
      y: ((event.clientY - box.top) / scale - top) / side,
    };
  };
  const use = (event: MouseEvent, goesOn: boolean): void => {
    const point = pointOf(event);
    const { current } = stroke;
    if (point === null || current === null) return;
    const near = onSides ? sideNear(model, point.x, point.y) : null;
    const under = { x: Math.floor(point.x), y: Math.floor(point.y) };
    const there = placeAt(model, under);
    // a little beside the board the border of the board is meant
    const beside =
      onSides && point.x > -0.4 && point.y > -0.4 && point.x < model.width + 0.4 && point.y < model.height + 0.4;
    if (there === null && !beside) return;
    const spot = near === null ? (there ?? "") : keyOf(near);
    if (spot === current.last) return;
    current.last = spot;
    if (there !== null) walked.value = under;
    onUse({ place: there ?? "", side: near }, { id: current.id, goesOn });
  };
  const press = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step !== undefined && event.shiftKey) {
      event.preventDefault();
      const between = sideTowards(model, cursor, step);
      if (between !== null) onSide(between);
    } else if (step !== undefined) {
      event.preventDefault();
      const next = nextCell(model, cursor, step);
      if (next === null) return announce("The border of the board.");
      walked.value = next;
      announce(told(placeAt(model, next) ?? ""));
    } else if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      onUse({ place, side: null }, { id: `key ${++strokes}`, goesOn: false });
    } else if (onKey(event.key, place)) event.preventDefault();
  };
  const told = (name: string): string =>
    [placeInWords(model, name), ...(wrong.has(name) ? [`Wrong here: ${wrong.get(name) ?? ""}`] : [])].join(" ");
  const height = Math.round(shownAt * (picture.height / picture.width));
  const here = boxOf(cellsOf(model, place));

  return (
    <div class="board edit-board" ref={room}>
      <div class="board-room">
        <div
          class="board-sheet"
          style={{ width: `${shownAt}px`, height: `${height}px` }}
          onPointerDown={(event) => {
            if (event.button !== 0 || event.pointerType === "touch") return;
            pressed.current = true;
            stroke.current = { id: `stroke ${++strokes}`, last: "" };
            // the browser would drag the picture, or select its texts
            event.preventDefault();
            cell.current?.focus({ preventScroll: true });
            use(event, false);
          }}
          onPointerMove={(event) => {
            if (canDraw && stroke.current !== null && event.buttons === 1) use(event, true);
          }}
          onPointerUp={() => {
            stroke.current = null;
          }}
          onClick={(event) => {
            // a finger that moves scrolls, one that taps paints; a mouse did so when it was pressed
            const { current } = pressed;
            pressed.current = false;
            if (current) return;
            stroke.current = { id: `stroke ${++strokes}`, last: "" };
            use(event, false);
            stroke.current = null;
          }}
        >
          <BoardPicture svg={picture.svg} />
          <svg class="board-marks" viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
            {[...wrong.keys()]
              .filter((name) => cellsOf(model, name).length > 0)
              .map((name) => (
                <path
                  key={name}
                  class="mark-wrong"
                  data-wrong={name}
                  d={outline(cellsOf(model, name), { left, top, side })}
                />
              ))}
            {at !== null && cellsOf(model, at).length > 0 && (
              <path class="mark-selected" data-selected={at} d={outline(cellsOf(model, at), { left, top, side })} />
            )}
          </svg>
          <div
            role="grid"
            aria-label={`${title}. Arrow keys walk over the board, Enter uses the tool, Shift and an arrow key draw a side.`}
            aria-rowcount={model.height}
            aria-colcount={model.width}
            onKeyDown={press}
          >
            <div role="row" aria-rowindex={cursor.y + 1}>
              <div
                role="gridcell"
                class="board-cursor"
                ref={cell}
                tabIndex={0}
                aria-colindex={cursor.x + 1}
                aria-selected={place === at}
                aria-label={told(place)}
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
