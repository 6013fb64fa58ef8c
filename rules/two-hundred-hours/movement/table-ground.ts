import { measured } from "../../geometry/index.ts";
import { meteredByKey, meteredPer, perSettings, charge } from "../../kernel/index.ts";
import { battlefieldOf, inches } from "../table/battlefield.ts";
import { wallsWithout } from "../table/walls.ts";
import { requisitionCard } from "../book/requisition-cards.ts";
import { veteranCard } from "../book/veteran-cards.ts";
import { baseOf, baseRadius, touchGap } from "../table/measuring.ts";
import type { Place } from "../book/schemas.ts";
import type { TerrainItem } from "../book/terrain.ts";
import type { Body, Fighter, OnTable } from "../table/fighter.ts";
import { enemiesOf, friendsOf, type Ctx, hasDog, number, reading, sideOf } from "../table/context.ts";
import type { Apart, Climbable, Crossable, Ground } from "./ground.ts";
import { crossingsOn, overlapsOn, placeOn } from "./overlaps.ts";

/** The terms of a move: what it may pass, climb and enter. */
export interface MoveTerms {
  /** Terrain takes no movement: Reposition. zh.trauma.reposition */
  readonly free?: boolean;
  /** The action lets a fighter climb: Advance and Sneak. zh.height.climb-actions */
  readonly climbs?: boolean;
  /** It lets a fighter climb down from what it stands on, and onto nothing: an Advance that goes round. */
  readonly climbsDown?: boolean;
  /** Enemies are no barriers: a prescribed move stops at them by its own rule. */
  readonly pastEnemies?: boolean;
  /** Enemies whose base alone is in the way, not the gap around it. zh.open.patrol-unseen-enemy */
  readonly unseen?: readonly string[];
  /** Buildings whose doors stay shut in this action, after a failed test. zh.open.break-in-fail */
  readonly shut?: readonly string[];
  /** Nobody goes inside: a way that is found for somebody does not lead through doors. */
  readonly outside?: boolean;
}

/**
 * The least gap between bases that a move keeps to every enemy, in lattice units: where distances are told from middle to
 * middle, what the two bases leave of it. zh.move.enemy-1in, zh.open.distance
 */
export const enemyGap = (ctx: Ctx): number =>
  Math.max(
    0,
    inches(number(ctx, "zh.number.enemy-gap")) -
      (reading(ctx, "zh.open.distance") === "centres" ? 2 * baseRadius(ctx) : 0),
  );

/**
 * Whom a fighter keeps its gap to as it moves: its enemies and, by one reading, a defender to bodies. zh.move.enemy-1in,
 * zh.open.body-combat
 */
export const enemiesInWay = (ctx: Ctx, fighter: Fighter): readonly (OnTable | Body)[] => [
  ...enemiesOf(ctx.state, fighter),
  ...(reading(ctx, "zh.open.body-combat") === "stops" && sideOf(fighter) === "defender" ? ctx.state.bodies : []),
];

/** The enemies in whose gap a base would be at a place. zh.move.enemy-1in */
export function enemiesNear(ctx: Ctx, fighter: OnTable, at: Place): readonly (OnTable | Body)[] {
  const [radius, keep] = [baseRadius(ctx), enemyGap(ctx)];
  return enemiesInWay(ctx, fighter).filter(
    (enemy) => !measured.isClear(at, at, radius, { name: enemy.id, shape: baseOf(ctx, enemy), keep }),
  );
}

/** Whether a path leads through the gap of any of those who stand or lie somewhere. zh.move.enemy-1in */
export function comesNear(ctx: Ctx, path: readonly Place[], others: readonly Pick<OnTable, "id" | "at">[]): boolean {
  const [radius, keep] = [baseRadius(ctx), enemyGap(ctx)];
  return others.some((other) => {
    const barrier = { name: other.id, shape: baseOf(ctx, other), keep };
    return path.some((from, i) => !measured.isClear(from, path[i + 1] ?? from, radius, barrier));
  });
}

/** Whether a building can be entered: neither it nor all are locked, and it has a door. zh.terrain.building-locked */
export const isEnterable = (ctx: Ctx, { category, locked, entrances }: TerrainItem): boolean =>
  category === "building" && !locked && !ctx.state.options.locked && entrances.some(({ kind }) => kind === "door");

/** A stretch of an outline, as a door fills it. */
const isOnDoor = (item: TerrainItem, at: Place): boolean =>
  item.entrances.some(
    ({ kind, from, to }) => kind === "door" && measured.isWithin(measured.gapToSegment(at, from, to), 4),
  );

/** A side of a building as a wall, and an item that is looked at, in units of work. */
const WALL = 8;
const ITEM = 2;

