import type { BoardCell, BoardModel, BoardSquare } from "../rules/kernel/index.ts";
import { cornerOf, type Frame, middleOf, runsOf, type SampleBox } from "./frame.ts";
import { centred } from "./lettering.ts";
import { element, type Markup, path, short } from "./svg.ts";
import type { Palette, Tone } from "./theme.ts";

/** How a kind of ground is drawn: its colours, and a sign that every square of it bears. */
interface Ground {
  readonly tone: Tone;
  /** The sign as path data in a cell whose side is 1: its outlines, and what is filled. */
  readonly lines?: string;
  readonly filled?: string;
  readonly stroke?: number;
}

const wave = (y: number): string => `M0 ${y}q.125 -.13 .25 0t.25 0t.25 0t.25 0`;
const pine = (x: number, y: number): string => `M${x} ${y - 0.24}l.17 .38h-.12v.1h-.1v-.1h-.12z`;
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

const grounds: Readonly<Record<string, Ground>> = {
  water: { tone: "water", lines: wave(0.22) + wave(0.54) + wave(0.86), stroke: 0.055 },
  forest: { tone: "trees", filled: pine(0.28, 0.34) + pine(0.7, 0.28) + pine(0.48, 0.72) },
  rock: {
    tone: "stone",
    filled: "M.12 .82L.22 .44L.46 .22L.7 .3L.88 .56L.86 .82z",
    lines: "M.46 .22L.5 .5L.36 .82M.5 .5L.86 .66",
    stroke: 0.04,
  },
  hedge: {
    tone: "bush",
    filled:
      disc(0.2, 0.3, 0.15) +
      disc(0.52, 0.24, 0.17) +
      disc(0.82, 0.34, 0.14) +
      disc(0.3, 0.68, 0.17) +
      disc(0.66, 0.7, 0.18),
  },
  crates: { tone: "wood", lines: "M.14 .14H.86V.86H.14zM.14 .14L.86 .86M.86 .14L.14 .86", stroke: 0.065 },
  dump: { tone: "stores", lines: "M.12 .52H.88V.88H.12zM.5 .52V.88M.3 .16H.7V.52H.3z", stroke: 0.065 },
  indoors: { tone: "floor", lines: "M0 .02H1M0 .34H1M0 .67H1M.3 .02V.34M.75 .34V.67M.45 .67V1", stroke: 0.03 },
  indoor: {
    tone: "floor",
    lines:
      "M0 .01H1M0 .17H1M0 .34H1M0 .51H1M0 .67H1M0 .84H1M.3 .01V.17M.75 .17V.34M.45 .34V.51M.15 .51V.67M.6 .67V.84M.35 .84V1",
    stroke: 0.012,
  },
  outdoor: {
    tone: "open",
    lines:
      "M.15 .2l.03 -.07M.2 .2v-.09M.25 .2l-.03 -.07M.7 .45l.03 -.07M.75 .45v-.09M.8 .45l-.03 -.07M.3 .85l.03 -.07M.35 .85v-.09M.4 .85l-.03 -.07",
    stroke: 0.014,
  },
};

const unknown: Ground = { tone: "unknown", lines: "M0 1L1 0M-.1 .6L.6 -.1M.4 1.1L1.1 .4", stroke: 0.03 };

/** The ground that a description names: as a whole, or by one of its words. */
export const groundFor = (kind: string): string | null =>
  [kind, ...kind.split(/\s+/)].find((word) => Object.hasOwn(grounds, word)) ?? null;

const signName = (prefix: string, kind: string | null): string => `${prefix}-ground-${kind ?? "unknown"}`;

/** The drawing of a sign in a cell whose side is 1. */
const signParts = (palette: Palette, { tone, lines, filled, stroke = 0.05 }: Ground): readonly Markup[] => {
  const detail = palette.terrain[tone][1];
  return [
    ...(filled === undefined
      ? []
      : [element("path", { d: filled, fill: detail, "fill-opacity": lines === undefined ? 0.9 : 0.35 })]),
    ...(lines === undefined
      ? []
      : [element("path", { d: lines, fill: "none", stroke: detail, "stroke-width": String(stroke) })]),
  ];
};

const groundCalled = (kind: string | null): Ground => (kind === null ? undefined : grounds[kind]) ?? unknown;

/**
 * The signs of several kinds of ground, each once: they are put into their cells one by one, for renderers round the
 * tiles of a pattern, which drifts.
 */
export const groundSigns = (
  frame: Frame,
  palette: Palette,
  prefix: string,
  kinds: Iterable<string>,
): readonly Markup[] =>
  [...new Set([...kinds].map(groundFor))].map((kind) =>
    element(
      "g",
      { id: signName(prefix, kind), transform: `scale(${short(frame.cell)})` },
      ...signParts(palette, groundCalled(kind)),
    ),
  );

/** Fills cells with a kind of ground. */
export function groundFill(
  frame: Frame,
  palette: Palette,
  prefix: string,
  kind: string,
  cells: readonly BoardCell[],
): readonly Markup[] {
  const ground = groundFor(kind);
  const [base] = palette.terrain[groundCalled(ground).tone];
  return [
    element("path", { d: runsOf(frame, cells), fill: base }),
    ...cells.map((cell) => element("use", { href: `#${signName(prefix, ground)}`, ...cornerOf(frame, cell) })),
  ];
}

/** The squares that are not plain ground, by kind; what the table does not know bears its name. */
export function drawSquares(
  frame: Frame,
  palette: Palette,
  prefix: string,
  { squares }: BoardModel,
): readonly Markup[] {
  const kinds = new Map<string, BoardSquare[]>();
  for (const square of squares) {
    const sameTerrain = kinds.get(square.terrain);
    if (sameTerrain === undefined) kinds.set(square.terrain, [square]);
    else sameTerrain.push(square);
  }
  const named = (terrain: string, square: BoardSquare): Markup =>
    centred(terrain.slice(0, 4), {
      ...middleOf(frame, square),
      size: frame.cell * 0.34,
      fill: palette.ink,
      halo: palette.terrain.unknown[0],
    });
  return [...kinds].map(([terrain, sameTerrain]) => {
    const names = groundFor(terrain) === null ? sameTerrain.map((square) => named(terrain, square)) : [];
    return element(
      "g",
      { "data-terrain": terrain },
      ...groundFill(frame, palette, prefix, terrain, sameTerrain),
      ...names,
    );
  });
}

/** The lines between squares. */
export function drawGrid(frame: Frame, palette: Palette, { width, height }: BoardModel): Markup {
  const lines: (string | number)[] = [];
  for (let x = 0; x <= width; x++) lines.push("M", cornerOf(frame, { x, y: 0 }).x, frame.top, "v", frame.down);
  for (let y = 0; y <= height; y++) lines.push("M", frame.left, cornerOf(frame, { x: 0, y }).y, "h", frame.across);
  return element("path", { d: path(...lines), fill: "none", stroke: palette.grid, "stroke-width": frame.cell * 0.025 });
}

/** A small square of a kind of ground, for the legend. */
export function groundSample(palette: Palette, kind: string, { x, y, size }: SampleBox): Markup {
  const ground = groundCalled(groundFor(kind));
  return element(
    "g",
    { transform: `translate(${path(x)} ${path(y)}) scale(${short(size)})` },
    element("path", {
      d: "M0 0H1V1H0z",
      fill: palette.terrain[ground.tone][0],
      stroke: palette.faint,
      "stroke-width": "0.04",
    }),
    ...signParts(palette, ground),
  );
}
