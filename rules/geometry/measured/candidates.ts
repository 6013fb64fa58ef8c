import type { Place } from "./lattice.ts";
import { type LineSketch, whole } from "./sketch.ts";
import type { Disc } from "./shapes.ts";
import { rooted, Tower } from "./tower.ts";

/** The direction of a line made of lattice numbers and one root is this exact. */
const FINE = 2e-15;

/** On which side of a directed line a disc lies that the line touches. */
export type Hand = 1 | -1;
export const hands: readonly Hand[] = [1, -1];

/** Which body a line touches. */
export type Which = "from" | "to";

const touching = (which: Which) => (which === "from" ? { touchesFrom: true } : { touchesTo: true });

/** The line through two different places. */
export function through(kind: "centres" | "corner-corner" | "edge", u: Place, v: Place): LineSketch {
  const dx = v.x - u.x;
  const dy = v.y - u.y;
  const exact = () => {
    const [x, y] = [whole(dx), whole(dy)];
    return { tower: new Tower(), dx: x, dy: y, m: x * whole(u.y) - y * whole(u.x) };
  };
  return { kind, dx, dy, origin: u, slack: FINE, known: { through: [u, v] }, exact };
}

/** The line from a place that touches a disc; null where the place lies inside it. */
export function tangentFrom(v: Place, disc: Disc, hand: Hand, which: Which): LineSketch | null {
  const x = disc.x - v.x;
  const y = disc.y - v.y;
  const square = x * x + y * y - disc.radius * disc.radius;
  if (square < 0 || (x === 0 && y === 0)) return null;
  const root = Math.sqrt(square);
  const radius = hand * disc.radius;
  const exact = () => {
    const tower = new Tower(whole(square));
    const dx = rooted(1, whole(-y) * whole(radius), whole(x));
    const dy = rooted(1, whole(x) * whole(radius), whole(y));
    return { tower, dx, dy, m: tower.cross(dx, dy, whole(v.x), whole(v.y)) };
  };
  return {
    kind: "corner-tangent",
    dx: x * root - y * radius,
    dy: y * root + x * radius,
    origin: v,
    slack: FINE,
    known: { through: [v], ...touching(which) },
    exact,
  };
}

/** The line that touches two discs on the given sides; null where there is none. */
export function commonTangent(from: Disc, to: Disc, fromHand: Hand, toHand: Hand): LineSketch | null {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const square = x * x + y * y;
  const radius = toHand * to.radius - fromHand * from.radius;
  const rest = square - radius * radius;
  if (rest < 0 || square === 0) return null;
  const root = Math.sqrt(rest);
  const dx = x * root - y * radius;
  const dy = y * root + x * radius;
  const length = Math.hypot(dx, dy);
  const offset = (fromHand * from.radius) / length;
  const exact = () => {
    const tower = new Tower(whole(rest));
    const ex = rooted(1, whole(-y) * whole(radius), whole(x));
    const ey = rooted(1, whole(x) * whole(radius), whole(y));
    const atCentre = tower.cross(ex, ey, whole(from.x), whole(from.y));
    return { tower, dx: ex, dy: ey, m: tower.add(atCentre, whole(fromHand * from.radius) * whole(square)) };
  };
  return {
    kind: fromHand === toHand ? "outer-tangent" : "inner-tangent",
    dx,
    dy,
    origin: { x: from.x - offset * dy, y: from.y + offset * dx },
    slack: FINE,
    known: { touchesFrom: true, touchesTo: true },
    exact,
  };
}

/**
 * A point ((x + rootX √root) / weight, (y + rootY √root) / weight) where an edge crosses the outline of a body; `at` is
 * the same in floats, within 1e-9.
 */
export interface Cut {
  readonly x: bigint;
  readonly y: bigint;
  readonly rootX: bigint;
  readonly rootY: bigint;
  readonly root: bigint;
  readonly weight: bigint;
  readonly at: Place;
}

