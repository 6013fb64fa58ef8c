import { element, type Markup, path } from "./svg.ts";
import type { Paint } from "./theme.ts";

// Vehicles as one sees them from above, by words of their kind. Each plan lies in a box of half width w and half length
// l round 0, 0 and drives up.

/** A part of a plan: the body in the colour of its side, dark things such as wheels and tracks, lines on the body. */
interface Part {
  readonly look: "body" | "dark" | "line";
  readonly d: string;
}
type Plan = (w: number, l: number) => readonly Part[];

/** Path data that goes on over several lines. */
const rows = (...lines: readonly (readonly (string | number)[])[]): string =>
  lines.map((line) => path(...line)).join(" ");

const box = (x: number, y: number, width: number, height: number, r: number): string =>
  rows(
    ["M", x + r, y, "h", width - 2 * r, "q", r, 0, r, r, "v", height - 2 * r, "q", 0, r, -r, r],
    ["h", 2 * r - width, "q", -r, 0, -r, -r, "v", 2 * r - height, "q", 0, -r, r, -r, "z"],
  );

const circle = (x: number, y: number, r: number): string =>
  path("M", x - r, y, "a", r, r, "0 1 0", 2 * r, 0, "a", r, r, "0 1 0", -2 * r, 0, "z");

const body = (d: string): Part => ({ look: "body", d });
const dark = (...parts: readonly string[]): Part => ({ look: "dark", d: parts.join("") });
const line = (...parts: readonly string[]): Part => ({ look: "line", d: parts.join("") });

/** Wheels in pairs, so far along from the front (0) to the rear (1). */
const wheels = (w: number, l: number, ...along: readonly number[]): Part =>
  dark(
    ...along.flatMap((share) =>
      [-1, 1].map((side) => {
        const width = w * 0.22;
        const x = side < 0 ? -w : w - width;
        return box(x, -l + 2 * l * share - l * 0.13, width, l * 0.26, width * 0.3);
      }),
    ),
  );

/** Tracks on both sides, from so far along to the rear. */
const tracks = (w: number, l: number, from: number): Part =>
  dark(
    ...[-1, 1].map((side) => {
      const width = w * 0.26;
      return box(side < 0 ? -w : w - width, -l + 2 * l * from, width, 2 * l * (1 - from), width * 0.35);
    }),
  );

const hull = (w: number, l: number, inset: number): Part =>
  body(box(-w * inset, -l * 0.98, 2 * w * inset, l * 1.96, Math.min(w, l) * 0.22));

const gunOf = (w: number, from: number, to: number): string => box(-w * 0.07, to, w * 0.14, from - to, w * 0.05);

