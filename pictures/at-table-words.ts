// What tables of some games put into sentences and people say otherwise: places at the edges of a measured table, faces of
// dice, degrees.

/** A measured table: how large it is, and the sign of its unit of length. */
export interface MeasuredTable {
  readonly width: number;
  readonly height: number;
  readonly sign: string;
}

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

/** A place at an edge of the table as people say it; null for any other, which is said by its numbers. */
export function edgeInWords(x: number, y: number, { width, height, sign }: MeasuredTable): string | null {
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

/** A text with ways on a table by their directions, and the places at its edges as people say them. */
export const edgesIn = (text: string, table: MeasuredTable): string =>
  waysIn(text, table).replaceAll(
    /(?<![\w.,-])(\d{1,4}(?:\.\d{1,9})?),(\d{1,4}(?:\.\d{1,9})?)(?![\w,-]|\.\d)/g,
    (place, x: string, y: string) => edgeInWords(Number(x), Number(y), table) ?? place,
  );

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
    const last = counted.at(-1) ?? "";
    return counted.length === 1 ? last : `${counted.slice(0, -1).join(", ")} and ${last}`;
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
