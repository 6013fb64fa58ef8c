import { directions, edgeBetween, type Grid, neighbour, type Square, type StepCosts } from "../../geometry/index.ts";
import { perSettings } from "../../kernel/index.ts";
import { lockBetween } from "./locks.ts";
import { templateSquares } from "../sight/index.ts";
import { readingIn } from "../book/in-force.ts";
import { type Ctx, number, reading, terrain } from "../table/context.ts";
import { isRestricted } from "../table/nancy.ts";
import { roomsOf } from "../table/rooms.ts";
import type { Operator, UnitKind } from "../table/state.ts";
import { edge, ground } from "../table/terrain.ts";

/**
 * Who takes a step: an Operator on foot, standing, crouched, with scuba gear, swimming or in disguise, or advancing Axis
 * infantry.
 */
export type Mover = "standing" | "crouched" | "diver" | "swimmer" | "disguised" | "axis";

/**
 * How a step can be made: by ordinary movement, only by a climb, only by a climb with a grappling hook, or not at all.
 */
export type Step = "walk" | "climb" | "grapple" | "blocked";

/**
 * How an Operator takes steps now: rr.crouch.no-vault, rr.scuba.enter, rr.scuba.swim, rr.dare.disguise-no-vault,
 * rr.dare.disguise-no-forest.
 */
export function moverOf(ctx: Ctx, operator: Operator): Exclude<Mover, "axis"> {
  if (isRestricted(ctx, operator)) return "disguised";
  if (operator.scuba) return "swimmer";
  if (operator.crouched) return "crouched";
  return operator.equipment.includes("scuba-gear") && operator.carrying === null ? "diver" : "standing";
}

interface StepReadings {
  readonly diagonalCorner: "unless-both-closed" | "forbidden-at-walls" | "forbidden-beside-blockers";
  readonly diagonalWindow: boolean;
  readonly diagonalLowWall: boolean;
  /** Whether a rock square is left only by a climb: rr.open.leave-rock-cost. */
  readonly leavingRockClimbs: boolean;
}

const stepReadingsUnder = perSettings((settings): StepReadings => ({
  diagonalCorner: readingIn(settings, "rr.open.diagonal-wall-corner"),
  diagonalWindow: readingIn(settings, "rr.open.diagonal-window") === "yes",
  diagonalLowWall: readingIn(settings, "rr.open.low-wall-diagonal") === "yes",
  leavingRockClimbs: readingIn(settings, "rr.open.leave-rock-cost") === "climb",
}));

const stepReadings = (ctx: Ctx): StepReadings => stepReadingsUnder(ctx.settings);

/** Whether nobody walks onto a square of this ground. */
export const blocksWalking = (code: number): boolean =>
  code === ground.rock ||
  code === ground.water ||
  code === ground.hedge ||
  code === ground.crates ||
  code === ground.dump;

/**
 * How the step from a square to a neighbour can be made, whoever stands there, under rr.open.diagonal-wall-corner,
 * rr.open.diagonal-window and rr.open.low-wall-diagonal. rr.move.blocked, rr.move.diagonal-door, rr.building.door-move,
 * rr.building.door-diagonal, rr.cover.low-wall-move, rr.crouch.no-vault, rr.climb.hedge-crate, rr.climb.window,
 * rr.cover.hedge-move, rr.cover.crate-move, rr.cover.high-wall-grapple, rr.window.climb
 */
export function stepBetween(ctx: Ctx, mover: Mover, from: Square, direction: number): Step {
  const { grid } = terrain(ctx);
  const { templates } = ctx.state;
  if (templates.length > 0 && (mover === "axis" || reading(ctx, "rr.open.template-movement") === "everyone-on-foot")) {
    const to = neighbour(grid, from, direction);
    if (to !== null && templateSquares(ctx).includes(to)) return "blocked";
  }
  // a locked door bars Operators, not the Axis: rr.jager.lock-blocks
  if (mover !== "axis" && isLocked(ctx, from, neighbour(grid, from, direction))) return "blocked";
  return stepOn(walkOf(ctx, mover), from, direction);
}

const isLocked = (ctx: Ctx, from: Square, to: Square | null): boolean =>
  ctx.state.jager !== null && to !== null && lockBetween(ctx, from, to) !== undefined;

/** Who walks where: the board with its bridges, and the readings that steps are judged by. */
interface Walk {
  readonly grid: Grid;
  readonly readings: StepReadings;
  readonly mover: Mover;
  readonly bridges: readonly Square[];
}

const walkOf = (ctx: Ctx, mover: Mover): Walk => ({
  grid: terrain(ctx).grid,
  readings: stepReadings(ctx),
  mover,
  bridges: ctx.state.bridges,
});