/** Where the edge from u to v crosses the outline of a disc: none, one or two points. */
export function cutsOfDisc({ x, y, radius }: Disc, u: Place, v: Place): readonly Cut[] {
  const ex = v.x - u.x;
  const ey = v.y - u.y;
  const cx = x - u.x;
  const cy = y - u.y;
  const square = ex * ex + ey * ey;
  const foot = cx * ex + cy * ey;
  const area = ex * cy - ey * cx;
  if (Math.abs(area) > radius * Math.sqrt(square) * 1.001 + 1) return [];
  // this outgrows a float
  const root = whole(radius) * whole(radius) * whole(square) - whole(area) * whole(area);
  if (root < 0n) return [];
  const tower = new Tower(root);
  const float = Math.sqrt(Number(root));
  const cuts: Cut[] = [];
  for (const hand of root === 0n ? ([1] as const) : ([-1, 1] as const)) {
    const along = rooted(1, whole(foot), whole(hand));
    if (tower.sign(along) < 0 || tower.sign(tower.subtract(whole(square), along)) < 0) continue;
    const share = (foot + hand * float) / square;
    cuts.push({
      x: whole(u.x) * whole(square) + whole(ex) * whole(foot),
      y: whole(u.y) * whole(square) + whole(ey) * whole(foot),
      rootX: whole(ex * hand),
      rootY: whole(ey * hand),
      root,
      weight: whole(square),
      at: { x: u.x + ex * share, y: u.y + ey * share },
    });
  }
  return cuts;
}

/** Where two segments cross, if they are not parallel. */
export function crossingOf(a: Place, b: Place, c: Place, d: Place): Cut | null {
  const ex = b.x - a.x;
  const ey = b.y - a.y;
  const fx = d.x - c.x;
  const fy = d.y - c.y;
  let weight = ex * fy - ey * fx;
  let share = (c.x - a.x) * fy - (c.y - a.y) * fx;
  let other = (c.x - a.x) * ey - (c.y - a.y) * ex;
  if (weight < 0) {
    weight = -weight;
    share = -share;
    other = -other;
  }
  if (weight === 0 || share < 0 || share > weight || other < 0 || other > weight) return null;
  return {
    x: whole(a.x) * whole(weight) + whole(ex) * whole(share),
    y: whole(a.y) * whole(weight) + whole(ey) * whole(share),
    rootX: 0n,
    rootY: 0n,
    root: 0n,
    weight: whole(weight),
    at: { x: a.x + (ex * share) / weight, y: a.y + (ey * share) / weight },
  };
}

/** How exact the direction of a line is between a cut and something `far` away. */
const blurOver = (far: number): number => (far > 1 ? 1e-9 / far : 1);

/** A line in a direction as floats tell it; null where it has none, since what it goes through is one place. */
function lineOnwards(
  line: Pick<LineSketch, "kind" | "origin" | "known" | "exact">,
  dx: number,
  dy: number,
): LineSketch | null {
  const far = Math.hypot(dx, dy);
  if (far < 1) {
    const exact = line.exact();
    if (exact.tower.sign(exact.dx) === 0 && exact.tower.sign(exact.dy) === 0) return null;
  }
  // a direction is needed even where floats cannot tell one: the line is then judged by its exact numbers alone
  const [x, y] = far > 0 ? [dx, dy] : [1, 0];
  return { ...line, dx: x, dy: y, slack: blurOver(far) };
}

/** The line through a cut and a corner; null where they are one place. */
export function cutCorner(cut: Cut, v: Place): LineSketch | null {
  const exact = () => {
    const tower = new Tower(cut.root);
    const dx = tower.subtract(whole(v.x) * cut.weight, rooted(1, cut.x, cut.rootX));
    const dy = tower.subtract(whole(v.y) * cut.weight, rooted(1, cut.y, cut.rootY));
    return { tower, dx, dy, m: tower.cross(dx, dy, whole(v.x), whole(v.y)) };
  };
  return lineOnwards({ kind: "cut-corner", origin: v, known: { through: [v] }, exact }, v.x - cut.at.x, v.y - cut.at.y);
}

