import { seededChance } from "../../../rules/kernel/index.ts";
import {
  disc,
  isSimple,
  type Body,
  convexHull,
  type Place,
  doubledArea,
} from "../../../rules/geometry/measured/index.ts";

/** A random table: two bodies and terrain between, around and under them. */
export interface TrialTable {
  readonly from: Body;
  readonly to: Body;
  readonly shapes: readonly (readonly Place[])[];
  readonly kind: TableKind;
}

/** How a table is built: only the first is not meant to be mean. */
export const tableKinds = ["plain", "coarse", "overlapping", "corridors", "needles"] as const;
export type TableKind = (typeof tableKinds)[number];

/** Which kinds follow each other, so that more than a third of all tables are nearly degenerate. */
export const kindsInTurn: readonly TableKind[] = [
  "plain",
  "overlapping",
  "plain",
  "overlapping",
  "coarse",
  "corridors",
  "needles",
  "needles",
  "overlapping",
];

/** Draws of one table. */
export interface Draws {
  /** A number from 0 up to 1. */
  share(): number;
  pick<T>(all: readonly T[]): T;
  /** A whole multiple of `step` between two bounds. */
  between(least: number, most: number, step: number): number;
}

const fine = 1 << 24;

export function drawsOf(seed: number): Draws {
  const chance = seededChance(seed);
  const share = (): number => chance.index(fine) / fine;
  return {
    share,
    pick: (all) => {
      const one = all[chance.index(all.length)];
      if (one === undefined) throw new Error("Nothing to pick from.");
      return one;
    },
    between: (least, most, step) => Math.round((least + share() * (most - least)) / step) * step,
  };
}

type Shape = readonly Place[];
const base = 1250;
const directions = [
  [1, 0, 1],
  [0, 1, 1],
  [3, 4, 5],
  [4, -3, 5],
  [7, 24, 25],
  [24, 7, 25],
  [15, 20, 25],
  [-3, 4, 5],
  [20, 15, 25],
] as const;

/** A line in a rational direction that touches or crosses both bases, with corners and edges exactly on it. */
function needles({ pick, share }: Draws): TrialTable {
  const [dx, dy, length] = pick(directions);
  const at = (along: number, across: number): Place => ({
    x: 10_000 + (dx * along - dy * across) / length,
    y: 10_000 + (dy * along + dx * across) / length,
  });
  const some = (): number => Math.round(share() * 40 - 20) * 50;
  const offset = (): number => pick([0, base, -base, base, -base, some(), base + 25, 25 - base]);
  const from = at(-5000, offset());
  const to = at(5000 - pick([0, 0, 0, 8000, 7500, 7500]), offset());
  const shapes: Shape[] = [];
  const wanted = 2 + Math.floor(share() * 4);
  for (let tries = 0; shapes.length < wanted && tries < 40; tries++) {
    const start = Math.round(share() * 260 - 160) * 50;
    const end = start + pick([50, 500, 1500, 4000, 12_000]);
    const deep = pick([1, -1]) * pick([500, 1500, 3000, 6000, 9000]);
    const off = share() < 0.08 ? pick([25, -25]) : 0;
    const shape = pick<Shape>([
      [at(start, off), at(end, off), at(end, deep), at(start, deep)],
      [at(start, off), at(start + 1000, deep), at(start - 500, deep)],
      [at(start, off), at(end, off), at(start - 500, deep)],
      [
        at(start, deep),
        at(start + 500, 0),
        at(start + 1000, deep),
        at(start + 1500, 0),
        at(start + 2000, deep),
        at(start + 1000, 2 * deep),
      ],
    ]);
    if (isSimple(shape)) shapes.push(shape);
  }
  return { from: disc(from.x, from.y, base), to: disc(to.x, to.y, base), shapes, kind: "needles" };
}

/** How fine the places of a table are. */
const stepOf = (kind: TableKind, share: () => number): number => {
  const first = share() < 0.5;
  if (kind === "coarse") return first ? 250 : 1250;
  if (kind === "overlapping") return first ? 1 : 250;
  if (kind === "corridors") return first ? 50 : 250;
  return 1;
};

