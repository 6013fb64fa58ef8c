import type { BoardCell, BoardMark, BoardModel, BoardPiece, BoardShape } from "../rules/kernel/index.ts";
import { cornerOf, type Frame, isLegible, type SampleBox } from "./frame.ts";
import { centred, lettered, textWidth } from "./lettering.ts";
import type { Placed } from "./places.ts";
import { element, group, type Markup, path, short } from "./svg.ts";
import type { Palette, Tone } from "./theme.ts";
import { drawToken, isThing, TOKEN_SHARE } from "./tokens.ts";

/** How a kind of shape is drawn: its tone, whether it is filled densely, and whether its rim is broken. */
interface Ground {
  readonly tone: Tone;
  readonly solid: boolean;
}

const grounds: Readonly<Record<string, Ground>> = {
  building: { tone: "floor", solid: true },
  vehicle: { tone: "wood", solid: true },
  obstacle: { tone: "stone", solid: true },
  wall: { tone: "stone", solid: true },
  rough: { tone: "trees", solid: false },
  low: { tone: "water", solid: false },
  hill: { tone: "open", solid: false },
  steps: { tone: "stores", solid: true },
  wood: { tone: "trees", solid: false },
  hedge: { tone: "bush", solid: true },
  crops: { tone: "bush", solid: false },
  crates: { tone: "wood", solid: true },
  rubble: { tone: "stone", solid: false },
  cliff: { tone: "stone", solid: true },
  wreck: { tone: "stone", solid: true },
  river: { tone: "water", solid: false },
  stream: { tone: "water", solid: false },
  swamp: { tone: "water", solid: false },
  "deep-water": { tone: "water", solid: true },
  bridge: { tone: "wood", solid: true },
  gully: { tone: "open", solid: false },
  bunker: { tone: "floor", solid: true },
  strongpoint: { tone: "floor", solid: true },
  trench: { tone: "open", solid: true },
  wire: { tone: "stone", solid: false },
  minefield: { tone: "stores", solid: false },
  "anti-tank-traps": { tone: "stone", solid: false },
  hull: { tone: "wood", solid: true },
  aircraft: { tone: "wood", solid: false },
};

/** By the first of its words that is known: "low rough" is low ground. */
const groundOf = (kind: string): Ground => {
  for (const word of kind.split(/\s+/)) {
    const ground = Object.hasOwn(grounds, word) ? grounds[word] : undefined;
    if (ground !== undefined) return ground;
  }
  return { tone: "unknown", solid: true };
};

/** The path of an outline in units of the table. */
export const outlinePath = (frame: Frame, outline: readonly BoardCell[]): string =>
  `${outline
    .map((corner, i) => {
      const { x, y } = cornerOf(frame, corner);
      return `${i === 0 ? "M" : "L"}${short(x)} ${short(y)}`;
    })
    .join("")}z`;

/** The look of a kind of shape: solid ones have a whole rim, what is open to walk in a broken one. */
function look(palette: Palette, kind: string, cell: number) {
  const { tone, solid } = groundOf(kind);
  const [fill, line] = palette.terrain[tone];
  const width = Math.max(1, cell * (tone === "floor" ? 0.12 : 0.07));
  return {
    fill,
    "fill-opacity": solid ? undefined : "0.7",
    // a building has walls
    stroke: tone === "floor" ? palette.wall : line,
    "stroke-width": width,
    "stroke-linejoin": "round",
    "stroke-dasharray": solid ? undefined : path(width * 3, width * 2),
  };
}

/** The middle of a shape's box, in the picture. */
function middleOfShape(frame: Frame, { outline }: BoardShape): { readonly x: number; readonly y: number } {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  return cornerOf(frame, {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  });
}

