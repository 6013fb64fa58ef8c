import { measured } from "../../geometry/index.ts";
import { memoizeLast, meteredByKey, meteredPer, perSettings, charge } from "../../kernel/index.ts";
import { inches } from "../table/battlefield.ts";
import { baseAt } from "../table/measuring.ts";
import type { RuleId } from "../book/rules/index.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import { numberIn, readingIn } from "../book/in-force.ts";
import type { State } from "../table/state.ts";
import { type Ctx, number, reading, readingOf } from "../table/context.ts";
import { depthReached, lengthInside } from "./corridor.ts";
import { cachedByPlaces } from "./cache.ts";
import { type Route, shallowLine } from "./least-depth.ts";
import {
  highParts,
  hillUnder,
  insideOf,
  levelOf,
  roofBetween,
  sightTraits,
  smokeAround,
  smokeReach,
  type Stand,
  terrainOf,
  wallsOf,
} from "./ground.ts";

/** Through how much rough terrain is seen. zh.terrain.rough-los */
const seenThrough = (ctx: Ctx): number => inches(number(ctx, "zh.number.rough-sight"));
/** Lengths inside of areas are floats: so much is no difference. */
const NOISE = 1e-4;

/** A line between two bases that was found, or the one that got furthest: what stops it, where, by which rule. */
export interface LineFound {
  readonly seen: boolean;
  readonly line: Route | null;
  readonly stop: { readonly by: string; readonly at: Place; readonly rule: RuleId } | null;
}

/** What of the terrain is in question between two stands: what stops lines, and what does by its depth. */
interface Between {
  readonly hard: measured.Terrain;
  readonly soft: readonly (readonly Place[])[];
  readonly softIds: readonly string[];
  /** Which polygons of all those are. */
  readonly deep: ReadonlySet<measured.Polygon>;
  readonly all: measured.Terrain;
}

/** A stand with what it is in and on: asked for each item. */
interface Standpoint {
  readonly on: string | null;
  readonly inside: string | null;
  readonly hill: string | null;
  readonly level: number;
}

const standpointOf = (ctx: Ctx, stand: Stand): Standpoint => ({
  on: stand.on,
  inside: insideOf(ctx, stand)?.id ?? null,
  hill: hillUnder(ctx, stand)?.id ?? null,
  level: levelOf(ctx, stand),
});

/** Whether an item does not stop sight for somebody on it or as high as its top. zh.open.height-los */
function isSeenOver(ctx: Ctx, { id, height }: TerrainItem, stands: readonly Standpoint[]): boolean {
  if (reading(ctx, "zh.open.height-los") === "plan-only") return false;
  return stands.some(({ on, level }) => on === id || (height !== null && height > 0 && level >= height));
}

/**
 * A hill stops lines between those who are both off it and lower than its top. By the reading of any crossing it stops
 * every line over its edge, from on top, too, however high one stands on it. zh.terrain.hill-los, zh.open.hill-los
 */
function stopsAcross(ctx: Ctx, item: TerrainItem, stands: readonly Standpoint[]): boolean {
  const onTop = stands.filter(({ hill }) => hill === item.id).length;
  if (onTop > 0) return onTop === 1 && reading(ctx, "zh.open.hill-los") === "any-crossing";
  return !isSeenOver(ctx, item, stands);
}

/** The outlines of an item that stop lines between two stands. */
function stoppingParts(ctx: Ctx, item: TerrainItem, stands: readonly Standpoint[]): Outlined {
  switch (sightTraits[item.category].stops) {
    case "always":
      if (item.category === "building" && stands.some(({ inside }) => inside === item.id)) return wallsAround(item);
      if (isSeenOver(ctx, item, stands)) return nothing;
      if (item.category === "vehicle" && item.height !== null && item.height <= measured.inch) return nothing;
      return item.low.length > 0 ? highOf(item) : wholeOf(item);
    case "agreed":
      return item.blocksSight && !isSeenOver(ctx, item, stands) ? wholeOf(item) : nothing;
    case "across":
      return stopsAcross(ctx, item, stands) ? wholeOf(item) : nothing;
    case "deep":
    case "never":
      return nothing;
  }
}

/** An outline a hundredth of a millimetre larger, so that lines that only touch it enter it. zh.open.los-graze */
function larger(corners: readonly Place[]): readonly Place[] {
  const ring = measured.ringOf(corners);
  return ring.map((corner) => {
    const { previous, next } = corner;
    const unit = (from: Place, to: Place): Place => {
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
    };
    const [a, b] = [unit(previous, corner), unit(corner, next)];
    // the inside lies to the right: outwards is to the left, (dy, -dx)
    const [x, y] = [a.y + b.y, -a.x - b.x];
    const dot = x * a.y - y * a.x;
    const share = dot < 0.2 ? 1 : 1 / dot;
    return { x: corner.x + Math.round(x * share), y: corner.y + Math.round(y * share) };
  });
}

