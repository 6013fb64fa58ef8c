import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import type { BoardModel } from "../api/answers.ts";
import { STILL } from "../board/drags.ts";
import { ontoTable, type Spot, spotsApart } from "../board/spots.ts";
import { RING } from "./meant.ts";

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

/** How far a press may miss, in pixels: by a mouse, by a finger. */
const SLACK = { mouse: RING + 1, touch: 12 } as const;

interface Drag {
  readonly grip: Grip | null;
  readonly left: number;
  readonly top: number;
  readonly scroll: readonly [number, number];
  moved: boolean;
}

/** Where a sheet lies, and what becomes of touching it. */
interface TouchedSheet {
  readonly model: BoardModel;
  readonly view: RefObject<HTMLDivElement | null>;
  readonly sheet: RefObject<HTMLDivElement | null>;
  /** The corner of the table, its unit of length and a unit of the drawing, the last in pixels. */
  readonly lie: { readonly left: number; readonly top: number; readonly unit: number; readonly scale: number };
  readonly onPress: (touching: Touching) => void;
  readonly onHover: ((spot: Spot) => void) | undefined;
  readonly onGrip: ((touching: Touching) => Grip | null) | undefined;
}

/** The spot of the table that something points at. */
function spotUnder(
  { clientX, clientY }: MouseEvent,
  sheet: HTMLElement | null,
  { left, top, unit, scale }: TouchedSheet["lie"],
): Spot {
  const box = sheet?.getBoundingClientRect();
  if (box === undefined) return { x: 0, y: 0 };
  return { x: ((clientX - box.left) / scale - left) / unit, y: ((clientY - box.top) / scale - top) / unit };
}

/** A press beside the table means its edge, as far as it may miss: half of a ring on it lies there; null for any other. */
function ontoEdge(model: BoardModel, touching: Touching): Touching | null {
  const spot = ontoTable(model, touching.spot);
  return spotsApart(spot, touching.spot) > touching.slack ? null : { ...touching, spot };
}

/** Pressing a sheet, pushing it about, and dragging what lies on it. */
export function useTouches({ model, view, sheet, lie, onPress, onHover, onGrip }: TouchedSheet) {
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);
  const spotOf = (event: MouseEvent): Spot => spotUnder(event, sheet.current, lie);
  const touchingOf = (event: MouseEvent): Touching => {
    const byFinger = event instanceof PointerEvent && event.pointerType === "touch";
    return {
      spot: spotOf(event),
      slack: (byFinger ? SLACK.touch : SLACK.mouse) / lie.scale / lie.unit,
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
    const touching = ontoEdge(model, touchingOf(event));
    return touching === null ? undefined : onPress(touching);
  };
  return {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: () => (drag.current = null),
    onClick: pressed,
  };
}
