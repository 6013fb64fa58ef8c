import { measured } from "../../geometry/index.ts";
import { citeIf, metered, type Metered, charge, readMetered } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { prismAt, prismOf, reachOf, shrunk, standAt } from "../table/bodies.ts";
import { bodyById } from "../book/body-sizes.ts";
import { BUNKER_DOOR, USUAL_DOOR } from "../book/terrain.ts";
import { fortificationAt, type Ground, type GroundPiece, groundOf } from "../table/ground.ts";
import type { TerrainPiece, Unit } from "../table/state.ts";
import { type Ctx, number, reading, type Hindrance, no } from "../table/context.ts";
import {
  allHave,
  cardOf,
  hasAttribute,
  isAircraft,
  isInfantry,
  isVehicle,
  onTable,
  type CombinedUnit,
} from "../table/units.ts";

type Place = measured.Place;

/** Something a miniature may not move through, with its rule. */
export interface Obstacle extends measured.Barrier {
  readonly cites: readonly Citation[];
}

/** A wall is as thick as this: its line is what is drawn. */
const THICKNESS = measured.millimetre;

/** How wide a hull or a base is where it goes ahead, in lattice units. */
const widthOf = (unit: Unit): number => 2 * passingRadius(unit);

/** The radius with which a miniature passes between things: its base, or half the width of its hull. */
export function passingRadius(unit: Unit): number {
  const data = bodyById(cardOf(unit).body);
  const cm = data.kind === "base" ? data.radius : Math.min(data.long, data.wide) / 2;
  return Math.round(cm * measured.centimetre);
}

/** Whether a unit moves over everything that lies or stands in its way. dt.move.aircraft-over, dt.skill.flying */
export const isFlying = (unit: Unit, together: CombinedUnit): boolean =>
  isAircraft(unit) || (isInfantry(unit) && allHave(together, "flying", "jump"));

/** A side of a shape as a wall, and a miniature or an obstacle that is looked at, in units of work. */
const WALL = 8;
const LOOK = 1 / 4;

/** The sides of a shape as walls, save for openings of a width in their middle. */
function walls(
  piece: TerrainPiece,
  open: readonly Place[],
  width: number,
  skipped: readonly number[],
): readonly Place[][] {
  charge("steps", piece.corners.length * (WALL + open.length));
  return piece.corners.flatMap((corner, i) => {
    if (skipped.includes(i)) return [];
    const next = piece.corners[(i + 1) % piece.corners.length] ?? corner;
    const long = Math.hypot(next.x - corner.x, next.y - corner.y);
    const at = (share: number): Place => ({
      x: Math.round(corner.x + (next.x - corner.x) * share),
      y: Math.round(corner.y + (next.y - corner.y) * share),
    });
    const gaps = open
      .filter((door) => measured.gapToSegment(door, corner, next).length <= THICKNESS)
      .map(
        (door) =>
          ((door.x - corner.x) * (next.x - corner.x) + (door.y - corner.y) * (next.y - corner.y)) / (long * long),
      )
      .sort((a, b) => a - b);
    const stretches: [number, number][] = [];
    let begins = 0;
    for (const gap of gaps) {
      const half = width / 2 / long;
      if (gap - half > begins) stretches.push([begins, gap - half]);
      begins = Math.max(begins, gap + half);
    }
    if (begins < 1) stretches.push([begins, 1]);
    return stretches.map(([one, other]) => [...measured.thickLine(at(one), at(other), THICKNESS)]);
  });
}

/** The middle of the rear side of a fortification: the side opposite to its facing. */
export function rearDoor(piece: TerrainPiece): Place | null {
  if (piece.facing === null) return null;
  const { dx, dy } = measured.directionOf(piece.facing);
  const middles = piece.corners.map((corner, i) => {
    const next = piece.corners[(i + 1) % piece.corners.length] ?? corner;
    return { x: Math.round((corner.x + next.x) / 2), y: Math.round((corner.y + next.y) / 2) };
  });
  const ahead = ({ x, y }: Place): number => x * dx + y * dy;
  return middles.reduce((best, middle) => (ahead(middle) < ahead(best) ? middle : best), middles[0] ?? { x: 0, y: 0 });
}

