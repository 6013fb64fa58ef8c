import type { BoardModel } from "../rules/kernel/index.ts";
import { cornerOf, type Frame, type Point, type SampleBox } from "./frame.ts";
import { element, group, type Markup, path } from "./svg.ts";
import type { Palette } from "./theme.ts";

/** A stretch of border from a point, to the east or to the south. */
export interface Stretch extends Point {
  readonly length: number;
  readonly down: boolean;
}

/** What it takes to draw a border: its length, its thickness, and the colours. */
interface Pen {
  readonly length: number;
  readonly thick: number;
  readonly palette: Palette;
}

/** The line round a box. */
interface Rim {
  readonly colour: string;
  readonly width: number;
}

const line = (from: number, to: number, width: number, stroke: string, dash?: string): Markup =>
  element("path", { d: path("M", from, 0, "H", to), stroke, "stroke-width": width, "stroke-dasharray": dash });
const box = (from: number, to: number, height: number, fill: string, rim: Rim): Markup =>
  element("path", {
    d: path("M", from, -height / 2, "H", to, "V", height / 2, "H", from, "z"),
    fill,
    stroke: rim.colour,
    "stroke-width": rim.width,
  });

const solid = ({ length, thick, palette }: Pen): readonly Markup[] => [
  line(-thick / 2, length + thick / 2, thick, palette.wall),
];

/** A wall with something in the middle of it; `gap` is how much of it that takes, in cells. */
function stubs({ length, thick, palette }: Pen, opening: number): readonly Markup[] {
  return [
    line(-thick / 2, (length - opening) / 2, thick, palette.wall),
    line((length + opening) / 2, length + thick / 2, thick, palette.wall),
  ];
}

const openingOf = ({ length }: Pen, share: number, most: number): number => Math.min(length * share, most);

function leaf(pen: Pen, cell: number): readonly Markup[] {
  const opening = openingOf(pen, 0.62, cell * 0.62);
  const from = (pen.length - opening) / 2;
  return [
    ...stubs(pen, opening),
    box(from, from + opening, pen.thick * 1.5, pen.palette.wood, { colour: pen.palette.wall, width: pen.thick * 0.22 }),
  ];
}

function lock(pen: Pen): readonly Markup[] {
  const { thick, length, palette } = pen;
  const size = thick * 1.1;
  const middle = length / 2;
  return [
    element("path", {
      d: path(
        "M",
        middle - size * 0.55,
        -size * 0.2,
        "v",
        -size * 0.5,
        "a",
        size * 0.55,
        size * 0.6,
        "0 0 1",
        size * 1.1,
        0,
        "v",
        size * 0.5,
      ),
      fill: "none",
      stroke: palette.ink,
      "stroke-width": size * 0.36,
    }),
    box(middle - size, middle + size, size * 1.5, palette.page, { colour: palette.ink, width: size * 0.3 }),
    element("circle", { cx: middle, cy: 0, r: size * 0.3, fill: palette.ink }),
  ];
}

/** How each kind of border is drawn along the x axis. */
const kinds: Readonly<Record<string, (pen: Pen, cell: number) => readonly Markup[]>> = {
  open: ({ length, thick, palette }) => [line(0, length, thick * 0.3, palette.faint, path(thick * 0.3, thick * 0.9))],
  wall: solid,
  "building wall": solid,
  "high wall": (pen) => {
    const { length, thick, palette } = pen;
    return [...solid(pen), line(0, length, thick * 0.34, palette.gap, path(thick * 0.9, thick * 0.5))];
  },
  "low wall": ({ length, thick, palette }) => [
    line(-thick * 0.2, length + thick * 0.2, thick * 0.75, palette.wall),
    line(0, length, thick * 0.38, palette.gap),
  ],
  door: leaf,
  "unlocked door": (pen, cell) => {
    const opening = openingOf(pen, 0.62, cell * 0.4);
    const from = (pen.length - opening) / 2;
    const { thick, palette } = pen;
    return [
      ...stubs(pen, opening),
      // a leaf that stands open, and the quarter of a circle it swings through
      element("path", {
        d: path("M", from, -opening * 0.7, "A", opening * 0.7, opening * 0.7, "0 0 1", from + opening * 0.7, 0),
        fill: "none",
        stroke: palette.wood,
        "stroke-width": thick * 0.2,
        "stroke-dasharray": path(thick * 0.4),
      }),
      element("path", {
        d: path("M", from, 0, "v", -opening * 0.7),
        stroke: palette.wood,
        "stroke-width": thick * 0.8,
      }),
    ];
  },
  "locked door": (pen, cell) => [...leaf(pen, cell * 0.7), ...lock(pen)],
  opening: (pen, cell) => stubs(pen, openingOf(pen, 0.62, cell * 0.5)),
  window: (pen, cell) => {
    const opening = openingOf(pen, 0.7, cell * 0.7);
    const from = (pen.length - opening) / 2;
    const { thick, palette } = pen;
    return [
      ...stubs(pen, opening),
      box(from, from + opening, thick * 1.1, palette.glass, { colour: palette.wall, width: thick * 0.2 }),
      line(from, from + opening, thick * 0.16, palette.wall),
    ];
  },
};

/** A kind that the table does not know: a line like no other. */
const unknown = ({ length, thick, palette }: Pen): readonly Markup[] => [
  line(0, length, thick * 0.8, palette.faint, path(thick * 1.4, thick * 0.5, thick * 0.3, thick * 0.5)),
];

/** A border of some kind along a stretch. */
export function drawBorder(
  frame: Frame,
  palette: Palette,
  kind: string,
  { x, y, length, down }: Stretch,
  thick = frame.cell * 0.15,
): Markup {
  const draw = Object.hasOwn(kinds, kind) ? (kinds[kind] ?? unknown) : unknown;
  return element(
    "g",
    { transform: `translate(${path(x, y)})${down ? " rotate(90)" : ""}` },
    ...draw({ length, thick, palette }, frame.cell),
  );
}

/** The edges between squares, each with its name. */
export const drawEdges = (frame: Frame, palette: Palette, { edges }: BoardModel): readonly Markup[] =>
  edges.map((edge) => {
    const name = `${edge.side}(${edge.x},${edge.y})`;
    return group(
      { "data-edge": name },
      `${edge.terrain}, ${name}`,
      drawBorder(frame, palette, edge.terrain, {
        ...cornerOf(frame, edge),
        length: frame.cell,
        down: edge.side === "W",
      }),
    );
  });

/** A small piece of a border, for the legend. */
export const borderSample = (frame: Frame, palette: Palette, kind: string, { x, y, size }: SampleBox): Markup =>
  drawBorder({ ...frame, cell: size }, palette, kind, { x, y: y + size / 2, length: size, down: false }, size * 0.2);
