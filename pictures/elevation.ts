import type { Elevation, ElevationPart, SightRuling, Visibility } from "../rules/kernel/index.ts";
import { centred, fontFamily, lettered, textWidth } from "./lettering.ts";
import { drawStrokes } from "./sight.ts";
import { element, group, type Markup, path, short, words } from "./svg.ts";
import { type Palette, palettes, type Theme } from "./theme.ts";

/** Where a line is drawn from the side: its left end, what is level with the table, and how large its units are. */
interface Room {
  readonly left: number;
  readonly ground: number;
  /** A unit of length along the line, and one of height: heights are drawn larger than lengths. */
  readonly along: number;
  readonly up: number;
  /** The left end of what is drawn, in units along the line, and its right end. */
  readonly from: number;
  readonly to: number;
  /** The greatest height there is room for. */
  readonly most: number;
  readonly text: number;
}

/** How high a drawing is, in sizes of its text, besides the names under it. */
const TALL = 9;

/** The part of a drawing's height that heights take. */
const FILLED = 0.8;

const colours = (palette: Palette, kind: ElevationPart["kind"]): readonly [fill: string, line: string] => {
  switch (kind) {
    case "end":
      return [palette.roles.other.fill, palette.ink];
    case "terrain":
      return palette.terrain.stone;
    case "area":
      return palette.terrain.trees;
    case "piece":
      return palette.terrain.wood;
  }
};

function roomFor(elevation: Elevation, left: number, top: number, width: number, text: number): Room {
  const { length, begin, end, parts } = elevation;
  const from = Math.min(0, ...parts.map(({ begins }) => begins));
  const to = Math.max(length, ...parts.map(({ ends }) => ends), from + 0.01);
  const most = Math.max(begin, end, ...parts.map((part) => part.top ?? 0), 0.01);
  // room at the left for the numbers of the heights
  const edge = left + text * 3.4;
  const tall = text * TALL;
  return {
    left: edge,
    ground: top + tall,
    along: (left + width - text * 0.6 - edge) / (to - from),
    up: (tall * FILLED) / most,
    from,
    to,
    most,
    text,
  };
}

const xOf = ({ left, along, from }: Room, at: number): number => left + (at - from) * along;
const yOf = ({ ground, up }: Room, height: number): number => ground - height * up;

/** A line from the side with its parts called as people call them. */
export const elevationTold = (elevation: Elevation, within: (text: string) => string): Elevation => ({
  ...elevation,
  parts: elevation.parts.map((part) => ({ ...part, name: within(part.name) })),
});

/** How high the line is at a place along it. */
const lineAt = ({ length, begin, end }: Elevation, at: number): number =>
  length === 0 ? Math.max(begin, end) : begin + ((end - begin) * at) / length;

/** What is said of a part: its name, how high it is, and by how much it is in the way. */
function sayingOf({ name, bottom, top, stops, over }: ElevationPart, sign: string): string {
  const heights =
    top === null ? "without an upper end" : `${bottom > 0 ? `${short(bottom)} to ` : ""}${short(top)}${sign} high`;
  const above = over === undefined ? "it stops the line" : `it stands ${short(over)}${sign} above the line`;
  return `${name}: ${heights}${stops ? `; ${above}` : ""}`;
}

function drawPart(palette: Palette, room: Room, part: ElevationPart, sign: string): Markup {
  const [fill, line] = colours(palette, part.kind);
  const [left, right] = [xOf(room, part.begins), xOf(room, part.ends)];
  const top = part.top === null ? yOf(room, room.most / FILLED) : yOf(room, part.top);
  const width = Math.max(right - left, room.text * 0.12);
  return group(
    { "data-part": part.name, "data-kind": part.kind, ...(part.stops && { "data-stops": "yes" }) },
    sayingOf(part, sign),
    element("rect", {
      x: left,
      y: top,
      width,
      height: Math.max(yOf(room, part.bottom) - top, 0.5),
      fill,
      "fill-opacity": part.kind === "area" ? "0.6" : undefined,
      stroke: part.stops ? palette.sight.none : line,
      "stroke-width": room.text * (part.stops ? 0.22 : 0.09),
      // what has no upper end is open above
      "stroke-dasharray": part.top === null ? path(room.text * 0.5, room.text * 0.3) : undefined,
    }),
  );
}

/** By how much what is in the way stands above the line: a measure from the one to the other. */
function drawOver(
  palette: Palette,
  room: Room,
  elevation: Elevation,
  part: ElevationPart,
  sign: string,
): readonly Markup[] {
  const { over, top } = part;
  if (over === undefined || top === null) return [];
  const near = part.begins + (part.ends - part.begins) / 2;
  // the place where it stands that much above the line: at one of its ends, or on the way
  const { length, begin, end } = elevation;
  const wanted = end === begin ? near : ((top - over - begin) * length) / (end - begin);
  const at = Math.min(part.ends, Math.max(part.begins, end === begin ? near : wanted));
  const x = xOf(room, at);
  const [upper, lower] = [yOf(room, top), yOf(room, lineAt(elevation, at))];
  const wing = room.text * 0.35;
  const label = `+${short(over)}${sign}`;
  const half = (textWidth(label) * room.text * 0.9) / 2;
  const middle = Math.min(xOf(room, room.to) - half, Math.max(room.left + half, x));
  return [
    element("path", {
      d: path("M", x - wing, upper, "h", wing * 2, "M", x, upper, "V", lower, "M", x - wing, lower, "h", wing * 2),
      fill: "none",
      stroke: palette.sight.none,
      "stroke-width": room.text * 0.16,
    }),
    centred(label, {
      x: middle,
      y: upper - room.text * 0.75,
      size: room.text * 0.9,
      fill: palette.sight.none,
      bold: true,
      halo: palette.page,
    }),
  ];
}