/** The walls of a building as thin pieces, its doors left out; worked out once. zh.terrain.building-walls */
const wallsOf = meteredPer((item: TerrainItem): readonly measured.Barrier[] => {
  charge("steps", item.corners.length * (WALL + 2 * item.entrances.length));
  const doors = item.entrances.filter(({ kind }) => kind === "door");
  return wallsWithout(item.corners, doors).map((shape) => ({ name: item.id, shape, keep: 0 }));
});

/**
 * Whether a fighter may climb something in an action that lets it climb. zh.height.climb-max, zh.height.dogs, as agreed:
 * zh.terrain.building-climb, zh.terrain.vehicle-use
 */
export const isClimbable = (ctx: Ctx, fighter: OnTable, item: TerrainItem): boolean =>
  ctx.state.options.climbing &&
  item.climbable &&
  item.height !== null &&
  item.height <= inches(number(ctx, "zh.number.climb-most")) &&
  !hasDog(fighter);

/** The steps that lead up to something. zh.height.steps */
const stepsTo = (ctx: Ctx, id: string): readonly TerrainItem[] =>
  battlefieldOf(ctx.state).terrain.filter(({ category, leadsTo }) => category === "steps" && leadsTo === id);

/**
 * What climbing something costs a fighter, up or down; half of it, rounded up, for a Climber. No movement is enough in
 * an action that lets nobody climb. zh.height.climb-cost, zh.height.climb-actions, zh.height.climb-max
 */
function climbCost(ctx: Ctx, fighter: OnTable, item: TerrainItem, { climbs, climbsDown }: MoveTerms): number {
  const lets = climbs === true || (climbsDown === true && fighter.on === item.id);
  if (!lets || !isClimbable(ctx, fighter, item)) return Infinity;
  const { height } = item;
  const whole = height ?? 0;
  const halves = fighter.veteran !== null && veteranCard(fighter.veteran).effect.kind === "half climb";
  return halves ? Math.ceil(whole / 2 / measured.inch) * measured.inch : whole;
}

/** What a path goes over rather than round: what the fighter stands on, and what it is led onto beside its doors. zh.height.steps */
function goneOver(ctx: Ctx, fighter: OnTable, path: readonly Place[], terms: MoveTerms): readonly TerrainItem[] {
  if (fighter.on === null && path.length < 2) return [];
  const { terrain } = battlefieldOf(ctx.state);
  charge("steps", terrain.length * ITEM);
  return terrain.filter((item) => {
    if (item.id === fighter.on) return true;
    if (path.length < 2 || (item.category !== "building" && item.category !== "vehicle")) return false;
    // walls are climbed from outside: whoever is inside leaves by a door
    if (isInside(fighter, item)) return false;
    const bySteps = stepsTo(ctx, item.id);
    const climbs = terms.climbs === true && isClimbable(ctx, fighter, item);
    if (!climbs && bySteps.length === 0) return false;
    // who begins outside comes onto it at every second crossing, and leaves it at the others
    const ways = crossingsOn(path, item.corners).filter((_, i) => i % 2 === 0);
    const goesUp = (far: number): boolean => {
      const at = placeOn(path, far);
      const onSteps = bySteps.some(({ corners }) => measured.isWithin(measured.gapToShape(at, corners), 4));
      return (climbs || onSteps) && !(isEnterable(ctx, item) && isOnDoor(item, at));
    };
    return climbs ? ways.some(goesUp) : ways.length > 0 && ways.every(goesUp);
  });
}

/** Whether crossing obstacles costs a fighter no movement: Wire Cutters. */
const crossesFree = ({ requisition }: OnTable): boolean =>
  requisition !== null && requisitionCard(requisition).effect.kind === "free crossing";

/** An obstacle that can be crossed, with what that costs. zh.move.obstacle-1, zh.move.obstacle-2 */
const crossable = (ctx: Ctx, { id, corners, blocksSight }: TerrainItem, free: boolean): Crossable => ({
  id,
  corners,
  cost: free ? 0 : inches(number(ctx, blocksSight ? "zh.number.blocking-cost" : "zh.number.obstacle-cost")),
});

/** Buildings that a fighter is inside of as it moves. zh.terrain.building-interior */
export const isInside = ({ on, at }: OnTable, { corners }: TerrainItem): boolean =>
  on === null && !measured.isBeyond(at, at, corners, 0) && measured.placeIn(corners, at) > 0;

