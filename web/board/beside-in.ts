/** What stays free between a card and what it stands beside, and the rim of the room, in pixels. */
const GAP = 14;
const RIM = 6;

/** A part of what is seen of a board, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Corner {
  readonly left: number;
  readonly top: number;
}

/** What is not to be covered, where there is room: the more it weighs, the less. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
  /** What it counts at the most, however much of it is covered. */
  readonly most?: number;
}

/** How far apart the corners are that are tried, in pixels. */
const STEP = 16;

/** How much a pixel of distance counts beside a pixel of something covered. */
export const FAR = 12;
/** How much a pixel counts that a card would jump, while somebody chooses on it. */
const JUMP = 400;

/** Where a card may begin along one axis: right beside what it is about, and everywhere in steps. */
function* starts(from: number, most: number, besides: readonly number[]): Generator<number, void, void> {
  for (const beside of besides) if (beside >= from && beside <= most) yield beside;
  for (let at = from; at < most; at += STEP) yield at;
  yield Math.max(from, most);
}

const shared = (from: number, to: number, other: number, until: number): number =>
  Math.max(0, Math.min(to, until) - Math.max(from, other));

/** How much of what is to be kept free a card covers, by weight. */
const coveredBy = (card: Box, kept: readonly Kept[]): number =>
  kept.reduce(
    (sum, { box, weight, most = Infinity }) =>
      sum +
      Math.min(
        most,
        weight *
          shared(card.left, card.right, box.left, box.right) *
          shared(card.top, card.bottom, box.top, box.bottom),
      ),
    0,
  );

/** How far a card is from a box, along the straight way between their borders. */
const distance = (card: Box, box: Box): number =>
  Math.hypot(
    Math.max(0, box.left - card.right, card.left - box.right),
    Math.max(0, box.top - card.bottom, card.top - box.bottom),
  );

/**
 * Where a card stands: in the room, as near as may be to what it is about, and where it covers least of what is to stay
 * free: what it is about, pieces, and places that may be pressed next. One that stood there before (`before`) and has
 * grown or shrunk stays at its side.
 */
export function besideIn(
  room: Box,
  about: Box,
  kept: readonly Kept[],
  card: Size,
  before: Corner | null = null,
): Corner {
  const [left, top] = [room.left + RIM, room.top + RIM];
  const [beforeLeft, beforeTop] = before === null ? [[], []] : [[before.left], [before.top]];
  const besides = [about.right + GAP, about.left - GAP - card.width, ...beforeLeft];
  const lefts = [...starts(left, room.right - card.width - RIM, besides)];
  const levels = [about.bottom + GAP, about.top - GAP - card.height, ...beforeTop];
  const tops = [...starts(top, room.bottom - card.height - RIM, levels)];
  const middle = (about.top + about.bottom - card.height) / 2;
  let best: { readonly corner: Corner; readonly cost: number } | null = null;
  for (const x of lefts) {
    for (const y of tops) {
      const at = { left: x, top: y, right: x + card.width, bottom: y + card.height };
      // on the level of what it is about where nothing else speaks against it
      const jump = before === null ? 0 : Math.abs(x - before.left) + Math.abs(y - before.top) / 4;
      const cost = coveredBy(at, kept) + FAR * distance(at, about) + Math.abs(y - middle) / 4 + JUMP * jump;
      if (best === null || cost < best.cost) best = { corner: { left: x, top: y }, cost };
    }
  }
  return best?.corner ?? { left, top };
}
