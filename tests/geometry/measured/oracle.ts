import type { Body, Place } from "../../../rules/geometry/measured/index.ts";

/*
 * A slow answer to "does one body see another?" that shares nothing with the engine: branch and bound, in floats, over
 * where a line leaves the outline of the one and enters that of the other. It never looks for special lines.
 */

type Shape = readonly Place[];
export type Verdict = "free" | "blocked" | "unsure";

type Edges = readonly (readonly [Place, Place])[];

const known = new WeakMap<Shape, Edges>();

/** The edges of a shape, worked out once. */
function edgesOf(shape: Shape): Edges {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const edges = shape.map((corner, i) => [corner, shape[(i + 1) % shape.length] ?? corner] as const);
  known.set(shape, edges);
  return edges;
}

function isInside(shape: Shape, x: number, y: number): boolean {
  let inside = false;
  for (const [a, b] of edgesOf(shape)) {
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

const offSegment = (a: Place, b: Place, x: number, y: number): number => {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((x - a.x) * ex + (y - a.y) * ey) / (ex * ex + ey * ey)));
  return Math.hypot(a.x + share * ex - x, a.y + share * ey - y);
};

function offOutline(shape: Shape, x: number, y: number): number {
  let least = Infinity;
  for (const [a, b] of edgesOf(shape)) least = Math.min(least, offSegment(a, b, x, y));
  return least;
}

/**
 * How deep the deepest of some points of a segment lies inside a shape (a lower bound); 0 where the segment only comes
 * near, -1 where it is clear of the shape by a margin.
 */
function depthOf(shape: Shape, a: Place, b: Place, margin: number): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const square = dx * dx + dy * dy;
  const shares = [0, 1];
  let near = false;
  for (const [p, q] of edgesOf(shape)) {
    const [sideP, sideQ] = [dx * (p.y - a.y) - dy * (p.x - a.x), dx * (q.y - a.y) - dy * (q.x - a.x)];
    if (sideP > 0 !== sideQ > 0) {
      const [shareP, shareQ] = [
        (dx * (p.x - a.x) + dy * (p.y - a.y)) / square,
        (dx * (q.x - a.x) + dy * (q.y - a.y)) / square,
      ];
      const share = (shareP * sideQ - shareQ * sideP) / (sideQ - sideP);
      if (share > 0 && share < 1) shares.push(share);
    }
    if (!near && offSegment(a, b, q.x, q.y) < margin) near = true;
  }
  let best = 0;
  shares.sort((u, v) => u - v);
  let last = 0;
  for (const share of shares.slice(1)) {
    const width = share - last;
    const start = last;
    last = share;
    if (width < 1e-12) continue;
    for (const part of [0.5, 0.03, 0.12, 0.3, 0.7, 0.88, 0.97]) {
      const at = start + part * width;
      const [x, y] = [a.x + at * dx, a.y + at * dy];
      if (isInside(shape, x, y)) best = Math.max(best, offOutline(shape, x, y));
      else if (part === 0.5) break;
    }
  }
  if (best > 0) return best;
  const touches = offOutline(shape, a.x, a.y) < margin || offOutline(shape, b.x, b.y) < margin;
  return shares.length > 2 || near || touches ? 0 : -1;
}

/** The outline of a body by an angle; `speed` is how far a point moves at most for a radian. */
interface Outline {
  readonly speed: number;
  at(angle: number): Place;
  /** How far outside (or, negative, inside) the body a place lies. */
  off(x: number, y: number): number;
  /** How steeply a direction leads out of the body at a point of its outline: below 0 it leads through the body. */
  leaves(at: Place, dx: number, dy: number): number;
}

function outlineOf(body: Body): Outline {
  if (body.kind === "disc") {
    const { x, y, radius } = body;
    return {
      speed: radius,
      at: (angle) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }),
      off: (px, py) => Math.hypot(px - x, py - y) - radius,
      leaves: (at, dx, dy) => (radius === 0 ? 0 : (dx * (at.x - x) + dy * (at.y - y)) / radius),
    };
  }
  const edges = edgesOf(body.corners);
  const lengths = edges.map(([a, b]) => Math.hypot(b.x - a.x, b.y - a.y));
  const around = lengths.reduce((sum, length) => sum + length, 0);
  return {
    speed: around / (2 * Math.PI),
    at: (angle) => {
      let along = (((angle / (2 * Math.PI)) % 1) + 1) % 1;
      along *= around;
      for (const [i, [a, b]] of edges.entries()) {
        const length = lengths[i] ?? 0;
        if (along <= length || i === edges.length - 1) {
          const share = Math.min(1, along / length);
          return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
        }
        along -= length;
      }
      throw new Error("A hull has edges.");
    },
    off: (x, y) => offOutline(body.corners, x, y) * (isInside(body.corners, x, y) ? -1 : 1),
    leaves: () => 0,
  };
}

