import type { BoardMark, BoardSide } from "../rules/kernel/index.ts";
import { cornerOf, type Frame, middleOf, type Point, rimOf, runsOf, type SampleBox, turned } from "./frame.ts";
import { centred, textWidth } from "./lettering.ts";
import type { Slot } from "./places.ts";
import { element, type Markup, path } from "./svg.ts";
import type { Palette } from "./theme.ts";

/** The two colours of counters that a label may begin with. */
const shades = (palette: Palette, label: string): readonly [fill: string, line: string] =>
  label.startsWith("white") ? [palette.mark.light, palette.mark.dark] : [palette.mark.dark, palette.mark.light];

type Draw = (frame: Frame, palette: Palette, mark: BoardMark) => readonly Markup[];

const sides: readonly BoardSide[] = ["N", "E", "S", "W"];
const isSide = (letter: string): letter is BoardSide => sides.some((side) => side === letter);

/** A counter with an arrow for each side in its label. */
function rose(palette: Palette, label: string, at: Point, r: number): readonly Markup[] {
  const [fill, line] = shades(palette, label);
  const letters = [...(/\b[NESW]+$/.exec(label)?.[0] ?? "")].filter(isSide);
  return [
    ...letters.map((side) =>
      element("path", {
        d: path("M", 0, -r * 1.75, "L", r * 0.62, -r * 0.78, "H", -r * 0.62, "z"),
        fill,
        stroke: line,
        "stroke-width": r * 0.18,
        transform: `translate(${path(at.x)} ${path(at.y)}) rotate(${turned[side]})`,
      }),
    ),
    element("circle", { cx: at.x, cy: at.y, r: r * 0.82, fill, stroke: line, "stroke-width": r * 0.22 }),
  ];
}

/** A line through squares: a chain of white or black beads, one on each. */
function track(frame: Frame, palette: Palette, { label, squares }: BoardMark): readonly Markup[] {
  const [fill, line] = shades(palette, label);
  const points = squares.map((square) => middleOf(frame, square));
  const { cell } = frame;
  const r = cell * 0.13;
  const beads = points
    .map(({ x, y }) => path("M", x - r, y, "a", r, r, "0 1 0", 2 * r, 0, "a", r, r, "0 1 0", -2 * r, 0, "z"))
    .join("");
  return [
    element("path", {
      d: path(...points.flatMap(({ x, y }, i) => [i === 0 ? "M" : "L", x, y])),
      fill: "none",
      stroke: palette.faint,
      "stroke-width": cell * 0.05,
      "stroke-linejoin": "round",
    }),
    element("path", {
      d: beads,
      fill,
      stroke: fill === palette.mark.light ? palette.mark.dark : line,
      "stroke-width": cell * 0.05,
    }),
  ];
}

const outline = (
  frame: Frame,
  stroke: string,
  { squares }: BoardMark,
  dash: string | undefined,
  fill = "none",
): readonly Markup[] => [
  ...(fill === "none" ? [] : [element("path", { d: runsOf(frame, squares), fill, "fill-opacity": "0.25" })]),
  element("path", {
    d: rimOf(frame, squares),
    fill: "none",
    stroke,
    "stroke-width": frame.cell * 0.09,
    "stroke-dasharray": dash,
    "stroke-linecap": dash === undefined ? "square" : undefined,
  }),
];

const planks: Draw = (frame, palette, mark) => {
  const { cell } = frame;
  const boards = mark.squares.flatMap((square) => {
    const { x, y } = cornerOf(frame, square);
    return [0.02, 0.27, 0.52, 0.77].map((share) =>
      path("M", x + cell * 0.06, y + cell * share, "h", cell * 0.88, "v", cell * 0.19, "h", -cell * 0.88, "z"),
    );
  });
  return [
    element("path", {
      d: boards.join(""),
      fill: palette.terrain.wood[0],
      stroke: palette.terrain.wood[1],
      "stroke-width": cell * 0.03,
    }),
  ];
};

const star = "M0 -1L.24 -.32L.95 -.31L.38 .12L.59 .81L0 .4L-.59 .81L-.38 .12L-.95 -.31L-.24 -.32z";

