import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { BoardModel, SightRuling } from "../api/answers.ts";
import { whereIs } from "./places.ts";
import { AROUND, MARGIN, roundStretch, scrollInPanel, scrollTo } from "./stretches.ts";

/** A part of a sheet, in pixels of a sheet that is as wide as its room. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where the two stand whom a ruling is about. */
export const endsOfRuling = (model: BoardModel, ruling: SightRuling | undefined): readonly string[] =>
  ruling === undefined ? [] : [ruling.viewer, ruling.target].flatMap((name) => whereIs(model, name) ?? []);

/** The part of a sheet that holds all these places of it; null for none. */
export function partAround(spots: readonly { readonly x: number; readonly y: number }[]): Part | null {
  if (spots.length === 0) return null;
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** The smallest part of a sheet that holds all these parts of it; null for none. */
export function partOfAll(parts: readonly Part[]): Part | null {
  const corners = parts.flatMap(({ left, top, right, bottom }) => [
    { x: left, y: top },
    { x: right, y: bottom },
  ]);
  return partAround(corners);
}

/** How a sheet is shown: how large now and usually, and how wide the rulers are that stay at its borders. */
interface ShownSheet {
  readonly zoom: Signal<number>;
  readonly usual: number;
  /** How much larger than usually it may become, so that what is asked about fills its room. */
  readonly most: number;
  /** How wide and tall rulers are at zoom 1, in pixels. */
  readonly rulers: { readonly left: number; readonly top: number };
  readonly room: () => HTMLElement | null;
}

/** Less than this a sheet never is, however far apart stands what is asked about. */
const LEAST_ZOOM = 0.3;

/** The zoom at which a part of a sheet and its rulers fit into a room. */
function zoomToFit(view: HTMLElement, part: Part, rulers: ShownSheet["rulers"]): number {
  return Math.min(
    (view.clientWidth - 2 * MARGIN) / Math.max(1, part.right - part.left + rulers.left),
    (view.clientHeight - 2 * MARGIN) / Math.max(1, part.bottom - part.top + rulers.top),
  );
}

/** A zoom at which a part of a sheet fits into its room. */
interface Fitted {
  readonly zoom: number;
  readonly answer: unknown;
  readonly size: string;
  readonly times: number;
}

/** So often a sheet is fitted anew for one answer in one room. */
const MOST_FITS = 4;

/**
 * Brings a part of a sheet (at zoom 1) into view, whole: when there is a new answer about it, and when its room has
 * changed, until somebody makes the sheet larger or smaller; when there is none any more, the sheet is as large as before.
 */
export function useIntoView(answer: unknown, part: Part | null, { zoom, usual, most, rulers, room }: ShownSheet): void {
  /** The zoom that was chosen here, for which answer in which room, and how often it was. */
  const chosen = useRef<Fitted | null>(null);
  const wanted = useRef(false);
  const size = useRoomSize(room);
  const about = part === null ? "" : Object.values(part).map(Math.round).join(" ");
  useLayoutEffect(() => {
    const view = room();
    const { current } = chosen;
    const isOurs = current === null || zoom.peek() === current.zoom || zoom.peek() === usual;
    if (part === null || view === null) {
      if (current !== null && isOurs) zoom.value = usual;
      chosen.current = null;
      return;
    }
    if (current?.answer === answer && !isOurs) return;
    const isSame = current !== null && current.answer === answer && current.size === size;
    const times = isSame ? current.times + 1 : 1;
    // pieces and their signs are drawn otherwise at another zoom: it does not go to and fro for ever
    if (times > MOST_FITS) return;
    const fits = zoomToFit(view, part, rulers);
    zoom.value = Math.max(LEAST_ZOOM, Math.min(usual * most, fits));
    chosen.current = { zoom: zoom.value, answer, size, times };
    wanted.current = true;
  }, [answer, about, usual, size]);
  const zoomed = zoom.value;
  useLayoutEffect(() => {
    const view = room();
    // the sheet has to be drawn at its new size first
    if (part === null || view === null || !wanted.current || chosen.current?.zoom !== zoomed) return;
    wanted.current = false;
    view.scrollTo({
      left: ((part.left + part.right - rulers.left) / 2) * zoomed - view.clientWidth / 2,
      top: ((part.top + part.bottom - rulers.top) / 2) * zoomed - view.clientHeight / 2,
      behavior: "instant",
    });
  });
}

/** How large a room is, in words; it changes with the room. */
function useRoomSize(room: () => HTMLElement | null): string {
  const size = useSignal("");
  useLayoutEffect(() => {
    const view = room();
    if (view === null) return undefined;
    const measure = (): void => {
      size.value = `${view.clientWidth} ${view.clientHeight}`;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(view);
    return () => observer.disconnect();
  }, []);
  return size.value;
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

/**
 * Keeps a part of a sheet in view while its room becomes smaller, with more of it where that fits: a telephone shows what
 * is about to be done below.
 */
export function useKeptInView(part: Part | null, more: Part | null, room: () => HTMLElement | null): void {
  const about = [part, more].map((one) => (one === null ? "" : Object.values(one).join(" "))).join();
  useEffect(() => {
    const view = room();
    if (part === null || view === null) return undefined;
    const observer = new ResizeObserver(() => {
      const kept = more !== null && fillsOf(more, view) <= 1 ? more : part;
      view.scrollTo({
        left: scrollTo(view.scrollLeft, view.clientWidth, kept.left, kept.right),
        top: scrollTo(view.scrollTop, view.clientHeight, kept.top, kept.bottom),
        behavior: "instant",
      });
    });
    observer.observe(view);
    return () => observer.disconnect();
  }, [about]);
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
  // and so does what stays at its foot
  const foot = [...panel.querySelectorAll<HTMLElement>(".play-foot")].find(
    (element) => getComputedStyle(element).position === "sticky" && !element.contains(shown),
  );
  const from = part.top - view.top + panel.scrollTop;
  const room = panel.clientHeight - tabs - (foot?.offsetHeight ?? 0);
  const top = scrollInPanel(panel.scrollTop, room, from - tabs, Math.min(from + part.height, from + room) - tabs);
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
