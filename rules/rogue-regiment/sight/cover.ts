import {
  adjacent,
  columnOf,
  edgeBetween,
  nameOf,
  newLine,
  rowOf,
  type Square,
  squareAt,
  traceFromCorner,
  traceLine,
} from "../../geometry/index.ts";
import type { Citation } from "../catalogue/index.ts";
import type { Lookout } from "./stops.ts";
import { isIn, touchesCorner } from "./edges.ts";
import {
  edge,
  edgeName,
  type G,
  grid,
  ground,
  number,
  type Operator,
  type Placed,
  reading,
  terrain,
} from "../board/index.ts";

/** A modifier to a roll: its value, what gives it, and the rules behind it. */
export interface Modifier {
  readonly value: number;
  readonly text: string;
  readonly cites: readonly Citation[];
}

interface Cover extends Modifier {
  /** Whether an adjacent attacker ignores it: rr.axisattack.adjacent-none. */
  readonly ignoredWhenAdjacent: boolean;
  /** Whether it is soft, so that flames go through it: rr.dogs.flame-ignores-soft-cover. */
  readonly soft?: true;
}

const line = newLine();

/**
 * What cover takes from the dice of an Axis unit that attacks an Operator from a square; an empty list for none.
 * rr.cover.low-modifies, rr.cover.*-hard and -soft, rr.window.cover, rr.square.forest-cover,
 * rr.axisattack.not-adjacent-cover, rr.axisattack.adjacent-none, under the readings rr.open.cover-*.
 */
export function coverAgainst(
  g: G,
  from: Square,
  operator: Placed<Operator>,
  lookout: Lookout | null = null,
  ignoresSoft = false,
): readonly Modifier[] {
  const near = (lookout?.under ?? [from]).some((square) => adjacent(grid(g), square, operator.at));
  // rr.dogs.flame-ignores-soft-cover, rr.dogs.flame-hard-cover
  const covers = coversBetween(g, from, operator, lookout).filter(
    (cover) => !(near && cover.ignoredWhenAdjacent) && !(ignoresSoft && cover.soft === true),
  );
  if (covers.length === 0) return [];
  if (reading(g, "rr.open.cover-several") === "sum") return covers;
  const largest = Math.min(...covers.map(({ value }) => value));
  const [first] = covers.filter(({ value }) => value === largest);
  if (first === undefined) return [];
  return [covers.length > 1 ? { ...first, cites: [...first.cites, "rr.open.cover-several"] } : first];
}

function coversBetween(g: G, from: Square, operator: Placed<Operator>, lookout: Lookout | null): readonly Cover[] {
  const board = grid(g);
  const soft = number(g, "rr.number.mod-axis-soft");
  const hard = number(g, "rr.number.mod-axis-hard");
  const covers: Cover[] = [];
  if (operator.scuba) return covers;
  const own = board.squares[operator.at];
  if (own === ground.forest) {
    covers.push({
      value: soft,
      text: "The Operator is on a forest square.",
      cites: ["rr.square.forest-cover", "rr.mod.axis-soft"],
      ignoredWhenAdjacent: true,
      soft: true,
    });
  }
  const rock = number(g, "rr.number.mod-rock");
  if (own === ground.rock && rock !== 0)
    covers.push({
      value: rock,
      text: "The Operator is on a rock square.",
      cites: ["rr.square.rock-into"],
      ignoredWhenAdjacent: true,
    });
  const ownCover = reading(g, "rr.open.own-cover-square");
  if (ownCover !== "none" && (own === ground.hedge || own === ground.crates)) {
    const value = ownCover === "as-adjacent" && own === ground.crates ? hard : soft;
    covers.push({
      value,
      text: "The Operator is on a square of cover.",
      cites: ["rr.cover.low-modifies", "rr.open.own-cover-square"],
      ignoredWhenAdjacent: true,
      ...(value === hard ? {} : { soft: true }),
    });
  }
  if (operator.crouched && reading(g, "rr.open.cover-crouched") === "forest-only") return covers;
  if (reading(g, "rr.open.cover-between") === "attackers-side") covers.push(...coverOnSide(g, from, operator.at));
  else covers.push(...coverOnLine(g, from, operator.at, lookout));
  return covers;
}

const wallCover = (g: G, a: Square, b: Square): Cover => ({
  value: number(g, "rr.number.mod-axis-hard"),
  text: `The Operator is behind the low wall ${edgeName(grid(g), a, b)}.`,
  cites: [
    "rr.cover.low-modifies",
    "rr.cover.low-wall-hard",
    "rr.mod.axis-hard",
    "rr.open.cover-between",
    "rr.open.cover-adjacent-edge",
  ],
  ignoredWhenAdjacent: true,
});