/** The line through a cut of a disc's outline that touches the disc there. */
export function tangentAtCut(cut: Cut, disc: Disc, which: Which): LineSketch | null {
  if (disc.radius === 0) return null;
  const exact = () => {
    const tower = new Tower(cut.root);
    const x = rooted(1, cut.x, cut.rootX);
    const y = rooted(1, cut.y, cut.rootY);
    const dx = tower.subtract(whole(disc.y) * cut.weight, y);
    const dy = tower.subtract(x, whole(disc.x) * cut.weight);
    const m = tower.cross(dx, dy, x, y);
    return { tower, dx: tower.times(dx, cut.weight), dy: tower.times(dy, cut.weight), m };
  };
  return {
    kind: "cut-own-tangent",
    dx: disc.y - cut.at.y,
    dy: cut.at.x - disc.x,
    origin: cut.at,
    slack: blurOver(disc.radius),
    known: touching(which),
    exact,
  };
}

/** The line through a cut of one body's outline that touches the other body, a disc; null where the cut lies in it. */
export function tangentThroughCut(cut: Cut, disc: Disc, hand: Hand, which: Which): LineSketch | null {
  const outer = new Tower(cut.root);
  const x = rooted(1, cut.x, cut.rootX);
  const y = rooted(1, cut.y, cut.rootY);
  const wx = outer.subtract(whole(disc.x) * cut.weight, x);
  const wy = outer.subtract(whole(disc.y) * cut.weight, y);
  const radius = whole(disc.radius) * cut.weight;
  const square = outer.subtract(outer.dot(wx, wy, wx, wy), radius * radius);
  if (outer.sign(square) < 0 || (outer.sign(wx) === 0 && outer.sign(wy) === 0)) return null;
  const exact = () => {
    const tower = new Tower(cut.root, square);
    const signed = whole(hand) * radius;
    const dx = rooted(2, tower.negated(tower.times(wy, signed)), wx);
    const dy = rooted(2, tower.times(wx, signed), wy);
    return { tower, dx: tower.times(dx, cut.weight), dy: tower.times(dy, cut.weight), m: tower.cross(dx, dy, x, y) };
  };
  const fx = disc.x - cut.at.x;
  const fy = disc.y - cut.at.y;
  const float = fx * fx + fy * fy - disc.radius * disc.radius;
  const root = Math.sqrt(Math.max(0, float));
  const signed = hand * disc.radius;
  const [dx, dy] = [fx * root - fy * signed, fy * root + fx * signed];
  const blurred = !(float > 1);
  return {
    kind: "cut-tangent",
    dx: dx === 0 && dy === 0 ? 1 : dx,
    dy,
    origin: cut.at,
    slack: blurred ? 1 : 2e-9 / root,
    known: touching(which),
    exact,
  };
}

/** The line through two cuts; null where they are one place. */
export function lineThroughCuts(one: Cut, other: Cut): LineSketch | null {
  const exact = () => {
    const tower = new Tower(one.root, other.root);
    const [x, y] = [rooted(1, one.x, one.rootX), rooted(1, one.y, one.rootY)];
    const [otherX, otherY] = [rooted(2, other.x, other.rootX), rooted(2, other.y, other.rootY)];
    const dx = tower.subtract(tower.times(otherX, one.weight), tower.times(x, other.weight));
    const dy = tower.subtract(tower.times(otherY, one.weight), tower.times(y, other.weight));
    return {
      tower,
      dx: tower.times(dx, one.weight),
      dy: tower.times(dy, one.weight),
      m: tower.cross(dx, dy, x, y),
    };
  };
  const [dx, dy] = [other.at.x - one.at.x, other.at.y - one.at.y];
  return lineOnwards({ kind: "cut-cut", origin: one.at, known: {}, exact }, dx, dy);
}