function starAround(centre: Place, step: number, { share }: Draws): Shape {
  const corners = 4 + Math.floor(share() * 6);
  const wide = 800 + share() * 4000;
  return Array.from({ length: corners }, (_, i) => {
    const angle = ((i + share() * 0.8) / corners) * 2 * Math.PI;
    const far = wide * (0.3 + 0.7 * share());
    return {
      x: Math.round((centre.x + far * Math.cos(angle)) / step) * step,
      y: Math.round((centre.y + far * Math.sin(angle)) / step) * step,
    };
  });
}

/** Shapes that leave a corridor beside a shape, as wide as nothing or a step. */
function* partners(shape: Shape, from: Place, some: () => Place, step: number, draws: Draws): Generator<Shape> {
  const { share, pick, between } = draws;
  const i = Math.floor(share() * shape.length);
  const [u, v] = [shape[i], shape[(i + 1) % shape.length]];
  if (u === undefined || v === undefined) return;
  const off = pick([0, 0, step, -step]);
  const third = some();
  const own = shape.find((corner) => doubledArea(u, v, corner) !== 0);
  const away = own === undefined || Math.sign(doubledArea(u, v, third)) !== Math.sign(doubledArea(u, v, own));
  if (away) yield [{ x: u.x + off, y: u.y }, { x: v.x + off, y: v.y }, third];
  if (share() >= 0.4) return;
  const y = from.y + pick([base, -base]);
  const x = between(from.x + 1250, from.x + 3000, step);
  yield [
    { x, y },
    { x: x + 1500, y },
    { x: x + 1500, y: y + pick([6000, -6000]) },
    { x, y: y + 3000 },
  ];
}

/** A body of the usual size, or now and then of another, or a hull. */
function bodyAt({ x, y }: Place, kind: TableKind, draws: Draws): Body {
  const { share, pick, between } = draws;
  if (kind === "plain" && share() < 0.3) return disc(x, y, pick([0, 1, 625, 2000, 3000]));
  if (kind === "needles" || share() < 0.85) return disc(x, y, base);
  const [a, b] = [between(600, 2500, 50), between(600, 1500, 50)];
  const tilt = between(-600, 600, 50);
  return convexHull([
    { x: x - a, y: y - b + tilt },
    { x: x + a, y: y - b },
    { x: x + a, y: y + b - tilt },
    { x: x - a, y: y + b },
  ]);
}

/** A random table of one kind. */
export function tableOf(seed: number, kind: TableKind): TrialTable {
  const draws = drawsOf(seed);
  if (kind === "needles") return needles(draws);
  const { share, pick, between } = draws;
  const step = stepOf(kind, share);
  const size = kind === "coarse" ? 10_000 : 14_000;
  const from = { x: between(base, size / 3, step), y: between(base, size - base, step) };
  const near = kind === "overlapping" && share() < 0.5;
  const to = near
    ? { x: from.x + between(-2600, 2600, step), y: from.y + between(-2600, 2600, step) }
    : { x: between(size / 2, size - base, step), y: between(base, size - base, step) };
  const shapes: Shape[] = [];
  const some = (): Place => {
    if (kind !== "plain" && shapes.length > 0 && share() < 0.25) return pick(pick(shapes));
    const close = kind === "overlapping" && share() < 0.6;
    const { x, y } = close ? pick([from, to]) : { x: 0, y: 0 };
    const [least, most] = close ? [-1800, 1800] : [0, size];
    return { x: x + between(least, most, step), y: y + between(least, most, step) };
  };
  const wanted = 1 + Math.floor(share() * 6);
  for (let tries = 0; shapes.length < wanted && tries < 60; tries++) {
    const which = share();
    const [a, b] = [some(), some()];
    const shape =
      which < 0.3
        ? [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]
        : which < 0.55
          ? [a, b, some()]
          : which < 0.8
            ? starAround(a, step, draws)
            : [a, b, some(), some()];
    if (!isSimple(shape)) continue;
    shapes.push(shape);
    if (kind !== "corridors" || share() >= 0.8) continue;
    for (const partner of partners(shape, from, some, step, draws)) if (isSimple(partner)) shapes.push(partner);
  }
  return { from: bodyAt(from, kind, draws), to: bodyAt(to, kind, draws), shapes, kind };
}