/** An item with its outlines as polygons: as they are drawn, and a hair larger. */
interface Outlined {
  readonly drawn: readonly measured.Polygon[];
  readonly larger: readonly measured.Polygon[];
}

const outlined = (id: string, parts: readonly (readonly Place[])[]): Outlined => ({
  drawn: parts.map((part) => new measured.Polygon(id, part)),
  larger: parts.map((part) => new measured.Polygon(id, larger(part))),
});

const wholeOf = meteredPer((item: TerrainItem): Outlined => outlined(item.id, [item.corners]));
const highOf = meteredPer((item: TerrainItem): Outlined => outlined(item.id, highParts(item)));
const wallsAround = meteredPer((item: TerrainItem): Outlined => outlined(item.id, wallsOf(item)));

const nothing: Outlined = { drawn: [], larger: [] };

/** What stops lines around smoke, by how far it reaches. */
const smokePolygons = meteredByKey<State["smokes"], readonly measured.Polygon[]>(4);

/** What lies between two stands, by the terrain and what of it is passed over; of one terrain so much at least. */
const kept = meteredByKey<readonly TerrainItem[], Between>(1024);

const readings = ["zh.open.los-graze", "zh.open.height-los", "zh.open.hill-los", "zh.open.smoke-line"] as const;

/** The readings in force that what lies between two stands hangs on, as one word. */
const readingsUnder = perSettings((settings): string =>
  [...readings.map((id) => readingIn(settings, id)), numberIn(settings, "zh.number.smoke")].join(" "),
);

/** What lies between two stands that nothing sets apart, by the settings, the terrain and the smoke. */
const usual = perSettings(() => meteredByKey<readonly TerrainItem[], Between>(64));

/** Whether somebody is on the ground, in the open, on no hill. */
const isUsual = (ctx: Ctx, stand: Stand): boolean =>
  stand.on === null && insideOf(ctx, stand) === null && hillUnder(ctx, stand) === null;

/** Some smoke and where it stands, as one word. */
const asWord = memoizeLast((smokes: State["smokes"]): string =>
  smokes.map(({ id, at: { x, y } }) => `${id}@${x},${y}`).join(" "),
);

/** The smoke on the table and where it stands, as one word. */
const smokeOf = ({ state: { smokes } }: Ctx): string => (smokes.length === 0 ? "" : asWord(smokes));

/** What lies between two stands as sight asks for it; kept by the terrain and by what of it is passed over. */
function between(ctx: Ctx, from: Stand, to: Stand): Between {
  if (!isUsual(ctx, from) || !isUsual(ctx, to)) return betweenThese(ctx, [from, to]);
  return usual(ctx.settings)(terrainOf(ctx), smokeOf(ctx), () => betweenThese(ctx, [from, to]));
}

function betweenThese(ctx: Ctx, pair: readonly Stand[]): Between {
  const stands = pair.map((stand) => standpointOf(ctx, stand));
  const inside = stands.flatMap((stand) => stand.inside ?? []);
  const marks = stands.map(({ on, hill }) => `${on ?? ""}/${hill ?? ""}`).sort();
  const key = [...marks, ...inside.sort(), smokeOf(ctx), readingsUnder(ctx.settings)].join(" ");
  return kept(terrainOf(ctx), key, () => madeBetween(ctx, stands, inside));
}

/** An item that is looked at, in units of work. */
const ITEM = 2;

function madeBetween(ctx: Ctx, stands: readonly Standpoint[], inside: readonly string[]): Between {
  const grazes = reading(ctx, "zh.open.los-graze") === "blocks";
  const terrain = terrainOf(ctx);
  charge("corners", terrain.length * ITEM);
  const hard = terrain.flatMap((item) => {
    const parts = stoppingParts(ctx, item, stands);
    return grazes ? parts.larger : parts.drawn;
  });
  const { smokes } = ctx.state;
  if (smokes.length > 0)
    hard.push(
      ...smokePolygons(smokes, String(smokeReach(ctx)), () =>
        smokes.map(({ id, at }) => new measured.Polygon(id, smokeAround(ctx, at))),
      ),
    );
  const rough = terrain.filter(
    (item) =>
      (sightTraits[item.category].stops === "deep" && !isSeenOver(ctx, item, stands)) ||
      (item.category === "building" && inside.includes(item.id)),
  );
  const deep = rough.flatMap((item) => wholeOf(item).drawn);
  return {
    hard: new measured.Terrain(hard),
    soft: rough.map(({ corners }) => corners),
    softIds: rough.map(({ id }) => id),
    deep: new Set(deep),
    all: new measured.Terrain([...hard, ...deep]),
  };
}

