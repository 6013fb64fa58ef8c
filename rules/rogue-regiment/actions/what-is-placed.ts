import type { Citation } from "../book/citation.ts";
import type { Item } from "../book/titles.ts";
import { lockBetween } from "../movement/index.ts";
import { type Ctx, grid } from "../table/context.ts";
import type { Lock } from "../table/jager-state.ts";
import type { CarriedObject, Laid } from "../table/state.ts";
import { edge } from "../table/terrain.ts";
import { directions, edgeBetween, type Square } from "../../geometry/index.ts";

export const laidItem = {
  // rr.trap.place
  trap: "trap",
  // rr.landmine.place
  landmine: "landmine",
  bomb: "bomb",
  // rr.dare.rat-bomb-place
  "rat-bomb": "rat-bomb",
  document: "document",
} as const satisfies Partial<Record<Item, Laid["kind"]>>;

export type LaidItem = keyof typeof laidItem;

export const isLaidItem = (item: Item): item is LaidItem => Object.hasOwn(laidItem, item);

/** Lays a thing on the board. States are copied by reference, so lists are replaced, never changed. */
export const lay = (ctx: Ctx, thing: Laid): void => {
  ctx.state.laid = [...ctx.state.laid, thing];
};

/** What is put down: the carried object, or an item of one's own. */
export interface PutDown {
  readonly object?: CarriedObject | undefined;
  readonly item?: Item | undefined;
}

export const itemPlacing: Readonly<Record<LaidItem, readonly Citation[]>> = {
  trap: ["rr.trap.place"],
  landmine: ["rr.landmine.place"],
  bomb: ["rr.lewes.place"],
  "rat-bomb": ["rr.lewes.place", "rr.dare.rat-bomb-place", "rr.dare.rat-bomb-as-lewes"],
  document: ["rr.place.cost"],
};

/** What holds where something is put through a window, straight or past its end. */
export const windowRules = (direction: number): readonly Citation[] =>
  direction % 2 === 0 ? ["rr.window.place"] : ["rr.window.place", "rr.open.diagonal-window"];

/** The sides of squares that are crossed on each way on which something can be put onto a neighbour. */
function waysOver(ctx: Ctx, from: Square, to: Square, direction: number): readonly (readonly [Square, Square])[][] {
  const board = grid(ctx);
  const open = ([a, b]: readonly [Square, Square]): boolean => {
    const code = edgeBetween(board, a, b);
    return code === edge.open || code === edge.lowWall || code === edge.door || code === edge.window;
  };
  const dx = directions[direction]?.dx ?? 0;
  const ways: (readonly [Square, Square])[][] =
    direction % 2 === 0
      ? [[[from, to]]]
      : [from + dx, to - dx].map((via) => [
          [from, via],
          [via, to],
        ]);
  return ways.filter((way) => way.every(open));
}

/**
 * Whether something can be put from a square onto a neighbour: over low walls, through windows and doors, never through
 * walls.
 */
export const passesOver = (ctx: Ctx, from: Square, to: Square, direction: number): boolean =>
  waysOver(ctx, from, to, direction).length > 0;

/** The locked door in the way where no way leads past one, straight or aslant. rr.jager.lock-blocks */
export function lockInTheWay(ctx: Ctx, from: Square, to: Square, direction: number): Lock | undefined {
  const locks = waysOver(ctx, from, to, direction).map((way) =>
    way.flatMap(([a, b]) => lockBetween(ctx, a, b) ?? []).at(0),
  );
  return locks.includes(undefined) ? undefined : locks[0];
}
