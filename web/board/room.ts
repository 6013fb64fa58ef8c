import { type Signal, useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { BoardModel } from "../api/answers.ts";
import { type Cell, cellsOf } from "./places.ts";

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

/** The room that a board has in the page, and how wide it is: also after the window has changed. */
export function useRoom(): { readonly room: RefObject<HTMLDivElement | null>; readonly roomWidth: Signal<number> } {
  const room = useRef<HTMLDivElement>(null);
  const roomWidth = useSignal(Math.min(innerWidth - 32, innerWidth >= SIDE_BY_SIDE ? innerWidth - 480 : Infinity));
  useLayoutEffect(() => {
    const box = room.current;
    if (box === null) return undefined;
    const observer = new ResizeObserver(() => {
      roomWidth.value = box.clientWidth;
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return { room, roomWidth };
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
