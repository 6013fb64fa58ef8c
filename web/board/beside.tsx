import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { besideIn, type Box, type Corner, FAR, type Kept } from "./beside-in.ts";

/** A part of the sheet of a board, in pixels from its upper left corner. */
export interface Anchor {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Something that stands beside a place of the board. */
export interface Card {
  readonly key: string;
  readonly place: string;
  /** Places that are to stay free, as far as there is room. */
  readonly free?: readonly string[];
  /** Whether it rather stands off the board, in the room that the board leaves at its sides. */
  readonly isAside?: boolean;
  /** How tall it may become, in pixels, as more is asked or told on it: it is put where it has room for that. */
  readonly grownTo?: number;
  readonly body: ComponentChildren;
}

/** How much it weighs to cover what a card is about, a piece, a place that can be pressed. */
const OF_ITSELF = 40;
const OF_A_PIECE = 6;
const OF_A_PLACE = 1;
/** How much it weighs to cover ground, for what rather stands off the board, and so many pixels farther away at the most. */
const OF_GROUND = 0.3;
const ASIDE = 200;
interface BesideProps {
  readonly anchor: Anchor;
  /** Places that somebody may press next: they stay free where there is room, and so does every piece. */
  readonly free?: readonly Anchor[];
  /** Whether it rather stands off the board, in the room that the board leaves at its sides. */
  readonly isAside?: boolean;
  readonly grownTo?: number;
  readonly children: ComponentChildren;
}

/** What of a room is seen, from the corner of the board it belongs to. */
const seenOf = (view: Element, room: DOMRect, from: DOMRect): Box => ({
  left: room.left - from.left,
  top: room.top - from.top,
  right: room.left - from.left + view.clientWidth,
  bottom: room.top - from.top + view.clientHeight,
});

/** What a card leaves free where there is room: what it is about, pieces, and places that may be pressed next. */
const keptFree = ({
  sheet,
  drawn,
  onBoard,
  anchor,
  free = [],
  isAside = false,
}: Pick<BesideProps, "anchor" | "free" | "isAside"> & {
  readonly sheet: Element;
  readonly drawn: DOMRect;
  readonly onBoard: (part: Anchor) => Box;
}): readonly Kept[] => [
  { box: onBoard(anchor), weight: OF_ITSELF },
  ...[...sheet.querySelectorAll("[data-piece]")].map((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return { box: onBoard({ left: x - drawn.left, top: y - drawn.top, width, height }), weight: OF_A_PIECE };
  }),
  ...free.map((one) => ({ box: onBoard(one), weight: OF_A_PLACE })),
  ...(isAside
    ? [
        {
          box: onBoard({ left: 0, top: 0, width: drawn.width, height: drawn.height }),
          weight: OF_GROUND,
          most: ASIDE * FAR,
        },
      ]
    : []),
];

/** Something that stands on a board beside a place of it, and stays there while the board is pushed about. */
function Beside({ anchor, free = [], isAside = false, grownTo = 0, children }: BesideProps) {
  const card = useRef<HTMLDivElement>(null);
  // where it stood, and what it was about then
  const stood = useRef<{ readonly about: string; readonly corner: Corner } | null>(null);
  // where other places may be pressed, or nothing more is asked, it may have to give way
  const about = JSON.stringify([anchor.left, anchor.top, grownTo, free]);
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
    const seen = seenOf(view, room, from);
    const kept = keptFree({ sheet, drawn, onBoard, anchor, free, isAside });
    const size = {
      width: current.offsetWidth,
      height: Math.max(current.offsetHeight, Math.min(grownTo, view.clientHeight)),
    };
    const before = stood.current?.about === about ? stood.current.corner : null;
    const { left, top } = besideIn(seen, onBoard(anchor), kept, size, before);
    stood.current = { about, corner: { left, top } };
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

/** The cards that stand on a board, each beside its place; those whose place is not on the board are left out. */
export function Cards({
  cards,
  partOf,
}: {
  readonly cards: readonly Card[];
  /** The part of the sheet that a place takes; null where the board has no such place. */
  readonly partOf: (place: string) => Anchor | null;
}) {
  return (
    <>
      {cards.map(({ key, place, free = [], isAside = false, grownTo = 0, body }) => {
        const anchor = partOf(place);
        return anchor === null ? null : (
          <Beside
            key={key}
            anchor={anchor}
            isAside={isAside}
            grownTo={grownTo}
            free={free.flatMap((name) => partOf(name) ?? [])}
          >
            {body}
          </Beside>
        );
      })}
    </>
  );
}
