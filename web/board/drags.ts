import { type Signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import type { BoardModel } from "../api/answers.ts";
import { type Cell, placeAt } from "./places.ts";

/** What becomes of pieces that are dragged over a board. */
export interface Drags {
  /** Whether a piece can be taken up. */
  readonly may: (piece: string) => boolean;
  /** A piece is taken up. */
  readonly take: (piece: string) => void;
  /** It is held over a place; without one beside the board. */
  readonly over: (piece: string, place: string | null) => void;
  /** It is let go over a place, or a piece that stands there. */
  readonly drop: (piece: string, place: string | null, onto: string | null) => void;
}

/** A press that moves further than this is a drag, in pixels. */
export const STILL = 5;

/** A piece that is held, and over which cell. */
export interface Held {
  readonly piece: string;
  readonly from: Cell;
  readonly over: Cell | null;
}

/** The piece that something of a drawing belongs to. */
export const pieceUnder = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest("[data-piece]")?.getAttribute("data-piece") ?? null) : null;

/** What is held, and what follows what the pointer does. */
interface Dragging {
  readonly held: Signal<Held | null>;
  /** Whether the press that just ended was a drag, and so does not point at anything. */
  readonly wasDrag: () => boolean;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
    readonly onPointerLeave: () => void;
  };
}

/** What was noted, which is forgotten by that. */
function takenFrom(noted: { current: boolean }): boolean {
  const { current } = noted;
  noted.current = false;
  return current;
}

/** Tells over which place the mouse is when that becomes another one. */
function useHover(told: ((place: string | null) => void) | undefined): (place: string | null) => void {
  const hovered = useRef<string | null>(null);
  return (place) => {
    if (hovered.current === place) return;
    hovered.current = place;
    told?.(place);
  };
}

/** Dragging pieces of a board of cells by mouse or pen; a finger moves the board itself. */
export function useDrags(
  model: BoardModel,
  drags: Drags | undefined,
  cellOf: (event: MouseEvent) => Cell,
  onHover?: (place: string | null) => void,
): Dragging {
  const held = useSignal<Held | null>(null);
  const pressed = useRef<{ readonly piece: string; readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const hover = useHover(onHover);

  const onPointerDown = (event: PointerEvent): void => {
    dragged.current = false;
    // where a mouse rested before, a finger presses for the first time: it looks, and does not go
    if (event.pointerType !== "mouse") hover(null);
    const piece = pieceUnder(event.target);
    if (event.button !== 0 || event.pointerType === "touch" || piece === null || drags?.may(piece) !== true) return;
    pressed.current = { piece, x: event.clientX, y: event.clientY };
    // else the browser would drag the picture, or select its texts
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent): void => {
    const { current } = pressed;
    if (current === null && event.pointerType === "mouse" && event.buttons === 0) hover(placeAt(model, cellOf(event)));
    if (current === null || drags === undefined) return;
    const { piece } = current;
    const cell = cellOf(event);
    const place = placeAt(model, cell);
    const over = place === null ? null : cell;
    if (held.value === null) {
      if (Math.hypot(event.clientX - current.x, event.clientY - current.y) <= STILL) return;
      if (event.currentTarget instanceof Element) event.currentTarget.setPointerCapture(event.pointerId);
      drags.take(piece);
      held.value = { piece, from: cell, over };
      return;
    }
    const before = held.value.over === null ? null : placeAt(model, held.value.over);
    held.value = { ...held.value, over };
    if (place !== before) drags.over(piece, place);
  };
  const onPointerUp = (event: PointerEvent): void => {
    const { value } = held;
    pressed.current = null;
    held.value = null;
    dragged.current = value !== null;
    if (value === null || drags === undefined) return;
    const place = placeAt(model, cellOf(event));
    const under = document.elementsFromPoint(event.clientX, event.clientY).map(pieceUnder);
    drags.drop(value.piece, place, under.find((piece) => piece !== null && piece !== value.piece) ?? null);
  };
  const onPointerCancel = (): void => {
    pressed.current = null;
    held.value = null;
  };
  return {
    held,
    wasDrag: () => takenFrom(dragged),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onPointerLeave: () => hover(null) },
  };
}