/** The half of a base to its front, as a convex hull; its round side in 32 straight pieces. */
function frontHalf({ x, y, radius }: measured.Disc, facing: measured.Direction): measured.Hull {
  const length = Math.hypot(facing.dx, facing.dy);
  const [fx, fy] = [facing.dx / length, facing.dy / length];
  const corners = Array.from({ length: 33 }, (_, i) => {
    const angle = ((i - 16) / 16) * (Math.PI / 2);
    const [ahead, aside] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    return { x: x + Math.round(fx * ahead - fy * aside), y: y + Math.round(fy * ahead + fx * aside) };
  });
  return measured.convexHull(corners);
}

/** The points of a base furthest to the left and right of the line to another. */
function sides({ x, y, radius }: measured.Disc, to: Place): readonly measured.Disc[] {
  const length = Math.hypot(to.x - x, to.y - y);
  if (length === 0) return [measured.disc(x, y, 0)];
  const [nx, ny] = [(-(to.y - y) / length) * radius, ((to.x - x) / length) * radius];
  return [1, -1].map((hand) => measured.disc(x + Math.round(hand * nx), y + Math.round(hand * ny), 0));
}

const middle = ({ x, y }: measured.Disc): measured.Disc => measured.disc(x, y, 0);

const fromRear = readingOf("zh.open.los-from-rear");

/** Between which bodies lines count. zh.los.any-part, zh.open.los-points, zh.open.los-from-rear */
function bodiesOf(
  ctx: Ctx,
  from: Stand,
  to: Stand,
  facing: measured.Direction | null,
): readonly (readonly [measured.Body, measured.Disc])[] {
  const half = fromRear(ctx) === "front-half" && facing !== null;
  const [one, other] = [baseAt(ctx, from.at), baseAt(ctx, to.at)];
  switch (reading(ctx, "zh.open.los-points")) {
    case "any-to-any":
      return [[half ? frontHalf(one, facing) : one, other]];
    case "centre-to-any":
      return [[middle(one), other]];
    case "centre-to-centre":
      return [[middle(one), middle(other)]];
    case "edges-only":
      return sides(one, other).flatMap((edge) => sides(other, one).map((opposite) => [edge, opposite] as const));
  }
}

/** Whether a route through rough terrain is short enough inside of it. zh.terrain.rough-los, zh.open.rough-depth */
function isShallow(ctx: Ctx, { from, to }: Route, soft: readonly (readonly Place[])[]): boolean {
  const each = reading(ctx, "zh.open.rough-depth") === "each-area";
  const depth = each
    ? Math.max(0, ...soft.map((corners) => lengthInside(from, to, [corners])))
    : lengthInside(from, to, soft);
  return depth <= seenThrough(ctx) + NOISE;
}

/** The line between the middles, from base to base. */
function axis(ctx: Ctx, from: Stand, to: Stand): Route {
  const length = Math.hypot(to.at.x - from.at.x, to.at.y - from.at.y);
  if (length === 0) return { from: from.at, to: to.at };
  const at = ({ x, y, radius }: measured.Disc, other: Place): Place => ({
    x: x + ((other.x - x) / length) * Math.min(radius, length / 2),
    y: y + ((other.y - y) / length) * Math.min(radius, length / 2),
  });
  return { from: at(baseAt(ctx, from.at), to.at), to: at(baseAt(ctx, to.at), from.at) };
}

/** A line between two bodies that no terrain stops; null where every one is stopped. */
function freeRoute(
  ctx: Ctx,
  { soft, deep, all }: Between,
  [one, other]: readonly [measured.Body, measured.Disc],
): "open" | Route | null {
  const question = new measured.SightQuestion(all, one, other);
  const stopping = question.polygons.filter((polygon) => !deep.has(polygon));
  const passed = question.polygons.filter((polygon) => deep.has(polygon));
  if (passed.length > 0) {
    const shallow = shallowLine({
      hard: stopping.map(({ corners }) => corners),
      soft: passed.map(({ corners }) => corners),
      from: one,
      to: other,
      most: seenThrough(ctx),
      each: reading(ctx, "zh.open.rough-depth") === "each-area",
    });
    if (shallow !== "close") return shallow;
  }
  if (question.answer() !== null) return "open";
  if (passed.length === 0) return null;
  // what is left are lines that two of the things involved fix
  let open: Route | null = null;
  let seams: readonly measured.Seam[] | null = null;
  question.tryAll((line) => {
    if (stopping.some((polygon) => line.enters(polygon))) return false;
    seams ??= measured.seamsOf(stopping);
    if (line.runsAlongAny(seams)) return false;
    const route = { from: line.placeAt(line.begin.along), to: line.placeAt(line.end.along) };
    if (!isShallow(ctx, route, soft)) return false;
    open = route;
    return true;
  });
  return open;
}

