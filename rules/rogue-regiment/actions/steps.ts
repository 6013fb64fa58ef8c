import { citeIf, Requirements, withPoints } from "../../kernel/index.ts";
import { type Grid, neighbour, type Square, squareNamed } from "../../geometry/index.ts";
import type { Incident } from "../alarm/index.ts";
import { stepTo } from "../fighting/index.ts";
import type { Citation } from "../book/citation.ts";
import {
  barrelAt,
  type Ctx,
  grid,
  name,
  number,
  occupied,
  reading,
  record,
  remark,
  type Req,
  unitAt,
  vehicleAt,
} from "../table/context.ts";
import { isUndercover } from "../table/nancy.ts";
import type { Operator } from "../table/state.ts";
import { ground } from "../table/terrain.ts";
import { lockBetween, moverOf, obstacles, stepBetween, stepFeatures } from "../movement/index.ts";

/** A fuel barrel may be passed, but nobody stops on its square. rr.barrel.pass */
export const barrelRule = (ctx: Ctx, square: Square | null): readonly Citation[] =>
  square !== null && barrelAt(ctx, square) ? ["rr.barrel.pass"] : [];

/** Whether an Operator stands where another figure stands, in the middle of passing it. */
export const sharesSquare = (ctx: Ctx, operator: Operator, at: Square): boolean =>
  operator.aboard === null &&
  (unitAt(ctx, at) !== undefined ||
    barrelAt(ctx, at) ||
    (ctx.state.vehicles.length > 0 && vehicleAt(ctx, at) !== undefined) ||
    ctx.state.operators.some((other) => other.id !== operator.id && other.aboard === null && other.at === at));

/** What a step that is no walk takes, as a sentence of its own. */
const insteadOf = {
  walk: "",
  blocked: "",
  climb: " It takes a climb.",
  grapple: " It takes a climb with a grappling hook.",
};

/** Adds the requirements of a single step of ordinary movement to a square. Returns whether the step can be made. */
export function requireStep(ctx: Ctx, req: Req, operator: Operator, from: Square, to: Square): boolean {
  const direction = stepTo(ctx, from, to);
  if (req.wantsText(direction !== null))
    req.need(direction !== null, {
      met: `${name(ctx, to)} is adjacent to ${name(ctx, from)}.`,
      unmet: `${name(ctx, to)} is not adjacent to ${name(ctx, from)}.`,
      at: name(ctx, to),
      cites: ["rr.move.cost", "rr.square.adjacent"],
    });
  if (direction === null) return false;
  const lock = ctx.state.jager === null ? undefined : lockBetween(ctx, from, to);
  if (lock !== undefined)
    return req.fail(
      `The door between ${name(ctx, from)} and ${name(ctx, to)} is locked: the lock has to be picked first (${number(ctx, "rr.number.ap-pick-lock")} AP).`,
      "rr.jager.lock-blocks",
      "rr.jager.lock-pick",
    );
  const mover = moverOf(ctx, operator);
  const step = stepBetween(ctx, mover, from, direction);
  if (!req.wantsText(step === "walk")) return step === "walk";
  const features = stepFeatures(ctx, mover, from, to, direction);
  return req.need(step === "walk", {
    met: `The way from ${name(ctx, from)} to ${name(ctx, to)} is open to a move.`,
    unmet: `The way from ${name(ctx, from)} to ${name(ctx, to)} is closed to a move: ${obstacles(features)}.${insteadOf[step]}`,
    at: name(ctx, to),
    cites: [...new Set(["rr.move.blocked" as const, ...features.flatMap(({ cites }) => cites)])],
  });
}

/** The same for a step that is part of another action: what closes it is named with the rules of that action as well. */
export function requireStepOf(
  ctx: Ctx,
  req: Req,
  operator: Operator,
  { from, to, cites }: { readonly from: Square; readonly to: Square; readonly cites: readonly Citation[] },
): boolean {
  if (req.quiet) return requireStep(ctx, req, operator, from, to);
  const own = new Requirements<Citation>();
  const open = requireStep(ctx, own, operator, from, to);
  req.append(
    own,
    withPoints(own.all, () => cites),
  );
  return open;
}