/** The signs of marks, in a box from -1 to 1; `filled` ones are painted in the colour of aims. */
const signs: Readonly<Record<string, { readonly filled?: string; readonly lines?: string }>> = {
  objective: { filled: star },
  alarm: {
    lines: "M-.75 .5H.75Q.5 .3 .5 -.1A.5 .5 0 1 0 -.5 -.1Q-.5 .3 -.75 .5zM-.16 .75A.2 .16 0 0 0 .16 .75M0 -.6V-.85",
  },
  nest: { lines: "M-.85 .65V.1H-.4M.85 .65V.1H.5M-.85 .65H.85M-.5 -.25H.9M-.2 -.25L-.45 .3M-.2 -.25V.3" },
  "trap door": { lines: "M-.75 -.75H.75V.75H-.75zM-.75 -.25H.75M-.75 .25H.75M.35 0h.1" },
  "Goliath nest": {
    lines: "M-.85 .2A.3 .3 0 0 1 -.55 -.1H.55A.3 .3 0 0 1 .55 .5H-.55A.3 .3 0 0 1 -.85 .2zM-.4 -.1V-.5H.4V-.1",
  },
  "event card": { lines: "M-.5 -.75H.5V.75H-.5zM-.2 -.35H.2M-.2 0H.2" },
  "face-down card": { lines: "M-.5 -.75H.5V.75H-.5zM-.5 -.75L.5 .75M.5 -.75L-.5 .75" },
  "face-up card": { lines: "M-.5 -.75H.5V.75H-.5zM-.25 -.4H.25M-.25 -.1H.25M-.25 .2H.05" },
  "explored room": { lines: "M-.6 .1L-.15 .55L.65 -.5" },
  entrance: { filled: "M0 .8L-.8 -.1H-.3V-.8H.3V-.1H.8z" },
  flames: { filled: "M0 -.95Q.75 -.2 .6 .35A.6 .6 0 0 1 -.6 .35Q-.7 0 -.3 -.3Q-.25 .05 0 .1Q.2 -.4 0 -.95z" },
  "entry/exit tile": { lines: "M-.55 -.7L.1 0L-.55 .7M.05 -.7L.7 0L.05 .7" },
};

/** The sign of a kind of mark at a point of the picture. */
export const drawSignAt = (palette: Palette, kind: string, label: string, at: Point, r: number): readonly Markup[] =>
  sign(palette, { kind, label }, at, r);

/** What a label adds to a sign: a thing that is blocked, open, or ringing. */
const crossed = /\bblocked\b|\bbarricaded\b/;
const ringing = /^alarm, on$/;

/** What the sign of a mark hangs on. */
type Named = Pick<BoardMark, "kind" | "label">;

/** The sign of a mark, or the first letters of its kind. */
function sign(palette: Palette, { kind, label }: Named, at: Point, r: number, turn = 0): readonly Markup[] {
  const drawn = Object.hasOwn(signs, kind) ? signs[kind] : undefined;
  const transform = `translate(${path(at.x)} ${path(at.y)})${turn === 0 ? "" : ` rotate(${turn})`} scale(${Math.round(r * 1000) / 1000})`;
  const ink = ringing.test(label) ? palette.sight.none : palette.ink;
  if (drawn === undefined) {
    const letters = kind.slice(0, 3);
    return [
      element("path", {
        d: "M-.9 -.9H.9V.9H-.9z",
        fill: palette.page,
        stroke: palette.ink,
        "stroke-width": "0.12",
        transform,
      }),
      centred(letters, { ...at, size: Math.min(r, (r * 1.5) / textWidth(letters)), fill: palette.ink, bold: true }),
    ];
  }
  const round = { "stroke-linejoin": "round", "stroke-linecap": "round" };
  const drawing: Markup[] = [];
  const { lines, filled } = drawn;
  if (lines !== undefined) {
    const stroked = (stroke: string, width: string): Markup =>
      element("path", { d: lines, fill: "none", stroke, "stroke-width": width, ...round, transform });
    drawing.push(stroked(palette.page, "0.55"), stroked(ink, "0.2"));
  }
  if (filled !== undefined) {
    const border = { stroke: palette.page, "stroke-width": "0.2", "stroke-linejoin": "round", "paint-order": "stroke" };
    drawing.push(element("path", { d: filled, fill: palette.mark.aim, ...border, transform }));
  }
  if (crossed.test(label)) {
    const stroke = { stroke: palette.sight.none, "stroke-width": "0.26", "stroke-linecap": "round" };
    drawing.push(element("path", { d: "M-.95 .95L.95 -.95", ...stroke, transform }));
  }
  return drawing;
}