function drawShape(frame: Frame, palette: Palette, shape: BoardShape, sign: string): Markup {
  const { id, kind, label, height, outline } = shape;
  const high = height === null ? "" : `, ${height}${sign} high`;
  // on a table of many small units names are as large as everywhere
  const size = frame.cell < frame.text ? frame.text * 0.8 : Math.min(frame.text * 0.85, frame.cell * 0.8);
  const width = Math.max(...outline.map(({ x }) => x)) - Math.min(...outline.map(({ x }) => x));
  const fits = textWidth(label) * size <= width * frame.cell;
  const halo = palette.terrain[groundOf(kind).tone][0];
  const depth = Math.max(...outline.map(({ y }) => y)) - Math.min(...outline.map(({ y }) => y));
  const two = height !== null && depth * frame.cell >= size * 2.6;
  const { x, y } = middleOfShape(frame, shape);
  const name = (): readonly Markup[] => [
    centred(label, { x, y: two ? y - size * 0.55 : y, size, fill: palette.ink, halo }),
    ...(two
      ? [centred(`${height}${sign} high`, { x, y: y + size * 0.6, size: size * 0.85, fill: palette.faint, halo })]
      : []),
  ];
  return group(
    { "data-shape": id },
    `${label} (${kind.replaceAll("-", " ")}${high})`,
    element("path", { d: outlinePath(frame, outline), ...look(palette, kind, frame.cell) }),
    ...(fits ? name() : []),
  );
}

/** Lengths between the lines of the ruler that people read easily. */
const steps = [6, 12, 10, 20, 50] as const;

/** A line every unit would be noise: so far apart that there are a dozen at most. Feet and inches go by sixes. */
function rulerStep({ width, height, table }: BoardModel): number {
  const longest = Math.max(width, height);
  const fitting = steps.filter((step) => (table?.unit === "inch" ? step % 6 === 0 : step % 10 === 0));
  return fitting.find((step) => longest / step <= 12) ?? Math.ceil(longest / 12);
}

function drawRuler(frame: Frame, palette: Palette, model: BoardModel): Markup {
  const { width, height } = model;
  const step = rulerStep(model);
  const lines: (string | number)[] = [];
  for (let x = step; x < width; x += step) lines.push("M", cornerOf(frame, { x, y: 0 }).x, frame.top, "v", frame.down);
  for (let y = step; y < height; y += step)
    lines.push("M", frame.left, cornerOf(frame, { x: 0, y }).y, "h", frame.across);
  return element("path", { d: path(...lines), fill: "none", stroke: palette.grid, "stroke-width": frame.cell * 0.03 });
}

/** The ground of a measured table and the shapes that lie on it, each to scale. */
export function drawTable(frame: Frame, palette: Palette, model: BoardModel): readonly Markup[] {
  const { table } = model;
  if (table === undefined) return [];
  return [
    element("rect", {
      x: frame.left,
      y: frame.top,
      width: frame.across,
      height: frame.down,
      fill: palette.ground,
      stroke: palette.faint,
      "stroke-width": Math.max(1, frame.cell * 0.05),
    }),
    drawRuler(frame, palette, model),
    ...table.shapes.map((shape) => drawShape(frame, palette, shape, table.sign)),
  ];
}

/** Which way a weapon can be fired: lines only, for what is filled lies on the table, as a template does. */
const drawFieldOfFire = ({ cell }: Frame, palette: Palette, d: string): Markup =>
  element("path", {
    d,
    fill: "none",
    stroke: palette.faint,
    "stroke-width": Math.max(0.8, cell * 0.04),
    "stroke-dasharray": path(Math.max(2, cell * 0.15), Math.max(3, cell * 0.25)),
  });

/** Polygons that are marked together, e.g. where a move may end; they may overlap and are one surface all the same. */
export function drawOutlines(frame: Frame, palette: Palette, { kind, outlines = [] }: BoardMark): readonly Markup[] {
  if (outlines.length === 0) return [];
  const d = outlines.map((outline) => outlinePath(frame, outline)).join("");
  if (kind === "field of fire") return [drawFieldOfFire(frame, palette, d)];
  return [
    element("path", {
      d,
      fill: palette.mark.aim,
      "fill-opacity": "0.22",
      "fill-rule": "nonzero",
      stroke: palette.mark.aim,
      "stroke-opacity": "0.6",
      "stroke-width": Math.max(0.8, frame.cell * 0.03),
    }),
  ];
}

