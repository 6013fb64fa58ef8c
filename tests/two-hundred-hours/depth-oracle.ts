import { type Chance, seededChance } from "../../rules/kernel/index.ts";
import { battlefieldOf } from "../../rules/two-hundred-hours/table/battlefield.ts";
import { parsePosition } from "../../rules/two-hundred-hours/notation/parse.ts";
import { findLine, hasLine } from "../../rules/two-hundred-hours/sight/line.ts";
import type { Ctx } from "../../rules/two-hundred-hours/table/context.ts";

/*
 * Sight through rough terrain held against samples: an answer that shares nothing with the engine. Lines are drawn at
 * random and made better step by step; lengths inside of areas are told by whether points of a line lie in them.
 */

interface Place {
  readonly x: number;
  readonly y: number;
}
type Shape = readonly Place[];

const inch = 2540;
const radius = 1250;
/** Two inches of rough terrain are seen through. */
const most = 2 * inch;
/** Samples are believed where they are free by so much, lines of the engine where they are off by no more. */
const margin = 2;
const slack = 0.01;

function isInside(shape: Shape, x: number, y: number): boolean {
  let inside = false;
  for (const [i, a] of shape.entries()) {
    const b = shape[(i + 1) % shape.length] ?? a;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/** How much of the piece from a to b lies inside some of the shapes. */
function lengthIn(a: Place, b: Place, shapes: readonly Shape[]): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const shares = [0, 1];
  for (const shape of shapes)
    for (const [i, p] of shape.entries()) {
      const q = shape[(i + 1) % shape.length] ?? p;
      const [ex, ey] = [q.x - p.x, q.y - p.y];
      const area = dx * ey - dy * ex;
      if (area === 0) continue;
      const share = ((p.x - a.x) * ey - (p.y - a.y) * ex) / area;
      if (share > 0 && share < 1) shares.push(share);
    }
  shares.sort((u, v) => u - v);
  let total = 0;
  for (const [i, share] of shares.entries()) {
    const before = shares[i - 1] ?? 0;
    const middle = (before + share) / 2;
    if (shapes.some((shape) => isInside(shape, a.x + dx * middle, a.y + dy * middle))) total += share - before;
  }
  return total * Math.hypot(dx, dy);
}

/** The piece of a line between two bases: it passes their middles at distances s and t. */
function pieceOf(from: Place, to: Place, s: number, t: number): readonly [Place, Place] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const turn = Math.atan2(to.y - from.y, to.x - from.x) + Math.asin((t - s) / length);
  const [ux, uy] = [Math.cos(turn), Math.sin(turn)];
  const off = (middle: Place, by: number, side: 1 | -1): Place => {
    const half = side * Math.sqrt(radius * radius - by * by);
    return { x: middle.x - by * uy + half * ux, y: middle.y + by * ux + half * uy };
  };
  return [off(from, s, 1), off(to, t, -1)];
}

/** How far the best line that sampling finds is from being free, in lattice units; 0 or less where one is free. */
function bestSample(from: Place, to: Place, hard: readonly Shape[], soft: readonly Shape[], chance: Chance): number {
  const cost = (s: number, t: number): number => {
    const [a, b] = pieceOf(from, to, s, t);
    const stopped = lengthIn(a, b, hard);
    return (stopped > 0 ? 1e5 + stopped : 0) + lengthIn(a, b, soft) - most;
  };
  const any = (half: number): number => ((chance.index(2_000_001) - 1_000_000) / 1_000_000) * half;
  const kept = (value: number): number => Math.max(-radius, Math.min(radius, value));
  const tried = Array.from({ length: 150 }, () => {
    const [s, t] = [any(radius), any(radius)];
    return { s, t, off: cost(s, t) };
  });
  let least = Infinity;
  for (const start of tried.toSorted((a, b) => a.off - b.off).slice(0, 4)) {
    let best = start;
    for (let half = 600; half > 0.5; half *= 0.9) {
      const [s, t] = [kept(best.s + any(half)), kept(best.t + any(half))];
      const off = cost(s, t);
      if (off < best.off) best = { s, t, off };
    }
    least = Math.min(least, best.off);
  }
  return least;
}