function stepOn(walk: Walk, from: Square, direction: number): Step {
  const { grid, readings, mover, bridges } = walk;
  const to = neighbour(grid, from, direction);
  if (to === null) return "blocked";
  const code = grid.squares[to] ?? 0;
  if (code === ground.dump) return "blocked";
  const onFoot = mover === "standing" || mover === "diver";
  const wet = code === ground.water || (mover === "swimmer" && bridges.includes(to));
  if (wet && mover !== "diver" && mover !== "swimmer") return "blocked";
  if (code === ground.rock && !onFoot) return "blocked";
  if (code === ground.forest && mover === "disguised") return "blocked";
  const climbs = code === ground.hedge || code === ground.crates;
  if (climbs && mover === "swimmer") return "blocked";
  const passage = direction % 2 === 0 ? straight(walk, from, to) : diagonal(walk, from, to, direction);
  if (passage === "blocked") return "blocked";
  // rock is all climbing, into it and out of it: rr.square.rock-move, rr.open.leave-rock-cost
  const leavesRock = grid.squares[from] === ground.rock && readings.leavingRockClimbs;
  if (code === ground.rock || leavesRock) return onFoot ? "grapple" : "blocked";
  return climbs ? "climb" : passage;
}

/** Whether somebody crosses low walls. rr.crouch.no-vault, rr.scuba.low-wall, rr.dare.disguise-no-vault */
const vaults = (mover: Mover): boolean => mover !== "crouched" && mover !== "swimmer" && mover !== "disguised";

/** Whether a low wall between two squares is one at the side of a bridge that a swimmer passes under. rr.scuba.under-bridge */
function passesUnder({ grid, mover, bridges }: Walk, from: Square, to: Square): boolean {
  const isWet = (square: Square): boolean => grid.squares[square] === ground.water || bridges.includes(square);
  return mover === "swimmer" && (bridges.includes(from) || bridges.includes(to)) && isWet(from) && isWet(to);
}

/** What becomes of a low wall between two squares for somebody who steps there. */
export function lowWallFor(ctx: Ctx, mover: Mover, from: Square, to: Square): "vaulted" | "passed-under" | "closed" {
  if (vaults(mover)) return "vaulted";
  return passesUnder(walkOf(ctx, mover), from, to) ? "passed-under" : "closed";
}

function straight(walk: Walk, from: Square, to: Square): Step {
  const { grid, mover } = walk;
  switch (edgeBetween(grid, from, to)) {
    case edge.open:
    // rr.building.door-move
    case edge.door:
      return "walk";
    // rr.cover.low-wall-move
    case edge.lowWall:
      return vaults(mover) || passesUnder(walk, from, to) ? "walk" : "blocked";
    case edge.grapplePoint:
      return mover === "standing" || mover === "diver" ? "grapple" : "blocked";
    case edge.window:
      return mover === "swimmer" ? "blocked" : "climb";
    default:
      return "blocked";
  }
}

function diagonal(walk: Walk, from: Square, to: Square, direction: number): Step {
  const { grid, readings, mover } = walk;
  const dx = directions[direction]?.dx ?? 0;
  const ways = [from + dx, to - dx].map((via) => ({
    via,
    edges: [edgeBetween(grid, from, via), edgeBetween(grid, via, to)] as const,
  }));
  // no diagonal step leads through a door: rr.building.door-diagonal
  const isOpen = (code: number, side: Square, other: Square): boolean =>
    code === edge.open ||
    (code === edge.lowWall && ((vaults(mover) && readings.diagonalLowWall) || passesUnder(walk, side, other)));
  const openWays = ways.filter(
    ({ via, edges: [first, second] }) => isOpen(first, from, via) && isOpen(second, via, to),
  );
  const walls = ways.some(({ edges: [first, second] }) => first >= edge.highWall || second >= edge.highWall);
  const beside = ways.some(({ via }) => blocksWalking(grid.squares[via] ?? 0));
  const cornerForbids =
    (readings.diagonalCorner === "forbidden-at-walls" && walls) ||
    (readings.diagonalCorner === "forbidden-beside-blockers" && beside);
  if (openWays.length > 0 && !cornerForbids) return "walk";
  if (!readings.diagonalWindow) return "blocked";
  // diagonally through a window: one way leads straight through it and is otherwise open
  const throughWindow = ways.some(
    ({ edges: [first, second] }) =>
      (first === edge.window && second === edge.open) || (first === edge.open && second === edge.window),
  );
  return throughWindow ? "climb" : "blocked";
}

/**
 * Whether nothing on the edges keeps an Operator from stepping to a neighbour, whatever its ground: he boards a vehicle
 * there.
 */
export function edgesOpen(ctx: Ctx, mover: Mover, from: Square, direction: number): boolean {
  const { grid } = terrain(ctx);
  const to = neighbour(grid, from, direction);
  if (to === null) return false;
  return (
    (direction % 2 === 0
      ? straight(walkOf(ctx, mover), from, to)
      : diagonal(walkOf(ctx, mover), from, to, direction)) === "walk"
  );
}

/**
 * Whether a step leads into a room with flame tokens: within it units may stay or leave. rr.dogs.flame-axis-stay-out,
 * rr.open.dogs-flame-blocked-route
 */
export function entersFlames(ctx: Ctx, from: Square, to: Square | null): boolean {
  if (to === null || ctx.state.flames.length === 0) return false;
  const { of } = roomsOf(terrain(ctx).grid);
  const room = of[to] ?? -1;
  return room >= 0 && of[from] !== room && ctx.state.flames.some((flames) => flames.room === room);
}

