/** The four sides a piece can face: N is up (y grows downwards). */
export type Facing = "N" | "E" | "S" | "W";

export const facings: readonly Facing[] = ["N", "E", "S", "W"];

export type Turn = "clockwise" | "anti-clockwise";

interface Vector {
  readonly dx: number;
  readonly dy: number;
}

/** The step straight ahead. */
export const ahead: Readonly<Record<Facing, Vector>> = {
  N: { dx: 0, dy: -1 },
  E: { dx: 1, dy: 0 },
  S: { dx: 0, dy: 1 },
  W: { dx: -1, dy: 0 },
};

const clockwise: Readonly<Record<Facing, Facing>> = { N: "E", E: "S", S: "W", W: "N" };
const antiClockwise: Readonly<Record<Facing, Facing>> = { N: "W", W: "S", S: "E", E: "N" };
export const opposite: Readonly<Record<Facing, Facing>> = { N: "S", E: "W", S: "N", W: "E" };

/** The facing after a quarter turn. */
export const quarterTurn = (facing: Facing, turn: Turn): Facing =>
  (turn === "clockwise" ? clockwise : antiClockwise)[facing];

/** How many quarter turns the shorter way takes (0, 1 or 2), and which way; null when both ways are equal. */
export function shorterTurn(from: Facing, to: Facing): { readonly quarters: 0 | 1 | 2; readonly turn: Turn | null } {
  if (from === to) return { quarters: 0, turn: null };
  if (clockwise[from] === to) return { quarters: 1, turn: "clockwise" };
  if (antiClockwise[from] === to) return { quarters: 1, turn: "anti-clockwise" };
  return { quarters: 2, turn: null };
}

/** How far a point (dx, dy) lies ahead, in squares; negative behind. */
export const depth = (facing: Facing, dx: number, dy: number): number => {
  switch (facing) {
    case "N":
      return -dy;
    case "E":
      return dx;
    case "S":
      return dy;
    case "W":
      return -dx;
  }
};

/** How far a point (dx, dy) lies to the side, in squares, without sign. */
export const aside = (facing: Facing, dx: number, dy: number): number =>
  Math.abs(facing === "N" || facing === "S" ? dx : dy);

/**
 * The facings whose direction has the larger share of (dx, dy): one, or two when the point is exactly diagonal; none
 * for (0, 0).
 */
export function facingsToward(dx: number, dy: number): readonly Facing[] {
  const across: readonly Facing[] = dx === 0 ? [] : [dx > 0 ? "E" : "W"];
  const along: readonly Facing[] = dy === 0 ? [] : [dy > 0 ? "S" : "N"];
  if (Math.abs(dx) > Math.abs(dy)) return across;
  if (Math.abs(dy) > Math.abs(dx)) return along;
  return [...along, ...across];
}
