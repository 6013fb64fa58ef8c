import { measured } from "../../geometry/index.ts";
import { metered, type Metered, charge, readMetered } from "../../kernel/index.ts";
import { type Prism, prismOf } from "../table/bodies.ts";
import { terrainKinds } from "../book/terrain.ts";
import { type Ground, type GroundPiece, groundOf } from "../table/ground.ts";
import type { TerrainPiece } from "../table/state.ts";
import { type Ctx, reading } from "../table/context.ts";
import { isAircraft, isVehicle, onTable } from "../table/units.ts";

/** A corner that is looked at, and a piece or a miniature before it is: in units of work. */
const LOOK = 1 / 32;
const PIECE = 1 / 4;

/** What a line of sight is asked with. */
export interface SightAsk {
  /** Units that stop no line here: the attacker and the target. dt.los.hulls-block */
  readonly except: readonly string[];
  /** Whether the weapon is artillery, for which vehicles stop no line. dt.weapon.artillery-vehicles */
  readonly artillery?: boolean;
}

/** Whether a piece of terrain stops lines. dt.open.blockers, dt.open.wreck-los */
function stops(ctx: Ctx, { kind }: TerrainPiece): boolean {
  if (kind === "wreck") return reading(ctx, "dt.open.wreck-los") === "blocks" && everythingSolid(ctx);
  if (everythingSolid(ctx)) return terrainKinds[kind].solid;
  return kind === "wall" || kind === "bunker" || kind === "strongpoint";
}

const everythingSolid = (ctx: Ctx): boolean => reading(ctx, "dt.open.blockers") === "everything-solid";
const touchStops = (ctx: Ctx): boolean => reading(ctx, "dt.open.level-top") === "touches";
const planOnly = (ctx: Ctx): boolean => reading(ctx, "dt.open.los-geometry") === "plan-only";

/**
 * The pieces a miniature stands in stop no line of its own: it stands on crates, or looks out of a strongpoint. A hill
 * is under it, and stops what passes below its top; where heights are ignored it is as the others.
 * dt.fort.strongpoint-view, dt.open.los-geometry
 */
const standsIn = (ctx: Ctx, ground: Ground, { centre }: Prism): readonly GroundPiece[] =>
  ground.at(centre).filter(({ piece }) => planOnly(ctx) || piece.kind !== "hill");

/** The hills that ends of a line stand on. */
const hillsUnder = (ground: Ground, ends: readonly Prism[]): readonly measured.Polygon[] =>
  ends
    .flatMap(({ centre }) => ground.at(centre))
    .filter(({ piece }) => piece.kind === "hill")
    .map(({ polygon }) => polygon);

/** A thousandth of a centimetre, twice: by so much what stops lines is larger, so that lines that touch it are stopped. */
const TOLERANCE = 2;

/** How much higher and deeper than it is something stops lines: a hair where they may not touch it. dt.open.level-top */
const over = (ctx: Ctx): number => (touchStops(ctx) ? TOLERANCE : 0);

/** A shape larger by a hair all around: a line that only touches it is stopped, too. dt.los.blocked */
function grown({ name, corners }: measured.Polygon): measured.Polygon {
  const outwards = (from: measured.Place, to: measured.Place): readonly [number, number] => {
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    return [(to.y - from.y) / long, (from.x - to.x) / long];
  };
  const places = corners.map((corner) => {
    const [ax, ay] = outwards(corner.previous, corner);
    const [bx, by] = outwards(corner, corner.next);
    // a sharp corner is cut off where it would run far out
    const share = TOLERANCE / Math.max(0.25, 1 + ax * bx + ay * by);
    return { x: Math.round(corner.x + (ax + bx) * share), y: Math.round(corner.y + (ay + by) * share) };
  });
  return new measured.Polygon(name, places);
}

/** Something solid as lines meet it, and as it is drawn. */
export interface Solid extends measured.TallPolygon {
  readonly drawn: measured.Polygon;
  /** Whether it is a bunker or a strongpoint. dt.fort.block-los */
  readonly isFort?: boolean;
}

const solids = new WeakMap<Ground, Map<string, Metered<readonly Solid[]>>>();

/** Terrain that stops lines, prepared once for a table and its readings. */
function solidTerrain(ctx: Ctx, ground: Ground): readonly Solid[] {
  const key = `${reading(ctx, "dt.open.blockers")} ${reading(ctx, "dt.open.wreck-los")} ${planOnly(ctx)} ${touchStops(ctx)}`;
  let byKey = solids.get(ground);
  if (byKey === undefined) solids.set(ground, (byKey = new Map()));
  const cached = byKey.get(key);
  if (cached !== undefined) return readMetered(cached);
  const solid = metered(() =>
    ground.pieces
      .filter(({ piece }) => stops(ctx, piece))
      .map(({ piece: { kind }, polygon, top }) => ({
        polygon: grown(polygon),
        drawn: polygon,
        isFort: kind === "bunker" || kind === "strongpoint",
        height: planOnly(ctx) ? TALLEST : top + over(ctx),
      })),
  );
  byKey.set(key, solid);
  return solid.value;
}

