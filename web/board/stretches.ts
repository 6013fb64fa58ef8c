// How far something is scrolled so that a stretch of it is in view.

/** What stays free around what comes into view, in pixels. */
export const AROUND = 28;
/** The same round pieces whose whole size is known. */
export const MARGIN = 10;

/** Where along one axis a room is scrolled to that shows a stretch: as now where it is seen, else round its middle. */
export function roundStretch(now: number, room: number, from: number, to: number): number {
  // at the border of a sheet there is less around it, and nothing to scroll for
  const isSeen = from - MARGIN >= now && to + MARGIN <= now + room;
  return isSeen ? now : (from + to - room) / 2;
}

/** How far to scroll along one axis so that a stretch is in view; as far as now where it is. */
export function scrollTo(now: number, room: number, from: number, to: number): number {
  if (from - AROUND < now) return from - AROUND;
  return to + AROUND > now + room ? to + AROUND - room : now;
}

/** How far to scroll so that a stretch is in view: as now where it is, to the beginning where that shows it, too. */
export function scrollInPanel(now: number, room: number, from: number, to: number): number {
  const top = scrollTo(now, room, from, to);
  return top !== now && to + AROUND <= room ? 0 : top;
}