const squareCover = (g: G, square: Square): Cover | null => {
  const board = grid(g);
  switch (board.squares[square]) {
    // rr.cover.hedge-soft
    case ground.hedge:
      return {
        value: number(g, "rr.number.mod-axis-soft"),
        text: `The Operator is behind the hedge on ${nameOf(board, square)}.`,
        cites: ["rr.cover.low-modifies", "rr.cover.hedge-soft", "rr.mod.axis-soft", "rr.open.cover-between"],
        ignoredWhenAdjacent: false,
        soft: true,
      };
    // rr.cover.crate-hard
    case ground.crates:
      return {
        value: number(g, "rr.number.mod-axis-hard"),
        text: `The Operator is behind the crates on ${nameOf(board, square)}.`,
        cites: ["rr.cover.low-modifies", "rr.cover.crate-hard", "rr.mod.axis-hard", "rr.open.cover-between"],
        ignoredWhenAdjacent: false,
      };
    default:
      return null;
  }
};

/** Whether the low-wall edge between a and b is adjacent to a square: rr.open.cover-adjacent-edge. */
const edgeAdjacent = (g: G, square: Square, a: Square, b: Square): boolean =>
  square === a ||
  square === b ||
  (reading(g, "rr.open.cover-adjacent-edge") === "sides-and-corners" && touchesCorner(grid(g), square, a, b));

function edgeCover(g: G, a: Square, b: Square, to: Square): Cover | null {
  const code = edgeBetween(grid(g), a, b);
  // rr.cover.low-wall-hard
  if (code === edge.lowWall) return edgeAdjacent(g, to, a, b) ? wallCover(g, a, b) : null;
  if (code !== edge.window && code !== edge.buildingWall) return null;
  const window = terrain(g).windows[reading(g, "rr.open.window-six-squares")].find(
    ({ span, sides: [near, far] }) => isIn(span, a, b) && (near.includes(to) || far.includes(to)),
  );
  if (window === undefined) return null;
  return {
    value: number(g, "rr.number.mod-axis-hard"),
    text: `The Operator is attacked through the window ${window.name}.`,
    cites: ["rr.window.cover", "rr.mod.axis-hard"],
    ignoredWhenAdjacent: true,
  };
}

/** Cover that the line between the centres passes: rr.open.cover-between, default reading (and "touch-counts"). */
function coverOnLine(g: G, from: Square, to: Square, lookout: Lookout | null): readonly Cover[] {
  const board = grid(g);
  const touchCounts = reading(g, "rr.open.cover-between") === "touch-counts";
  const covers: Cover[] = [];
  const add = (cover: Cover | null): void => {
    if (cover !== null) covers.push(cover);
  };
  if (lookout === null) traceLine(board, from, to, line);
  else traceFromCorner(board, lookout.corner, to, line);
  const { squares, length } = line;
  for (let i = 1; i < length; i++) {
    const before = squares[i - 1] ?? 0;
    const square = squares[i] ?? 0;
    if (lookout?.under.includes(square) === true) continue;
    const dx = columnOf(board, square) - columnOf(board, before);
    const dy = rowOf(board, square) - rowOf(board, before);
    if (dx === 0 || dy === 0) add(edgeCover(g, before, square, to));
    else {
      // through a corner: both sides must be covered, or one where a touch is read to count
      const side = (via: Square): Cover | null =>
        edgeCover(g, before, via, to) ??
        edgeCover(g, via, square, to) ??
        (adjacent(board, via, to) ? squareCover(g, via) : null);
      const one = side(before + dx);
      const other = side(square - dx);
      if (one !== null && other !== null) add(one.value > other.value ? one : other);
      else if (touchCounts) add(one ?? other);
    }
    if (i < length - 1 && adjacent(board, square, to)) add(squareCover(g, square));
  }
  return covers;
}

/** Cover on the attacker's side of the Operator, within 45 degrees: a reading of rr.open.cover-between. */
function coverOnSide(g: G, from: Square, to: Square): readonly Cover[] {
  const board = grid(g);
  const vx = columnOf(board, from) - columnOf(board, to);
  const vy = rowOf(board, from) - rowOf(board, to);
  const covers: Cover[] = [];
  for (let sy = -1; sy <= 1; sy++) {
    for (let sx = -1; sx <= 1; sx++) {
      const square = squareAt(board, columnOf(board, to) + sx, rowOf(board, to) + sy);
      const dot = sx * vx + sy * vy;
      if (square === null || dot <= 0 || 2 * dot * dot < (sx * sx + sy * sy) * (vx * vx + vy * vy)) continue;
      const cover =
        sx === 0 || sy === 0 ? (edgeCover(g, to, square, to) ?? squareCover(g, square)) : squareCover(g, square);
      if (cover !== null) covers.push(cover);
    }
  }
  return covers;
}
