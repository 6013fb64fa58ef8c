import { type Signal, signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardModel } from "../api/answers.ts";
import { fittingToDrawings } from "./fitting.ts";
import { type Cell, cellsOf } from "./places.ts";
import { shownOfBoards } from "./whole.ts";

/** The arrow keys as steps over the board. */
export const steps: Readonly<Record<string, Cell>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** From this width on a board stands beside its panel and has to fit into the window's height. */
const SIDE_BY_SIDE = 960;

/** How large a board may be: what of the window's height is left to others, and its bounds in pixels. */
export interface Bounds {
  readonly around: number;
  readonly leastTall: number;
  readonly most: number;
}

/** The row of pieces below a board, for those that are not on it, in pixels. */
export const BESIDE = 80;

/** How wide a board of a shape (width by height) is drawn in a room of this width. */
export function widthFor(room: number, aspect: number, { around, leastTall, most }: Bounds): number {
  const tall = innerWidth >= SIDE_BY_SIDE ? Math.max(leastTall, (innerHeight - around) * aspect) : Infinity;
  return Math.max(280, Math.min(room, tall, most));
}

/** A window that is large enough for a stage: the table takes all of it, and nothing lies below its fold. */
const stage = matchMedia(`(min-width: ${SIDE_BY_SIDE}px) and (min-height: 560px)`);
/** Whether the window is so large, also after it has changed. */
export const isStage = signal(stage.matches);
stage.addEventListener("change", () => (isStage.value = stage.matches));
/** A window in which the board of a table has a part of the height of its own, whatever board it is. */
const narrow = matchMedia(`(max-width: ${SIDE_BY_SIDE - 1}px)`);

/** What a stage leaves to others beside and above the board, in pixels, before it is measured. */
const AROUND_STAGE = { across: 376, down: 120 };

/**
 * The room that a board has in the page, and how wide it is: also after the window has changed; on a stage, where the
 * room is there before the board, how tall it is, too.
 */
export function useRoom(): {
  readonly room: RefObject<HTMLDivElement | null>;
  readonly roomWidth: Signal<number>;
  /** Null where the board makes its room as tall as it is. */
  readonly roomHeight: Signal<number | null>;
} {
  const room = useRef<HTMLDivElement>(null);
  const roomWidth = useSignal(
    Math.min(innerWidth - 32, innerWidth >= SIDE_BY_SIDE ? innerWidth - AROUND_STAGE.across : Infinity),
  );
  const roomHeight = useSignal<number | null>(stage.matches ? innerHeight - AROUND_STAGE.down : null);
  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return undefined;
    const isOnStage = box.closest(".table") !== null;
    const measure = (): void => {
      roomWidth.value = box.clientWidth;
      roomHeight.value = isOnStage && stage.matches ? box.clientHeight : null;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { room, roomWidth, roomHeight };
}

/** How large a board is shown in its room. */
interface Shown {
  /** The width at which all of it is seen, in pixels. */
  readonly fitted: number;
  /** The width at which it is drawn, in pixels. */
  readonly shownAt: number;
  readonly zoom: Signal<number>;
  /** The zoom at which it is shown while nobody has chosen another. */
  readonly usual: number;
  /** The zoom at which its places are large; 1 where they are when all of it is seen. */
  readonly closer: number;
  /** Tells how wide and tall the drawing of something has become: what stands around a board has a say in that. */
  readonly drawn: (of: unknown, drawing: { readonly width: number; readonly height: number }) => void;
}

/** What a kind of board knows of its size. */
export interface Sizes {
  /** The width of the board by its height, as far as is known before it is drawn. */
  readonly aspect: number;
  readonly bounds: Bounds;
  /** How large it is shown at first elsewhere: as many times as wide as its room. */
  readonly first: (roomWidth: number) => number;
  /** How large where it is shown closer on a stage, of which it fills the width at the most. */
  readonly onStage: (fitted: number) => number;
  /** Whether all of it is shown at first on a stage, as it is still read well at this width, of what the room has. */
  readonly readsWhole: (fitted: number, roomWidth: number) => boolean;
}

/** The share of a window that a board is to have on a stage where it is shown closer, and how far it may be larger than its room for that. */
const SHARE = 0.605;
const MOST_TO_FILL = 1.6;

/** How many times larger than fitted a board is shown to have its share of the window: what of it is seen, in its room. */
function filling(room: { readonly width: number; readonly height: number }, fitted: number, aspect: number): number {
  const wanted = SHARE * innerWidth * innerHeight;
  const width = fitted < room.width - 1 ? wanted / room.height : (wanted / room.width) * aspect;
  const most = Math.max(room.width, room.height * aspect);
  return Math.max(1, Math.min(MOST_TO_FILL, Math.min(width, most) / fitted));
}

/** On a telephone the board has about half of the window, which it is to fill, as far as it is not too large for that. */
const HALF = 0.53;
const MOST_AT_FIRST = 2.5;

/** Fits a board into its room: on a stage into all of it, elsewhere into its width and the height of the window. */
export function useShownSize(roomWidth: number, roomHeight: number | null, sizes: Sizes): Shown {
  const drawnAspect = useSignal<number | null>(null);
  const fit = useRef(fittingToDrawings());
  const aspect = drawnAspect.value ?? sizes.aspect;
  const fitted =
    roomHeight === null
      ? widthFor(roomWidth, sizes.aspect, sizes.bounds)
      : Math.max(280, Math.min(roomWidth, Math.floor(roomHeight * aspect)));
  const half = narrow.matches ? (HALF * innerHeight * aspect) / fitted : 1;
  const closer =
    roomHeight === null
      ? Math.max(sizes.first(roomWidth), Math.min(MOST_AT_FIRST, half))
      : Math.max(
          Math.min(roomWidth / fitted, sizes.onStage(fitted)),
          filling({ width: roomWidth, height: roomHeight }, fitted, aspect),
        );
  const isWhole =
    shownOfBoards.value === null
      ? roomHeight !== null && sizes.readsWhole(fitted, roomWidth)
      : shownOfBoards.value === "whole";
  const usual = isWhole ? 1 : closer;
  const zoom = useSignal(usual);
  const before = useRef(usual);
  useLayoutEffect(() => {
    // who has zoomed by hand keeps that
    if (zoom.peek() === before.current) zoom.value = usual;
    before.current = usual;
  }, [usual]);
  return {
    fitted,
    shownAt: Math.round(fitted * zoom.value),
    zoom,
    usual,
    closer,
    drawn: (of, { width, height }) => {
      const held = drawnAspect.peek() ?? sizes.aspect;
      const now = fit.current(held, width / Math.max(1, height), { of, room: `${roomWidth} ${roomHeight ?? ""}` });
      if (now !== held) drawnAspect.value = now;
    },
  };
}

/** Where the keyboard has walked to; the selected place moves it there. */
export function useWalk<Start extends Cell | null>(
  model: BoardModel,
  at: string | null,
  start: Start,
): Signal<Cell | Start> {
  const walked = useSignal<Cell | Start>(start);
  useLayoutEffect(() => {
    const [cell] = at === null ? [] : cellsOf(model, at);
    if (cell !== undefined) walked.value = cell;
  }, [at]);
  return walked;
}
