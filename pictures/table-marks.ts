import type { BoardMark } from "../rules/kernel/index.ts";
import { cornerOf, type Frame, type Point, type SampleBox } from "./frame.ts";
import { centred } from "./lettering.ts";
import { drawSignAt } from "./marks.ts";
import { element, type Markup, path } from "./svg.ts";
import type { Palette } from "./theme.ts";

// Marks on a measured table: stretches of outlines, ways from place to place, numbered markers, places with a sign.

type DrawMark = (frame: Frame, palette: Palette, mark: BoardMark, at: readonly Point[]) => readonly Markup[];

/** A stretch of an outline between two places, e.g. a door: as thick as a wall, with a light rim. */
const stretch =
  (colour: (palette: Palette) => string): DrawMark =>
  ({ cell }, palette, _mark, [from, to]) => {
    if (from === undefined || to === undefined) return [];
    const d = path("M", from.x, from.y, "L", to.x, to.y);
    const width = Math.max(4, cell * 0.22);
    return [
      element("path", { d, fill: "none", stroke: palette.wall, "stroke-width": width + Math.max(1.5, cell * 0.07) }),
      element("path", { d, fill: "none", stroke: colour(palette), "stroke-width": width }),
    ];
  };

/** A way round through places, back to where it begins. */
const round: DrawMark = ({ cell }, palette, _mark, at) => [
  element("path", {
    d: `${path(...at.flatMap(({ x, y }, i) => [i === 0 ? "M" : "L", x, y]))}z`,
    fill: "none",
    stroke: palette.faint,
    "stroke-width": Math.max(1.2, cell * 0.07),
    "stroke-dasharray": path(Math.max(3, cell * 0.3), Math.max(2.5, cell * 0.22)),
    "stroke-linejoin": "round",
  }),
];

/** A small disc with the number or letter that the marker bears. */
function disc(palette: Palette, label: string, { x, y }: Point, r: number): readonly Markup[] {
  return [
    element("circle", { cx: x, cy: y, r, fill: palette.page, stroke: palette.ink, "stroke-width": r * 0.16 }),
    centred(label, { x, y, size: r * (label.length > 1 ? 1 : 1.3), fill: palette.ink, bold: true }),
  ];
}

const kinds: Readonly<Record<string, DrawMark>> = {
  door: stretch(({ wood }) => wood),
  window: stretch(({ glass }) => glass),
  "patrol route": round,
};

const plain: DrawMark = ({ cell, text }, palette, { kind, label }, at) => {
  const r = Math.max(cell * 0.3, text * 0.55);
  return at.flatMap((point) =>
    label.length <= 2 ? disc(palette, label, point, r) : drawSignAt(palette, kind, label, point, r),
  );
};

const drawnBy = (kind: string): DrawMark => (Object.hasOwn(kinds, kind) ? kinds[kind] : undefined) ?? plain;

/** A mark at places of a measured table. */
export const drawTableMark = (frame: Frame, palette: Palette, mark: BoardMark): readonly Markup[] =>
  drawnBy(mark.kind)(
    frame,
    palette,
    mark,
    mark.squares.map((place) => cornerOf(frame, place)),
  );

/** A sample of a kind of mark on a measured table, for the legend. */
export function tableMarkSample(
  frame: Frame,
  palette: Palette,
  mark: BoardMark,
  { x, y, size }: SampleBox,
): readonly Markup[] {
  const middle = y + size / 2;
  const ends = [
    { x, y: middle },
    { x: x + size, y: middle },
  ];
  if (mark.outlines !== undefined)
    return [
      element("path", {
        d: path("M", x, y, "h", size, "v", size, "h", -size, "z"),
        fill: palette.mark.aim,
        "fill-opacity": "0.22",
        stroke: palette.mark.aim,
      }),
    ];
  const draw = drawnBy(mark.kind);
  const small: Frame = { ...frame, cell: size, text: 0 };
  return draw(small, palette, mark, draw === plain ? [{ x: x + size / 2, y: middle }] : ends);
}