const DOOR_WIDTH = BUNKER_DOOR * measured.centimetre;

/** How wide the doors of a building are. dt.building.openings */
const doorOf = (piece: TerrainPiece): number => piece.doorWidth ?? USUAL_DOOR;

/** How wide an opening is for infantry: every base passes it. dt.building.openings, dt.building.windows */
const openingFor = (unit: Unit, width: number): number => Math.max(width, widthOf(unit));

const named = (
  piece: TerrainPiece,
  shapes: readonly (readonly Place[])[],
  ...cites: readonly Citation[]
): readonly Obstacle[] => shapes.map((shape) => ({ name: piece.id, shape, keep: 0, cites }));

/** What of a piece of terrain keeps a unit out: of trees nothing. dt.terrain.area-base, dt.terrain.traps-infantry, dt.fort.strongpoint-walls, dt.terrain.impassable, dt.building.openings, dt.fort.bunker-walls */
function terrainObstacles(ctx: Ctx, unit: Unit, piece: TerrainPiece): readonly Obstacle[] {
  const whole = [piece.corners];
  const infantry = isInfantry(unit);
  switch (piece.kind) {
    case "wall":
    case "cliff":
      return named(piece, whole, "dt.terrain.impassable");
    case "deep-water": {
      const swims = hasAttribute(unit, "amphibious") || hasAttribute(unit, "naval unit");
      return swims ? [] : named(piece, whole, "dt.terrain.impassable", "dt.veh.amphibious");
    }
    // dt.terrain.traps-infantry
    case "anti-tank-traps":
      return infantry ? [] : named(piece, whole, "dt.terrain.traps-vehicles");
    case "building":
      // every base passes every door and window; a vehicle only a door that is as wide as it is
      if (infantry)
        return named(
          piece,
          walls(piece, piece.doors, openingFor(unit, doorOf(piece)), piece.windows),
          "dt.terrain.impassable",
          "dt.building.openings",
          "dt.building.windows",
        );
      return widthOf(unit) <= doorOf(piece) && piece.doors.length > 0
        ? named(piece, walls(piece, piece.doors, doorOf(piece), []), "dt.terrain.impassable", "dt.building.openings")
        : named(piece, whole, "dt.terrain.impassable", "dt.building.openings", "dt.building.windows");
    case "bunker": {
      if (!infantry) return named(piece, whole, "dt.fort.infantry-only");
      const door = rearDoor(piece);
      const shut = isHeldByEnemy(ctx, unit, piece);
      const doors = door === null || shut ? [] : [door];
      return named(
        piece,
        walls(piece, doors, openingFor(unit, DOOR_WIDTH), []),
        "dt.fort.bunker-walls",
        ...citeIf(shut, "dt.fort.bunker-door"),
      );
    }
    case "strongpoint":
      return infantry ? [] : named(piece, whole, "dt.fort.infantry-only");
    // a screen of smoke is nothing that one enters
    case "smoke":
      return [];
    default:
      // woods and their like bar nobody: dt.terrain.area-base
      return hasAttribute(unit, "naval unit") ? named(piece, whole, "dt.veh.naval-water") : [];
  }
}

/** Whether a unit stays on deep water, and may only touch the shore. dt.veh.naval-water, dt.open.naval-ground */
const staysAfloat = (ctx: Ctx, unit: Unit): boolean =>
  hasAttribute(unit, "naval unit") && reading(ctx, "dt.open.naval-ground") === "is-terrain";

/** Whether a place lies in a piece of terrain. */
const liesIn = ({ polygon }: GroundPiece, { x, y }: Place): boolean =>
  x >= polygon.left &&
  x <= polygon.right &&
  y >= polygon.top &&
  y <= polygon.bottom &&
  measured.isOver(polygon.corners, { x, y });

