// What tables of some games put into sentences and people say otherwise: places at the edges of a measured table, faces of
// dice, degrees.

import { listed } from "./lists.ts";

/** A place of a measured table, in its unit of length. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** Terrain by which people tell where something is. */
export interface Landmark {
  readonly label: string;
  readonly outline: readonly Place[];
}

/** A measured table: how large it is, the sign of its unit of length, and what lies on it. */
export interface MeasuredTable {
  readonly width: number;
  readonly height: number;
  readonly sign: string;
  readonly landmarks?: readonly Landmark[];
}

/** A board of which only what is measured counts here. */
interface MeasuredBoard {
  readonly width: number;
  readonly height: number;
  readonly table?:
    | { readonly sign: string; readonly shapes: readonly (Landmark & { readonly kind: string })[] }
    | undefined;
}

/** Shapes by which nobody tells where something is: parts of terrain, and the hulls of what moves about. */
const noLandmarks: ReadonlySet<string> = new Set(["door", "window", "hull", "aircraft"]);

/** What is measured on a board; null where places are squares or areas. */
export const measuredTable = ({ width, height, table }: MeasuredBoard): MeasuredTable | null =>
  table === undefined
    ? null
    : { width, height, sign: table.sign, landmarks: table.shapes.filter(({ kind }) => !noLandmarks.has(kind)) };

/** The share of a side within which a place stands at an edge, or in the middle of it. */
const NEAR = 1 / 50;

/** Which of the two ends of a side a place is at. */
function endOf(at: number, size: number, ends: readonly [string, string]): string | null {
  const near = size * NEAR;
  if (at <= near) return ends[0];
  return at >= size - near ? ends[1] : null;
}

/** How far along a side a place is. */
function along(at: number, size: number, sign: string, [first, last]: readonly [string, string]): string {
  const [distance, end] = at <= size / 2 ? [at, first] : [size - at, last];
  return `${Number(distance.toFixed(1))}${sign} from the ${end}`;
}

/** A place at an edge of the table as people say it; null for any other. */
function edgeInWords(x: number, y: number, { width, height, sign }: MeasuredTable): string | null {
  if (x > width || y > height) return null;
  const [upright, level] = [endOf(y, height, ["north", "south"]), endOf(x, width, ["west", "east"])];
  if (upright !== null && level !== null) return `the ${upright}-${level} corner`;
  const edge = upright ?? level;
  if (edge === null) return null;
  const [at, size, ends] =
    upright === null ? ([y, height, ["north", "south"]] as const) : ([x, width, ["west", "east"]] as const);
  const isMiddle = Math.abs(at - size / 2) <= size * NEAR;
  return isMiddle ? `the middle of the ${edge} edge` : `the ${edge} edge, ${along(at, size, sign, ends)}`;
}

