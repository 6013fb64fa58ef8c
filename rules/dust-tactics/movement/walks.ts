import { groundOf } from "../table/ground.ts";
import type { TerrainPiece, Miniature, Unit } from "../table/state.ts";
import { type Ctx, centimetres, reading } from "../table/context.ts";
import { measured } from "../../geometry/index.ts";
import { charge, citeIf } from "../../kernel/index.ts";
import type { Citation } from "../book/citation.ts";
import { standAt } from "../table/bodies.ts";
import { FLOOR_HEIGHT, type TerrainKind } from "../book/terrain.ts";
import type { HaltReason } from "../table/event-words.ts";
import { cardOf, type Figure, hasOwnSkill, hasSkill, isInfantry, type CombinedUnit } from "../table/units.ts";
import { type Obstacle, passingRadius } from "./barriers.ts";
import { haltedBy } from "./terrain.ts";

export type Place = measured.Place;

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
export const isJumpVehicle = (unit: Unit): boolean => !isInfantry(unit) && hasOwnSkill(unit, "jump");

const fastTimes = (ctx: Ctx, march: boolean): number =>
  march && reading(ctx, "dt.open.square-fast") === "twenty-on-a-march" ? 2 : 1;

/** The bounds for the middle of a miniature. */
export const boundsOf = (ctx: Ctx, unit: Unit): measured.Bounds =>
  measured.onTable(ctx.state.width, ctx.state.height, passingRadius(unit));

/** The vertical distance of a change of floor, down to the ground and up again between buildings. dt.building.floors */
export function climb(ctx: Ctx, from: Place, floor: number, to: Place, end: number): number {
  const inside = buildingAt(ctx, from);
  const storeys = inside !== null && inside === buildingAt(ctx, to) ? Math.abs(floor - end) : floor + end;
  return storeys * FLOOR_HEIGHT * measured.centimetre;
}

/** The floor a way ends on where nobody says: the same in the same building, else the ground. */
export const floorAt = (ctx: Ctx, { at, floor }: Miniature, end: Place): number => {
  const inside = buildingAt(ctx, end);
  return inside !== null && inside === buildingAt(ctx, at) ? floor : 0;
};

/** Whether a way keeps off everything it may not pass; what it meets else. */
export function metOn(
  unit: Unit,
  path: readonly Place[],
  obstacles: readonly Obstacle[],
): { by: Obstacle; at: Place } | null {
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

/** How much of a move is left for a miniature, in lattice units. */
export const leftFor = (move: Move, { unit, miniature }: Figure): number =>
  move.most(unit) - (move.gone[miniature.id] ?? 0);

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
  { from, to }: { readonly from: Place; readonly to: Place },
  obstacles: readonly Obstacle[],
  limit = Infinity,
): readonly Place[] | null {
  if (measured.samePlace(from, to)) return [from];
  if (metOn(unit, [from, to], obstacles) === null) return [from, to];
  // units that come on begin at the edge, half beyond it
  const bounds = boundsOf(ctx, unit);
  const within = measured.isInBounds(from, bounds) ? bounds : undefined;
  return measured.shortestWay(from, to, passingRadius(unit), obstacles, { bounds: within, most: limit })?.path ?? null;
}

/** Whether of a unit and a hero one alone could fly, so that neither does. dt.skill.flying-hero */
export const halfFlies = (together: CombinedUnit): boolean => {
  const flies = together.filter((unit) => hasOwnSkill(unit, "flying") || hasOwnSkill(unit, "jump")).length;
  return flies > 0 && flies < together.length;
};

/** What says how far a miniature may go. dt.move.distance, dt.move.march-distance, dt.react.mid-march */
export const distanceRules = (move: Move): readonly Citation[] => {
  if (!move.march) return ["dt.move.distance"];
  return move.first ? ["dt.move.distance", "dt.react.mid-march", "dt.open.march-midpoint"] : ["dt.move.march-distance"];
};

/** The rules by which a unit moves further than its card says. dt.skill.fast, dt.skill.blutkreuz */
export function rateRules({ state }: Ctx, together: CombinedUnit, unit: Unit, { march }: Move): readonly Citation[] {
  const isFast = hasSkill(unit, "fast", together);
  const isJump = isJumpVehicle(unit);
  const { activation } = state;
  const isDriven = activation?.driven === true && together.some(({ id }) => id === activation.unit);
  return [
    ...citeIf(isFast, "dt.skill.fast"),
    ...citeIf(isJump, "dt.skill.jump-vehicle"),
    ...citeIf(march && (isFast || isJump), "dt.open.square-fast"),
    ...citeIf(isDriven, "dt.skill.blutkreuz"),
    ...citeIf(march && isDriven, "dt.open.blutkreuz-march"),
  ];
}

/** How far apart two miniatures of a unit stand. */
export const gapBetweenFigures = (figure: Figure, at: Place, other: Figure, there: Place): measured.Gap =>
  measured.gapBetween(standAt(figure.unit, at), standAt(other.unit, there));

/** The work of one piece of way that is tried. */
export const PIECE = 2;

/** The building at a place; null where there is none. */
export const buildingAt = (ctx: Ctx, place: Place): TerrainPiece | null =>
  groundOf(ctx.state)
    .at(place)
    .find(({ piece }) => piece.kind === "building")?.piece ?? null;