/** What of the terrain bars the way of a fighter. */
function terrainBarriers(
  ctx: Ctx,
  fighter: OnTable,
  over: readonly TerrainItem[],
  terms: MoveTerms,
): readonly measured.Barrier[] {
  return battlefieldOf(ctx.state).terrain.flatMap((item): readonly measured.Barrier[] => {
    if (over.includes(item)) return [];
    const whole: measured.Barrier = { name: item.id, shape: item.corners, keep: 0 };
    switch (item.category) {
      case "building": {
        const opens = isEnterable(ctx, item) && terms.outside !== true && terms.shut?.includes(item.id) !== true;
        return opens || isInside(fighter, item) ? wallsOf(item) : [whole];
      }
      case "vehicle":
        return [whole];
      case "obstacle":
        // zh.terrain.obstacle-barred
        return item.crossable ? [] : [whole];
      case "rough":
      case "low rough":
      case "hill":
      case "steps":
        return [];
    }
  });
}

/** What a fighter who goes over some terrain would be on at a place. */
const topOf = (over: readonly TerrainItem[], at: Place): string | null =>
  over.find(({ corners }) => measured.isOver(corners, at))?.id ?? null;

/**
 * The bases in a fighter's way: it crosses none of those that stand as high as it comes to be beside them, and keeps its
 * gap to enemies. zh.move.no-crossing-bases
 */
function bases(ctx: Ctx, fighter: OnTable, terms: MoveTerms, over: readonly TerrainItem[]) {
  const radius = baseRadius(ctx);
  const barrierOf = (other: OnTable): measured.Barrier => ({ name: other.id, shape: baseOf(ctx, other), keep: 0 });
  const comrades = friendsOf(ctx.state, fighter).filter(({ id }) => id !== fighter.partner);
  const isMet = (other: OnTable): boolean => topOf(over, other.at) === other.on;
  // over or under somebody who stands elsewhere one may be already; who is inside of what is gone over is under it
  const isApart = (other: OnTable): boolean =>
    isMet(other)
      ? other.on !== fighter.on && measured.squaredDistance(other.at, fighter.at) < (2 * radius) ** 2
      : other.on === null;
  const friends = comrades.filter((comrade) => isMet(comrade) && !isApart(comrade)).map(barrierOf);
  const apart = comrades.filter(isApart).map((other): Apart => ({ barrier: barrierOf(other), on: other.on }));
  const along = reading(ctx, "zh.open.move-clearance") === "whole-path";
  const gap = enemyGap(ctx);
  const enemies = enemiesInWay(ctx, fighter).map((enemy): measured.Barrier => {
    const keeps = along && terms.unseen?.includes(enemy.id) !== true;
    return { name: enemy.id, shape: baseOf(ctx, enemy), keep: keeps ? gap : 0 };
  });
  const kept = terms.pastEnemies === true ? enemies.filter(({ name }) => terms.unseen?.includes(name)) : enemies;
  const near = kept.filter((barrier) => !measured.isClear(fighter.at, fighter.at, radius, barrier));
  return { barriers: [...friends, ...kept.filter((barrier) => !near.includes(barrier))], close: near, apart };
}

/** Whether a base may reach over the edge: where its middle has to reach it to leave. zh.open.exit-contact */
const overhang = (ctx: Ctx): boolean => reading(ctx, "zh.open.exit-contact") === "centre";

/** The bounds of the table, and whoever stands across the edge may come in from there. zh.open.enter-place */
function boundsFor(ctx: Ctx, { at }: OnTable, { left, top, right, bottom }: measured.Bounds): measured.Bounds {
  if (reading(ctx, "zh.open.enter-place") === "whole-base") return { left, top, right, bottom };
  return {
    left: Math.min(left, at.x),
    top: Math.min(top, at.y),
    right: Math.max(right, at.x),
    bottom: Math.max(bottom, at.y),
  };
}

/** The ground for a fighter that moves along a path, or anywhere. */
export const groundFor = (ctx: Ctx, fighter: OnTable, terms: MoveTerms = {}, path: readonly Place[] = []): Ground =>
  groundOver(ctx, fighter, terms, goneOver(ctx, fighter, path, terms));

/** The ground for a fighter on several paths, computed once for each set of terrain they cross. */
export function groundsFor(ctx: Ctx, fighter: OnTable, terms: MoveTerms): (path: readonly Place[]) => Ground {
  const grounds = new Map<string, Ground>();
  return (path) => {
    const over = goneOver(ctx, fighter, path, terms);
    const key = over.map(({ id }) => id).join();
    let ground = grounds.get(key);
    if (ground === undefined) grounds.set(key, (ground = groundOver(ctx, fighter, terms, over)));
    return ground;
  };
}

/** What the terrain is to a fighter who moves: what bars its way, and what takes movement. */
type TerrainMet = Pick<Ground, "barriers" | "crossables" | "rough">;

/** Of one terrain so many ways to meet it, at least, are kept under one choice of settings. */
const met = perSettings(() => meteredByKey<readonly TerrainItem[], TerrainMet>(1024));

