import { measured } from "../../geometry/index.ts";
import { charge } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { type ActionOf, placeOf } from "../table/action-schema.ts";
import { nowhere, standAt } from "../table/bodies.ts";
import { floorHeight, type TerrainKind } from "../book/terrain.ts";
import type { HaltReason } from "../table/event-words.ts";
import { groundOf } from "../table/ground.ts";
import type { Miniature, TerrainPiece, Unit } from "../table/state.ts";
import { centimetres, type Ctx, inCm, number, reading, spoken, type Req } from "../table/context.ts";
import {
  cardOf,
  type Figure,
  figuresOf,
  hasOwnSkill,
  hasSkill,
  isInfantry,
  type CombinedUnit,
} from "../table/units.ts";
import { type Obstacle, obstaclesFor, passingRadius, standObstacle, wallsAround } from "./barriers.ts";
import { haltedBy } from "./terrain.ts";

type Place = measured.Place;

/** The work of one piece of way that is tried. */
const PIECE = 2;

/** How a unit may move. */
export interface Move {
  /** Whether this is (a part of) a MARCH MOVE. */
  readonly march: boolean;
  /** Whether this is the second half of a march. dt.react.mid-march */
  readonly second: boolean;
  /** Whether this is the first half of a march that continues. dt.react.mid-march, dt.open.march-midpoint */
  readonly first: boolean;
  /** How far each miniature has come in the part before, and who was slowed there. */
  readonly gone: Readonly<Record<string, number>>;
  readonly slowed: readonly string[];
  /** Who halted at the edge of terrain in this activation and stays there. dt.terrain.halt */
  readonly halted: readonly string[];
  /** Features a vehicle has rolled for in the part before. dt.open.terrain-roll */
  readonly crossed: readonly string[];
  /** Whether the unit is coherent at its end: not in the middle of a march, by one reading. dt.open.march-midpoint */
  readonly coherent: boolean;
  /** The most of this part, in lattice units. */
  readonly most: (unit: Unit) => number;
}

/** The way of one miniature, as far as it comes. */
export interface Walk {
  readonly figure: Figure;
  readonly path: readonly Place[];
  readonly length: number;
  readonly floor: number;
  readonly slowed: boolean;
  readonly halts: boolean;
  /** The kinds of terrain that slow it. */
  readonly kinds: readonly TerrainKind[];
  readonly why: { readonly text: HaltReason; readonly cites: readonly Citation[] } | null;
}

/** The outcome of a move: where each miniature goes, and whether the engine placed some of them. */
export interface Moved {
  readonly walks: readonly Walk[];
  readonly facing: number | null;
  readonly arranged: boolean;
}

/** How far a unit moves in a MOVE or a MARCH MOVE, in lattice units. dt.move.distance, dt.skill.fast, dt.hero.join-move */
export function rateOf(ctx: Ctx, unit: Unit, together: CombinedUnit, { march }: { readonly march: boolean }): number {
  const point = centimetres(ctx, "dt.number.point");
  const base = Math.min(
    ...together.map((member) =>
      ctx.state.activation?.driven === true && ctx.state.activation.unit === member.id
        ? drivenRate(ctx, march)
        : cardOf(member).move * point * (march ? 2 : 1),
    ),
  );
  const fast = hasSkill(unit, "fast", together) || isJumpVehicle(unit);
  return fast ? base + centimetres(ctx, "dt.number.fast") * fastTimes(ctx, march) : base;
}

/** How far zombies move that a Blutkreuz hero drives. dt.skill.blutkreuz, dt.open.blutkreuz-march */
function drivenRate(ctx: Ctx, march: boolean): number {
  if (!march) return centimetres(ctx, "dt.number.blutkreuz-move");
  return reading(ctx, "dt.open.blutkreuz-march") === "40-cm"
    ? centimetres(ctx, "dt.number.blutkreuz-march")
    : 2 * centimetres(ctx, "dt.number.blutkreuz-move");
}

/** Jump on the card of a vehicle is Fast. dt.skill.jump-vehicle */
const isJumpVehicle = (unit: Unit): boolean => !isInfantry(unit) && hasOwnSkill(unit, "jump");

const fastTimes = (ctx: Ctx, march: boolean): number =>
  march && reading(ctx, "dt.open.square-fast") === "twenty-on-a-march" ? 2 : 1;