/** Whether some point of both bodies lies open. */
function sharedPoint(from: Outline, to: Outline, middle: Place, wide: number, shapes: readonly Shape[]): Verdict {
  let cells = [{ ...middle, half: wide }];
  let unsure = false;
  let looked = 0;
  while (cells.length > 0) {
    const next: typeof cells = [];
    for (const { x, y, half } of cells) {
      const across = half * Math.SQRT2;
      const [offFrom, offTo] = [from.off(x, y), to.off(x, y)];
      if (offFrom > across || offTo > across) continue;
      let covered = false;
      let clear = offFrom < -1e-3 && offTo < -1e-3;
      for (const shape of shapes) {
        const inside = isInside(shape, x, y);
        const off = offOutline(shape, x, y);
        if (inside && off > across) {
          covered = true;
          break;
        }
        if (inside || off < 1e-3) clear = false;
      }
      if (covered) continue;
      if (clear) return "free";
      if (half < 0.05 || ++looked > 20_000) {
        unsure = true;
        continue;
      }
      for (const dx of [-half / 2, half / 2])
        for (const dy of [-half / 2, half / 2]) next.push({ x: x + dx, y: y + dy, half: half / 2 });
    }
    cells = next;
  }
  return unsure ? "unsure" : "blocked";
}

const centreOf = (body: Body): Place => {
  if (body.kind === "disc") return body;
  const { corners } = body;
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
};

const radiusOf = (body: Body): number => {
  const { x, y } = centreOf(body);
  return body.kind === "disc" ? body.radius : Math.max(...body.corners.map((c) => Math.hypot(c.x - x, c.y - y)));
};

/** Whether some line from a point of one body to a point of the other is free, as far as sampling can tell. */
export function oracle(from: Body, to: Body, shapes: readonly Shape[], most = 150_000): Verdict {
  const [one, other] = [outlineOf(from), outlineOf(to)];
  const [a, b] = [centreOf(from), centreOf(to)];
  let unsure = false;
  if (Math.hypot(a.x - b.x, a.y - b.y) <= radiusOf(from) + radiusOf(to)) {
    const shared = sharedPoint(one, other, a, radiusOf(from) + 1, shapes);
    if (shared === "free") return "free";
    unsure = shared === "unsure";
  }
  let half = Math.PI / 8;
  let cells: number[] = [];
  for (let i = 0; i < 8; i++) for (let j = 0; j < 8; j++) cells.push((2 * i + 1) * half, (2 * j + 1) * half);
  let looked = 0;
  while (cells.length > 0) {
    const next: number[] = [];
    const moves = half * Math.max(one.speed, other.speed);
    for (let k = 0; k < cells.length; k += 2) {
      const [alpha, beta] = [cells[k] ?? 0, cells[k + 1] ?? 0];
      const [p, q] = [one.at(alpha), other.at(beta)];
      const length = Math.hypot(p.x - q.x, p.y - q.y);
      const [dx, dy] = [q.x - p.x, q.y - p.y];
      // a piece that leads through a body is not the shortest of its line: another cell holds that one
      if (one.leaves(p, dx, dy) < -(length + 2 * one.speed) * half * 2 - 4 * moves) continue;
      if (other.leaves(q, -dx, -dy) < -(length + 2 * other.speed) * half * 2 - 4 * moves) continue;
      let covered = false;
      let clear = true;
      if (length < 1e-9) clear = false;
      else
        for (const shape of shapes) {
          const depth = depthOf(shape, p, q, 1e-3);
          if (depth > moves) {
            covered = true;
            break;
          }
          if (depth >= 0) clear = false;
        }
      if (covered) continue;
      if (clear) return "free";
      if (moves < 0.02) {
        unsure = true;
        continue;
      }
      for (const da of [-half / 2, half / 2]) for (const db of [-half / 2, half / 2]) next.push(alpha + da, beta + db);
    }
    looked += next.length / 2;
    if (looked > most) return "unsure";
    cells = next;
    half /= 2;
  }
  return unsure ? "unsure" : "blocked";
}
