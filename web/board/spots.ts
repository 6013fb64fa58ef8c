import type { BoardModel, BoardPiece, BoardShape } from "../api/answers.ts";

// Places of a measured table: anywhere on it, named "x,y" in its unit of length.

/** A place of a measured table, in its unit of length from the upper left corner. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

const named = /^(-?\d{1,4}(?:\.\d{1,6})?),\s*(-?\d{1,4}(?:\.\d{1,6})?)$/;

/** A place by its name; null where it is none. */
export function spotNamed(name: string): Spot | null {
  const [, x, y] = named.exec(name.trim()) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y) };
}

const short = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)));

/** The name of a place, as exactly as games tell places apart. */
export const nameOfSpot = ({ x, y }: Spot): string => `${short(x, 4)},${short(y, 4)}`;

/** The name of a place that was pressed: to a hundredth, which is finer than a hand. */
export const nameOfPress = ({ x, y }: Spot): string => `${short(x, 2)},${short(y, 2)}`;

export const isOnTable = ({ width, height }: Pick<BoardModel, "width" | "height">, { x, y }: Spot): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** A place brought back onto the table. */
export const ontoTable = ({ width, height }: Pick<BoardModel, "width" | "height">, { x, y }: Spot): Spot => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});

export const spotsApart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The radius of the base of a piece; a piece without one is pressed like a small one. */
export const baseOf = ({ radius = 0.3 }: BoardPiece): number => radius;

/** The pieces whose base covers a place, or comes as near as `slack`; the nearest first. */
export const piecesNear = ({ pieces }: BoardModel, at: Spot, slack: number): readonly BoardPiece[] =>
  pieces
    .filter((piece) => spotsApart(piece, at) <= baseOf(piece) + slack)
    .toSorted((a, b) => spotsApart(a, at) - baseOf(a) - (spotsApart(b, at) - baseOf(b)));

/** Whether a place lies in an outline. */
export function isWithin(outline: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [a, b] = [outline[i], outline[j]];
    if (a === undefined || b === undefined) continue;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The shapes that lie on a place, what was laid last first. */
export const shapesAt = ({ table }: BoardModel, at: Spot): readonly BoardShape[] =>
  (table?.shapes ?? []).filter(({ outline }) => isWithin(outline, at)).toReversed();

/** The middle of the box round a shape. */
export function middleOf(outline: readonly Spot[]): Spot {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}

/** A length as people read it, e.g. 4.2″. */
export const lengthInWords = ({ table }: BoardModel, length: number): string =>
  `${short(length, 2)}${table?.sign ?? ""}`;

const winds = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"];

/** The way from one place to another in words; north is above. */
export const windTo = (from: Spot, to: Spot): string =>
  winds[(Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 4) / Math.PI) + 8) % 8] ?? "north";

/** How far apart two pieces are, from base to base. */
export const gapBetween = (a: BoardPiece, b: BoardPiece): number =>
  Math.max(0, spotsApart(a, b) - (a.radius ?? 0) - (b.radius ?? 0));

/** A bearing in words: degrees clockwise from the upper edge, and the wind. */
export const bearingInWords = (bearing: number): string => {
  const turn = (bearing * Math.PI) / 180;
  return `${windTo({ x: 0, y: 0 }, { x: Math.sin(turn), y: -Math.cos(turn) })} (${short(bearing, 1)}°)`;
};
