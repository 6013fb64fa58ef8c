import type {
  BoardCell,
  BoardModel,
  FieldGround,
  FieldOfView,
  Reason,
  SightLine,
  SightRuling,
  SightVerdict,
  Visibility,
} from "../rules/kernel/index.ts";
import { middleOfWay } from "./areas.ts";
import { cornerOf, type Frame, middleOf, type Point, rimOf, runsOf, type SampleBox } from "./frame.ts";
import { centred } from "./lettering.ts";
import type { Placed } from "./places.ts";
import { element, group, type Markup, path } from "./svg.ts";
import { outlinePath } from "./table.ts";
import type { Palette } from "./theme.ts";

/**
 * A reason on the lines of a ruling with the sign it has in the picture: a number for what stops a line, a letter for
 * what only hinders.
 */
export interface Sign {
  readonly label: string;
  readonly reason: Reason;
  readonly stops: boolean;
}

const letterFor = (index: number): string => String.fromCharCode(97 + (index % 26));

/** The blockers and hindrances of all lines, each once. */
export function signsOf({ lines }: SightVerdict): readonly Sign[] {
  const signs = new Map<string, Sign>();
  let stopping = 0;
  let hindering = 0;
  for (const { blocker, hindrances } of lines) {
    for (const [reason, stops] of [
      ...(blocker === undefined ? [] : [[blocker, true] as const]),
      ...hindrances.map((hindrance) => [hindrance, false] as const),
    ]) {
      const key = `${stops ? "stops" : "hinders"} ${reason.at ?? ""} ${reason.text}`;
      if (!signs.has(key))
        signs.set(key, { label: stops ? String(++stopping) : letterFor(hindering++), reason, stops });
    }
  }
  return [...signs.values()];
}

const square = /^(-?\d{1,3}),(-?\d{1,3})$/;
const corner = /corner (-?\d{1,3}),(-?\d{1,3})$/;
const between = /(-?\d{1,3}),(-?\d{1,3}) and (-?\d{1,3}),(-?\d{1,3})$/;
const side = /^([NW])\((-?\d{1,3}),(-?\d{1,3})\)$/;

const spot = /^(-?\d{1,4}(?:\.\d{1,6})?),(-?\d{1,4}(?:\.\d{1,6})?)$/;

const cellFrom = (match: RegExpExecArray | null, from = 1): { readonly x: number; readonly y: number } | null =>
  match === null ? null : { x: Number(match[from]), y: Number(match[from + 1]) };

/**
 * The point of the picture that a place of a ruling names: a square, the corner of two, an edge, a corner of the grid,
 * an area, a way, a place of a measured table or a piece; null for none of them.
 */