/** Tables of one board at most. */
const MOST_TABLES = 32;

const costTables = new WeakMap<Grid, Map<string, StepCosts>>();

/**
 * The movement points of every step of advancing Axis infantry: 1, or the climb cost for hedges and windows; 0 where it
 * cannot go: not into a burning room. A Dog climbs for less. rr.advance.terrain, rr.open.axis-climb-crates,
 * rr.dogs.dog-climb-free, rr.dogs.flame-axis-stay-out. Worked out once per board, reading and burning rooms.
 */
export function advanceCosts(ctx: Ctx, kind: UnitKind = "smg"): StepCosts {
  const { grid } = terrain(ctx);
  const keptCosts =
    ctx.state.flames.length > 0 ? undefined : advanceKept(ctx.settings)[kind === "dog" ? "dog" : "others"];
  let table = keptCosts?.get(grid);
  if (table === undefined) {
    table = computeAdvanceCosts(ctx, grid, kind);
    keptCosts?.set(grid, table);
  }
  return withoutTemplates(ctx, grid, table);
}

/** The steps where nothing burns, by the board. */
const advanceKept = perSettings(() => ({
  dog: new WeakMap<Grid, StepCosts>(),
  others: new WeakMap<Grid, StepCosts>(),
}));

function computeAdvanceCosts(ctx: Ctx, grid: Grid, kind: UnitKind): StepCosts {
  const walk = { ...walkOf(ctx, "axis"), bridges: [] };
  const { readings } = walk;
  const climb = number(ctx, kind === "dog" ? "rr.number.dog-climb-cost" : "rr.number.axis-climb-cost");
  const crates = reading(ctx, "rr.open.axis-climb-crates") === "yes";
  const burning = ctx.state.flames.map(({ room }) => room);
  const key = `axis ${climb} ${crates} ${readings.diagonalCorner} ${readings.diagonalWindow} ${readings.diagonalLowWall} ${burning.join()}`;
  return costTable(grid, key, (square, direction) => {
    const step = stepOn(walk, square, direction);
    if (burning.length > 0 && entersFlames(ctx, square, neighbour(grid, square, direction))) return 0;
    if (step !== "climb") return step === "walk" ? 1 : 0;
    const to = neighbour(grid, square, direction);
    return to !== null && grid.squares[to] === ground.crates && !crates ? 0 : climb;
  });
}

/** The steps without those under a blast template: rr.barrel.template-stays, rr.open.template-movement. */
function withoutTemplates(ctx: Ctx, grid: Grid, table: StepCosts): StepCosts {
  if (ctx.state.templates.length === 0) return table;
  const costs = table.slice();
  for (const square of templateSquares(ctx)) {
    for (let direction = 0; direction < 8; direction++) {
      const from = neighbour(grid, square, (direction + 4) % 8);
      if (from !== null) costs[from * 8 + direction] = 0;
    }
  }
  return costs;
}

/** The steps of an Operator's ordinary movement: 1 where a move leads, 0 elsewhere. */
export function walkCosts(ctx: Ctx, mover: Exclude<Mover, "axis">): StepCosts {
  const walk = walkOf(ctx, mover);
  const { grid, readings, bridges } = walk;
  const key = `${mover} ${readings.diagonalCorner} ${readings.diagonalLowWall} ${readings.leavingRockClimbs} ${mover === "swimmer" ? bridges.join() : ""}`;
  const steps = costTable(grid, key, (square, direction) => (stepOn(walk, square, direction) === "walk" ? 1 : 0));
  const open = withoutLocks(ctx, grid, steps);
  return reading(ctx, "rr.open.template-movement") === "everyone-on-foot" ? withoutTemplates(ctx, grid, open) : open;
}

/** The steps of Operators without those through locked doors. rr.jager.lock-blocks */
function withoutLocks(ctx: Ctx, grid: Grid, table: StepCosts): StepCosts {
  const locks = ctx.state.jager?.locks ?? [];
  if (locks.length === 0) return table;
  const costs = table.slice();
  for (const { from, to } of locks)
    for (let direction = 0; direction < 8; direction++) {
      if (neighbour(grid, from, direction) === to) costs[from * 8 + direction] = 0;
      if (neighbour(grid, to, direction) === from) costs[to * 8 + direction] = 0;
    }
  return costs;
}

function costTable(grid: Grid, key: string, cost: (square: Square, direction: number) => number): StepCosts {
  let tables = costTables.get(grid);
  if (tables === undefined) costTables.set(grid, (tables = new Map()));
  let table = tables.get(key);
  if (table === undefined) {
    table = new Uint8Array(grid.squares.length * 8);
    for (let square = 0; square < grid.squares.length; square++) {
      for (let direction = 0; direction < 8; direction++) table[square * 8 + direction] = cost(square, direction);
    }
    if (tables.size >= MOST_TABLES) tables.clear();
    tables.set(key, table);
  }
  return table;
}