/** The names of the parts under the ground, each where its part lies and in the first row with room. */
function drawNames(
  palette: Palette,
  room: Room,
  parts: readonly ElevationPart[],
): { markup: readonly Markup[]; rows: number } {
  const size = room.text * 0.85;
  const taken: number[] = [];
  const markup: Markup[] = [];
  for (const { name, begins, ends, stops } of parts) {
    const half = (textWidth(name) * size) / 2;
    const wanted = xOf(room, (begins + ends) / 2);
    const x = Math.max(room.left + half, Math.min(xOf(room, room.to) - half, wanted));
    const free = taken.findIndex((end) => end < x - half);
    const row = free < 0 ? taken.length : free;
    taken[row] = x + half + size * 0.5;
    const fill = stops ? palette.sight.none : palette.ink;
    markup.push(centred(name, { x, y: room.ground + size * (0.9 + row * 1.2), size, fill, bold: stops }));
  }
  return { markup, rows: taken.length };
}

/** The numbers of heights at the left, and lines at them. */
function drawHeights(palette: Palette, room: Room, sign: string): readonly Markup[] {
  const step = [0.5, 1, 2, 5, 10, 20, 50].find((length) => length * room.up >= room.text * 1.5) ?? 100;
  const count = Math.floor(room.most / FILLED / step);
  return Array.from({ length: count + 1 }, (_, i) => i * step).flatMap((height) => {
    const y = yOf(room, height);
    return [
      element("path", {
        d: path("M", room.left, y, "H", xOf(room, room.to)),
        stroke: height === 0 ? palette.ink : palette.grid,
        "stroke-width": room.text * (height === 0 ? 0.12 : 0.06),
      }),
      lettered(`${short(height)}${sign}`, {
        x: room.left - room.text * 0.3,
        y: y + room.text * 0.3,
        size: room.text * 0.8,
        fill: palette.faint,
        anchor: "end",
      }),
    ];
  });
}

/** What a drawing takes: its parts, and how high they are together. */
interface Laid {
  readonly markup: readonly Markup[];
  readonly height: number;
}

/** Draws a line of sight from the side: what is under and beside it, and what is in the way by how much. */
export function drawElevation(
  palette: Palette,
  elevation: Elevation,
  fate: Visibility,
  { left, top, width, text, sign }: { left: number; top: number; width: number; text: number; sign: string },
): Laid {
  const room = roomFor(elevation, left, top, width, text);
  const names = drawNames(palette, room, elevation.parts);
  const line = path(
    "M",
    xOf(room, 0),
    yOf(room, elevation.begin),
    "L",
    xOf(room, elevation.length),
    yOf(room, elevation.end),
  );
  const height = text * TALL + text * (0.9 + names.rows * 1.05);
  return {
    markup: [
      group(
        { "data-elevation": fate },
        `The line from the side, from ${short(elevation.begin)}${sign} to ${short(elevation.end)}${sign} over ${short(elevation.length)}${sign}`,
        ...drawHeights(palette, room, sign),
        ...elevation.parts.map((part) => drawPart(palette, room, part, sign)),
        ...drawStrokes(palette, fate, line, text * 0.2),
        ...elevation.parts.flatMap((part) => drawOver(palette, room, elevation, part, sign)),
        ...names.markup,
      ),
    ],
    height,
  };
}

/** The lines of a ruling that are told from the side. */
export const elevationsOf = ({
  lines,
}: Pick<SightRuling, "lines">): readonly { readonly elevation: Elevation; readonly fate: Visibility }[] =>
  lines.flatMap(({ elevation, fate }) => (elevation === undefined ? [] : [{ elevation, fate }]));

/** A picture of its own of a line of sight from the side, for a page that draws the board without captions. */
export function elevationPicture(
  elevation: Elevation,
  fate: Visibility,
  { theme, sign, width, idPrefix }: { theme: Theme; sign: string; width: number; idPrefix: string },
): string {
  const palette = palettes[theme];
  const { markup, height } = drawElevation(palette, elevation, fate, { left: 0, top: 6, width, text: 12.5, sign });
  return element(
    "svg",
    {
      xmlns: "http://www.w3.org/2000/svg",
      viewBox: `0 0 ${short(width)} ${short(height + 12)}`,
      role: "img",
      "aria-labelledby": `${idPrefix}-title`,
      "font-family": fontFamily,
    },
    element("title", { id: `${idPrefix}-title` }, words("The line from the side")),
    element("rect", { width, height: height + 12, fill: palette.page }),
    ...markup,
  ).markup;
}