/** The bounds for the middle of a miniature. */
const boundsOf = (ctx: Ctx, unit: Unit): measured.Bounds =>
  measured.onTable(ctx.state.width, ctx.state.height, passingRadius(unit));

/** The vertical distance of a change of floor, down to the ground and up again between buildings. dt.building.floors */
function climb(ctx: Ctx, from: Place, floor: number, to: Place, end: number): number {
  const inside = buildingAt(ctx, from);
  const storeys = inside !== null && inside === buildingAt(ctx, to) ? Math.abs(floor - end) : floor + end;
  return storeys * floorHeight * measured.centimetre;
}

/** The floor a way ends on where nobody says: the same in the same building, else the ground. */
const floorAt = (ctx: Ctx, { at, floor }: Miniature, end: Place): number => {
  const inside = buildingAt(ctx, end);
  return inside !== null && inside === buildingAt(ctx, at) ? floor : 0;
};

/** Whether a way keeps off everything it may not pass; what it meets else. */
function metOn(unit: Unit, path: readonly Place[], obstacles: readonly Obstacle[]): { by: Obstacle; at: Place } | null {
  const radius = passingRadius(unit);
  for (const [i, from] of path.entries()) {
    const to = path[i + 1];
    if (to === undefined) break;
    charge("steps", PIECE);
    const met = measured.barrierInTheWay(from, to, radius, obstacles);
    if (met === null) continue;
    const by = obstacles.find((obstacle) => obstacle === met);
    if (by !== undefined) return { by, at: measured.sweep(from, to, radius, [met]).place };
  }
  return null;
}

/** The walk of a miniature along a way that was given. */
export function walkAlong(
  ctx: Ctx,
  together: CombinedUnit,
  move: Move,
  {
    figure,
    path,
    floor,
    facing = figure.unit.facing,
  }: { readonly figure: Figure; readonly path: readonly Place[]; readonly floor: number; readonly facing?: number },
): Walk {
  const { unit, miniature } = figure;
  const before = { gone: move.gone[miniature.id] ?? 0, slowed: move.slowed.includes(miniature.id) };
  const halted = haltedBy(ctx, { unit, together, path, march: move.march, before, facing });
  const rise = climb(ctx, path[0] ?? miniature.at, miniature.floor, halted.path.at(-1) ?? miniature.at, floor);
  return {
    figure,
    path: halted.path,
    length: halted.length + rise,
    floor: halted.why === null ? floor : miniature.floor,
    slowed: halted.slowed || rise > 0,
    halts: halted.halts,
    kinds: halted.kinds,
    why: halted.why,
  };
}

/** The shortest way of a miniature to a place; null where there is none, or none that short. */
export function wayTo(
  ctx: Ctx,
  unit: Unit,
  from: Place,
  to: Place,
  obstacles: readonly Obstacle[],
  limit = Infinity,
): readonly Place[] | null {
  if (measured.samePlace(from, to)) return [from];
  if (metOn(unit, [from, to], obstacles) === null) return [from, to];
  // units that come on begin at the edge, half beyond it
  const bounds = boundsOf(ctx, unit);
  const within = measured.isInBounds(from, bounds) ? bounds : undefined;
  return measured.shortestWay(from, to, passingRadius(unit), obstacles, within, limit)?.path ?? null;
}

/** Whether of a unit and a hero one alone could fly, so that neither does. dt.skill.flying-hero */
const halfFlies = (together: CombinedUnit): boolean => {
  const flies = together.filter((unit) => hasOwnSkill(unit, "flying") || hasOwnSkill(unit, "jump")).length;
  return flies > 0 && flies < together.length;
};

/** What says how far a miniature may go. dt.move.distance, dt.move.march-distance, dt.react.mid-march */
export const distanceRules = (move: Move): readonly Citation[] => {
  if (!move.march) return ["dt.move.distance"];
  return move.first ? ["dt.move.distance", "dt.react.mid-march", "dt.open.march-midpoint"] : ["dt.move.march-distance"];
};

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

/** The building at a place; null where there is none. */
const buildingAt = (ctx: Ctx, place: Place): TerrainPiece | null =>
  groundOf(ctx.state)
    .at(place)
    .find(({ piece }) => piece.kind === "building")?.piece ?? null;

/** How far apart two miniatures of a unit stand. */
const gapBetweenFigures = (figure: Figure, at: Place, other: Figure, there: Place): measured.Gap =>
  measured.gapBetween(standAt(figure.unit, at), standAt(other.unit, there));

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