/** The shores of deep water, as walls just beyond them; where two waters meet there is none. dt.open.naval-ground */
function shores({ pieces }: Ground): readonly Obstacle[] {
  const waters = pieces.filter(({ piece }) => piece.kind === "deep-water");
  return waters.flatMap(({ piece, polygon }) =>
    piece.corners.flatMap((corner, i): readonly Obstacle[] => {
      const next = piece.corners[(i + 1) % piece.corners.length] ?? corner;
      const long = Math.hypot(next.x - corner.x, next.y - corner.y);
      const [ux, uy] = [(next.x - corner.x) / long, (next.y - corner.y) / long];
      const beside = (off: number): Place => ({
        x: Math.round((corner.x + next.x) / 2 - uy * off),
        y: Math.round((corner.y + next.y) / 2 + ux * off),
      });
      // outwards is where the water is not
      const out = measured.isOver(polygon.corners, beside(THICKNESS)) ? -1 : 1;
      const before = beside(out * THICKNESS);
      charge("steps", WALL + waters.length * LOOK);
      if (waters.some((other) => other.piece !== piece && liesIn(other, before))) return [];
      const moved = ({ x, y }: Place, off: number): Place => ({
        x: Math.round(x - uy * off * out),
        y: Math.round(y + ux * off * out),
      });
      const shape = [moved(corner, 1), moved(next, 1), moved(next, THICKNESS), moved(corner, THICKNESS)];
      return [{ name: piece.id, shape, keep: 0, cites: ["dt.veh.naval-water", "dt.open.naval-ground"] }];
    }),
  );
}

const kept = new WeakMap<Ground, Map<string, Metered<readonly Obstacle[]>>>();

const bunkers = new WeakMap<Ground, readonly GroundPiece[]>();

function bunkersOf(ground: Ground): readonly GroundPiece[] {
  let areas = bunkers.get(ground);
  if (areas === undefined) bunkers.set(ground, (areas = ground.pieces.filter(({ piece }) => piece.kind === "bunker")));
  return areas;
}

/** What of all terrain keeps a unit out; kept for units that drive alike, with the bunkers whose doors are shut. */
function terrainFor(ctx: Ctx, unit: Unit): readonly Obstacle[] {
  const ground = groundOf(ctx.state);
  const shut = bunkersOf(ground).filter(({ piece }) => isHeldByEnemy(ctx, unit, piece));
  const traits = [isInfantry(unit), widthOf(unit), hasAttribute(unit, "amphibious"), hasAttribute(unit, "naval unit")];
  const afloat = staysAfloat(ctx, unit);
  const key = `${traits.join()} ${afloat} ${shut.map(({ piece }) => piece.id).join()}`;
  let byKey = kept.get(ground);
  if (byKey === undefined) kept.set(ground, (byKey = new Map()));
  const cached = byKey.get(key);
  if (cached !== undefined) return readMetered(cached);
  const obstacles = metered(() => [
    ...ground.pieces.flatMap(({ piece }) => terrainObstacles(ctx, unit, piece)),
    ...(afloat ? shores(ground) : []),
  ]);
  byKey.set(key, obstacles);
  return obstacles.value;
}

/** Whether an enemy unit occupies a bunker. dt.fort.bunker-door */
const isHeldByEnemy = (ctx: Ctx, unit: Unit, piece: TerrainPiece): boolean =>
  onTable(ctx.state).some(
    (other) =>
      other.side !== unit.side && other.miniatures.some(({ at }) => fortificationAt(ctx.state, at)?.id === piece.id),
  );

const standing = new WeakMap<measured.Body, Obstacle>();

/** A body in the way, kept while it stands there: it is in everybody's way for one reason. */
function asObstacle(name: string, body: measured.Body, cites: readonly Citation[]): Obstacle {
  const cached = standing.get(body);
  if (cached !== undefined && cached.name === name && cached.cites[0] === cites[0]) return cached;
  const shape = body.kind === "disc" ? body : body.corners;
  const obstacle: Obstacle = { name, shape, keep: 0, cites };
  standing.set(body, obstacle);
  return obstacle;
}