/** The terrain as a fighter meets it who goes over some of it; kept by the terrain and what of the fighter matters to it. */
function terrainFor(ctx: Ctx, fighter: OnTable, terms: MoveTerms, over: readonly TerrainItem[]): TerrainMet {
  const { terrain } = battlefieldOf(ctx.state);
  const free = terms.free === true || crossesFree(fighter);
  charge("steps", terrain.length / 8);
  const inside = terrain.filter((item) => item.category === "building" && isInside(fighter, item));
  const names = [over, inside].map((items) => items.map(({ id }) => id).join());
  const key = [...names, terms.shut?.join() ?? "", terms.outside === true, ctx.state.options.locked, free].join(" ");
  return met(ctx.settings)(terrain, key, () => terrainMet(ctx, fighter, terms, over, free));
}

function terrainMet(
  ctx: Ctx,
  fighter: OnTable,
  terms: MoveTerms,
  over: readonly TerrainItem[],
  free: boolean,
): TerrainMet {
  const { terrain } = battlefieldOf(ctx.state);
  charge("steps", terrain.length * ITEM);
  const rough = terrain.filter(
    (item) =>
      item.category === "rough" ||
      item.category === "low rough" ||
      (item.category === "building" && !over.includes(item) && isEnterable(ctx, item)),
  );
  return {
    barriers: terrainBarriers(ctx, fighter, over, terms),
    crossables: terrain
      .filter(({ category, crossable: can }) => category === "obstacle" && can)
      .map((item) => crossable(ctx, item, free)),
    rough: rough.map(({ id, corners }) => ({ id, corners })),
  };
}

/**
 * Whether the action has led its fighter through rough terrain before and paid for it: one that goes on before a shut
 * door, or after what it does, pays no second time. zh.move.rough-1, zh.open.rough-leave
 */
function hasPaidForRough(ctx: Ctx, { id }: OnTable, rough: Ground["rough"], onEntry: boolean): boolean {
  const { acting } = ctx.state;
  if (acting === null || acting.fighter !== id || acting.path.length < 2) return false;
  return rough.some(({ corners }) =>
    overlapsOn(acting.path, baseRadius(ctx), corners).some(({ from }) => !onEntry || from > 0),
  );
}

/** The table as a fighter meets it who goes over some of the terrain. */
function groundOver(ctx: Ctx, fighter: OnTable, terms: MoveTerms, over: readonly TerrainItem[]): Ground {
  const { width, height } = battlefieldOf(ctx.state);
  const radius = baseRadius(ctx);
  const { barriers, close, apart } = bases(ctx, fighter, terms, over);
  const { barriers: barred, crossables, rough } = terrainFor(ctx, fighter, terms, over);
  const onEntry = reading(ctx, "zh.open.rough-leave") === "entering-only";
  return {
    radius,
    bounds: boundsFor(ctx, fighter, measured.onTable(width, height, overhang(ctx) ? 0 : radius)),
    barriers: [...barred, ...barriers],
    close,
    apart,
    crossables,
    rough,
    roughCost:
      terms.free === true || hasPaidForRough(ctx, fighter, rough, onEntry)
        ? 0
        : inches(number(ctx, "zh.number.rough-cost")),
    crossing: reading(ctx, "zh.open.obstacle-thickness") === "whole-base" ? radius : 1,
    turnsCost: reading(ctx, "zh.open.move-length") === "furthest-point",
    outFirst: reading(ctx, "zh.open.already-close") === "out-first",
    stillEnters: reading(ctx, "zh.open.rough-entry") === "enters" ? touchGap(ctx) : 0,
    roughOnEntry: onEntry,
    climbs: over.map((item): Climbable => ({
      id: item.id,
      corners: item.corners,
      cost: climbCost(ctx, fighter, item, terms),
      steps: stepsTo(ctx, item.id).map(({ corners }) => corners),
    })),
  };
}

/** The doors that a path leads in by: the building and how far along it lies. zh.terrain.building-attackers */
export function doorsOn(
  ctx: Ctx,
  fighter: OnTable,
  ground: Ground,
  path: readonly Place[],
): readonly { readonly building: TerrainItem; readonly far: number; readonly into: boolean }[] {
  const overIds = ground.climbs.map(({ id }) => id);
  return battlefieldOf(ctx.state)
    .terrain.filter((item) => item.category === "building" && !overIds.includes(item.id))
    .flatMap((building) => {
      let into = fighter.on !== null || measured.placeIn(building.corners, fighter.at) <= 0;
      return crossingsOn(path, building.corners).map((far) => {
        const doorway = { building, far, into };
        into = !into;
        return doorway;
      });
    })
    .toSorted((a, b) => a.far - b.far);
}
