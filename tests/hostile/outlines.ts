/** A place on a measured table, in lattice units. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** How large a table is, how many pieces of terrain lie on it, and how many corners each has. */
export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly pieces: number;
  readonly corners: number;
}

type Outline = readonly Place[];

/** A star round a place, from its inner to its outer radius and back. */
const star = ({ corners }: Extent, { x, y }: Place, inner: number, outer: number, turn = 0): Outline =>
  Array.from({ length: corners - (corners % 2) }, (_, k) => {
    const angle = (2 * Math.PI * k) / (corners - (corners % 2)) + turn;
    const radius = k % 2 === 0 ? inner : outer;
    return { x: Math.round(x + radius * Math.cos(angle)), y: Math.round(y + radius * Math.sin(angle)) };
  });

/** A comb: a back, and teeth of a length below it. */
const comb = (
  { corners }: Extent,
  [left, right]: readonly [number, number],
  back: number,
  root: number,
  tip: number,
): Outline => {
  const teeth = corners - 2;
  const places = Array.from({ length: teeth }, (_, k) => ({
    x: Math.round(right - ((right - left) * k) / (teeth - 1)),
    y: k % 2 === 0 ? root : tip,
  }));
  return [{ x: left, y: back }, { x: right, y: back }, ...places];
};

const each = ({ pieces }: Extent, outline: (i: number) => Outline): readonly Outline[] =>
  Array.from({ length: pieces }, (_, i) => outline(i));

/**
 * Outlines as nobody draws them, by what is hard about them: simple polygons on the lattice of a table, so many and
 * with so many corners each.
 */
export const hostileOutlines = {
  "stars over each other": (of) => {
    const [x, y] = [of.width / 2, of.height / 2];
    const most = Math.min(x, y) * 0.83;
    return each(of, (i) => star(of, { x, y }, most * 0.4 + (most * 0.3 * i) / of.pieces, most));
  },
  "stars all over the table": (of) => {
    const columns = Math.ceil(Math.sqrt((of.pieces * of.width) / of.height));
    const rows = Math.ceil(of.pieces / columns);
    const [across, down] = [of.width / columns, of.height / rows];
    const most = Math.min(across, down) * 0.6;
    return each(of, (i) =>
      star(
        of,
        {
          x: Math.min(of.width - most, Math.max(most, ((i % columns) + 0.5) * across)),
          y: Math.min(of.height - most, Math.max(most, (Math.floor(i / columns) + 0.5) * down)),
        },
        most * 0.6,
        most,
      ),
    );
  },
  "combs across each other": (of) =>
    each(of, (i) => {
      const back = Math.round(of.height * (0.05 + (0.8 * i) / of.pieces));
      const teeth = Math.round(of.height * 0.1);
      return comb(of, [Math.round(of.width * 0.02), Math.round(of.width * 0.98)], back, back + 200, back + teeth);
    }),
  "rings in each other": (of) =>
    each(of, (i) => {
      const most = Math.min(of.width, of.height) * (0.05 + (0.4 * (i + 1)) / of.pieces);
      return star(of, { x: of.width / 2, y: of.height / 2 }, most, most);
    }),
  "the same piece many times": (of) => {
    const most = Math.min(of.width, of.height) * 0.45;
    return each(of, () => star(of, { x: of.width / 2, y: of.height / 2 }, most * 0.5, most));
  },
  "the same piece, each a hair further": (of) => {
    const most = Math.min(of.width, of.height) * 0.45;
    return each(of, (i) => star(of, { x: of.width / 2 + i, y: of.height / 2 + (i % 7) }, most * 0.5, most));
  },
  // one half above a line, the other below it, all with the same stretches of it for edges
  "edges on edges": (of) =>
    each(of, (i) => {
      const [left, right] = [Math.round(of.width * 0.05), Math.round(of.width * 0.95)];
      const middle = Math.round(of.height / 2);
      const down = i % 2 === 0;
      const off = Math.round(of.height * (0.02 + (0.4 * i) / of.pieces));
      const line = Array.from({ length: of.corners - 2 }, (_, k) => ({
        x: Math.round(left + ((right - left) * k) / (of.corners - 3)),
        y: middle,
      }));
      const far = middle + (down ? off : -off);
      return [...line, { x: right, y: far }, { x: left, y: far }];
    }),
  "tiny pieces in one place": (of) =>
    each(of, (i) => star(of, { x: of.width / 2 + i * 20, y: of.height / 2 + (i % 9) * 20 }, 600, 1200, i / 10)),
  "needles that point at the middle": (of) =>
    each(of, (i) => {
      const angle = (2 * Math.PI * i) / of.pieces;
      const most = Math.min(of.width, of.height) * 0.45;
      return star(
        of,
        {
          x: of.width / 2 + Math.cos(angle) * most * 0.1,
          y: of.height / 2 + Math.sin(angle) * most * 0.1,
        },
        most * 0.02,
        most,
        angle,
      );
    }),
  spirals: (of) =>
    each(of, (i) => {
      const half = Math.floor(of.corners / 2);
      const most = Math.min(of.width, of.height) * (0.3 + (0.18 * i) / of.pieces);
      const arm = (k: number, wide: number): Place => {
        const angle = (6 * Math.PI * k) / half + i / of.pieces;
        const radius = most * (0.1 + (0.8 * k) / half) + wide;
        return {
          x: Math.round(of.width / 2 + radius * Math.cos(angle)),
          y: Math.round(of.height / 2 + radius * Math.sin(angle)),
        };
      };
      const out = Array.from({ length: half }, (_, k) => arm(k, most * 0.05));
      return [...out, ...Array.from({ length: half }, (_, k) => arm(half - 1 - k, 0))];
    }),
} as const satisfies Readonly<Record<string, (of: Extent) => readonly Outline[]>>;

export type HostileKind = keyof typeof hostileOutlines;
