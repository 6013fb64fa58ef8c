import { measured } from "../../geometry/index.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import type { Unit } from "../table/state.ts";
import { centimetres, type Ctx, inCm, number, spoken, type Req } from "../table/context.ts";
import { cardOf, type Figure, figuresOf, hasSkill, isInfantry, type CombinedUnit } from "../table/units.ts";
import { type Obstacle, obstaclesFor, standObstacle, wallsAround } from "./barriers.ts";
import { arrange, leaderOf } from "./arranging.ts";
import {
  type Place,
  type Move,
  type Walk,
  type Moved,
  isJumpVehicle,
  boundsOf,
  climb,
  floorAt,
  metOn,
  walkAlong,
  wayTo,
  halfFlies,
  distanceRules,
  gapBetweenFigures,
  buildingAt,
} from "./walks.ts";

/** Notes what is wrong with the walk of a miniature. */
function requiresWalk(
  ctx: Ctx,
  req: Req,
  {
    together,
    walk,
    asked,
    obstacles,
    move,
  }: {
    readonly together: CombinedUnit;
    readonly walk: Walk;
    readonly asked: readonly Place[];
    readonly obstacles: readonly Obstacle[];
    readonly move: Move;
  },
): void {
  const { unit, miniature } = walk.figure;
  const limit = move.most(unit) - (move.gone[miniature.id] ?? 0);
  const end = asked.at(-1) ?? miniature.at;
  const length = measured.lengthOf(asked) + climb(ctx, miniature.at, miniature.floor, end, walk.floor);
  req.need(
    !move.halted.includes(miniature.id) || length === 0,
    {
      met: `${miniature.id} may move on.`,
      unmet: `${miniature.id} halted at the edge of terrain: it goes on no earlier than in its next activation.`,
    },
    "dt.terrain.halt",
  );
  req.need(
    length <= limit + 10,
    {
      met: `The way of ${miniature.id} is ${spoken(length)} long.`,
      unmet: `The way of ${miniature.id} is ${spoken(length)} long, ${inCm(limit)} cm allowed${move.first ? " in the first half of a march" : ""}: ${inCm(length - limit)} cm too far.`,
    },
    ...distanceRules(move),
    "dt.move.point",
    ...(new Set(together.map((member) => cardOf(member).move)).size > 1 ? (["dt.hero.join-move"] as const) : []),
    ...(hasSkill(unit, "fast", together) ? (["dt.skill.fast"] as const) : []),
    ...(isJumpVehicle(unit) ? (["dt.skill.jump-vehicle"] as const) : []),
    ...(climb(ctx, miniature.at, miniature.floor, end, walk.floor) > 0 ? (["dt.building.floors"] as const) : []),
  );
  const walls = wallsAround(ctx, unit, together, miniature.at, end);
  const met = metOn(unit, walk.path, [...obstacles, ...walls]);
  if (met !== null)
    req.fail(
      {
        text: `${met.by.name} is in the way of ${miniature.id}.`,
        at: measured.writtenPlace(met.at, measured.units.centimetre),
      },
      ...met.by.cites,
      ...(halfFlies(together) ? (["dt.skill.flying-hero"] as const) : []),
    );
  if (walk.floor !== miniature.floor) {
    const floors = buildingAt(ctx, walk.path.at(-1) ?? miniature.at)?.floors ?? null;
    const fits = walk.floor === 0 || (floors !== null && walk.floor < Math.max(1, floors));
    req.need(
      isInfantry(unit) && fits,
      {
        met: `There is a floor ${walk.floor} where it ends.`,
        unmet: isInfantry(unit)
          ? `There is no floor ${walk.floor} where it ends.`
          : `${unit.id} is not infantry and cannot go to a floor.`,
      },
      "dt.building.floors",
    );
  }
}

/** Whether the miniatures of a unit, with a hero who is part of it, stand as near together as they have to. dt.move.coherency */
export function requiresCoherency(ctx: Ctx, req: Req, units: readonly Unit[], ends: ReadonlyMap<string, Place>): void {
  const figures = figuresOf(units.filter(isInfantry));
  const limit = centimetres(ctx, "dt.number.coherency");
  const at = ({ miniature }: Figure): Place => ends.get(miniature.id) ?? miniature.at;
  for (const [i, figure] of figures.entries()) {
    for (const other of figures.slice(i + 1)) {
      const gap = gapBetweenFigures(figure, at(figure), other, at(other));
      if (measured.isWithin(gap, limit + 10)) continue;
      req.fail(
        `${figure.miniature.id} and ${other.miniature.id} would be ${spoken(gap.length)} apart, ${number(ctx, "dt.number.coherency")} cm allowed.`,
        "dt.move.coherency",
      );
      return;
    }
  }
}