/** Marks on squares that are more than a sign. */
const drawn: Readonly<Record<string, Draw>> = {
  "sentry point": (frame, palette, { label, squares }) =>
    squares.flatMap((square) => rose(palette, label, middleOf(frame, square), frame.cell * 0.27)),
  "patrol line": track,
  bridge: planks,
  "blast template": (frame, palette, mark) =>
    outline(frame, palette.mark.blast, mark, path(frame.cell * 0.3, frame.cell * 0.15), palette.mark.blast),
  // a burning room: its rim, and one flame for each token, as many as it has squares
  flames: (frame, palette, mark) => [
    ...outline(frame, palette.mark.blast, mark, undefined, palette.mark.blast),
    ...mark.squares
      .slice(0, Number.parseInt(mark.label, 10))
      .flatMap((square) => sign(palette, mark, middleOf(frame, square), frame.cell * 0.3)),
  ],
  objective: (frame, palette, mark) => outline(frame, palette.mark.aim, mark, undefined),
  "entry/exit tile": (frame, palette, mark) => [
    ...outline(frame, palette.mark.aim, mark, path(frame.cell * 0.22, frame.cell * 0.22), palette.mark.aim),
    ...mark.squares.flatMap((square) => sign(palette, mark, middleOf(frame, square), frame.cell * 0.26)),
  ],
};

const fallback: Draw = (frame, palette, mark) => [
  ...outline(frame, palette.faint, mark, path(frame.cell * 0.12, frame.cell * 0.12)),
  ...mark.squares.slice(0, 1).flatMap((square) => sign(palette, mark, middleOf(frame, square), frame.cell * 0.3)),
];

/** Whether a mark lies on the ground, under all others. */
export const isGround = ({ kind }: BoardMark): boolean => kind === "bridge" || kind === "patrol route";

/** A mark on squares. */
export const drawOnSquares = (frame: Frame, palette: Palette, mark: BoardMark): readonly Markup[] =>
  ((Object.hasOwn(drawn, mark.kind) ? drawn[mark.kind] : undefined) ?? fallback)(frame, palette, mark);

/** A mark in an area, in its room. */
export const drawInArea = (palette: Palette, { kind, label }: BoardMark, { x, y, half }: Slot): readonly Markup[] =>
  sign(palette, { kind, label }, { x, y }, Math.min(half * 0.62, 13));

/** Where a mark on a border points: into its cells from their outer side. */
const inward: Readonly<Record<BoardSide, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** A mark on the outer side of an area's cells, in the middle of those that lie outermost. */
export function drawOnSide(
  frame: Frame,
  palette: Palette,
  { kind, label, squares }: BoardMark,
  side: BoardSide,
): readonly Markup[] {
  const along = side === "N" || side === "S";
  const depth = squares.map((cell) => (along ? cell.y : cell.x));
  const outermost = side === "N" || side === "W" ? Math.min(...depth) : Math.max(...depth);
  const rim = squares.filter((cell) => (along ? cell.y : cell.x) === outermost);
  const middles = rim.map((cell) => middleOf(frame, cell));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const half = frame.cell / 2;
  // outside the cells, so that nobody inside stands under it
  const inset = half + frame.cell * 0.05;
  const centre = { x: mean(middles.map(({ x }) => x)), y: mean(middles.map(({ y }) => y)) };
  const at = {
    N: { x: centre.x, y: centre.y - inset },
    S: { x: centre.x, y: centre.y + inset },
    W: { x: centre.x - inset, y: centre.y },
    E: { x: centre.x + inset, y: centre.y },
  }[side];
  return sign(palette, { kind, label }, at, Math.min(frame.cell * 0.12, 13), inward[side]);
}

/** The sign of a kind of mark, for the legend. */
export function markSample(
  frame: Frame,
  palette: Palette,
  { kind, label }: BoardMark,
  { x, y, size }: SampleBox,
): readonly Markup[] {
  const middle = { x: x + size / 2, y: y + size / 2 };
  if (kind === "sentry point") return rose(palette, label, middle, size * 0.28);
  const small: Frame = { ...frame, cell: size, left: x, top: y };
  const onSquares = Object.hasOwn(drawn, kind) && !Object.hasOwn(signs, kind);
  if (kind === "patrol line")
    return track({ ...small, cell: size * 0.6, left: x, top: y + size * 0.2 }, palette, {
      kind,
      label,
      squares: [
        { x: -0.4, y: 0 },
        { x: 1.1, y: 0 },
      ],
    });
  return onSquares
    ? drawOnSquares(small, palette, { kind, label, squares: [{ x: 0, y: 0 }] })
    : sign(palette, { kind, label }, middle, size * 0.42);
}
