import type { Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { BoardModel, SightRuling } from "../api/answers.ts";
import { whereIs } from "./places.ts";

/** A part of a sheet, in pixels of a sheet that is as wide as its room. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What stays free around what comes into view, in pixels. */
const AROUND = 28;

/** Where the two stand whom a ruling is about. */
export const endsOfRuling = (model: BoardModel, ruling: SightRuling | undefined): readonly string[] =>
  ruling === undefined ? [] : [ruling.viewer, ruling.target].flatMap((name) => whereIs(model, name) ?? []);

/** The part of a sheet that holds all these places of it; null for none. */
export function partAround(spots: readonly { readonly x: number; readonly y: number }[]): Part | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/**
 * Brings a part of a sheet into view when there is a new answer about it, smaller where it does not fit; when there is
 * none any more, the sheet is as large as before.
 */
export function useIntoView(
  answer: unknown,
  part: Part | null,
  zoom: Signal<number>,
  room: () => HTMLElement | null,
): void {
  const wanted = useRef<number | null>(null);
  const before = useRef<number | null>(null);
  const zoomed = zoom.value;
  useEffect(() => {
    const view = room();
    if (part === null || view === null) {
      if (before.current !== null) zoom.value = before.current;
      before.current = null;
      return;
    }
    const fits = Math.min(
      (view.clientWidth - 2 * AROUND) / Math.max(1, part.right - part.left),
      (view.clientHeight - 2 * AROUND) / Math.max(1, part.bottom - part.top),
    );
    before.current ??= zoom.peek();
    wanted.current = Math.max(1, Math.min(before.current, fits));
    zoom.value = wanted.current;
  }, [answer, part === null]);
  useEffect(() => {
    const view = room();
    // the sheet has to be drawn at its new size first
    if (part === null || view === null || wanted.current !== zoomed) return;
    wanted.current = null;
    view.scrollTo({
      left: ((part.left + part.right) / 2) * zoomed - view.clientWidth / 2,
      top: ((part.top + part.bottom) / 2) * zoomed - view.clientHeight / 2,
      behavior: "instant",
    });
  });
}

/** Where along one axis a room is scrolled to that shows a stretch: as now where it is seen, else round its middle. */
function roundStretch(now: number, room: number, from: number, to: number): number {
  const isSeen = from - AROUND >= now && to + AROUND <= now + room;
  return isSeen ? now : (from + to - room) / 2;
}

/** How much of a room a part of a sheet takes, 1 where it fits exactly. */
const fillsOf = ({ left, right, top, bottom }: Part, room: HTMLElement): number =>
  Math.max((right - left + 2 * AROUND) / room.clientWidth, (bottom - top + 2 * AROUND) / room.clientHeight);

/** What is asked about, the part of the sheet where that is, and how it may be brought into view. */
interface AskedAbout {
  readonly about: string;
  /** In pixels of the sheet as it is drawn now. */
  readonly part: Part | null;
  /** How wide the sheet is drawn. */
  readonly size: number;
  readonly zoom: Signal<number>;
  /** Whether the sheet becomes smaller where the part does not fit. */
  readonly shrinks: boolean;
}

/**
 * Shows a part of a sheet when something new is asked about it, on a smaller sheet where it does not fit, as much of it
 * as there is room for: also while the sheet is laid out anew, until somebody pushes it. What is asked next may be shown
 * as large as before.
 */
export function useAskedInView({ about, part, size, zoom, shrinks }: AskedAbout, room: () => HTMLElement | null): void {
  const put = useRef<{ readonly about: string; readonly left: number; readonly top: number } | null>(null);
  const shrunk = useRef<{ readonly from: number; readonly to: number } | null>(null);
  const sized = useRef("");
  useEffect(() => {
    const view = room();
    // what was shown for a question has to be shown again after something else was looked at
    if (about === "") put.current = null;
    if (part === null || view === null || about === "") return;
    if (shrinks && sized.current !== about) {
      sized.current = about;
      const now = zoom.peek();
      const usual = shrunk.current?.to === now ? shrunk.current.from : now;
      const wanted = Math.max(1, Math.min(usual, now / fillsOf(part, view)));
      shrunk.current = wanted < usual ? { from: usual, to: wanted } : null;
      if (wanted !== now) {
        zoom.value = wanted;
        return;
      }
    }
    const { current } = put;
    const isPushed =
      current?.about === about &&
      (Math.abs(view.scrollLeft - current.left) > 2 || Math.abs(view.scrollTop - current.top) > 2);
    if (isPushed) return;
    view.scrollTo({
      left: roundStretch(view.scrollLeft, view.clientWidth, part.left, part.right),
      top: roundStretch(view.scrollTop, view.clientHeight, part.top, part.bottom),
      behavior: "instant",
    });
    put.current = { about, left: view.scrollLeft, top: view.scrollTop };
  }, [about, size]);
}

/** How far to scroll along one axis so that a stretch is in view; as far as now where it is. */
export function scrollTo(now: number, room: number, from: number, to: number): number {
  if (from - AROUND < now) return from - AROUND;
  return to + AROUND > now + room ? to + AROUND - room : now;
}

/** Keeps a part of a sheet in view while its room becomes smaller: a telephone shows what is about to be done below. */
export function useKeptInView(part: Part | null, room: () => HTMLElement | null): void {
  useEffect(() => {
    const view = room();
    if (part === null || view === null) return undefined;
    const observer = new ResizeObserver(() => {
      view.scrollTo({
        left: scrollTo(view.scrollLeft, view.clientWidth, part.left, part.right),
        top: scrollTo(view.scrollTop, view.clientHeight, part.top, part.bottom),
        behavior: "instant",
      });
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, [part?.left, part?.top, part?.right, part?.bottom]);
}

/** Scrolls a room so that a point of its sheet is in the middle, unless it is in view already, so far from the border. */
export function comeInto(
  room: HTMLElement | null,
  { x, y }: { readonly x: number; readonly y: number },
  margin: number,
  behavior: ScrollBehavior = "instant",
): void {
  if (room === null) return;
  const isSeen =
    x > room.scrollLeft + margin &&
    y > room.scrollTop + margin &&
    x < room.scrollLeft + room.clientWidth - margin &&
    y < room.scrollTop + room.clientHeight - margin;
  if (!isSeen) room.scrollTo({ left: x - room.clientWidth / 2, top: y - room.clientHeight / 2, behavior });
}

/** Scrolls the panel that something stands in, where it scrolls by itself, so that it is in view, its beginning first. */
export function showInPanel(shown: Element | null | undefined): void {
  const panel = shown?.closest(".table-panel");
  if (shown === null || shown === undefined || panel === null || panel === undefined) return;
  const view = panel.getBoundingClientRect();
  const part = shown.getBoundingClientRect();
  // tabs stay at the top of the panel, and cover what is scrolled under them
  const tabs = panel.querySelector("[role=tablist]")?.clientHeight ?? 0;
  const from = part.top - view.top + panel.scrollTop;
  const room = panel.clientHeight - tabs;
  const top = scrollTo(panel.scrollTop, room, from - tabs, Math.min(from + part.height, from + room) - tabs);
  if (top !== panel.scrollTop) panel.scrollTo({ top: Math.min(top, from - tabs), behavior: "instant" });
}

/** Keeps a place in view where a board is larger than its room: what is in view stays, the next press is about it. */
export function useSeen(
  place: { readonly left: number; readonly top: number; readonly width: number; readonly height: number } | null,
  cell: number,
  room: () => HTMLElement | null,
  changes: readonly unknown[],
): void {
  useEffect(() => {
    const view = room();
    if (place === null || view === null) return;
    const middle = { x: place.left + place.width / 2, y: place.top + place.height / 2 };
    const margin = Math.min(1.5 * cell, view.clientWidth / 4, view.clientHeight / 4);
    comeInto(view, middle, margin, matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "smooth");
  }, changes);
}