const asText = ({ x, y }: Place): string => `${(x / inch).toFixed(4)},${(y / inch).toFixed(4)}`;

/** A shape with three to five corners around a place, round it in order. */
function shapeAt(middle: Place, wide: number, chance: Chance): Shape {
  const count = 3 + chance.index(3);
  const turn = chance.index(360);
  return Array.from({ length: count }, (_, i) => {
    const angle = ((turn + (i * 360 + chance.index(100)) / count) * Math.PI) / 180;
    const far = wide * (0.5 + chance.index(100) / 200);
    return { x: middle.x + Math.cos(angle) * far, y: middle.y + Math.sin(angle) * far };
  });
}

/** A row of rough terrain with parallel edges, now and then as deep as is just seen through. */
function stripAt({ x, y }: Place, chance: Chance): Shape {
  const deep = (chance.index(3) === 0 ? most : most * (0.8 + chance.index(40) / 100)) / 2;
  const [long, slant] = [2000 + chance.index(8000), chance.index(3) === 0 ? 0 : chance.index(6000) - 3000];
  return [
    { x: x - deep, y: y - long },
    { x: x + deep, y: y - long + slant },
    { x: x + deep, y: y + long + slant },
    { x: x - deep, y: y + long },
  ];
}

interface Table {
  readonly text: string;
  readonly pairs: readonly (readonly [Place, Place])[];
}

/** A table with a few pieces of terrain between two columns of places; rough ones for the most part. */
function tableOf(chance: Chance): Table {
  const anywhere = (): Place => ({ x: (12 + chance.index(12)) * inch, y: (6 + chance.index(24)) * inch });
  const lines = Array.from({ length: 3 + chance.index(4) }, (_, i) => {
    const isRough = i < 2 || chance.index(2) === 0;
    const shape = isRough && chance.index(2) === 0 ? stripAt(anywhere(), chance) : shapeAt(anywhere(), 7000, chance);
    return isRough
      ? `terrain r${i} rough ${shape.map(asText).join(" ")}`
      : `terrain o${i} obstacle ${shape.map(asText).join(" ")}, blocks`;
  });
  const beside = (x: number): Place => ({
    x: (x + chance.index(5)) * inch + chance.index(100),
    y: (4 + chance.index(28)) * inch,
  });
  return {
    text: `table 36 36\n${lines.join("\n")}`,
    pairs: Array.from({ length: 4 }, () => [beside(4), beside(27)] as const),
  };
}

/** What of some random tables the engine and samples disagree about, in words. */
export function* depthDisagreements(tables: number, seed: number): Generator<string> {
  const chance = seededChance(seed);
  for (let made = 0; made < tables; made++) {
    const { text, pairs } = tableOf(chance);
    const read = parsePosition(text);
    if (!read.ok) continue;
    const ctx: Ctx = { state: read.value, settings: { readings: {}, numbers: {} }, events: [] };
    const { terrain } = battlefieldOf(read.value);
    const of = (category: string): readonly Shape[] =>
      terrain.filter((item) => item.category === category).map(({ corners }) => corners);
    const [hard, soft] = [of("obstacle"), of("rough")];
    for (const [from, to] of pairs) {
      const stands = [from, to].map((at, i) => ({ id: `F${i}`, at, on: null }));
      const [one, other] = stands;
      if (one === undefined || other === undefined) continue;
      const where = `${asText(from)} to ${asText(to)} on\n${text}`;
      const seen = hasLine(ctx, one, other);
      if (hasLine(ctx, other, one) !== seen) yield `only one way is seen: ${where}`;
      if (!seen) {
        const off = bestSample(from, to, hard, soft, chance);
        if (off < -margin) yield `a sample is free by ${-off} where the engine sees nothing: ${where}`;
        continue;
      }
      const { line } = findLine(ctx, one, other);
      if (line === null) yield `no line is named: ${where}`;
      else {
        const [stopped, deep] = [lengthIn(line.from, line.to, hard), lengthIn(line.from, line.to, soft) - most];
        if (stopped > slack) yield `the named line has ${stopped} inside what stops it: ${where}`;
        if (deep > slack) yield `the named line is too deep by ${deep}: ${where}`;
      }
    }
  }
}