export function pointOf(frame: Frame, model: BoardModel, placed: readonly Placed[], name: string): Point | null {
  if (model.kind === "table") {
    const there = cellFrom(spot.exec(name));
    return there === null ? (placed.find(({ piece }) => piece.id === name)?.slot ?? null) : cornerOf(frame, there);
  }
  const area = model.areas.find(({ id }) => id === name);
  if (area !== undefined) {
    const middles = area.cells.map((cell) => middleOf(frame, cell));
    return {
      x: middles.reduce((sum, { x }) => sum + x, 0) / middles.length,
      y: middles.reduce((sum, { y }) => sum + y, 0) / middles.length,
    };
  }
  const [a, b] = name.split("|");
  if (a !== undefined && b !== undefined) return middleOfWay(frame, model, [a, b]);
  const inSquare = cellFrom(square.exec(name));
  if (inSquare !== null) return middleOf(frame, inSquare);
  const pair = between.exec(name);
  const [one, other] = [cellFrom(pair), cellFrom(pair, 3)];
  if (one !== null && other !== null) return middleOf(frame, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
  const onCorner = cellFrom(corner.exec(name));
  if (onCorner !== null) return cornerOf(frame, onCorner);
  const edge = side.exec(name);
  const onEdge = cellFrom(edge, 2);
  if (edge !== null && onEdge !== null)
    return edge[1] === "N"
      ? cornerOf(frame, { x: onEdge.x + 0.5, y: onEdge.y })
      : cornerOf(frame, { x: onEdge.x, y: onEdge.y + 0.5 });
  return placed.find(({ piece }) => piece.id === name)?.slot ?? null;
}

/** The ends of a line; in an area it goes from piece to piece. */
function endsOf(
  frame: Frame,
  model: BoardModel,
  placed: readonly Placed[],
  { viewer, target }: SightVerdict,
  line: SightLine,
): readonly [Point, Point] | null {
  const end = (piece: string, place: string): Point | null => {
    const slot =
      model.kind === "areas"
        ? placed.find((candidate) => candidate.piece.id === piece && candidate.piece.area === place)?.slot
        : undefined;
    return slot ?? pointOf(frame, model, placed, place);
  };
  const from = end(viewer, line.from);
  const to = end(target, line.to);
  return from === null || to === null ? null : [from, to];
}

/** The middles of the doors and openings that a line between areas goes through, one after the other. */
function doorwaysOf(frame: Frame, model: BoardModel, { from, through, to }: SightLine): readonly Point[] {
  if (model.kind !== "areas") return [];
  const areas = [from, ...through, to];
  return areas.slice(1).flatMap((area, i) => {
    const pair: readonly [string, string] = [areas[i] ?? "", area];
    const way = model.ways.find(({ between: [a, b] }) => pair.includes(a) && pair.includes(b));
    return way === undefined || way.kind === "open" ? [] : (middleOfWay(frame, model, pair) ?? []);
  });
}

const thickness = ({ cell, text }: Frame): number => Math.max(cell * 0.05, text * 0.16);

/** The dashes of a fate, in thicknesses: whole, broken, dotted. */
const dashes: Readonly<Record<Visibility, readonly number[]>> = { full: [], partial: [3.2, 1.8], none: [0.1, 2.1] };

/** A line in the look of its fate. */
export function drawStrokes(palette: Palette, fate: Visibility, d: string, width: number): readonly Markup[] {
  return [
    element("path", {
      d,
      fill: "none",
      stroke: palette.page,
      "stroke-width": width * 2,
      "stroke-opacity": "0.75",
      "stroke-linecap": "round",
    }),
    element("path", {
      d,
      fill: "none",
      stroke: palette.sight[fate],
      "stroke-width": fate === "none" ? width * 1.25 : width,
      "stroke-linecap": fate === "full" ? "butt" : "round",
      "stroke-dasharray": fate === "full" ? undefined : path(...dashes[fate].map((share) => share * width)),
    }),
  ];
}

const fateWords: Readonly<Record<Visibility, string>> = {
  full: "clear",
  partial: "only what is low is hidden",
  none: "blocked",
};

/** The round sign of a blocker or a hindrance. */
export function drawSign(palette: Palette, { label, stops }: Sign, { x, y }: Point, r: number): readonly Markup[] {
  const colour = palette.sight[stops ? "none" : "partial"];
  return [
    element("circle", {
      cx: x,
      cy: y,
      r,
      fill: stops ? colour : palette.page,
      stroke: stops ? palette.page : colour,
      "stroke-width": r * 0.22,
    }),
    centred(label, {
      x,
      y,
      size: r * (label.length > 1 ? 1.05 : 1.35),
      fill: stops ? palette.page : palette.ink,
      bold: true,
    }),
  ];
}

/** Every line of a ruling with its fate. */
export function drawLines(
  frame: Frame,
  palette: Palette,
  model: BoardModel,
  placed: readonly Placed[],
  ruling: SightRuling,
): readonly Markup[] {
  const width = thickness(frame);
  return ruling.lines.flatMap((line, i) => {
    const ends = endsOf(frame, model, placed, ruling, line);
    if (ends === null) return [];
    const [from, to] = ends;
    const course = [from, ...doorwaysOf(frame, model, line), to];
    return [
      group(
        { "data-line": i, "data-fate": line.fate },
        `Line from ${line.from} to ${line.to}: ${line.blocker?.text ?? fateWords[line.fate]}`,
        ...drawStrokes(palette, line.fate, path("M", ...course.flatMap(({ x, y }) => ["L", x, y]).slice(1)), width),
        element("circle", {
          cx: to.x,
          cy: to.y,
          r: width * 1.4,
          fill: palette.sight[line.fate],
          stroke: palette.page,
          "stroke-width": width * 0.5,
        }),
      ),
    ];
  });
}

/** The signs of what the lines of a ruling meet, where it stands. */
export function drawSigns(
  frame: Frame,
  palette: Palette,
  model: BoardModel,
  placed: readonly Placed[],
  ruling: SightRuling,
): readonly Markup[] {
  const taken = new Map<string, number>();
  const r = Math.max(frame.text * 0.58, frame.cell * 0.16);
  return signsOf(ruling).flatMap((sign) => {
    const { at, text } = sign.reason;
    const point = at === undefined ? null : pointOf(frame, model, placed, at);
    if (at === undefined || point === null) return [];
    // signs of one place stand beside each other
    const beside = taken.get(at) ?? 0;
    taken.set(at, beside + 1);
    return [
      group(
        { "data-sign": sign.label, "data-at": at },
        `${text} (${at})`,
        ...drawSign(palette, sign, { x: point.x + beside * r * 2.1, y: point.y }, r),
      ),
    ];
  });
}

/** A sample of a line of some fate, for the legend. */
export const lineSample = (
  frame: Frame,
  palette: Palette,
  fate: Visibility,
  { x, y, size }: SampleBox,
): readonly Markup[] =>
  drawStrokes(palette, fate, path("M", x, y + size / 2, "h", size), Math.min(thickness(frame), size * 0.16));

/** The cells of the places of a field of view. */
function cellsOf(model: BoardModel, names: readonly string[]): readonly BoardCell[] {
  const wanted = new Set(names);
  const cells = model.areas.filter(({ id }) => wanted.has(id)).flatMap((area) => area.cells);
  const squares = names.flatMap((name) => cellFrom(square.exec(name)) ?? []);
  return [...cells, ...squares];
}

/** The patterns of the shading: plain where all is seen, striped where low things are hidden. */
export const fieldPattern = (frame: Frame, palette: Palette, prefix: string): Markup => {
  const stripe = Math.max(frame.cell * 0.25, frame.text * 0.35);
  return element(
    "pattern",
    {
      id: `${prefix}-field`,
      patternUnits: "userSpaceOnUse",
      width: stripe,
      height: stripe,
      patternTransform: "rotate(45)",
    },
    element("path", { d: path("M", 0, 0, "v", stripe), stroke: palette.sight.field, "stroke-width": stripe * 0.9 }),
  );
};

/** Shades the ground that a piece watches on a measured table: plain where it does so fully, else striped. */
function drawGrounds(
  frame: Frame,
  palette: Palette,
  prefix: string,
  viewer: string,
  grounds: readonly FieldGround[],
): readonly Markup[] {
  const fills = {
    full: { fill: palette.sight.field, "fill-opacity": "0.4" },
    partial: { fill: `url(#${prefix}-field)`, "fill-opacity": "0.35" },
  } as const;
  return grounds.flatMap(({ kind, well, outlines }) =>
    well === "none"
      ? []
      : group(
          { "data-field": well, "data-ground": kind },
          `${kind}: ${viewer}`,
          element("path", {
            d: outlines.map((outline) => outlinePath(frame, outline)).join(""),
            ...fills[well],
            stroke: palette.sight.field,
            "stroke-width": frame.cell * (well === "full" ? 0.05 : 0.03),
            "stroke-linejoin": "round",
          }),
        ),
  );
}

/** Shades what a piece sees: fully and partially visible places, or the ground it watches. */
export function drawField(
  frame: Frame,
  palette: Palette,
  prefix: string,
  model: BoardModel,
  { viewer, full, partial, grounds }: FieldOfView,
): readonly Markup[] {
  if (grounds !== undefined) return drawGrounds(frame, palette, prefix, viewer, grounds);
  const shade = (
    seen: Visibility,
    names: readonly string[],
    attributes: Readonly<Record<string, string | number>>,
  ): readonly Markup[] => {
    if (names.length === 0) return [];
    const cells = cellsOf(model, names);
    return [
      group(
        { "data-field": seen, "data-count": names.length },
        `${seen === "full" ? "Fully" : "Partially"} visible to ${viewer}`,
        element("path", { d: runsOf(frame, cells), ...attributes }),
        element("path", {
          d: rimOf(frame, cells),
          fill: "none",
          stroke: palette.sight.field,
          "stroke-width": frame.cell * 0.05,
          "stroke-linecap": "square",
        }),
      ),
    ];
  };
  return [
    ...shade("full", full, { fill: palette.sight.field, "fill-opacity": "0.4" }),
    ...shade("partial", partial, { fill: `url(#${prefix}-field)`, "fill-opacity": "0.6" }),
  ];
}
