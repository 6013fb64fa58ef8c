import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import type { Unit } from "../table/state.ts";
import { centimetres, type Ctx, inCm, number, spoken, type Req, written } from "../table/context.ts";
import { cardOf, type Figure, figuresOf, isInfantry, type CombinedUnit } from "../table/units.ts";
import { type Obstacle, obstaclesFor, standObstacle, wallsAround } from "./barriers.ts";
import { arrange, leaderOf } from "./arranging.ts";
import {
  type Place,
  type Move,
  type Walk,
  type Moved,
  boundsOf,
  climb,
  floorAt,
  metOn,
  walkAlong,
  wayTo,
  halfFlies,
  leftFor,
  distanceRules,
  rateRules,
  gapBetweenFigures,
  buildingAt,
} from "./walks.ts";

/** A move as it is worked out: who moves, how far, and which way they face at its end where that is said. */
interface Moving {
  readonly ctx: Ctx;
  readonly req: Req;
  readonly together: CombinedUnit;
  readonly move: Move;
  readonly facing: number | null;
}

/** The way that a miniature is to go, and the floor on which it ends. */
interface AskedWay {
  readonly path: readonly Place[];
  readonly floor: number;
}

/** The walk of a miniature along the way it is to go, with everything that is wrong with it. */
function requireWalk(moving: Moving, figure: Figure, asked: AskedWay, obstacles: readonly Obstacle[]): Walk {
  const { ctx, req, together, move, facing } = moving;
  const walk = walkAlong(ctx, together, move, { figure, ...asked, ...(facing !== null && { facing }) });
  requireLength(moving, walk, asked.path);
  const { unit, miniature } = figure;
  const walls = wallsAround(ctx, unit, together, miniature.at, asked.path.at(-1) ?? miniature.at);
  const met = metOn(unit, walk.path, [...obstacles, ...walls]);
  if (met !== null)
    req.fail(
      {
        text: `${met.by.name} is in the way of ${miniature.id}.`,
        at: written(met.at),
      },
      ...met.by.cites,
      ...citeIf(halfFlies(together), "dt.skill.flying-hero"),
    );
  if (walk.floor !== miniature.floor) requireFloor(moving, walk);
  return walk;
}

/**
 * No way is longer than the move, and who has halted does not go on. dt.move.distance, dt.terrain.halt,
 * dt.move.turning-free
 */
function requireLength({ ctx, req, together, move }: Moving, walk: Walk, asked: readonly Place[]): void {
  const { unit, miniature } = walk.figure;
  const { id } = miniature;
  const limit = leftFor(move, walk.figure);
  const rise = climb(ctx, miniature.at, miniature.floor, asked.at(-1) ?? miniature.at, walk.floor);
  const length = measured.lengthOf(asked) + rise;
  req.need(!move.halted.includes(id) || length === 0, {
    met: `${id} may move on.`,
    unmet: `${id} halted at the edge of terrain: it goes on no earlier than in its next activation.`,
    cites: ["dt.terrain.halt"],
  });
  const is = `The way of ${id} is ${spoken(length)} long`;
  const first = move.first ? " in the first half of a march" : "";
  req.need(length <= limit + 10, {
    met: `${is}.`,
    unmet: `${is}; at most ${inCm(limit)} cm are allowed${first}: it is ${inCm(length - limit)} cm too far.`,
    cites: [
      ...distanceRules(move),
      "dt.move.point",
      ...citeIf(new Set(together.map((member) => cardOf(member).move)).size > 1, "dt.hero.join-move"),
      ...rateRules(ctx, together, unit, move),
      ...citeIf(rise > 0, "dt.building.floors"),
    ],
  });
}

/** The floor on which a walk ends is there, and is for infantry. dt.building.floors */
function requireFloor({ ctx, req }: Moving, { figure: { unit, miniature }, path, floor }: Walk): void {
  const floors = buildingAt(ctx, path.at(-1) ?? miniature.at)?.floors ?? null;
  const exists = floor === 0 || (floors !== null && floor < Math.max(1, floors));
  req.need(isInfantry(unit) && exists, {
    met: `There is a floor ${floor} where it ends.`,
    unmet: isInfantry(unit)
      ? `There is no floor ${floor} where it ends.`
      : `${unit.id} is not infantry and cannot go to a floor.`,
    cites: ["dt.building.floors"],
  });
}

/** Whether the miniatures of a unit, with a hero who is part of it, stand as near together as they have to. dt.move.coherency */
export function requireCoherency(
  ctx: Ctx,
  req: Req,
  units: readonly Unit[],
  ends: ReadonlyMap<string, Place>,
  ...cites: readonly Citation[]
): void {
  const figures = figuresOf(units.filter(isInfantry));
  const limit = centimetres(ctx, "dt.number.coherency");
  const at = ({ miniature }: Figure): Place => ends.get(miniature.id) ?? miniature.at;
  for (const [i, figure] of figures.entries()) {
    for (const other of figures.slice(i + 1)) {
      const gap = gapBetweenFigures(figure, at(figure), other, at(other));
      if (measured.isWithin(gap, limit + 10)) continue;
      req.fail(
        `${figure.miniature.id} and ${other.miniature.id} would be ${spoken(gap.length)} apart; at most ${number(ctx, "dt.number.coherency")} cm are allowed.`,
        "dt.move.coherency",
        ...cites,
      );
      return;
    }
  }
}