/** Whether a place lies in an outline. */
function isIn(outline: readonly Place[], { x, y }: Place): boolean {
  let inside = false;
  for (const [i, a] of outline.entries()) {
    const b = outline.at(i - 1) ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** The nearest place of an outline. */
function nearestOf(outline: readonly Place[], { x, y }: Place): { readonly at: Place; readonly far: number } {
  let nearest = { at: { x, y }, far: Infinity };
  for (const [i, a] of outline.entries()) {
    const b = outline.at(i - 1) ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
    const at = { x: a.x + share * dx, y: a.y + share * dy };
    const far = Math.hypot(x - at.x, y - at.y);
    if (far < nearest.far) nearest = { at, far };
  }
  return nearest;
}

const windFrom = (from: Place, to: Place): string => windOf((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);

/** What terrain is called inside a sentence: "building 1", or "the house" where there is one. */
const calledIn = (label: string): string => (/\d|^the |^[A-Z]/.test(label) ? label : `the ${label}`);

/** Where in the box round an outline a place is, each way from -1/2 to 1/2. */
function shareOf(outline: readonly Place[], place: Place): Place {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, tall] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return { x: (place.x - left) / (wide || 1) - 0.5, y: (place.y - top) / (tall || 1) - 0.5 };
}

/** The share of the box round terrain, to each side of its middle, that is its middle. */
const MIDDLE = 1 / 6;

/** The part of a landmark that a place is in: its middle, or the side of it towards a wind. */
function partOf({ label, outline }: Landmark, place: Place): string {
  const share = shareOf(outline, place);
  return Math.abs(share.x) <= MIDDLE && Math.abs(share.y) <= MIDDLE
    ? `the middle of ${calledIn(label)}`
    : `the ${windFrom({ x: 0, y: 0 }, share)} part of ${calledIn(label)}`;
}

/** The share of the shorter side of a table within which terrain tells where something is. */
const NEARBY = 1 / 3;

/**
 * A place off the edges as people say it: in which part of what terrain, or how far from the nearest and to which side
 * of it; where none is near, how far from two edges.
 */
function amidInWords(place: Place, { width, height, sign, landmarks = [] }: MeasuredTable): string {
  const inside = landmarks.findLast(({ outline }) => isIn(outline, place));
  if (inside !== undefined) return partOf(inside, place);
  const [nearest] = landmarks
    .map(({ label, outline }) => ({ label, outline, ...nearestOf(outline, place) }))
    .toSorted((a, b) => a.far - b.far);
  if (nearest === undefined || nearest.far > Math.min(width, height) * NEARBY)
    return `the spot ${along(place.x, width, sign, ["west", "east"])}, ${along(place.y, height, sign, ["north", "south"])}`;
  const far = Number(nearest.far.toFixed(1));
  const name = calledIn(nearest.label);
  return far === 0
    ? `the ${windFrom({ x: 0, y: 0 }, shareOf(nearest.outline, place))} side of ${name}`
    : `the spot ${far}${sign} ${windFrom(nearest.at, place)} of ${name}`;
}

/** A place of the table as people say it; null where it is not on it. */
export const placeOnTable = (x: number, y: number, table: MeasuredTable): string | null =>
  x > table.width || y > table.height ? null : (edgeInWords(x, y, table) ?? amidInWords({ x, y }, table));

/** A way from a place to a place, each by its numbers. */
const fromTo =
  / from (\d{1,4}(?:\.\d{1,9})?),(\d{1,4}(?:\.\d{1,9})?) to (\d{1,4}(?:\.\d{1,9})?),(\d{1,4}(?:\.\d{1,9})?)(?![\w,-]|\.\d)/g;

/** A text in which a way from place to place is told by its direction, and by its ends where they lie at an edge. */
const waysIn = (text: string, table: MeasuredTable): string =>
  text.replaceAll(fromTo, (_, ...numbers: readonly unknown[]) => {
    const [x = 0, y = 0, toX = 0, toY = 0] = numbers.slice(0, 4).map(Number);
    const [start, end] = [edgeInWords(x, y, table), edgeInWords(toX, toY, table)];
    const wind = windOf((Math.atan2(toX - x, y - toY) * 180) / Math.PI);
    return ` ${wind}${start === null ? "" : ` from ${start}`}${end === null ? "" : ` to ${end}`}`;
  });

/** A text with ways on a table by their directions, and its places as people say them. */
export const placesToldIn = (text: string, table: MeasuredTable): string =>
  waysIn(text, table)
    .replaceAll(
      /(?<![\w.,-])(\d{1,4}(?:\.\d{1,9})?),(\d{1,4}(?:\.\d{1,9})?)(?![\w,-]|\.\d)/g,
      (place, x: string, y: string) => placeOnTable(Number(x), Number(y), table) ?? place,
    )
    .replaceAll(/\b(stands|lies) at the spot (?=\d)/g, "$1 ")
    .replaceAll(/\b(stands|lies) at (?=the (?:[a-z-]{4,12} part|middle) of (?!the [a-z]{4,5} edge))/g, "$1 in ");

/** Faces of dice that are written in capitals, each with the word for several. */
const faces: Readonly<Record<string, string>> = { TARGET: "targets", ARMY: "armies", SHIELD: "shields" };

/** A text with the faces of dice counted: "2 targets and 1 shield" for "TARGET SHIELD TARGET". */
export const facesIn = (text: string): string =>
  text.replaceAll(/\b(?:TARGET|ARMY|SHIELD)(?: (?:TARGET|ARMY|SHIELD)){0,99}\b/g, (run) => {
    const rolled = run.split(" ");
    const counted = Object.entries(faces).flatMap(([face, several]) => {
      const count = rolled.filter((one) => one === face).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? face.toLowerCase() : several}`];
    });
    return listed(counted);
  });

const winds = ["north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west"] as const;

/** A direction in degrees, clockwise from the north, as people say it. */
export const windOf = (degrees: number): string =>
  winds[Math.round((((degrees % 360) + 360) % 360) / 45) % winds.length] ?? "north";

const sides: Readonly<Record<string, string>> = { N: "north", E: "east", S: "south", W: "west" };

/** A side of a square or of the table, told by its letter, as people say it; anything else as it is. */
export const sideInWords = (letter: string): string =>
  Object.hasOwn(sides, letter) ? (sides[letter] ?? letter) : letter;

/** A text in which what faces so many degrees, or a side by its letter, faces a wind. */
export const windsIn = (text: string): string =>
  text
    .replaceAll(/\b(faces|facing|face) ([NESW])\b/g, (_, verb: string, side: string) => `${verb} ${sideInWords(side)}`)
    .replaceAll(/\b(faces|facing) (\d{1,3}(?:\.\d{1,9})?)°/g, (_, verb: string, degrees: string) =>
      [verb, windOf(Number(degrees))].join(" "),
    );

/** A text in which the door that is called ENT on the plan is the entrance. */
export const entranceIn = (text: string): string => text.replaceAll(/\b(?:the |The )?(?:door )?ENT\b/g, "the entrance");

/** A text in which a name that says what somebody is stands without saying it again: "Sentry D2a", not "Sentry D2a (2 Sentries)". */
export const namedOnce = (text: string): string =>
  text.replaceAll(
    / ([A-Z]\d{1,2}[a-z]?) \((?:\d{1,2} )?([A-Z][A-Za-z ]{1,40})\)/g,
    (whole, number: string, kind: string, at: number) => {
      const before = text.slice(0, at);
      const stem = kind.replace(/(?:ies|s)$/, "");
      return before.endsWith(stem) || before.slice(0, -1).endsWith(stem) ? ` ${number}` : whole;
    },
  );