const clock = Array.from({ length: 12 }, (_, i) => measured.directionOf(i * 30));

/** Places for a miniature beside others: where it would like to stand, then by how far they are from there. */
function* placesAround(leader: Place, wanted: Place, radius: number): Generator<Place> {
  yield wanted;
  const places: { readonly place: Place; readonly off: number }[] = [];
  for (const rings of [2.1, 3.2, 4.3, 5.5, 7]) {
    for (const direction of clock) {
      const place = measured.placeAlong(leader, direction, Math.round(radius * rings));
      const off = Math.hypot(place.x - wanted.x, place.y - wanted.y);
      places.push({ place, off });
    }
  }
  for (const { place } of places.sort((a, b) => a.off - b.off)) yield place;
}

/**
 * Places the other miniatures when only the leader's end is given: each as it stood to the leader, or at the nearest
 * place around the leader where it comes, may stand, and is near enough to all who are placed.
 */
function arrange(ctx: Ctx, together: CombinedUnit, leader: Walk, move: Move, facing: number | null): readonly Walk[] {
  const walks: Walk[] = [leader];
  const end = leader.path.at(-1) ?? leader.figure.miniature.at;
  const start = leader.figure.miniature.at;
  const moved = new Map([[leader.figure.miniature.id, end]]);
  const others = figuresOf(together).filter(({ miniature }) => miniature.id !== leader.figure.miniature.id);
  // the miniature nearest to the end goes first, so that nobody blocks those behind
  const order = others.toSorted((a, b) => far(a.miniature, end) - far(b.miniature, end));
  for (const figure of order) moved.set(figure.miniature.id, nowhere);
  for (const figure of order) {
    const { at } = figure.miniature;
    const wanted = { x: Math.max(0, at.x + end.x - start.x), y: Math.max(0, at.y + end.y - start.y) };
    const walk = besideOthers(ctx, together, move, { figure, wanted, walks, moved, facing });
    if (walk !== null) walks.push(walk);
    moved.set(figure.miniature.id, walk?.path.at(-1) ?? at);
  }
  return walks;
}

/** The walk of a miniature to the nearest fitting place beside those who are placed already; null where none is found. */
function besideOthers(
  ctx: Ctx,
  together: CombinedUnit,
  move: Move,
  {
    figure,
    wanted,
    walks,
    moved,
    facing,
  }: {
    readonly figure: Figure;
    readonly wanted: Place;
    readonly walks: readonly Walk[];
    readonly moved: ReadonlyMap<string, Place>;
    readonly facing: number | null;
  },
): Walk | null {
  const { unit, miniature } = figure;
  const [leader] = walks;
  if (leader === undefined || move.halted.includes(miniature.id)) return null;
  const limit = centimetres(ctx, "dt.number.coherency");
  const maximum = move.most(unit) - (move.gone[miniature.id] ?? 0) + 10;
  const obstacles = obstaclesFor(ctx, unit, together);
  const end = leader.path.at(-1) ?? leader.figure.miniature.at;
  for (const place of placesAround(end, wanted, passingRadius(unit))) {
    if (far(miniature, place) > maximum) continue;
    const near = walks.every((walk) =>
      measured.isWithin(
        gapBetweenFigures(figure, place, walk.figure, walk.path.at(-1) ?? walk.figure.miniature.at),
        limit,
      ),
    );
    if (!near) continue;
    if (
      standObstacle(
        ctx,
        unit,
        { at: place, facing: facing ?? unit.facing, floor: leader.floor },
        { moved, self: miniature.id },
      ) !== null
    )
      continue;
    const walls = wallsAround(ctx, unit, together, miniature.at, place);
    const way = wayTo(ctx, unit, miniature.at, place, [...obstacles, ...walls], maximum);
    if (way === null) continue;
    const walk = walkAlong(ctx, together, move, { figure, path: way, floor: leader.floor });
    if (walk.why === null && walk.length <= maximum) return walk;
  }
  return null;
}

const far = ({ at }: Miniature, end: Place): number => Math.hypot(at.x - end.x, at.y - end.y);

/** The first miniature of a unit that moves: the one whose end `to` gives. */
export const leaderOf = (together: CombinedUnit): Figure | null => figuresOf(together)[0] ?? null;

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