/**
 * Everything a unit's miniatures may not move through: friends and aircraft are none of it. dt.move.enemy-blocks,
 * dt.move.vehicle-through-vehicle, dt.move.through-friends, dt.move.under-aircraft
 */
export function obstaclesFor(ctx: Ctx, unit: Unit, together: CombinedUnit): readonly Obstacle[] {
  if (isAircraft(unit)) return [];
  // who flies goes over terrain, not over the enemy
  const obstacles: Obstacle[] = isFlying(unit, together) ? [] : [...terrainFor(ctx, unit)];
  for (const other of onTable(ctx.state)) {
    charge("steps", other.miniatures.length * LOOK);
    if (other.id === unit.id || isAircraft(other)) continue;
    const enemy = other.side !== unit.side;
    if (!enemy && !(isVehicle(unit) && isVehicle(other))) continue;
    const cites: readonly Citation[] = [enemy ? "dt.move.enemy-blocks" : "dt.move.vehicle-through-vehicle"];
    for (const miniature of other.miniatures) {
      obstacles.push(asObstacle(miniature.id, prismOf(ctx.state, other, miniature).body, cites));
    }
  }
  return obstacles;
}

/** The walls of a bunker that a flying unit enters or leaves: only its doors are open. dt.fort.bunker-walls, dt.skill.flying */
export function wallsAround(ctx: Ctx, unit: Unit, together: CombinedUnit, from: Place, to: Place): readonly Obstacle[] {
  if (isAircraft(unit) || !isFlying(unit, together)) return [];
  const [here, there] = [fortificationAt(ctx.state, from), fortificationAt(ctx.state, to)];
  if (here?.id === there?.id) return [];
  return [here, there]
    .filter((fort) => fort?.kind === "bunker")
    .flatMap((fort) => (fort === null ? [] : terrainObstacles(ctx, unit, fort)))
    .map((obstacle) => ({ ...obstacle, cites: [...obstacle.cites, "dt.skill.flying"] }));
}

/** A miniature as it would stand. */
interface Stance {
  readonly unit: Unit;
  readonly at: Place;
  readonly facing: number;
  readonly floor: number;
}

/** Whether the bodies of two would lie in each other, their stands left aside: only aircraft hang over others. */
function restsOn(ctx: Ctx, stance: Stance, other: Stance): boolean {
  if (!isAircraft(stance.unit) && !isAircraft(other.unit)) return false;
  const [a, b] = [stance, other].map(({ unit, at, facing, floor }) => prismAt(ctx.state, unit, at, facing, floor));
  if (a === undefined || b === undefined || a.foot >= b.top || b.foot >= a.top) return false;
  return measured.isWithin(measured.gapBetween(shrunk(a.body), b.body), 0);
}

const noRoom = (ctx: Ctx, { id }: TerrainPiece): Hindrance =>
  no(
    `${id} would hold more than the ${number(ctx, "dt.number.fort-room")} miniatures it has room for.`,
    "dt.fort.room",
  );

/** Why units that are placed have no room where they are; null where they have. dt.fort.room */
export function crowdObstacle(ctx: Ctx, placed: readonly Unit[]): Hindrance | null {
  const fortOf = ({ at }: { readonly at: Place }): TerrainPiece | null => fortificationAt(ctx.state, at);
  const all = onTable(ctx.state).flatMap(({ miniatures }) => miniatures);
  for (const fort of placed.flatMap(({ miniatures }) => miniatures.map(fortOf))) {
    const inside = all.filter((miniature) => fort !== null && fortOf(miniature)?.id === fort.id).length;
    if (fort !== null && inside > number(ctx, "dt.number.fort-room")) return noRoom(ctx, fort);
  }
  return null;
}