const car: Plan = (w, l) => [
  wheels(w, l, 0.2, 0.8),
  hull(w, l, 0.86),
  line(path("M", -w * 0.7, -l * 0.3, "H", w * 0.7), path("M", -w * 0.7, l * 0.62, "H", w * 0.7)),
];
const truck: Plan = (w, l) => [
  wheels(w, l, 0.16, 0.7, 0.88),
  hull(w, l, 0.86),
  line(
    path("M", -w * 0.86, -l * 0.42, "H", w * 0.86),
    ...[0.72, 0.86].map((share) => path("M", -w * 0.72, -l + 2 * l * share, "H", w * 0.72)),
  ),
];
const halfTrack: Plan = (w, l) => [
  wheels(w, l, 0.16),
  tracks(w, l, 0.42),
  hull(w, l, 0.8),
  line(box(-w * 0.56, l * 0.28, w * 1.12, l * 0.56, w * 0.1)),
];
const armouredCar: Plan = (w, l) => [
  wheels(w, l, 0.2, 0.8),
  body(
    rows(
      ["M", -w * 0.45, -l * 0.98, "H", w * 0.45, "L", w * 0.85, -l * 0.5, "V", l * 0.6],
      ["L", w * 0.55, l * 0.98, "H", -w * 0.55, "L", -w * 0.85, l * 0.6, "V", -l * 0.5, "z"],
    ),
  ),
  line(circle(0, 0, w * 0.62), gunOf(w, -w * 0.62, -l * 0.86)),
];
const tank: Plan = (w, l) => [
  tracks(w, l, 0.02),
  hull(w, l, 0.78),
  line(circle(0, 0, w * 0.6), gunOf(w, -w * 0.6, -l * 0.94)),
];
const bike: Plan = (w, l) => [
  dark(
    box(-w * 0.62, -l * 0.95, w * 0.3, l * 0.55, w * 0.12),
    box(-w * 0.62, l * 0.4, w * 0.3, l * 0.55, w * 0.12),
    box(w * 0.62, -l * 0.1, w * 0.26, l * 0.5, w * 0.1),
  ),
  body(box(-w * 0.85, -l * 0.55, w * 0.76, l * 1.1, w * 0.3)),
  body(
    rows(
      ["M", w * 0.26, -l * 0.72, "Q", w * 0.78, -l * 0.6, w * 0.78, l * 0.1],
      ["V", l * 0.6, "H", -w * 0.2, "V", -l * 0.2, "Q", -w * 0.2, -l * 0.6, w * 0.26, -l * 0.72, "z"],
    ),
  ),
];
const boat: Plan = (w, l) => [
  body(
    rows(
      ["M", 0, -l * 0.98, "Q", w * 0.92, -l * 0.5, w * 0.92, l * 0.2, "V", l * 0.92],
      ["H", -w * 0.92, "V", l * 0.2, "Q", -w * 0.92, -l * 0.5, 0, -l * 0.98, "z"],
    ),
  ),
  line(path("M", -w * 0.8, l * 0.1, "H", w * 0.8), path("M", -w * 0.84, l * 0.6, "H", w * 0.84)),
];
const gun: Plan = (w, l) => [
  dark(
    path("M", -w * 0.9, l * 0.9, "L", -w * 0.7, l * 0.98, "L", w * 0.1, l * 0.1, "L", -w * 0.1, 0, "z"),
    path("M", w * 0.9, l * 0.9, "L", w * 0.7, l * 0.98, "L", -w * 0.1, l * 0.1, "L", w * 0.1, 0, "z"),
    gunOf(w * 1.6, 0, -l * 0.96),
  ),
  body(circle(0, l * 0.05, Math.min(w, l) * 0.66)),
];

/** By words of a kind, the more particular first; a pointed plan shows by itself where its front is. */
const plans: readonly (readonly [word: string, plan: Plan, pointed?: true])[] = [
  ["half-track", halfTrack],
  ["stummel", halfTrack],
  ["kettenkrad", halfTrack],
  ["armoured-car", armouredCar, true],
  ["panzer", tank, true],
  ["tank", tank, true],
  ["motorbike", bike, true],
  ["bike", bike, true],
  ["boat", boat, true],
  ["gun", gun, true],
  ["howitzer", gun, true],
  ["truck", truck],
  ["kubelwagen", car],
  ["willys", car],
  ["jeep", car],
  ["car", car],
];

const planOf = (kind: string) => plans.find(([word]) => kind.includes(word));

/** Whether the plan of a kind shows by itself where its front is. */
export const isPointed = (kind: string): boolean => planOf(kind)?.[2] === true;

/**
 * A vehicle from above, driving up: half its width and half its length, wheels and tracks in a colour of their own. Null where nobody knows what its kind looks
 * like.
 */
export function vehicleFromAbove(
  kind: string,
  { fill, line: rim, text }: Paint,
  wheel: string,
  w: number,
  l: number,
): readonly Markup[] | null {
  const plan = planOf(kind)?.[1];
  if (plan === undefined) return null;
  const thin = Math.min(w, l) * 0.09;
  const looks = {
    body: { fill, stroke: rim, "stroke-width": thin },
    dark: { fill: wheel, stroke: rim, "stroke-width": thin * 0.6 },
    line: { fill: "none", stroke: text, "stroke-width": thin, "stroke-opacity": "0.8" },
  } as const;
  return plan(w, l).map(({ look, d }) => element("path", { d, ...looks[look], "stroke-linejoin": "round" }));
}
