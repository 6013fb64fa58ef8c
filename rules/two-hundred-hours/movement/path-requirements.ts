import { citeIf } from "../../kernel/index.ts";
import { measured } from "../../geometry/index.ts";
import type { Citation } from "../book/citation.ts";
import { type Req, fighterNamed, hangingOn, type Ctx, hasDog, number, reading } from "../table/context.ts";
import { inches, inInches, itemNamed, spoken, written } from "../table/battlefield.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import type { OnTable } from "../table/fighter.ts";
import { costOf, faultOn, type Ground, type PathFault, type Toll, tollsOn, topAt } from "./ground.ts";
import { overlaps } from "./overlaps.ts";
import { enemiesNear, groundFor, groundsFor, isClimbable, type MoveTerms } from "./table-ground.ts";

const { samePlace, lengthOf } = measured;

/** Whether an enemy is so near to a fighter that no way may end there, before it moves. zh.open.already-close */
const isCloseAlready = (ctx: Ctx, fighter: OnTable, enemy: string | null): boolean =>
  enemy !== null && enemiesNear(ctx, fighter, fighter.at).some(({ id }) => id === enemy);

/** The rules behind something that keeps a base from a way. */
function citesOf(ctx: Ctx, fighter: OnTable, { why, what }: PathFault): readonly Citation[] {
  if (why === "edge") return ["zh.move.edge-stops", "zh.fighter.base"];
  if (why === "closer") return ["zh.move.enemy-1in", "zh.open.already-close"];
  if (why === "on an obstacle") return ["zh.terrain.obstacle-sides"];
  const item = itemNamed(ctx.state, what);
  switch (item?.category) {
    case "building":
      return item.locked || ctx.state.options.locked
        ? ["zh.terrain.building-locked", ...citeIf(!item.climbable, "zh.terrain.building-climb")]
        : ["zh.terrain.building-walls", "zh.terrain.building-climb"];
    case "vehicle":
      return ["zh.terrain.vehicle-block", "zh.terrain.vehicle-use"];
    case "obstacle":
      return ["zh.terrain.obstacle-barred"];
    default:
      return [
        "zh.move.no-crossing-bases",
        "zh.move.enemy-1in",
        ...citeIf(isCloseAlready(ctx, fighter, what), "zh.open.already-close"),
      ];
  }
}

/** The gap to enemies, in words. */
const gapSpoken = (ctx: Ctx): string => `${number(ctx, "zh.number.enemy-gap")}″`;

/** Whether something that may be climbed is higher than anybody climbs. zh.height.climb-max */
const isTooHigh = (ctx: Ctx, { climbable, height }: TerrainItem): boolean =>
  climbable && (height ?? 0) > inches(number(ctx, "zh.number.climb-most"));

/** Why something that may be climbed bars a way all the same; empty where that goes without saying. zh.height.climb-max, zh.height.dogs */
function noClimbText(ctx: Ctx, fighter: OnTable, what: string): string {
  const item = itemNamed(ctx.state, what);
  const barred = item?.climbable === true && (hasDog(fighter) || isTooHigh(ctx, item));
  return barred ? `: ${climbHindrance(ctx, fighter, what)}` : "";
}

/** What keeps a base from a way, in words. */
function unmetText(ctx: Ctx, fighter: OnTable, { why, what, at }: PathFault): string {
  switch (why) {
    case "edge":
      return `The way leaves the table at ${written(at)}: a base stops at the edge.`;
    case "closer":
      return `${fighter.id} is within ${gapSpoken(ctx)} of ${what}: it may move only away from it.`;
    case "on an obstacle":
      return `The way ends on ${what}; fighters stand on either side of an obstacle, not on it.`;
    case "barrier":
      return fighterNamed(ctx.state, what) === undefined
        ? `${what} bars the way at ${written(at)}${noClimbText(ctx, fighter, what)}.`
        : `The way comes too near to ${what} at ${written(at)}.`;
  }
}

/** What takes movement on a path, in words: "2″ for o2". */
const tollWords = (tolls: readonly Toll[]): string =>
  tolls
    .filter(({ cost }) => cost > 0)
    .map(({ id, cost }) => `, ${spoken(cost)} of it for ${id}`)
    .join("");

