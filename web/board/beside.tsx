import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** A part of the sheet of a board, in pixels from its upper left corner. */
export interface Anchor {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What stays free between a card and what it stands beside, and the rim of the room, in pixels. */
const GAP = 14;
const RIM = 6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** The places for a card round a box, on the level of what it is about, in the order in which they are liked. */
function roundABox(room: Box, box: Box, about: Box, card: Size): readonly Corner[] {
  const mostLeft = room.right - card.width - RIM;
  const mostTop = room.bottom - card.height - RIM;
  const level = within((about.top + about.bottom - card.height) / 2, room.top + RIM, mostTop);
  const centred = within((about.left + about.right - card.width) / 2, room.left + RIM, mostLeft);
  return [
    { left: box.right + GAP, top: level },
    { left: box.left - GAP - card.width, top: level },
    { left: centred, top: box.top - GAP - card.height },
    { left: centred, top: box.bottom + GAP },
  ].filter(({ left, top }) => left >= room.left && left <= mostLeft && top >= room.top && top <= mostTop);
}

/**
 * Where a card stands: beside all that is to stay free, wherever there is room for that, else beside what it is about;
 * where there is none either, at the nearest place in the room.
 */
export function besideIn(room: Box, about: Box, free: Box | null, card: Size): Corner {
  const [best] = [...(free === null ? [] : roundABox(room, free, about, card)), ...roundABox(room, about, about, card)];
  return (
    best ?? {
      left: within(about.right + GAP, room.left + RIM, Math.max(room.left + RIM, room.right - card.width - RIM)),
      top: within(about.bottom + GAP, room.top + RIM, Math.max(room.top + RIM, room.bottom - card.height - RIM)),
    }
  );
}

interface BesideProps {
  readonly anchor: Anchor;
  /** What is to stay free as well, where there is room: places that somebody may press next. */
  readonly free?: Anchor | null;
  readonly children: ComponentChildren;
}

/** Something that stands on a board beside a place of it, and stays there while the board is pushed about. */
export function Beside({ anchor, free = null, children }: BesideProps) {
  const card = useRef<HTMLDivElement>(null);
  const put = (): void => {
    const { current } = card;
    const board = current?.closest(".board");
    const view = board?.querySelector(".board-room");
    const sheet = view?.querySelector(".board-sheet");
    if (current === null || !board || !view || !sheet) return;
    const [from, room, drawn] = [board, view, sheet].map((element) => element.getBoundingClientRect());
    if (from === undefined || room === undefined || drawn === undefined) return;
    const onBoard = ({ left, top, width, height }: Anchor): Box => {
      const [x, y] = [drawn.left - from.left + left, drawn.top - from.top + top];
      return { left: x, top: y, right: x + width, bottom: y + height };
    };
    const seen = {
      left: room.left - from.left,
      top: room.top - from.top,
      right: room.left - from.left + view.clientWidth,
      bottom: room.top - from.top + view.clientHeight,
    };
    const { left, top } = besideIn(seen, onBoard(anchor), free === null ? null : onBoard(free), {
      width: current.offsetWidth,
      height: current.offsetHeight,
    });
    current.style.left = `${Math.round(left)}px`;
    current.style.top = `${Math.round(top)}px`;
  };
  useLayoutEffect(put);
  useLayoutEffect(() => {
    const { current } = card;
    const view = current?.closest(".board")?.querySelector(".board-room");
    if (current === null || !view) return undefined;
    const observer = new ResizeObserver(put);
    observer.observe(current);
    observer.observe(view);
    view.addEventListener("scroll", put, { passive: true });
    return () => {
      observer.disconnect();
      view.removeEventListener("scroll", put);
    };
  }, [anchor.left, anchor.top, anchor.width, anchor.height]);
  return (
    <div class="beside-place" ref={card}>
      {children}
    </div>
  );
}