/** Higher than anything that stands on a table. */
const TALLEST = 240_000;

const hullsKnown = new WeakMap<readonly measured.Place[], Metered<Pick<Solid, "drawn" | "polygon">>>();

/** A hull as it is drawn and as lines meet it; kept by its corners, which are replaced when it moves. */
function hullOf(name: string, corners: readonly measured.Place[]): Pick<Solid, "drawn" | "polygon"> {
  const cached = hullsKnown.get(corners);
  if (cached?.value.drawn.name === name) return readMetered(cached);
  const hull = metered(() => {
    const drawn = new measured.Polygon(name, corners);
    return { drawn, polygon: grown(drawn) };
  });
  hullsKnown.set(corners, hull);
  return hull.value;
}

/** Hulls that reach between two prisms. dt.los.hulls-block */
export function hullsBetween(ctx: Ctx, from: Prism, to: Prism, ask: SightAsk): readonly Solid[] {
  const corridor = corridorOf(from, to);
  const hulls: Solid[] = [];
  for (const unit of onTable(ctx.state)) {
    charge("corners", PIECE);
    if (!isVehicle(unit) && !isAircraft(unit)) continue;
    // dt.weapon.artillery-vehicles
    if (ask.except.includes(unit.id) || (ask.artillery === true && isVehicle(unit))) continue;
    for (const miniature of unit.miniatures) {
      const { body, foot, top } = prismOf(ctx.state, unit, miniature);
      if (body.kind !== "hull" || !reachesInto(corridor, body)) continue;
      const { drawn, polygon } = hullOf(unit.id, body.corners);
      // a vehicle on a hill stands on it; what an aircraft has under it is air: dt.los.aircraft-stand
      const height = planOnly(ctx) ? TALLEST : top + over(ctx);
      const flies = isAircraft(unit) && !planOnly(ctx);
      hulls.push({ polygon, drawn, height, ...(flies && { bottom: foot - over(ctx) }) });
    }
  }
  return hulls;
}

/** Everything solid that may stop a line from one prism to another. dt.los.blocked, dt.los.infantry-transparent */
export function blockersBetween(ctx: Ctx, from: Prism, to: Prism, hulls: readonly Solid[]): readonly Solid[] {
  const ground = groundOf(ctx.state);
  const own = [...standsIn(ctx, ground, from), ...standsIn(ctx, ground, to)].map(({ polygon }) => polygon);
  const corridor = corridorOf(from, to);
  const shut = new Set(own);
  const kept = solidTerrain(ctx, ground).filter(
    ({ polygon, drawn }) => reachesInto(corridor, polygon) && !shut.has(drawn),
  );
  // on the hill they stand on lines may lie: it is no higher for them than it is
  const lower = touchStops(ctx) ? hillsUnder(ground, [from, to]) : [];
  const solid =
    lower.length === 0
      ? kept
      : kept.map((piece) => (lower.includes(piece.drawn) ? { ...piece, height: piece.height - TOLERANCE } : piece));
  return hulls.length === 0 ? solid : [...solid, ...hulls];
}

/** Area terrain that reaches between two prisms. dt.los.area-edge, dt.los.smoke-edge */
export function areasBetween(ctx: Ctx, from: Prism, to: Prism): readonly GroundPiece[] {
  const box = measured.boxAround(from.body, to.body);
  const corridor = corridorOf(from, to);
  return groundOf(ctx.state).pieces.filter(
    ({ piece, polygon }) =>
      terrainKinds[piece.kind].area && measured.boxesMeet(polygon, box) && reachesInto(corridor, polygon),
  );
}

/** The strip that all lines between two bodies run in: along an axis, so wide to both sides. */
interface Corridor {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly most: number;
}

function corridorOf(from: Prism, to: Prism): Corridor {
  const [one, other] = [measured.extentOf(from.body), measured.extentOf(to.body)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const wide = Math.max(one.radius, other.radius) + 2 * TOLERANCE;
  return { x: one.x, y: one.y, dx, dy, most: wide * Math.hypot(dx, dy) + 1 };
}

/** Whether a polygon does not lie wholly to one side of a corridor. */
function reachesInto(
  { x, y, dx, dy, most: limit }: Corridor,
  { corners }: { readonly corners: readonly measured.Place[] },
): boolean {
  let [left, right] = [false, false];
  charge("corners", corners.length * LOOK);
  for (const corner of corners) {
    const side = dx * (corner.y - y) - dy * (corner.x - x);
    if (side >= -limit) right = true;
    if (side <= limit) left = true;
    if (left && right) return true;
  }
  return false;
}