/**
 * Who is too near to the end of a path, where that alone counts: an enemy in whose gap it was already may not be nearer
 * than before. zh.open.move-clearance, zh.open.already-close
 */
function tooNearAtEnd(ctx: Ctx, fighter: OnTable, end: Place, { unseen = [] }: MoveTerms): string | null {
  if (reading(ctx, "zh.open.move-clearance") === "whole-path") return null;
  const before = reading(ctx, "zh.open.already-close") === "out-first" ? [] : enemiesNear(ctx, fighter, fighter.at);
  const near = enemiesNear(ctx, fighter, end).find(
    (enemy) =>
      !unseen.includes(enemy.id) &&
      !(
        before.includes(enemy) &&
        measured.squaredDistance(end, enemy.at) >= measured.squaredDistance(fighter.at, enemy.at)
      ),
  );
  return near?.id ?? null;
}

/** A way that a fighter means to go, how long it may be, and what holds for it besides. */
export interface MeantPath {
  readonly path: readonly Place[];
  readonly limit: number;
  readonly terms?: MoveTerms;
}

/**
 * What a way of a fighter requires: it begins where it stands, is free, and no longer than its movement with all that
 * terrain takes from it. Returns whether all of it holds. `cites` are the rules that say how far it may go.
 */
export function requirePath(
  ctx: Ctx,
  req: Req,
  fighter: OnTable,
  { path, limit, terms = {} }: MeantPath,
  ...cites: readonly Citation[]
): boolean {
  const [first] = path;
  const end = path.at(-1);
  const begins = first !== undefined && samePlace(first, fighter.at);
  if (
    !req.need(begins, () => ({
      met: `The way begins where ${fighter.id} stands.`,
      unmet: `The way does not begin where ${fighter.id} stands, at ${written(fighter.at)}.`,
      cites: ["zh.move.free-path"],
    }))
  )
    return false;
  if (end === undefined) return false;
  const ground = groundFor(ctx, fighter, terms, path);
  const fault = faultOn(ground, path);
  if (fault !== null)
    return tellFault(ctx, req, fighter, fault, ...waysPast(ctx, req, fighter, { path, terms, fault, cites }));
  const tolls = tollsOn(ground, path);
  if (!mayClimb(ctx, req, fighter, tolls, end)) return false;
  const near = tooNearAtEnd(ctx, fighter, end, terms);
  req.need(near === null, () => ({
    met: "The way keeps off every enemy.",
    unmet: `The way ends within ${gapSpoken(ctx)} of ${near ?? ""}.`,
    cites: [
      "zh.move.enemy-1in",
      "zh.open.move-clearance",
      ...citeIf(isCloseAlready(ctx, fighter, near), "zh.open.already-close"),
    ],
  }));
  finishesClimb(req, ground, end);
  const cost = costOf(ground, path, tolls);
  const rows: readonly Citation[] = req.quiet
    ? []
    : [...cites, "zh.open.move-length", ...tollCites(ctx, tolls), ...climbRows(tolls, limit)];
  return req.need(cost <= limit, () => ({
    met: `The way takes ${spoken(cost)} of ${spoken(limit)}.`,
    unmet: `The way takes ${lengthWords(cost, limit)}${tollWords(tolls)}; ${spoken(limit)} are allowed.`,
    at: written(end),
    cites: rows,
  }));
}

/**
 * The open points by another reading of which an enemy would not be in the way: those of the action, and where only the
 * end of a move counts. zh.open.move-clearance, zh.open.fight-gap, zh.open.reposition-enemy
 */
function waysPast(
  ctx: Ctx,
  req: Req,
  fighter: OnTable,
  {
    path,
    terms = {},
    fault,
    cites,
  }: Omit<MeantPath, "limit"> & { readonly fault: PathFault; readonly cites: readonly Citation[] },
): readonly Citation[] {
  const end = path.at(-1);
  if (req.quiet || end === undefined || fighterNamed(ctx.state, fault.what) === undefined) return [];
  const clears = (other: Ctx): boolean =>
    reading(other, "zh.open.move-clearance") === "end-only" && tooNearAtEnd(other, fighter, end, terms) === null;
  return [...cites.filter((id) => id.startsWith("zh.open.")), ...hangingOn(ctx, ["zh.open.move-clearance"], clears)];
}