/** Everybody's end of a move. */
export const endsOf = (walks: readonly Walk[]): ReadonlyMap<string, Place> =>
  new Map(walks.map(({ figure, path }) => [figure.miniature.id, path.at(-1) ?? figure.miniature.at]));

/** Notes why no way leads to a place: what lies there, or what stands on the straight way. */
function requireWay(
  { ctx, req, facing }: Moving,
  { unit, miniature }: Figure,
  to: Place,
  obstacles: readonly Obstacle[],
): void {
  const spot = written(to);
  const ends = { at: to, facing: facing ?? unit.facing, floor: 0 };
  const there = standObstacle(ctx, unit, ends, { self: miniature.id });
  const between = metOn(unit, [miniature.at, to], obstacles);
  if (there !== null) req.fail({ text: `No way leads to ${spot}: ${there.text}`, at: spot }, ...there.cites);
  else {
    const hindered = between === null ? "" : `: ${between.by.name} is between`;
    const at = between === null ? spot : written(between.at);
    const cites = between?.by.cites ?? (["dt.move.enemy-blocks", "dt.terrain.impassable"] as const);
    req.fail({ text: `No way leads to ${spot}${hindered}.`, at }, ...cites);
  }
}

/** The ways that miniatures are told to go, by their names; those of others, and second ones, are refused. */
function askedWays({ ctx, req, together }: Moving, action: ActionOf<"move">): ReadonlyMap<string, AskedWay> {
  const asked = new Map<string, AskedWay>();
  const figures = figuresOf(together);
  for (const { miniature, path, floor } of action.ways ?? []) {
    const figure = figures.find((other) => other.miniature.id === miniature);
    const belongs = {
      met: `${miniature} belongs to ${action.unit}.`,
      unmet: `${miniature} does not belong to ${action.unit}.`,
    };
    if (!req.found(figure, belongs, "dt.move.distance")) continue;
    if (asked.has(miniature)) req.fail(`Two ways are given for ${miniature}; it goes one.`, "dt.move.distance");
    asked.set(miniature, {
      path: [figure.miniature.at, ...path.map(placeOf)],
      floor: floor ?? floorAt(ctx, figure.miniature, placeOf(path.at(-1) ?? "")),
    });
  }
  return asked;
}

/** The walks to the place of a leader, round whom all others find one of their own; null where no way leads there. */
function walksTo(moving: Moving, leader: Figure, to: Place): readonly Walk[] | null {
  const { ctx, req, together, move, facing } = moving;
  const { unit, miniature } = leader;
  const walls = wallsAround(ctx, unit, together, miniature.at, to);
  const obstacles = [...obstaclesFor(ctx, unit, together), ...walls];
  // where nobody hears why, ways that are too long need not be looked for
  const limit = req.quiet ? leftFor(move, leader) + 10 : Infinity;
  const path = wayTo(ctx, unit, { from: miniature.at, to }, obstacles, limit);
  if (path === null) {
    requireWay(moving, leader, to, obstacles);
    return null;
  }
  const walk = requireWalk(moving, leader, { path, floor: floorAt(ctx, miniature, to) }, obstacles);
  return req.holding ? arrange(ctx, together, walk, move, facing) : [walk];
}

/** Everybody can stand where their walk ends, and stands on the table. dt.move.no-overlap, dt.reserve.enter */
function requireEnds({ ctx, req, together, facing }: Moving, walks: readonly Walk[]): void {
  const ends = endsOf(walks);
  for (const { figure, path, floor } of walks) {
    const { unit, miniature } = figure;
    const end = { at: path.at(-1) ?? miniature.at, facing: facing ?? unit.facing, floor };
    req.unless(standObstacle(ctx, unit, end, { moved: ends, self: miniature.id }));
  }
  // units that come on stand half beyond the edge before they move
  for (const { unit, miniature } of figuresOf(together)) {
    if (!req.holding || ends.has(miniature.id) || measured.isInBounds(miniature.at, boundsOf(ctx, unit))) continue;
    req.fail(`${miniature.id} finds no place on the table.`, "dt.reserve.enter", "dt.move.no-overlap");
  }
}

/** The outcome of a move, with everything that is wrong with it; a way may end where it began. dt.move.aircraft-loop */
export function movedBy(
  ctx: Ctx,
  req: Req,
  together: CombinedUnit,
  action: ActionOf<"move">,
  move: Move,
): Moved | null {
  const leader = leaderOf(together);
  if (leader === null) return null;
  const figures = figuresOf(together);
  const moving = { ctx, req, together, move, facing: action.facing ?? null };
  const asked = askedWays(moving, action);
  const walks =
    action.to !== undefined && asked.size === 0
      ? walksTo(moving, leader, placeOf(action.to))
      : figures.flatMap((figure) => {
          const way = asked.get(figure.miniature.id);
          return way === undefined ? [] : [requireWalk(moving, figure, way, obstaclesFor(ctx, figure.unit, together))];
        });
  if (walks === null) return null;
  requireEnds(moving, walks);
  if (move.coherent)
    requireCoherency(ctx, req, together, endsOf(walks), ...citeIf(move.first, "dt.open.march-midpoint"));
  return { walks, facing: moving.facing, arranged: action.to !== undefined && figures.length > 1 };
}