/**
 * Whether an Operator may pass through a square on his way: rr.square.pass-through, rr.open.pass-through-enemies,
 * rr.dare.disguise-passes-axis.
 */
export function requirePassage(ctx: Ctx, req: Req, operator: Operator, square: Square): boolean {
  const undercover = isUndercover(ctx, operator);
  const friendsOnly = reading(ctx, "rr.open.pass-through-enemies") === "friends-only" && !undercover;
  const passes = !friendsOnly || unitAt(ctx, square) === undefined;
  if (!req.wantsText(passes)) return passes;
  return req.need(passes, {
    met: `${name(ctx, square)} may be passed.`,
    unmet: `An enemy stands on ${name(ctx, square)}; only friends may be passed.`,
    at: name(ctx, square),
    cites: [
      "rr.square.pass-through",
      "rr.open.pass-through-enemies",
      ...citeIf(undercover, "rr.dare.disguise-passes-axis"),
    ],
  });
}

/** Whether a square is free for an Operator to stop on; his own is, if he is alone on it. rr.square.one-unit */
export function requireFree(ctx: Ctx, req: Req, operator: Operator, square: Square): boolean {
  const free = !occupied(ctx, square) || (operator.at === square && !sharesSquare(ctx, operator, square));
  if (!req.wantsText(free)) return free;
  return req.need(free, {
    met: `${name(ctx, square)} is free.`,
    unmet: `${name(ctx, square)} is occupied.`,
    at: name(ctx, square),
    cites: ["rr.square.one-unit", "rr.square.pass-through", ...barrelRule(ctx, square)],
  });
}

/** Moves an Operator by one step and writes it down. */
export function moveTo(ctx: Ctx, incident: Incident, operator: Operator, to: Square, cites: readonly Citation[]): void {
  const { at } = operator;
  if (at === null) return;
  const enemyPassed = citeIf(
    unitAt(ctx, to) !== undefined && !isUndercover(ctx, operator),
    "rr.open.pass-through-enemies",
  );
  operator.at = to;
  incident.moved = true;
  incident.trail.push({ at: to, crouched: operator.crouched });
  record(ctx, {
    event: "moved",
    piece: operator.id,
    from: name(ctx, at),
    to: name(ctx, to),
    cites: [...cites, ...enemyPassed],
  });
  const swims = grid(ctx).squares[to] === ground.water || (operator.scuba && ctx.state.bridges.includes(to));
  if (swims === operator.scuba) {
    if (swims && ctx.state.bridges.includes(to))
      remark(ctx, `${operator.id} swims under the bridge.`, "rr.scuba.under-bridge");
    return;
  }
  operator.scuba = swims;
  record(ctx, {
    event: "swims",
    piece: operator.id,
    swimming: swims,
    cites: [swims ? "rr.scuba.enter" : "rr.scuba.leave"],
  });
}

/** A neighbour of a square, and the direction it lies in. */
interface Neighbour {
  readonly to: Square;
  readonly direction: number;
}

const surroundings = new WeakMap<Grid, (readonly Neighbour[] | undefined)[]>();

/** The neighbours of a square with their directions; they are those of the board, so they are found once. */
export function around(ctx: Ctx, square: Square): readonly Neighbour[] {
  const board = grid(ctx);
  let byPlace = surroundings.get(board);
  if (byPlace === undefined) surroundings.set(board, (byPlace = Array.from({ length: board.squares.length })));
  return (byPlace[square] ??= neighboursOf(board, square));
}

function neighboursOf(board: Grid, square: Square): readonly Neighbour[] {
  const neighbours: Neighbour[] = [];
  for (let direction = 0; direction < 8; direction++) {
    const to = neighbour(board, square, direction);
    if (to !== null) neighbours.push({ to, direction });
  }
  return neighbours;
}

/** The square an action names; adds a requirement when there is none. */
export function requireSquare(ctx: Ctx, req: Req, written: string): Square | null {
  const square = squareNamed(grid(ctx), written);
  if (!req.wantsText(square !== null)) return square;
  req.need(square !== null, {
    met: `${written} is a square of the board.`,
    unmet: `${written} is not a square of the board.`,
    cites: ["rr.square.regular"],
  });
  return square;
}