function isLine(
  ctx: Ctx,
  terrain: Between,
  [from, to]: readonly [Stand, Stand],
  facing: measured.Direction | null,
): boolean {
  const bodies = bodiesOf(ctx, from, to, facing);
  if (reading(ctx, "zh.open.rough-depth") === "centre-line")
    return (
      isShallow(ctx, axis(ctx, from, to), terrain.soft) &&
      bodies.some(([one, other]) => measured.sees(terrain.hard, one, other))
    );
  return bodies.some((pair) => freeRoute(ctx, terrain, pair) !== null);
}

/** Lines that were looked for lately, by the terrain. */
const lately = cachedByPlaces<readonly TerrainItem[], boolean>();

/**
 * Whether some line runs from any part of one base to any part of the other that nothing stops; front and rear are
 * another question (`sideOf`). Fighters stop no lines. zh.los.any-part, zh.los.not-by-fighters, zh.terrain.rough-los
 */
export function hasLine(ctx: Ctx, from: Stand, to: Stand, facing: measured.Direction | null = null): boolean {
  if (roofBetween(ctx, from, to) !== null) return false;
  // from the front half alone it matters where one faces
  const half = facing !== null && fromRear(ctx) === "front-half";
  const mark =
    half || from.on !== null || to.on !== null
      ? [half ? `${facing.dx},${facing.dy}` : "", from.on, to.on, smokeOf(ctx)].join("/")
      : smokeOf(ctx);
  return lately.of({ owner: terrainOf(ctx), settings: ctx.settings }, from.at, to.at, mark, () =>
    isLine(ctx, between(ctx, from, to), [from, to], facing),
  );
}

/** The rule by which an item of terrain, or smoke, stops a line. */
function ruleOf(ctx: Ctx, stands: readonly Stand[], id: string): RuleId {
  const item = terrainOf(ctx).find((terrain) => terrain.id === id);
  if (item === undefined) return "zh.smoke.blocks";
  const isWithin = stands.some((stand) => insideOf(ctx, stand)?.id === id);
  return isWithin ? "zh.terrain.building-walls" : sightTraits[item.category].stopRule;
}

/** The same, with the line that shows it: a free one, or the one that got furthest and what stops it first. */
export function findLine(ctx: Ctx, from: Stand, to: Stand, facing: measured.Direction | null = null): LineFound {
  const roof = roofBetween(ctx, from, to);
  if (roof !== null)
    return {
      seen: false,
      line: axis(ctx, from, to),
      stop: { by: roof.id, at: to.at, rule: "zh.terrain.building-walls" },
    };
  const terrain = between(ctx, from, to);
  const pairs = bodiesOf(ctx, from, to, facing);
  const seen = hasLine(ctx, from, to, facing);
  const first = from.id < to.id ? "from" : "to";
  const named = pairs.map(([one, other]) => ({
    open: measured.nameSight(terrain.all, one, other, {}, first),
    hard: measured.nameSight(terrain.hard, one, other, {}, first),
    route: seen ? freeRoute(ctx, terrain, [one, other]) : null,
  }));
  const open = named.find((each) => each.open.seen)?.open.line;
  if (seen && open !== undefined && open !== null) return { seen, line: open, stop: null };
  if (seen) {
    const [shallow = axis(ctx, from, to)] = named.flatMap(({ route }) =>
      route === null || route === "open" ? [] : [route],
    );
    return { seen, line: shallow, stop: null };
  }
  const blocked = named.flatMap(({ hard }) => (hard.seen || hard.line === null ? [] : [hard.line]));
  const furthest = blocked.length === named.length ? blocked[0] : undefined;
  if (furthest !== undefined) {
    const { by, at } = furthest;
    return { seen, line: furthest, stop: { by, at, rule: ruleOf(ctx, [from, to], by) } };
  }
  const route = named.flatMap(({ hard }) => (hard.seen ? [hard.line] : []))[0] ?? axis(ctx, from, to);
  const deep = [axis(ctx, from, to), route].flatMap((each) => {
    const reached = depthReached(each.from, each.to, terrain.soft, seenThrough(ctx));
    return reached === null ? [] : [{ line: each, reached }];
  })[0];
  if (deep === undefined) return { seen, line: route, stop: null };
  const id = terrain.softIds[deep.reached.shape] ?? "";
  const rule = sightTraits.rough.stopRule;
  return { seen, line: deep.line, stop: { by: id, at: deep.reached.at, rule } };
}