/** Whether a bunker or strongpoint has no room for another miniature; those already inside keep their place. dt.fort.room */
function isFull(ctx: Ctx, fort: TerrainPiece, moved: ReadonlyMap<string, Place>, self: string): boolean {
  const isIn = (place: Place): boolean => fortificationAt(ctx.state, place)?.id === fort.id;
  const all = onTable(ctx.state).flatMap(({ miniatures }) => miniatures);
  const others = all.filter(({ id, at }) => id !== self && isIn(moved.get(id) ?? at)).length;
  return others >= number(ctx, "dt.number.fort-room") && !all.some(({ id, at }) => id === self && isIn(at));
}

/** Nobody has moved. */
const nobody: ReadonlyMap<string, Place> = new Map();

/** Why a miniature may not end a move at a place; null where it may. dt.move.no-overlap, dt.move.no-resting */
export function standObstacle(
  ctx: Ctx,
  unit: Unit,
  { at, facing, floor }: { readonly at: Place; readonly facing: number; readonly floor: number },
  { moved = nobody, self }: { readonly moved?: ReadonlyMap<string, Place>; readonly self: string },
): Hindrance | null {
  const { width, height } = ctx.state;
  // who comes back has no name yet
  const who = self === "" ? `A soldier of ${unit.id}` : self;
  const body = standAt(unit, at, facing);
  const box = measured.boxOf(body);
  const inner = shrunk(body);
  const reach = reachOf(unit);
  if (box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)
    return no(`${who} would stand partly off the table.`, "dt.move.no-overlap");
  for (const other of onTable(ctx.state)) {
    const limit = reach + reachOf(other);
    charge("steps", 1 + other.miniatures.length * LOOK);
    for (const miniature of other.miniatures) {
      if (miniature.id === self) continue;
      const place = moved.get(miniature.id) ?? miniature.at;
      if (Math.abs(place.x - at.x) > limit || Math.abs(place.y - at.y) > limit) continue;
      const apart = !isAircraft(unit) && !isAircraft(other) && miniature.floor !== floor;
      if (apart) continue;
      const theirs = standAt(other, place, other.facing);
      if (measured.isWithin(measured.gapBetween(inner, theirs), 0)) {
        const hulls = body.kind === "hull" || theirs.kind === "hull";
        const cites: readonly Citation[] = ["dt.move.no-overlap", ...citeIf(hulls, "dt.move.no-resting")];
        return { text: `${who} would overlap ${miniature.id}.`, cites };
      }
      if (
        restsOn(
          ctx,
          { unit, at, facing, floor },
          { unit: other, at: place, facing: other.facing, floor: miniature.floor },
        )
      )
        return no(`A part of ${who} would rest on ${miniature.id}.`, "dt.move.no-resting");
    }
  }
  const barring = isAircraft(unit) ? [] : terrainFor(ctx, unit);
  charge("steps", barring.length / 16);
  for (const obstacle of barring) {
    const { shape } = obstacle;
    if (!("radius" in shape) && measured.isBeyond(at, at, shape, reach)) continue;
    const gap = "radius" in shape ? measured.gapBetween(inner, shape) : measured.gapToGround(inner, shape);
    if (measured.isWithin(gap, 0)) return { text: `${obstacle.name} is in the way of ${who}.`, cites: obstacle.cites };
  }
  const afloat =
    !staysAfloat(ctx, unit) ||
    groundOf(ctx.state)
      .at(at)
      .some(({ piece }) => piece.kind === "deep-water");
  if (!afloat) return no(`${who} would leave deep water.`, "dt.veh.naval-water", "dt.open.naval-ground");
  const fort = fortificationAt(ctx.state, at);
  if (fort !== null && !isInfantry(unit) && !isAircraft(unit))
    return no(`${who} is not infantry, and nothing else enters ${fort.id}.`, "dt.fort.infantry-only");
  return fort !== null && isInfantry(unit) && isFull(ctx, fort, moved, self) ? noRoom(ctx, fort) : null;
}