/** Adds what keeps a base from a way. */
function tellFault(ctx: Ctx, req: Req, fighter: OnTable, fault: PathFault, ...points: readonly Citation[]): false {
  const says = () => ({ met: "", unmet: unmetText(ctx, fighter, fault), at: written(fault.at) });
  req.need(false, says, ...faultRules(ctx, fighter, fault), ...points);
  return false;
}

/** The rules behind what keeps a base from a way: first what forbids to climb it, where it might be climbed. */
function faultRules(ctx: Ctx, fighter: OnTable, fault: PathFault): readonly Citation[] {
  const own = citesOf(ctx, fighter, fault);
  const item = fault.why === "barrier" ? itemNamed(ctx.state, fault.what) : undefined;
  if (item?.climbable !== true) return own;
  if (hasDog(fighter)) return ["zh.height.dogs", ...own];
  return isTooHigh(ctx, item)
    ? ["zh.height.climb-max", ...own, "zh.height.climb-actions"]
    : [...own, "zh.height.climb-actions", "zh.height.climb-max"];
}

/** What keeps a base from standing at a place; null where it may. */
function faultAt(ground: Ground, at: Place): PathFault | null {
  const { left, top, right, bottom } = ground.bounds;
  if (at.x < left || at.x > right || at.y < top || at.y > bottom) return { why: "edge", what: "", at };
  const barrier = [...ground.barriers, ...ground.close].find((each) => !measured.isClear(at, at, ground.radius, each));
  return barrier === undefined ? null : { why: "barrier", what: barrier.name, at };
}

/**
 * Says that no way of a fighter leads to a place, and why: what keeps a base from standing there, or else from going
 * there straight. zh.move.free-path
 */
export function tellNoWay(
  ctx: Ctx,
  req: Req,
  fighter: OnTable,
  to: Place,
  { terms = {}, cites }: Pick<MeantPath, "terms"> & { readonly cites: readonly Citation[] },
): false {
  const text = `No way of ${fighter.id} leads to ${written(to)}`;
  const path = [fighter.at, to];
  const ground = groundFor(ctx, fighter, terms, path);
  const fault = faultAt(ground, to) ?? faultOn(ground, path);
  if (fault === null) return req.fail({ text: `${text}.`, at: written(to) }, "zh.move.free-path");
  const points = waysPast(ctx, req, fighter, { path, terms, fault, cites });
  const why = { text: `${text}. ${unmetText(ctx, fighter, fault)}`, at: written(fault.at) };
  return req.fail(why, ...faultRules(ctx, fighter, fault), "zh.move.free-path", ...points);
}

/** Why a fighter does not climb something. zh.height.dogs, zh.height.climb-max, zh.height.climb-actions */
function climbHindrance(ctx: Ctx, fighter: OnTable, id: string): string {
  if (hasDog(fighter)) return "a handler with a guard dog does not climb";
  const item = itemNamed(ctx.state, id);
  const most = number(ctx, "zh.number.climb-most");
  if (item !== undefined && (item.height ?? 0) > inches(most))
    return `it is ${inInches(item.height ?? 0)}″ high, and ${most}″ is the highest climb`;
  if (item !== undefined && isClimbable(ctx, fighter, item)) return "only a Sneak or an Advance climbs";
  return "it was not agreed that it can be climbed";
}

/** Nothing is climbed that this action, the height or a dog forbids; steps are free to everybody. zh.height.climb-actions */
function mayClimb(ctx: Ctx, req: Req, fighter: OnTable, tolls: readonly Toll[], end: Place): boolean {
  const wall = tolls.find(({ cost }) => cost === Infinity);
  return (
    wall === undefined ||
    req.need(false, {
      met: "",
      unmet: `${fighter.id} cannot climb ${wall.id}: ${climbHindrance(ctx, fighter, wall.id)}.`,
      at: written(end),
      cites: [...citeIf(hasDog(fighter), "zh.height.dogs"), "zh.height.climb-actions", "zh.height.climb-max"],
    })
  );
}