/** The line that divides front from rear, and a tip where the piece faces. */
function drawFacing(palette: Palette, piece: BoardPiece, at: BoardCell, r: number): readonly Markup[] {
  if (piece.bearing === undefined) return [];
  return [
    element("path", {
      d: path("M", -r * 2.2, 0, "H", r * 2.2, "M", 0, -r * 1.75, "L", -r * 0.5, -r * 1.05, "H", r * 0.5, "z"),
      fill: palette.ink,
      stroke: palette.ink,
      "stroke-width": Math.max(0.8, r * 0.09),
      "stroke-opacity": "0.8",
      transform: `translate(${path(at.x)} ${path(at.y)}) rotate(${short(piece.bearing)})`,
    }),
  ];
}

/** A piece on a measured table: its base to scale, its front line, its token in the base. */
export function drawBase(
  frame: Frame,
  palette: Palette,
  piece: BoardPiece,
  label: string,
  slot: NonNullable<Placed["slot"]>,
): readonly Markup[] {
  if (isThing(piece) && piece.bearing === undefined)
    return [
      element("circle", {
        cx: slot.x,
        cy: slot.y,
        r: slot.half,
        fill: palette.page,
        "fill-opacity": "0.55",
        stroke: palette.faint,
        "stroke-dasharray": path(slot.half * 0.35, slot.half * 0.25),
        "stroke-width": Math.max(0.6, frame.cell * 0.035),
      }),
      ...drawToken(palette, { ...piece, facing: null }, label, slot, { r: slot.half * 0.85 }),
    ];
  return [
    ...drawFacing(palette, piece, slot, slot.half),
    element("circle", {
      cx: slot.x,
      cy: slot.y,
      r: slot.half,
      fill: palette.page,
      "fill-opacity": "0.85",
      stroke: palette.ink,
      "stroke-width": Math.max(0.8, frame.cell * 0.05),
    }),
    ...drawToken(palette, { ...piece, facing: null }, label, slot, {
      r: slot.half * TOKEN_SHARE,
      large: isLegible(frame, slot.half * TOKEN_SHARE),
    }),
  ];
}

/** A sample of a kind of shape, for the legend. */
export const shapeSample = (palette: Palette, kind: string, { x, y, size }: SampleBox): Markup =>
  element("path", { d: path("M", x, y, "h", size, "v", size, "h", -size, "z"), ...look(palette, kind, size) });

/** The numbers along a measured table, at the lines of its ruler. */
export function rulerNumbers(
  { cell, left, top, text, rim }: Frame,
  palette: Palette,
  model: BoardModel,
): readonly Markup[] {
  const { width, height, table } = model;
  const size = text * 0.85;
  const sign = table?.sign ?? "";
  const step = rulerStep(model);
  const isRoomy = textWidth(`000${sign}`) * size < step * cell;
  const every = (length: number): readonly number[] =>
    Array.from({ length: Math.floor(length / step) + 1 }, (_, i) => i * step);
  return [
    ...every(width).map((n) => {
      // numbers that stand close together leave the unit to the first
      const said = n === 0 || isRoomy ? `${n}${sign}` : String(n);
      // the last one stays in the picture
      const most = left + width * cell + 4 - (textWidth(said) * size) / 2;
      return centred(said, {
        x: Math.min(most, left + n * cell),
        y: top - rim - size * 0.62,
        size,
        fill: palette.faint,
      });
    }),
    ...every(height)
      .slice(1)
      .map((n) =>
        lettered(String(n), {
          x: Math.max(left - rim - size * 0.3, textWidth(String(n)) * size),
          y: top + n * cell + size * 0.345,
          size,
          fill: palette.faint,
          anchor: "end",
        }),
      ),
  ];
}
