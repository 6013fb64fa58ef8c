import { type Ctx, grid, number, type Placed, reading, terrain } from "../table/context.ts";
import type { AxisUnit } from "../table/state.ts";
import type { Terrain } from "../table/terrain.ts";
import { aside, depth, type Facing, columnOf, rowOf, type Square } from "../../geometry/index.ts";
import { withinDepth, sightReadings } from "./sight-readings.ts";
import {
  better,
  forestStop,
  isInVehicleField,
  lookoutsOf,
  looksAsVehicle,
  vehicleLine,
  visibilityOf,
} from "./vehicle-sight.ts";
import { type Blockers, nobody, STOPS_NOTHING, hasBlockerBetween } from "./stops.ts";
import { type Eyes, hiddenByTemplate, type Noted, sceneOf } from "./blockers.ts";
import { stopOf } from "./sight-line.ts";
import { Holding, metered, type Metered, type Settings, readMetered, type Visibility } from "../../kernel/index.ts";

/** How well an Axis unit's eyes see a square along the line, whatever its field of view. */
export function lineTo(ctx: Ctx, eyes: Eyes, square: Square, blockers: Blockers, noted: Noted = {}): Visibility {
  const { met, target } = noted;
  if (looksAsVehicle(eyes)) {
    return lookoutsOf(ctx, eyes).reduce<Visibility>(
      (best, lookout) =>
        isInVehicleField(ctx, lookout, square)
          ? better(best, vehicleLine(ctx, lookout, square, blockers, noted))
          : best,
      "none",
    );
  }
  if (square !== eyes.at && hiddenByTemplate(ctx, square, met)) return "none";
  const stop = stopOf(
    sceneOf(ctx, blockers, met, target),
    { square: eyes.at, side: "axis", facing: eyes.facing },
    square,
  );
  const forest = forestStop(ctx, eyes.at, square);
  if (forest > STOPS_NOTHING)
    met?.push({
      stop: forest,
      text: "On a forest square, what is low is seen only from an adjacent square.",
      at: grid(ctx).names[square] ?? "",
      cites: ["rr.square.forest-into", "rr.los.forest-square-partial", "rr.square.forest-hides"],
    });
  return visibilityOf(stop > forest ? stop : forest);
}

/** How well a unit sees a square. rr.los.fully-visible, rr.los.partially-visible, rr.los.not-visible */
export function visibility(
  ctx: Ctx,
  eyes: Eyes,
  square: Square,
  blockers: Blockers,
  target?: readonly Square[],
): Visibility {
  const board = grid(ctx);
  if (looksAsVehicle(eyes)) return lineTo(ctx, eyes, square, blockers, { target });
  const { farthest: far } = sightReadings(ctx.settings);
  if (
    Math.abs(columnOf(board, square) - columnOf(board, eyes.at)) > far ||
    Math.abs(rowOf(board, square) - rowOf(board, eyes.at)) > far
  )
    return "none";
  const level = terrainField(ctx, eyes).levels[square] ?? 0;
  if (level > 0 && (hasBlockerBetween(board, eyes.at, square, blockers) || hiddenByTemplate(ctx, square)))
    return lineTo(ctx, eyes, square, blockers, { target });
  return levelNames[level] ?? "none";
}

export const levelNames: readonly Visibility[] = ["none", "partial", "full"];

/**
 * What a unit would see if no figure stood in its way: every square's level (0 not, 1 partially, 2 fully), and the
 * squares seen.
 */
interface TerrainField {
  readonly levels: Uint8Array;
  readonly squares: readonly Square[];
  /** The same among figures that stand in the way, by their squares. */
  readonly among: Map<string, Metered<Uint8Array>>;
  /** How many of those are held. */
  readonly arrangements: Holding;
}

/** At most so many arrangements of figures are kept for one place and facing. */
const MOST_ARRANGEMENTS = 16;

/** Squares of kept fields at most, of all boards together: when there are more, all are forgotten. */
const MOST_KEPT_SQUARES = 4_000_000;

let fields = new WeakMap<Settings, WeakMap<Terrain, (Metered<TerrainField> | undefined)[]>>();

/** The squares of the fields that are kept, and of those among figures. */
export const squaresOfFields = new Holding(MOST_KEPT_SQUARES, () => {
  fields = new WeakMap();
});

const facingIndex = { N: 0, E: 1, S: 2, W: 3 } as const;

