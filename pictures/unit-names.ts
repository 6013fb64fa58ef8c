import type { BoardModel, BoardPiece } from "../rules/kernel/index.ts";
import type { Frame, Point } from "./frame.ts";
import { labelsFor } from "./labels.ts";
import { centred, textWidth } from "./lettering.ts";
import type { Placed, Slot } from "./places.ts";
import type { Markup } from "./svg.ts";
import type { Palette } from "./theme.ts";
import { isThing, labelSizeOn, TOKEN_SHARE } from "./tokens.ts";

/** The least size of a label, in sizes of running text: about nine pixels where a picture is shown. */
const LEAST = 0.72;
const SIZE = 0.95;

/** A box: its middle, and half its sides. */
interface Box extends Point {
  readonly across: number;
  readonly down: number;
}

const meet = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < a.across + b.across && Math.abs(a.y - b.y) < a.down + b.down;

const boxOf = ({ x, y, half }: Slot): Box => ({ x, y, across: half, down: half });

/** The name by which a piece goes on a table where single miniatures are too small to bear one: that of its unit. */
const unitOf = ({ id, details: { unit } }: BoardPiece): string => (typeof unit === "string" ? unit : id);

/** The pieces of a measured table whose tokens are too small for their labels, and that are not things on the ground. */
export function isTooSmall(frame: Frame, model: BoardModel, piece: BoardPiece, label: string, slot: Slot): boolean {
  if (model.kind !== "table" || (isThing(piece) && piece.bearing === undefined)) return false;
  return labelSizeOn(label, slot.half * TOKEN_SHARE) < frame.text * LEAST;
}

/** Where a name may stand beside the bases of its unit: below, above, beside, then farther off. */
function* placesAround(bases: readonly Box[], across: number, down: number): Generator<Box, void, void> {
  const left = Math.min(...bases.map((base) => base.x - base.across));
  const right = Math.max(...bases.map((base) => base.x + base.across));
  const top = Math.min(...bases.map((base) => base.y - base.down));
  const bottom = Math.max(...bases.map((base) => base.y + base.down));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  for (const away of [0.15, 0.8, 1.6, 2.6, 4]) {
    const gap = down * away;
    for (const aside of [0, -1, 1]) {
      yield { x: x + aside * across, y: bottom + gap + down, across, down };
      yield { x: x + aside * across, y: top - gap - down, across, down };
    }
    yield { x: right + gap + across, y, across, down };
    yield { x: left - gap - across, y, across, down };
  }
}

/**
 * The names of the units on a measured table whose miniatures are too small to bear theirs: one for each unit, beside
 * its bases, as large as other texts, where it covers nobody and no other name.
 */
export function drawUnitNames(
  frame: Frame,
  palette: Palette,
  placed: readonly (Placed & { readonly slot: Slot })[],
  { occupied, names }: { readonly occupied: readonly Slot[]; readonly names: NonNullable<BoardModel["names"]> },
): readonly Markup[] {
  const bases = new Map<string, Box[]>();
  for (const { piece, slot } of placed) bases.set(unitOf(piece), [...(bases.get(unitOf(piece)) ?? []), boxOf(slot)]);
  const taken = occupied.map(boxOf);
  const labels = labelsFor([...bases.keys()], names);
  const size = frame.text * SIZE;
  return [...bases].map(([unit, own]) => {
    const label = labels.get(unit) ?? unit;
    const [across, down] = [(textWidth(label) * size) / 2 + size * 0.3, size * 0.5];
    const isIn = ({ x, y }: Box): boolean =>
      x - across >= frame.left &&
      x + across <= frame.left + frame.across &&
      y - down >= frame.top &&
      y + down <= frame.top + frame.down;
    const places = [...placesAround(own, across, down)];
    const at = places.find((place) => isIn(place) && !taken.some((other) => meet(place, other))) ??
      places.find(isIn) ??
      places[0] ?? { x: frame.left, y: frame.top, across, down };
    taken.push(at);
    return centred(label, { x: at.x, y: at.y, size, fill: palette.ink, bold: true, halo: palette.page });
  });
}
