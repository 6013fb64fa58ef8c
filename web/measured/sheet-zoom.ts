import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Spot } from "../board/spots.ts";

/** What stays where it is while a sheet grows: a place of the table, and where that is in the window. */
interface Held {
  readonly spot: Spot;
  readonly left: number;
  readonly top: number;
}

/** How places lie on the sheet as it is drawn now, in pixels from its upper left corner. */
export interface OnSheet {
  readonly left: number;
  readonly top: number;
  readonly unit: number;
}

const within = (value: number, most: number): number => Math.min(most, Math.max(1, value));

const apart = ([a, b]: readonly Touch[]): number =>
  a === undefined || b === undefined ? 0 : Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
const between = ([a, b]: readonly Touch[]): readonly [number, number] =>
  a === undefined || b === undefined ? [0, 0] : [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2];

/** Has the wheel and two fingers over a room zoom what is under them; answers how to have them no more. */
function zoomedBy(
  box: HTMLElement,
  zoom: Signal<number>,
  most: number,
  zoomAt: (to: number, left: number, top: number) => void,
): () => void {
  const roll = (event: WheelEvent): void => {
    const to = within(zoom.peek() * Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)), most);
    // at the end of the zoom the wheel is the page's again
    if (to === zoom.peek()) return;
    event.preventDefault();
    zoomAt(to, event.clientX, event.clientY);
  };
  let pinch: { readonly apart: number; readonly zoom: number } | null = null;
  const down = (event: TouchEvent): void => {
    pinch = event.touches.length === 2 ? { apart: apart([...event.touches]), zoom: zoom.peek() } : null;
    if (pinch !== null) event.preventDefault();
  };
  const move = (event: TouchEvent): void => {
    if (pinch === null || event.touches.length !== 2 || pinch.apart === 0) return;
    event.preventDefault();
    zoomAt((pinch.zoom * apart([...event.touches])) / pinch.apart, ...between([...event.touches]));
  };
  const up = (): void => {
    pinch = null;
  };
  box.addEventListener("wheel", roll, { passive: false });
  box.addEventListener("touchstart", down, { passive: false });
  box.addEventListener("touchmove", move, { passive: false });
  box.addEventListener("touchend", up);
  return () => {
    box.removeEventListener("wheel", roll);
    box.removeEventListener("touchstart", down);
    box.removeEventListener("touchmove", move);
    box.removeEventListener("touchend", up);
  };
}

/**
 * Zooms a sheet in its room by the wheel and by two fingers: what is under them stays there. Answers how to zoom by
 * other means, round the middle of the room.
 */
export function useSheetZoom(
  room: RefObject<HTMLElement | null>,
  zoom: Signal<number>,
  most: number,
  drawn: OnSheet,
): (to: number) => void {
  const held = useRef<Held | null>(null);
  const lies = useRef(drawn);
  lies.current = drawn;
  const sheetIn = (): HTMLElement | null => {
    const sheet = room.current?.querySelector(".board-sheet");
    return sheet instanceof HTMLElement ? sheet : null;
  };
  const zoomAt = (to: number, left: number, top: number): void => {
    const box = sheetIn()?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return;
    const { current } = lies;
    const spot = {
      x: (left - box.left - current.left) / current.unit,
      y: (top - box.top - current.top) / current.unit,
    };
    held.current = { spot, left, top };
    zoom.value = within(to, most);
  };
  useLayoutEffect(() => {
    const [box, { current }] = [sheetIn()?.getBoundingClientRect(), held];
    if (box === undefined || current === null || room.current === null) return;
    held.current = null;
    room.current.scrollBy({
      left: box.left + drawn.left + current.spot.x * drawn.unit - current.left,
      top: box.top + drawn.top + current.spot.y * drawn.unit - current.top,
      behavior: "instant",
    });
  }, [zoom.value]);
  useEffect(() => {
    const box = room.current;
    if (box === null) return undefined;
    return zoomedBy(box, zoom, most, zoomAt);
  }, [most]);
  return (to) => {
    const box = room.current?.getBoundingClientRect();
    if (box !== undefined) zoomAt(to, box.left + box.width / 2, box.top + box.height / 2);
  };
}