/**
 * The field of view that terrain allows, worked out once per board, square and facing: sentries look from the same
 * places again and again.
 */
export function terrainField(ctx: Ctx, eyes: Eyes): TerrainField {
  const board = terrain(ctx);
  squaresOfFields.begin();
  let boards = fields.get(ctx.settings);
  if (boards === undefined) fields.set(ctx.settings, (boards = new WeakMap()));
  let byKey = boards.get(board);
  if (byKey === undefined) boards.set(board, (byKey = Array.from({ length: board.grid.squares.length * 4 })));
  const key = eyes.at * 4 + facingIndex[eyes.facing];
  const kept = byKey[key];
  if (kept !== undefined) return readMetered(kept);
  squaresOfFields.take(board.grid.squares.length);
  const made = metered(() => computeField(ctx, eyes));
  byKey[key] = made;
  return made.value;
}

function computeField(ctx: Ctx, eyes: Eyes): TerrainField {
  const board = grid(ctx);
  const levels = new Uint8Array(board.squares.length);
  const squares: Square[] = [eyes.at];
  const { farthest: most } = sightReadings(ctx.settings);
  const scene = sceneOf(ctx, nobody);
  const x = columnOf(board, eyes.at);
  const y = rowOf(board, eyes.at);
  const viewer = { square: eyes.at, side: "axis", facing: eyes.facing } as const;
  levels[eyes.at] = 2;
  for (let dy = -Math.min(most, y); dy <= most && y + dy < board.height; dy++) {
    for (let dx = -Math.min(most, x); dx <= most && x + dx < board.width; dx++) {
      if ((dx === 0 && dy === 0) || !isInField(ctx, eyes.facing, dx, dy, { peripheral: true })) continue;
      const square = (y + dy) * board.width + x + dx;
      const stop = stopOf(scene, viewer, square);
      const forest = forestStop(ctx, eyes.at, square);
      const level = 2 - (stop > forest ? stop : forest);
      if (level === 0) continue;
      levels[square] = level;
      squares.push(square);
    }
  }
  const among: TerrainField["among"] = new Map();
  return { levels, squares, among, arrangements: new Holding(MOST_ARRANGEMENTS, () => among.clear()) };
}

/**
 * Whether a unit can look at all: it is on the board, has no cigarette, is no empty carrier and is not held by Nancy.
 * rr.event.spawn-inert, rr.event.cigarette-effect, rr.metal.transport-then-idle, rr.dare.interact-no-los,
 * rr.open.dare-suspicion-ensnared
 */
export const canLook = (ctx: Ctx, unit: AxisUnit): unit is Placed<AxisUnit> =>
  unit.at !== null && !unit.smoking && !unit.empty && (unit.held === null || looksWhileHeld(ctx, unit));

const looksWhileHeld = (ctx: Ctx, { held }: AxisUnit): boolean =>
  held === "ensnared" && reading(ctx, "rr.open.dare-suspicion-ensnared") === "keeps-los";

/** Whether a figure that is low (a corpse, a crouching Operator) or standing is seen at this visibility. */
export const isSeenAt = (how: Visibility, { low }: { readonly low: boolean }): boolean =>
  low ? how === "full" : how !== "none";

/**
 * Whether a point (dx, dy) lies in a field of view: a 90-degree cone to the front, 8 squares deep, and the squares
 * directly left and right. rr.los.axis-cone, rr.los.axis-depth, rr.los.axis-peripheral, rr.open.fov-diagonals,
 * rr.open.fov-depth
 */
export function isInField(
  ctx: Ctx,
  facing: Facing,
  dx: number,
  dy: number,
  { peripheral, most = number(ctx, "rr.number.view-depth") }: { readonly peripheral: boolean; readonly most?: number },
): boolean {
  const forward = depth(facing, dx, dy);
  const sideways = aside(facing, dx, dy);
  // rr.los.axis-peripheral
  if (forward === 0) return sideways === 0 || (peripheral && sideways <= number(ctx, "rr.number.peripheral"));
  // rr.los.axis-cone
  if (forward < 0 || (reading(ctx, "rr.open.fov-diagonals") === "inside" ? sideways > forward : sideways >= forward))
    return false;
  // rr.los.axis-depth
  return withinDepth(reading(ctx, "rr.open.fov-depth"), most, forward, sideways);
}
