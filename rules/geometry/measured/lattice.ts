/**
 * A place on a measured table: whole hundredths of a millimetre from its upper left corner, x to the right, y down.
 * Inches and centimetres are both exact on this lattice, and on tables up to 2.4 m every cross product, dot product and
 * squared distance of places is a whole number that a float holds exactly.
 */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Lattice units in an inch, a centimetre, a millimetre. */
export const inch = 2540;
export const centimetre = 1000;
export const millimetre = 100;

/** The longest side of a table, 2.4 m: beyond it the arithmetic here would not be exact. */
export const LONGEST_SIDE = 240_000;

/** What lengths of a game are written in. */
export interface Unit {
  readonly name: string;
  /** What stands behind a number, e.g. ″. */
  readonly sign: string;
  /** Lattice units in one. */
  readonly size: number;
  /** How many decimals tell any two lattice places apart. */
  readonly decimals: number;
}

export const units = {
  inch: { name: "inch", sign: "″", size: inch, decimals: 4 },
  centimetre: { name: "centimetre", sign: " cm", size: centimetre, decimals: 3 },
} as const satisfies Record<string, Unit>;

/** The lattice length nearest to a length in units of the game. */
export const toLattice = (length: number, unit: Unit): number => Math.round(length * unit.size);

/** A lattice length in units of the game, with the fewest decimals that read back as the same lattice length. */
export function inUnits(length: number, unit: Unit): string {
  for (let decimals = 0; decimals < unit.decimals; decimals++) {
    const parts = 10 ** decimals;
    // what does not read back in numbers does not as text either, and numbers are quicker
    if (toLattice(Math.round((length / unit.size) * parts) / parts, unit) !== length) continue;
    const text = (length / unit.size).toFixed(decimals);
    if (toLattice(Number(text), unit) === length) return Object.is(Number(text), -0) ? "0" : text;
  }
  return (length / unit.size).toFixed(unit.decimals);
}

/** A length for people, rounded to a tenth of a unit, e.g. 7.2″. */
export const spoken = (length: number, unit: Unit): string =>
  `${String(Math.round((length / unit.size) * 10) / 10)}${unit.sign}`;

/** Twice the area of the triangle a, b, c; positive where c lies to the right of a → b as the table is seen. */
export const doubledArea = (a: Place, b: Place, c: Place): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** The square of the distance of two places. */
export const squaredDistance = (a: Place, b: Place): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** The middle of some places, on the lattice. */
export const middleOf = (places: readonly Place[]): Place => ({
  x: Math.round(places.reduce((sum, { x }) => sum + x, 0) / places.length),
  y: Math.round(places.reduce((sum, { y }) => sum + y, 0) / places.length),
});

export const samePlace = (a: Place, b: Place): boolean => a.x === b.x && a.y === b.y;

/** Whether p, which may be anywhere, lies on the closed segment from a to b. */
export function isOnSegment(a: Place, b: Place, p: Place): boolean {
  if (doubledArea(a, b, p) !== 0) return false;
  const between = (one: number, other: number, value: number): boolean =>
    Math.min(one, other) <= value && value <= Math.max(one, other);
  return between(a.x, b.x, p.x) && between(a.y, b.y, p.y);
}

/** Whether two closed segments have a point in common. */
export function segmentsMeet(a: Place, b: Place, c: Place, d: Place): boolean {
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false;
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false;
  const sides = (u: Place, v: Place, p: Place, q: Place): boolean =>
    Math.sign(doubledArea(u, v, p)) !== Math.sign(doubledArea(u, v, q));
  if (sides(a, b, c, d) && sides(c, d, a, b)) return true;
  return isOnSegment(a, b, c) || isOnSegment(a, b, d) || isOnSegment(c, d, a) || isOnSegment(c, d, b);
}
