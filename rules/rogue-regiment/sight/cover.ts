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
import { citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Ctx, grid, number, type Placed, reading, terrain } from "../table/context.ts";
import type { ModifierText } from "../table/event-fragments.ts";
import type { Operator } from "../table/state.ts";
import { edge, edgeName, ground } from "../table/terrain.ts";
import type { Lookout } from "./stops.ts";
import { isIn, touchesCorner } from "./edges.ts";

/** A modifier to a roll: its value, what gives it, and the rules behind it. */
export interface Modifier {
  readonly value: number;
  readonly text: ModifierText;
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
 * rr.cover.low-modifies, rr.cover.low-wall-hard, rr.cover.hedge-soft, rr.cover.crate-hard, rr.window.cover,
 * rr.square.forest-cover, rr.axisattack.not-adjacent-cover, rr.axisattack.adjacent-none
 */
export function coverAgainst(
  ctx: Ctx,
  from: Square,
  operator: Placed<Operator>,
  lookout: Lookout | null,
  { ignoresSoft = false }: { readonly ignoresSoft?: boolean } = {},
): readonly Modifier[] {
  const near = (lookout?.under ?? [from]).some((square) => adjacent(grid(ctx), square, operator.at));
  // rr.dogs.flame-ignores-soft-cover, rr.dogs.flame-hard-cover
  const covers = coversBetween(ctx, from, operator, lookout).filter(
    (cover) => !(near && cover.ignoredWhenAdjacent) && !(ignoresSoft && cover.soft === true),
  );
  if (covers.length === 0) return [];
  if (reading(ctx, "rr.open.cover-several") === "sum") return covers;
  const largest = Math.min(...covers.map(({ value }) => value));
  const [first] = covers.filter(({ value }) => value === largest);
  if (first === undefined) return [];
  return [covers.length > 1 ? { ...first, cites: [...first.cites, "rr.open.cover-several"] } : first];
}

/** The cover an Operator has from an attack. rr.mod.axis-soft */
function coversBetween(ctx: Ctx, from: Square, operator: Placed<Operator>, lookout: Lookout | null): readonly Cover[] {
  const board = grid(ctx);
  const soft = number(ctx, "rr.number.mod-axis-soft");
  const hard = number(ctx, "rr.number.mod-axis-hard");
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
  const rock = number(ctx, "rr.number.mod-rock");
  if (own === ground.rock && rock !== 0)
    covers.push({
      value: rock,
      text: "The Operator is on a rock square.",
      cites: ["rr.square.rock-into"],
      ignoredWhenAdjacent: true,
    });
  const ownCover = reading(ctx, "rr.open.own-cover-square");
  const lowCoverCounts = !operator.crouched || reading(ctx, "rr.open.cover-crouched") === "any-posture";
  const ownCounts = ownCover === "as-forest" || (ownCover === "as-adjacent" && lowCoverCounts);
  if (ownCounts && (own === ground.hedge || own === ground.crates)) {
    const value = ownCover === "as-adjacent" && own === ground.crates ? hard : soft;
    covers.push({
      value,
      text: "The Operator is on a square of cover.",
      cites: ["rr.cover.low-modifies", "rr.open.own-cover-square"],
      ignoredWhenAdjacent: true,
      ...(value === hard ? {} : { soft: true }),
    });
  }
  if (!lowCoverCounts) return covers;
  if (reading(ctx, "rr.open.cover-between") === "attackers-side") covers.push(...coverOnSide(ctx, from, operator.at));
  else covers.push(...coverOnLine(ctx, from, operator.at, lookout));
  return covers;
}

/** The cover of a low wall. rr.mod.axis-hard */
const wallCover = (ctx: Ctx, a: Square, b: Square): Cover => ({
  value: number(ctx, "rr.number.mod-axis-hard"),
  text: `The Operator is behind the low wall ${edgeName(grid(ctx), a, b)}.`,
  cites: [
    "rr.cover.low-modifies",
    "rr.cover.low-wall-hard",
    "rr.mod.axis-hard",
    "rr.open.cover-between",
    "rr.open.cover-adjacent-edge",
  ],
  ignoredWhenAdjacent: true,
});

/** The cover of a hedge or of crates. rr.mod.axis-soft, rr.mod.axis-hard */
const squareCover = (ctx: Ctx, square: Square): Cover | null => {
  const board = grid(ctx);
  switch (board.squares[square]) {
    // rr.cover.hedge-soft
    case ground.hedge:
      return {
        value: number(ctx, "rr.number.mod-axis-soft"),
        text: `The Operator is behind the hedge on ${nameOf(board, square)}.`,
        cites: ["rr.cover.low-modifies", "rr.cover.hedge-soft", "rr.mod.axis-soft", "rr.open.cover-between"],
        ignoredWhenAdjacent: false,
        soft: true,
      };
    // rr.cover.crate-hard
    case ground.crates:
      return {
        value: number(ctx, "rr.number.mod-axis-hard"),
        text: `The Operator is behind the crates on ${nameOf(board, square)}.`,
        cites: ["rr.cover.low-modifies", "rr.cover.crate-hard", "rr.mod.axis-hard", "rr.open.cover-between"],
        ignoredWhenAdjacent: false,
      };
    default:
      return null;
  }
};

/** Whether the low-wall edge between a and b is adjacent to a square: rr.open.cover-adjacent-edge. */
const edgeAdjacent = (ctx: Ctx, square: Square, a: Square, b: Square): boolean =>
  square === a ||
  square === b ||
  (reading(ctx, "rr.open.cover-adjacent-edge") === "sides-and-corners" && touchesCorner(grid(ctx), square, a, b));

/** The cover of a low wall or a window. rr.mod.axis-hard */
function edgeCover(ctx: Ctx, a: Square, b: Square, to: Square): Cover | null {
  const code = edgeBetween(grid(ctx), a, b);
  // rr.cover.low-wall-hard
  if (code === edge.lowWall) return edgeAdjacent(ctx, to, a, b) ? wallCover(ctx, a, b) : null;
  if (code !== edge.window && code !== edge.buildingWall) return null;
  const window = terrain(ctx).windows[reading(ctx, "rr.open.window-six-squares")].find(
    ({ span, sides: [near, far] }) => isIn(span, a, b) && (near.includes(to) || far.includes(to)),
  );
  if (window === undefined) return null;
  return {
    value: number(ctx, "rr.number.mod-axis-hard"),
    text: `The Operator is attacked through the window ${window.name}.`,
    cites: ["rr.window.cover", "rr.mod.axis-hard", ...citeIf(code === edge.buildingWall, "rr.open.window-lateral")],
    ignoredWhenAdjacent: true,
  };
}

/** Cover that the line between the centres passes: rr.open.cover-between, default reading (and "touch-counts"). */
function coverOnLine(ctx: Ctx, from: Square, to: Square, lookout: Lookout | null): readonly Cover[] {
  const board = grid(ctx);
  const touchCounts = reading(ctx, "rr.open.cover-between") === "touch-counts";
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
    if (dx === 0 || dy === 0) add(edgeCover(ctx, before, square, to));
    else {
      // through a corner: both sides must be covered, or one where a touch is read to count
      const side = (via: Square): Cover | null =>
        edgeCover(ctx, before, via, to) ??
        edgeCover(ctx, via, square, to) ??
        (adjacent(board, via, to) ? squareCover(ctx, via) : null);
      const near = side(before + dx);
      const other = side(square - dx);
      if (near !== null && other !== null) add(near.value > other.value ? near : other);
      else if (touchCounts) add(near ?? other);
    }
    if (i < length - 1 && adjacent(board, square, to)) add(squareCover(ctx, square));
  }
  return covers;
}

/** Cover on the attacker's side of the Operator, within 45 degrees: a reading of rr.open.cover-between. */
function coverOnSide(ctx: Ctx, from: Square, to: Square): readonly Cover[] {
  const board = grid(ctx);
  const vx = columnOf(board, from) - columnOf(board, to);
  const vy = rowOf(board, from) - rowOf(board, to);
  const covers: Cover[] = [];
  for (let sy = -1; sy <= 1; sy++) {
    for (let sx = -1; sx <= 1; sx++) {
      const square = squareAt(board, columnOf(board, to) + sx, rowOf(board, to) + sy);
      const dot = sx * vx + sy * vy;
      if (square === null || dot <= 0 || 2 * dot * dot < (sx * sx + sy * sy) * (vx * vx + vy * vy)) continue;
      const cover =
        sx === 0 || sy === 0 ? (edgeCover(ctx, to, square, to) ?? squareCover(ctx, square)) : squareCover(ctx, square);
      if (cover !== null) covers.push(cover);
    }
  }
  return covers;
}