/** Everybody's end of a move. */
export const endsOf = (walks: readonly Walk[]): ReadonlyMap<string, Place> =>
  new Map(walks.map(({ figure, path }) => [figure.miniature.id, path.at(-1) ?? figure.miniature.at]));

/** Notes why no way leads to a place: what lies there, or what stands on the straight way. */
function requiresWay(
  ctx: Ctx,
  req: Req,
  { unit, miniature }: Figure,
  to: Place,
  facing: number,
  obstacles: readonly Obstacle[],
): void {
  const spot = measured.writtenPlace(to, measured.units.centimetre);
  const there = standObstacle(ctx, unit, { at: to, facing, floor: 0 }, { moved: new Map(), self: miniature.id });
  const between = metOn(unit, [miniature.at, to], obstacles);
  if (there !== null) req.fail({ text: `No way leads to ${spot}: ${there.text}`, at: spot }, ...there.cites);
  else {
    const hindered = between === null ? "" : `: ${between.by.name} is between`;
    const at = between === null ? spot : measured.writtenPlace(between.at, measured.units.centimetre);
    const cites = between?.by.cites ?? (["dt.move.enemy-blocks", "dt.terrain.impassable"] as const);
    req.fail({ text: `No way leads to ${spot}${hindered}.`, at }, ...cites);
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
  const figures = figuresOf(together);
  const leader = leaderOf(together);
  if (leader === null) return null;
  const asked = new Map<string, { path: readonly Place[]; floor: number }>();
  for (const { miniature, path, floor } of action.ways ?? []) {
    const figure = figures.find((other) => other.miniature.id === miniature);
    if (
      !req.need(
        figure !== undefined,
        { met: `${miniature} belongs to ${action.unit}.`, unmet: `${miniature} does not belong to ${action.unit}.` },
        "dt.move.distance",
      ) ||
      figure === undefined
    )
      continue;
    if (asked.has(miniature)) req.fail(`Two ways are given for ${miniature}; it goes one.`, "dt.move.distance");
    asked.set(miniature, {
      path: [figure.miniature.at, ...path.map(placeOf)],
      floor: floor ?? floorAt(ctx, figure.miniature, placeOf(path.at(-1) ?? "")),
    });
  }
  const facing = action.facing ?? null;
  let walks: readonly Walk[] = [];
  if (action.to !== undefined && asked.size === 0) {
    const to = placeOf(action.to);
    const walls = wallsAround(ctx, leader.unit, together, leader.miniature.at, to);
    const obstacles = [...obstaclesFor(ctx, leader.unit, together), ...walls];
    // where nobody hears why, ways that are too long need not be looked for
    const limit = req.quiet ? move.most(leader.unit) - (move.gone[leader.miniature.id] ?? 0) + 10 : Infinity;
    const path = wayTo(ctx, leader.unit, leader.miniature.at, to, obstacles, limit);
    if (path === null) {
      requiresWay(ctx, req, leader, to, facing ?? leader.unit.facing, obstacles);
      return null;
    }
    const walk = walkAlong(ctx, together, move, {
      figure: leader,
      path,
      floor: floorAt(ctx, leader.miniature, to),
      ...(facing !== null && { facing }),
    });
    requiresWalk(ctx, req, { together, walk, asked: path, obstacles, move });
    walks = req.holding ? arrange(ctx, together, walk, move, facing) : [walk];
  } else {
    walks = figures.flatMap((figure) => {
      const way = asked.get(figure.miniature.id);
      if (way === undefined) return [];
      const walk = walkAlong(ctx, together, move, {
        figure,
        path: way.path,
        floor: way.floor,
        ...(facing !== null && { facing }),
      });
      requiresWalk(ctx, req, {
        together,
        walk,
        asked: way.path,
        obstacles: obstaclesFor(ctx, figure.unit, together),
        move,
      });
      return [walk];
    });
  }
  const ends = endsOf(walks);
  for (const walk of walks) {
    const { unit, miniature } = walk.figure;
    const end = walk.path.at(-1) ?? miniature.at;
    const why = standObstacle(
      ctx,
      unit,
      { at: end, facing: facing ?? unit.facing, floor: walk.floor },
      { moved: ends, self: miniature.id },
    );
    if (why !== null) req.fail(why.text, ...why.cites);
  }
  // units that come on stand half beyond the edge before they move
  for (const { unit, miniature } of figures) {
    if (!req.holding || ends.has(miniature.id) || measured.isInBounds(miniature.at, boundsOf(ctx, unit))) continue;
    req.fail(`${miniature.id} finds no place on the table.`, "dt.reserve.enter", "dt.move.no-overlap");
  }
  if (move.coherent) requiresCoherency(ctx, req, together, ends);
  return { walks, facing, arranged: action.to !== undefined && figures.length > 1 };
}