/** The row of a way on which the movement is used up before a climb is finished. zh.height.climb-finish */
function climbRows(tolls: readonly Toll[], limit: number): readonly Citation[] {
  let paid = 0;
  const runsOut = tolls.some(({ kind, cost, from }) => {
    paid += cost;
    return kind === "climb" && from + paid > limit;
  });
  return runsOut ? ["zh.height.climb-finish"] : [];
}

/** A length that is more than allowed, said so that it does not read as the same. */
const lengthWords = (cost: number, limit: number): string =>
  spoken(cost) === spoken(limit) ? `more than ${spoken(limit)}` : spoken(cost);

/** A climb is finished: nobody hangs between the ground and the top. zh.height.climb-finish */
function finishesClimb(req: Req, ground: Ground, end: Place): void {
  const hanging =
    topAt(ground, end) === null
      ? ground.climbs.find(({ corners }) => overlaps(end, ground.radius, corners))
      : undefined;
  req.need(hanging === undefined, () => ({
    met: "No climb is left unfinished.",
    unmet: `The way ends half on ${hanging?.id ?? ""}: a climb is begun only with movement to finish it.`,
    at: written(end),
    cites: ["zh.height.climb-finish"],
  }));
}

/** The rules by which terrain takes movement on a path. */
function tollCites(ctx: Ctx, tolls: readonly Toll[]): readonly Citation[] {
  const cites = new Set<Citation>();
  for (const { kind, id } of tolls) {
    if (kind === "rough") cites.add("zh.move.rough-1");
    else if (kind === "climb") cites.add("zh.height.climb-cost");
    else cites.add(itemNamed(ctx.state, id)?.blocksSight === true ? "zh.move.obstacle-2" : "zh.move.obstacle-1");
  }
  return [...cites];
}

/** Shapes that take movement on a path, as something to go round. */
function tollsAsBarriers(ground: Ground, path: readonly Place[]): readonly measured.Barrier[] {
  const paid = new Set(tollsOn(ground, path).map(({ id }) => id));
  return [...ground.crossables, ...ground.rough]
    .filter(({ id }) => paid.has(id))
    .map(({ id, corners }) => ({ name: id, shape: corners, keep: 0 }));
}

/**
 * The cheapest way of a fighter to a place that was found: straight, round what bars it, or round what would take
 * movement as well; null where there is none, or where even the straight way is longer than `most`. A person's own way
 * may be another. zh.move.free-path
 */
export function pathTo(
  ctx: Ctx,
  fighter: OnTable,
  to: Place,
  terms: MoveTerms,
  limit = Infinity,
): readonly Place[] | null {
  const { at } = fighter;
  if (samePlace(at, to)) return [at];
  const direct = [at, to];
  if (lengthOf(direct) > limit) return null;
  const paths: { readonly path: readonly Place[]; readonly cost: number }[] = [];
  const groundOn = groundsFor(ctx, fighter, terms);
  const consider = (path: readonly Place[]): void => {
    const own = groundOn(path);
    if (faultOn(own, path) === null) paths.push({ path, cost: costOf(own, path) });
  };
  const ground = groundOn([]);
  const { radius, bounds } = ground;
  const barriers = [...ground.barriers, ...ground.close.map((barrier) => ({ ...barrier, keep: 0 }))];
  const search = (more: readonly measured.Barrier[]): readonly Place[] | null =>
    measured.shortestWay(at, to, radius, [...barriers, ...more], { bounds, most: limit })?.path ?? null;
  consider(direct);
  const way = paths.length > 0 ? direct : search([]);
  if (way !== null && way !== direct) consider(way);
  // what takes movement on it may be gone round for less
  const tolls = way === null ? [] : tollsAsBarriers(ground, way);
  const around = tolls.length === 0 ? null : search(tolls);
  if (around !== null) consider(around);
  const [best] = paths.toSorted((a, b) => a.cost - b.cost);
  return best?.path ?? null;
}

/** How long a way is, in words. */
export const lengthSpoken = (path: readonly Place[]): string => spoken(lengthOf(path));
